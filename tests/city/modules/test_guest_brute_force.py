"""Every way to bend dice, to turn them over and to pay that the toy module `guest` brings, against brute force."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from typing import Any

import pytest

import troyes.core.state
from tests.city.actions.test_picker import INFLUENCE, dice, spelled
from tests.city.modules.fair_turn import ACROBAT, ALL_CARDS, DRUMMER, FAIR_CUBES, FairTurn, move_of
from tests.city.modules.guest import GAME
from troyes.city.state import City
from troyes.core.offer import Offer
from troyes.core.rng import Rng
from troyes.core.state import CHANCE, NOBODY

COMPILED = str(troyes.core.state.__file__).endswith(tuple(EXTENSION_SUFFIXES))
POSITIONS = 16 if COMPILED else 8  # for each number of players, with few dice
MANY_POSITIONS = 60
SKIPPED = (*INFLUENCE, "fair-juggler", "fair-rope")
AIDS = {(), (ACROBAT,), (DRUMMER,), (ACROBAT, DRUMMER)}


def positions(players: int, count: int, most_dice: int) -> list[City]:
    """Positions at the choice of an action, from random games, enriched with cubes, dice and influence."""
    rng = Rng(17, players)
    offer = Offer()
    found: list[City] = []
    while len(found) < count:
        state = GAME.new(GAME.setup(players, {"bonus": "yes", "fair": "yes"}))
        while (actor := state.actor()) != NOBODY and len(found) < count:
            if actor != CHANCE and state.prompt(actor).name == "take-turn" and rng.below(8) == 0:
                wanted = FAIR_CUBES[len(found) % len(FAIR_CUBES)]
                found.append(enriched(state, wanted, most_dice, rng))
            state.fill(actor, offer)
            state.take(actor, offer.draw(rng))
    return found


def enriched(state: City, wanted: str, most_dice: int, rng: Rng) -> City:
    """The position with up to so many dice of each colour, and with this cube, money, influence and things of the fair
    for the one to move; who has a tumbler has all else that turns or adds. Of his citizens few are left: each is
    another place to take one from, and the dice are the same for all."""
    document: dict[str, Any] = GAME.document(state)
    mover = document["turn"]
    at = "ABCD".index(mover)
    seat = document["seats"][at]
    seat["deniers"] = rng.below(10 if rng.below(2) else 30)
    seat["influence"] = max(rng.below(5), 1 if wanted == "toll-house" else 0)
    memory = document["modules"]["fair"]
    memory["wares"][at] = rng.below(2)
    memory["acrobats"][at] = 1 if wanted == "tumbler" else rng.below(2)
    memory["drummers"][at] = 1 if wanted == "tumbler" else rng.below(2)
    document["dice"] = dice(rng, [*"ABCD"[: document["players"]], "N"], most_dice)
    purple = " ".join(f"p{1 + rng.below(6)}" for _ in range(rng.below(3)))
    document["dice"][mover] = f"{document['dice'].get(mover, '')} {purple}".strip()
    for name, spaces in document["buildings"].items():
        before, own, behind = spaces.partition(mover)
        document["buildings"][name] = before + own + behind.replace(mover, "-")
    slot = ALL_CARDS[wanted][:2]
    cards = {name: card for name, card in document["activities"].items() if ALL_CARDS[name][:2] != slot}
    document["activities"] = {**cards, wanted: {"tradesmen": "- -", "cubes": {mover: 1}}}
    return GAME.restore(document)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_way_to_bend_and_to_pay_agrees_with_brute_force(players: int) -> None:
    compare(players, POSITIONS, most_dice=3)


@pytest.mark.heavy
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_many_ways_to_bend_and_to_pay_agree_with_brute_force(players: int) -> None:
    compare(players, MANY_POSITIONS, most_dice=4)


def compare(players: int, count: int, most_dice: int) -> None:
    """The same set of moves, none spelled twice, and no word that leads nowhere."""
    used: set[tuple[str | None, tuple[str, ...]]] = set()
    for state in positions(players, count, most_dice):
        document = GAME.document(state)
        moves = [move_of(words) for words in spelled(state, GAME, SKIPPED)]
        wanted = FairTurn(document).fair_moves()
        assert set(moves) == wanted, document
        assert len(moves) == len(wanted), document
        used |= {(cube, aids) for _, _, cube, aids, _, _ in moves}
    assert {cube for cube, _ in used} >= {None, *FAIR_CUBES}, "a cube that no position uses is not compared"
    assert {aids for _, aids in used} == AIDS
    assert ("tumbler", (ACROBAT, DRUMMER)) in used
