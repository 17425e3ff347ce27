"""Module 1: nine characters, three of them ladies; and the variant with a character that lies open."""

from __future__ import annotations

import json
from itertools import permutations

import pytest

from tests.city.builder import A, B, C, D, N, Playing, Table, fresh
from tests.city.ladies.expansion import even, expanded, likely
from troyes.city.game import CITY
from troyes.city.state import City
from troyes.core.errors import Refusal
from troyes.core.rng import Rng
from troyes.core.state import CHANCE, WATCHER, State

BASE = ["chretien-de-troyes", "urbain-iv", "thibaut-ii", "hugues-de-payns", "le-florentin", "henry-i"]
JEANNE, ISABEAU, MARIE = "jeanne-de-champagne", "isabeau-de-baviere", "marie-de-champagne"
LADIES = [JEANNE, ISABEAU, MARIE]
NINE = BASE + LADIES
PURSE = 20
EMPTY_LEVELS = 6
CARDS = {
    JEANNE: ["merchant", "innkeeper", "sculptor"],
    ISABEAU: ["archer", "hunting", "joust"],
    MARIE: ["priest", "templar", "procession"],
}
WORTH = {"merchant": 2, "innkeeper": 3, "sculptor": 6, "archer": 3, "hunting": 3, "joust": 3}
WORTH |= {"priest": 3, "templar": 3, "procession": 3}
BUILDINGS = {JEANNE: "city-hall", ISABEAU: "palace", MARIE: "bishopric"}
THRESHOLDS = [(0, 0), (1, 0), (2, 1), (3, 1), (4, 3), (5, 3), (6, 6), (7, 6), (9, 6)]


def judged(players: int, character: str) -> Table:
    """The points are counted next; seat B holds this character."""
    table = expanded(players, characters="ladies").round(players + 2).now("count-points")
    for seat in range(players):
        table.seat(seat, deniers=0, influence=0, points=PURSE)
    return table.seat(B, characters=[character])


def mission(table: Table, seat: int = A, other: int = 0) -> int:
    """What the characters give to a seat that has no cube on the Cathedral, and other points of the final count."""
    return table.start().scores()[seat] - PURSE - other + EMPTY_LEVELS


def standing(number: int, owner: str = "A") -> str:
    """So many citizens on a building's spaces."""
    return " ".join((owner * number).ljust(6, "-"))


# The ladies


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("number", "points"), THRESHOLDS)
@pytest.mark.parametrize("lady", LADIES)
def test_lady_gives_1_3_or_6_points_for_2_4_or_6_citizens(
    lady: str, number: int, points: int, players: int
) -> None:
    """Jeanne, Isabeau, Marie: citizens on cards of the colour and on its building, in total; with two players as with
    more."""
    table = judged(players, lady).building(BUILDINGS[lady], standing(min(number, 6)))
    cards = CARDS[lady][: max(0, number - 6)]
    for card in cards:
        table.card(card, "A -")
    assert mission(table, other=sum(WORTH[card] for card in cards)) == points


@pytest.mark.parametrize(
    ("cards", "stand", "points"), [(1, 1, 1), (2, 1, 1), (2, 2, 3), (3, 2, 3), (3, 3, 6)]
)
@pytest.mark.parametrize("lady", LADIES)
def test_lady_adds_tradesmen_and_citizens_of_her_building(
    lady: str, cards: int, stand: int, points: int
) -> None:
    table = judged(3, lady).building(BUILDINGS[lady], standing(stand))
    for card in CARDS[lady][:cards]:
        table.card(card, "A B")
    assert mission(table, other=sum(WORTH[card] for card in CARDS[lady][:cards])) == points


@pytest.mark.parametrize("lady", LADIES)
def test_lady_counts_a_tradesman_on_the_illustration(lady: str) -> None:
    """A citizen on an Activity card is one wherever he stands on it."""
    table = judged(3, lady)
    for card in CARDS[lady][:2]:
        table.card(card, "B C", onlookers="A")
    assert mission(table) == 1


@pytest.mark.parametrize("lady", LADIES)
def test_lady_counts_nobody_of_another_colour(lady: str) -> None:
    """Jeanne counts yellow, Isabeau red and Marie white; other cards and buildings, other players, the neutral citizens
    and the supply are nothing to her."""
    table = judged(3, lady).seat(A, supply=1).building(BUILDINGS[lady], "A N N B B B")
    other = 0
    for others in LADIES:
        if others != lady:
            table.building(BUILDINGS[others], standing(2))
            for card in CARDS[others]:
                table.card(card, "A -")
                other += WORTH[card]
    assert mission(table, other=other) == 0
    assert mission(table, B) == 1


def test_ladies_reward_every_player() -> None:
    """Characters give points to everyone, whoever holds them."""
    table = judged(4, MARIE).building("bishopric", "A A B B B B").building("palace", "C C D - D D")
    table.card("priest", "C D").seat(A, characters=[ISABEAU])
    assert [mission(table, seat, other) for seat, other in ((A, 0), (B, 0), (C, 3), (D, 2))] == [1, 3, 1, 1]


# Set-up


def test_ladies_are_no_characters_of_the_base_game() -> None:
    for lady in LADIES:
        with pytest.raises(Refusal):
            expanded(3, characters="base").seat(A, characters=[lady]).start()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nine_characters_are_shuffled_and_dealt(players: int) -> None:
    """Module 1, Setup: the nine cards replace the six; each player gets one, with two players two."""
    game = fresh(players, characters="ladies").chance("A-starts")
    left = list(NINE)
    hands = 4 if players == 2 else players
    for name in (MARIE, "henry-i", JEANNE, ISABEAU)[:hands]:
        assert likely(game) == even(left)
        game.chance(name)
        left.remove(name)
    assert game.asked() == "place-citizens"
    held = sorted(name for seat in range(players) for name in game.characters(seat))
    assert held == sorted((MARIE, "henry-i", JEANNE, ISABEAU)[:hands])
    assert {len(game.characters(seat)) for seat in range(players)} == {2 if players == 2 else 1}


@pytest.mark.parametrize(
    ("character", "points"),
    [("chretien-de-troyes", 1), ("thibaut-ii", 3), ("hugues-de-payns", 6), ("urbain-iv", 0), ("henry-i", 1)],
)
def test_characters_of_the_base_game_ask_for_what_they_always_did(character: str, points: int) -> None:
    """Module 1: the six cards that are identical work the same way."""
    table = judged(3, character).building("palace", standing(3)).past("war")
    table.seat(A, deniers=12, influence=15, won=1)
    assert mission(table) == points


# The open character


def dealt(players: int, characters: str, hands: list[str]) -> Playing:
    """A new game with an open character, the hands dealt."""
    game = fresh(players, characters=characters, revealed="yes").chance("A-starts")
    return game.chance(" ".join(hands))


@pytest.mark.parametrize("characters", ["base", "ladies"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_open_character_is_drawn_when_all_hands_are_dealt(players: int, characters: str) -> None:
    """Variant: one character is revealed when they are dealt, any of those that nobody got."""
    every = BASE if characters == "base" else NINE
    number = 4 if players == 2 else players
    game = dealt(players, characters, every[:number])
    assert likely(game) == even(every[number:])
    game.chance(every[-1])
    assert game.document()["revealed"] == [every[-1]]
    assert game.asked() == "place-citizens"
    assert sum(len(game.characters(seat)) for seat in range(players)) == number


def test_no_character_lies_open_without_the_variant() -> None:
    game = fresh(3, characters="ladies").chance("A-starts " + " ".join(LADIES))
    assert game.asked() == "place-citizens"
    assert not game.document().get("revealed")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_open_character_gives_points_to_everyone(players: int) -> None:
    """Variant: this character will grant VPs to everyone at the end, beside the secret ones."""
    table = judged(players, "thibaut-ii").settled(revealed="yes").revealed(ISABEAU)
    table.building("palace", "A A B B B B").seat(A, deniers=6)
    assert (mission(table, A), mission(table, B)) == (1 + 1, 3)


def busy(hands: list[list[str]], revealed: str) -> Table:
    """A table in the middle of a game with these hands and an open character."""
    table = expanded(len(hands), characters="ladies", revealed="yes").revealed(revealed)
    table.dice("r4@A y6@B w3@N").card("merchant", "B A").building("palace", "A B N A - -")
    for seat, hand in enumerate(hands):
        table.seat(seat, characters=hand)
    return table


def sight(state: State, seat: int) -> tuple[tuple[int, ...], str, tuple[int, ...]]:
    """All that a seat can read from its view."""
    view = state.view(seat)
    assert isinstance(view, City)
    return view.key(), json.dumps(CITY.document(view)), tuple(view.scores())


@pytest.mark.parametrize("seat", [A, B, C, WATCHER])
def test_open_character_is_seen_by_everyone_and_no_other_one(seat: int) -> None:
    """Variant: everyone can see it; the hands of others stay secret."""
    sights = set()
    for others in permutations([name for name in NINE if name not in (MARIE, JEANNE)], 3):
        hands = [[name] for name in others]
        if seat != WATCHER:
            hands[seat] = [JEANNE]
        state = busy(hands, MARIE).start().state
        sights.add(sight(state, seat))
        if len(sights) == 1:
            seen = Playing(state.view(seat)).document()
            assert seen["revealed"] == [MARIE]
            assert [hand["characters"] for hand in seen["seats"]] == [
                [JEANNE] if other == seat else ["?"] for other in range(3)
            ]
    assert len(sights) == 1


def test_open_character_makes_a_difference_to_every_view() -> None:
    hands = [["henry-i"], [JEANNE], ["urbain-iv"]]
    for seat in (A, B, C, WATCHER):
        assert len({sight(busy(hands, name).start().state, seat) for name in (MARIE, ISABEAU)}) == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_deal_shows_nobody_the_hands_of_others_before_or_after_the_open_one(players: int) -> None:
    """Set-up: with the same own hand and the same open character, all views are the same."""
    number = 4 if players == 2 else players
    mine = [JEANNE, "henry-i"] if players == 2 else [JEANNE]
    unknown = [name for name in NINE if name not in mine and name != MARIE]
    before, after = set(), set()
    for others in permutations(unknown, number - len(mine)):
        game = dealt(players, "ladies", [*mine, *others])
        before.add(sight(game.state, A))
        after.add(sight(game.chance(MARIE).state, A))
    assert (len(before), len(after)) == (1, 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_guess_never_deals_the_open_character(players: int) -> None:
    """Whoever sees it knows that nobody holds it, and nothing more."""
    number = 4 if players == 2 else players
    state = dealt(players, "ladies", NINE[:number]).chance(MARIE).state
    seen: set[str] = set()
    for seed in range(120):
        guess = Playing(state.guess(A, Rng(seed)))
        assert guess.document()["revealed"] == [MARIE]
        held = [name for seat in range(1, players) for name in guess.characters(seat)]
        assert len(held) == len(set(held)) == number - len(guess.characters(A))
        seen.update(held)
    assert seen == set(NINE) - {MARIE} - set(Playing(state).characters(A))


# The King's Challenge


def test_nine_characters_lie_in_the_pile_of_the_challenge() -> None:
    """All nine cards are laid open, each as likely as the others that are left."""
    game = fresh(1, characters="ladies").chance("A-starts")
    left = list(NINE)
    while game.actors() == [CHANCE] and set(game.options(CHANCE)) <= set(NINE):
        assert likely(game) == even(left)
        game.chance(left.pop())
    assert (left, game.pile()) in [([], NINE), ([], NINE[::-1])]


@pytest.mark.parametrize("lady", LADIES)
def test_le_roy_is_judged_by_a_lady_as_the_player_is(lady: str) -> None:
    """Le Roy reveals a character: both receive its points at once, he for his own citizens and tradesmen."""
    table = expanded(1, characters="ladies").pile(lady).dice("r6@N y1@A")
    table.building(BUILDINGS[lady], "N N N A - -").card(CARDS[lady][0], "N A")
    game = table.start().take(A, "pass").chance("4 4")
    assert (game.points(A), game.points(N), game.pile()) == (1, 3, [])


@pytest.mark.parametrize(("lying", "points"), [("", 0), ("A", 0)])
@pytest.mark.parametrize("lady", LADIES)
def test_lady_does_not_count_who_lies_on_her_building(lady: str, lying: str, points: int) -> None:
    """Ruling R97: those on the cards and on the building; one who was expelled is not on it. In the King's Challenge a
    character may be judged while somebody lies there."""
    table = expanded(1, characters="ladies").pile(lady).dice("r6@N y1@A")
    table.building(BUILDINGS[lady], "A - - - - -", lying=lying)
    assert table.start().take(A, "pass").chance("4 4").points(A) == points
