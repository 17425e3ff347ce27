"""Character cards at the end of the game: six missions and their thresholds, and that all of them judge everyone."""

from __future__ import annotations

import pytest

from tests.city.builder import LETTERS, A, B, C, D, Table, city

# Points that nobody loses by the Cathedral's three levels, so that the missions can be read off the score.
PURSE = 20
LEVELS_WITHOUT_CUBES = 6
CARDS = ["archer", "merchant", "priest", "hunting", "innkeeper", "templar", "joust", "sculptor", "procession"]
# What a tradesman on the first space of these cards is worth (facts 2).
WORTH = dict(zip(CARDS, (3, 2, 3, 3, 3, 3, 3, 6, 3), strict=True))


def judged(players: int, character: str, holder: int = B) -> Table:
    """The points are counted next, with one character in the game. Nobody fulfils anything yet."""
    table = city(players).round(players + 2).seat(holder, characters=[character]).now("count-points")
    for seat in range(players):
        table.seat(seat, deniers=0, influence=0, points=PURSE)
    return table


def mission(table: Table, seat: int = A, *, levels: int = 3, other: int = 0) -> int:
    """What the character gives to a seat that has no cube on so many levels, and other points of the final count."""
    return table.start().scores()[seat] - PURSE - other + 2 * levels


def spread(number: int, seat: int = A) -> list[str]:
    """So many citizens of a seat over the three buildings, the rest empty."""
    spaces = (LETTERS[seat] * number).ljust(18, "-")
    return [" ".join(spaces[start : start + 6]) for start in (0, 6, 12)]


THREE_OR_MORE = [(0, 0), (2, 0), (3, 1), (4, 1), (5, 3), (6, 3), (7, 6), (8, 6), (12, 6)]
FOUR_OR_MORE = [(0, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 3), (7, 3), (8, 6), (9, 6), (12, 6)]
THRESHOLDS = [(3, *case) for case in THREE_OR_MORE] + [(4, *case) for case in THREE_OR_MORE]
THRESHOLDS += [(2, *case) for case in FOUR_OR_MORE]


@pytest.mark.parametrize("players, number, points", THRESHOLDS)
def test_chretien_de_troyes_counts_citizens_on_the_principal_buildings(
    players: int, number: int, points: int
) -> None:
    """3, 5 and 7 citizens give 1, 3 and 6 VP; with two players 4, 6 and 8."""
    palace, city_hall, bishopric = spread(number)
    table = judged(players, "chretien-de-troyes")
    table.building("palace", palace).building("city-hall", city_hall).building("bishopric", bishopric)
    assert mission(table) == points


def test_chretien_de_troyes_counts_neither_tradesmen_nor_supply_nor_neutral_citizens() -> None:
    table = judged(3, "chretien-de-troyes").seat(A, supply=5).card("merchant", "A -")
    table.building("palace", "A A N N N N").building("city-hall", "N B B - - -")
    assert mission(table, other=WORTH["merchant"]) == 0


@pytest.mark.parametrize("players, number, points", THRESHOLDS)
def test_urbain_iv_counts_cubes_on_the_cathedral(players: int, number: int, points: int) -> None:
    """3, 5 and 7 cubes give 1, 3 and 6 VP; with two players 4, 6 and 8. All levels count."""
    table = judged(players, "urbain-iv").cathedral(*spread(number))
    assert mission(table, levels=3 - min(3, (number + 5) // 6)) == points


def test_urbain_iv_counts_only_own_cubes() -> None:
    table = judged(3, "urbain-iv").cathedral("A A N B B B", "N N N N - -")
    assert mission(table, levels=2) == 0
    assert mission(table, B, levels=2) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "deniers, points", [(0, 0), (5, 0), (6, 1), (11, 1), (12, 3), (17, 3), (18, 6), (19, 6), (60, 6)]
)
def test_thibaut_ii_counts_deniers(players: int, deniers: int, points: int) -> None:
    """6, 12 and 18 deniers give 1, 3 and 6 VP, with two players too."""
    assert mission(judged(players, "thibaut-ii").seat(A, deniers=deniers)) == points


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "influence, points", [(0, 0), (4, 0), (5, 1), (9, 1), (10, 3), (14, 3), (15, 6), (20, 6)]
)
def test_hugues_de_payns_counts_influence(players: int, influence: int, points: int) -> None:
    """5, 10 and 15 influence give 1, 3 and 6 VP, with two players too."""
    assert mission(judged(players, "hugues-de-payns").seat(A, influence=influence)) == points


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "number, points", [(0, 0), (1, 0), (2, 1), (3, 1), (4, 3), (5, 3), (6, 6), (7, 6), (9, 6)]
)
def test_le_florentin_counts_tradesmen(players: int, number: int, points: int) -> None:
    """2, 4 and 6 tradesmen on Activity cards give 1, 3 and 6 VP, with two players too."""
    table = judged(players, "le-florentin")
    for card in CARDS[:number]:
        table.card(card, "A -")
    assert mission(table, other=sum(WORTH[card] for card in CARDS[:number])) == points


def test_le_florentin_counts_a_tradesman_on_the_illustration() -> None:
    """He is worth nothing himself, but he is a tradesman on an Activity card."""
    table = (
        judged(3, "le-florentin").card("merchant", "B C", onlookers="A").card("archer", "B C", onlookers="A")
    )
    assert mission(table) == 1


def test_le_florentin_does_not_count_citizens_elsewhere() -> None:
    table = (
        judged(3, "le-florentin").card("merchant", "A -").building("palace", "A A A - - -").seat(A, supply=3)
    )
    assert mission(table, other=WORTH["merchant"]) == 0


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("won, points", [(0, 0), (1, 1), (2, 1), (3, 3), (4, 3), (5, 6), (6, 6)])
def test_henry_i_counts_event_cards(players: int, won: int, points: int) -> None:
    """1, 3 and 5 Event cards give 1, 3 and 6 VP, with two players too."""
    past = ["war", "normans-attack", "brigands1", "brigands2", "brigands3", "skirmishes1"][:won]
    assert mission(judged(players, "henry-i").past(*past).seat(A, won=won)) == points


@pytest.mark.parametrize("holder", [A, B, C, D])
def test_every_character_rewards_every_player_whoever_holds_the_card(holder: int) -> None:
    table = judged(4, "thibaut-ii", holder)
    for seat, deniers in enumerate((18, 12, 6, 0)):
        table.seat(seat, deniers=deniers)
    expected = [PURSE - LEVELS_WITHOUT_CUBES + points for points in (6, 3, 1, 0)]
    assert table.start().scores() == expected


def test_all_four_characters_of_four_players_are_counted() -> None:
    table = judged(4, "thibaut-ii", A).seat(B, characters=["hugues-de-payns"]).seat(C, characters=["henry-i"])
    table.seat(D, characters=["chretien-de-troyes"]).past("war").building("palace", "A A A B B -")
    table.seat(A, deniers=18, influence=10, won=1).seat(B, deniers=6, influence=15).seat(C, influence=5)
    assert table.start().scores() == [14 + 6 + 3 + 1 + 1, 14 + 1 + 6, 14 + 1, 14]


def test_two_players_are_judged_by_all_four_characters() -> None:
    """Each holds two cards, and both score all four."""
    table = city(2).round(4).now("count-points").past("war", "heresy")
    table.seat(A, characters=["thibaut-ii", "henry-i"], deniers=12, influence=4, points=PURSE, won=2)
    table.seat(B, characters=["hugues-de-payns", "chretien-de-troyes"], deniers=5, influence=15, points=PURSE)
    table.building("palace", "A A A A B B").building("bishopric", "B B B B N N")
    assert table.start().scores() == [14 + 3 + 1 + 0 + 1, 14 + 0 + 0 + 6 + 3]


def test_a_character_that_nobody_holds_rewards_nobody() -> None:
    table = judged(3, "henry-i").seat(A, deniers=30, influence=20)
    table.building("palace", "A A A A A A").building("city-hall", "A A - - - -")
    assert mission(table) == 0
