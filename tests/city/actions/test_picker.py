"""The engine's picking of dice against brute force: on random positions both find the same complete moves.

The engine spells a move word by word and offers only what can be completed; `brute_force` tries everything. Positions
come from random games; most are enriched with cubes, money and dice, because random play rarely has many of them.
"""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from typing import Any

import pytest

import troyes.core.state
from tests.city.brute_force import CARDS, CUBES, Move, Turn
from tests.city.builder import A, city
from troyes.city.actions.dice_group import ALL_FACES, Search, search_again
from troyes.city.constants import AGRICULTURE_DIVISOR, YELLOW
from troyes.city.content.kinds import PLAIN
from troyes.city.game import CITY, TroyesCity
from troyes.city.state import City
from troyes.core.offer import Offer
from troyes.core.rng import Rng
from troyes.core.state import CHANCE, NOBODY

COMPILED = str(troyes.core.state.__file__).endswith(tuple(EXTENSION_SUFFIXES))
POSITIONS = 200 if COMPILED else 60  # for each number of players

INFLUENCE = ("reroll-", "recruit", "turn")


def positions(players: int) -> list[City]:
    """Positions at the choice of an action, from random games with and without the bonus cards."""
    rng = Rng(players)
    offer = Offer()
    found: list[City] = []
    while len(found) < POSITIONS:
        state = CITY.new(CITY.setup(players, {"bonus": "yes" if rng.below(2) else "no"}))
        while (actor := state.actor()) != NOBODY and len(found) < POSITIONS:
            if actor != CHANCE and state.prompt(actor).name == "take-turn" and rng.below(6) == 0:
                found.append(state.clone() if rng.below(4) == 0 else enriched(state, rng))
            state.fill(actor, offer)
            state.take(actor, offer.draw(rng))
    return found


def enriched(state: City, rng: Rng) -> City:
    """The position with other dice, and with cubes, money and influence for the one to move."""
    document: dict[str, Any] = CITY.document(state)
    mover = document["turn"]
    seat = document["seats"]["ABCD".index(mover)]
    seat["deniers"] = rng.below(10 if rng.below(2) else 30)
    seat["influence"] = rng.below(6)
    document["dice"] = dice(rng, [*"ABCD"[: document["players"]], "N"])
    document["activities"] = cards = with_card(document["activities"], CUBES[rng.below(len(CUBES))])
    for name in cards:
        if name in CUBES and rng.below(4):
            cards[name]["cubes"] = {mover: 1 + rng.below(2)}
    if "prior" in cards:
        document["setup"]["bonus"] = "yes"
    return CITY.restore(document)


def with_card(cards: dict[str, Any], wanted: str) -> dict[str, Any]:
    """The cards in play with this one among them, in the place of the one of its colour and level."""
    slot = CARDS[wanted][:2]
    others = {name: card for name, card in cards.items() if CARDS[name][:2] != slot}
    replaced = [card for name, card in cards.items() if CARDS[name][:2] == slot]
    return {**others, wanted: replaced[0] if replaced else {"tradesmen": "- -"}}


def dice(rng: Rng, districts: list[str], most: int = 6) -> dict[str, str]:
    """Up to so many dice of each colour, anywhere on the city square."""
    thrown: dict[str, list[str]] = {}
    for colour in "ryw":
        for _ in range(rng.below(most + 1)):
            thrown.setdefault(districts[rng.below(len(districts))], []).append(f"{colour}{1 + rng.below(6)}")
    return {district: " ".join(faces) for district, faces in thrown.items()}


def spelled(state: City, game: TroyesCity = CITY, spends: tuple[str, ...] = INFLUENCE) -> list[list[str]]:
    """Every move that the engine offers, word by word, up to the last die."""
    actor = state.actor()
    found: list[list[str]] = []
    for token in offered(state, actor):
        target = game.vocabulary.text(token)
        if target != "pass" and not target.startswith(spends):
            found += [[target, *words] for words in _endings(game, after(state, actor, token), actor)]
    return found


def offered(state: City, actor: int) -> list[int]:
    """The options, which are never none, ascending and each there once."""
    options = state.options(actor)
    assert options
    assert options == sorted(set(options))
    return options


def after(state: City, actor: int, token: int) -> City:
    """A clone in which a token is taken."""
    clone = state.clone()
    clone.take(actor, token)
    return clone


def _endings(game: TroyesCity, state: City, actor: int) -> list[list[str]]:
    """The words that may follow, until the dice are complete."""
    if state.actor() != actor:
        return [[]]
    if state.prompt(actor).name not in ("pick-source", "pick-dice"):
        offered(state, actor)
        return [[]]
    return [
        [game.vocabulary.text(token), *words]
        for token in offered(state, actor)
        for words in _endings(game, after(state, actor, token), actor)
    ]


def _move(words: list[str]) -> Move:
    """The move that is spelled by target, place, cube, dice and an end."""
    target, *rest = [word for word in words if word != "done"]
    dice = tuple(sorted(word for word in rest if "@" in word))
    cubes = [word.removeprefix("use-") for word in rest if word.startswith("use-")]
    places = [word for word in rest if "@" not in word and not word.startswith("use-")]
    assert len(dice) + len(cubes) + len(places) == len(rest)
    assert len(cubes) <= 1
    assert len(places) <= 1
    return target, places[0] if places else None, cubes[0] if cubes else None, dice


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_pick_dice_agrees_with_brute_force(players: int) -> None:
    """Actions 1 to 5: the same set of moves, none spelled twice, and no word that leads nowhere."""
    cubes: set[str | None] = set()
    for state in positions(players):
        document = CITY.document(state)
        moves = [_move(words) for words in spelled(state)]
        wanted = Turn(document).moves()
        assert set(moves) == wanted, document
        assert len(moves) == len(wanted), document
        cubes |= {cube for _, _, cube, _ in moves}
    assert cubes == {None, *CUBES}, "a cube that no position uses is not compared"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_search_that_is_used_again_remembers_nothing(players: int) -> None:
    """A search is kept from question to question: it answers as a new one does."""
    rng = Rng(players)
    offer = Offer()
    state = CITY.new(CITY.setup(players, {"bonus": "yes"}))
    while (actor := state.actor()) != NOBODY:
        state.fill(actor, offer)
        assert [offer.tokens[i] for i in range(offer.size)] == state.options(actor)
        state.take(actor, offer.draw(rng))


def test_search_again_adds_up_the_options_of_many_searches() -> None:
    """Agriculture: of one die only, a yellow 1 is too little and with 1 denier a bought one too dear; of several, all
    three yellow ones may come first."""
    state = city(2).seat(A, deniers=3).dice("y1@A y2@A y3@B r6@A").start().state
    search = Search()
    search.begin(state, A, 0)
    search.look_for(YELLOW, 1, AGRICULTURE_DIVISOR, ALL_FACES, 1)
    assert search.bend_by(state, PLAIN)
    assert search_again([search], [state], Offer()) == 1
    search.look_for(YELLOW, 3, AGRICULTURE_DIVISOR, ALL_FACES, 3)
    assert search_again([search, search], [state, state], Offer()) == 6
