"""End of the Game: the last round to its end, the final count, and who has won."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, C, D, Playing, Table, city
from troyes.city.game import CITY
from troyes.core.state import CHANCE

# Hire cost apart, what a tradesman on the first and on the second space is worth (facts 2 and 4).
WORTH = {
    "merchant": (2, 1),
    "miller": (2, 1),
    "artisan": (2, 1),
    "militia": (3, 2),
    "innkeeper": (3, 2),
    "blacksmith": (3, 2),
    "sculptor": (6, 5),
    "journeyman": (2, 1),
    "goldsmith": (3, 2),
    "tithe": (3, 2),
    "monk": (3, 2),
    "priest": (3, 2),
    "apprenticeship": (3, 2),
    "confession": (3, 2),
    "templar": (3, 2),
    "pilgrimage": (1, 1),
    "procession": (3, 2),
    "glassblower": (3, 2),
    "archer": (3, 2),
    "chivalry": (2, 1),
    "diplomat": (2, 1),
    "hunting": (3, 1),
    "mercenary": (1, 1),
    "tax-collector": (2, 1),
    "captain": (3, 2),
    "joust": (3, 2),
    "troubadour": (3, 2),
    "baker": (2, 1),
    "prior": (4, 3),
    "banquet": (3, 2),
}
BONUS = {"baker", "prior", "banquet"}
ROUNDS = {2: 4, 3: 5, 4: 6}


def count(players: int = 3, *, bonus: bool = False) -> Table:
    """The points are counted next; nobody loses any by the Cathedral."""
    row = " ".join("ABCD"[:players].ljust(6, "-"))
    return city(players, bonus=bonus).round(ROUNDS[players]).cathedral(row, row, row).now("count-points")


def last_round(players: int = 2) -> Table:
    """The action phase of the last round; nobody will lose points by the Cathedral."""
    row = " ".join("ABCD"[:players].ljust(6, "-"))
    return city(players).round(ROUNDS[players]).cathedral(row, row, row)


def over(game: Playing) -> bool:
    """Whether nobody has to choose any more."""
    return game.actors() == []


def test_presence_on_an_event_that_is_not_countered_is_1_point() -> None:
    """One point for each card with at least one cube, Marauding included, however many cubes lie there."""
    game = count().marauding("A B A").event("war", "A A A C").event("heresy", "N").event("drought").start()
    assert game.scores() == [2, 1, 1]


def test_presence_on_countered_events_is_nothing() -> None:
    game = count().seat(A, won=2).past("war", "heresy").event("drought", "B").start()
    assert game.scores() == [0, 1, 0]


@pytest.mark.parametrize("card, worth", WORTH.items())
def test_tradesman_is_worth_the_points_of_his_space(card: str, worth: tuple[int, int]) -> None:
    game = count(bonus=card in BONUS).card(card, "C A").start()
    assert game.scores() == [worth[1], 0, worth[0]]


@pytest.mark.parametrize("card", ["merchant", "sculptor"])
def test_tradesman_on_the_illustration_is_worth_nothing(card: str) -> None:
    game = count(4).card(card, "B C", onlookers="A D").start()
    assert [game.scores()[seat] for seat in (A, D)] == [0, 0]
    assert [game.scores()[seat] for seat in (B, C)] == list(WORTH[card])


def test_tradesman_on_the_second_space_stays_second_when_the_first_is_free() -> None:
    """Activate a card, Notes: those who are there do not move up."""
    assert count().card("sculptor", "- A").start().scores() == [5, 0, 0]


def test_tradesmen_on_all_nine_cards_add_up() -> None:
    cards = [
        "archer",
        "merchant",
        "priest",
        "hunting",
        "innkeeper",
        "templar",
        "joust",
        "sculptor",
        "procession",
    ]
    table = count()
    for card in cards:
        table.card(card, "A B")
    game = table.start()
    assert game.scores() == [sum(WORTH[card][0] for card in cards), sum(WORTH[card][1] for card in cards), 0]


@pytest.mark.parametrize(
    "first, second, third, lost",
    [
        ("- - - - - -", "- - - - - -", "- - - - - -", 6),
        ("A - - - - -", "- - - - - -", "- - - - - -", 4),
        ("B - - - - -", "A - - - - -", "- - - - - -", 4),
        ("A A A A A A", "N N N A - -", "- - - - - -", 2),
        ("B B - - - -", "A B - - - -", "A N - - - -", 2),
        ("A - - - - -", "A - - - - -", "A - - - - -", 0),
    ],
)
def test_level_of_the_cathedral_without_an_own_cube_costs_2_points(
    first: str, second: str, third: str, lost: int
) -> None:
    game = city(2).round(4).seat(A, points=10).cathedral(first, second, third).now("count-points").start()
    assert game.scores()[A] == 10 - lost


@pytest.mark.parametrize("points, total", [(0, 0), (1, 0), (5, 0), (6, 0), (7, 1)])
def test_total_is_never_below_0(points: int, total: int) -> None:
    """Ruling: a player without points loses nothing."""
    game = city(2).round(4).seat(A, points=points).now("count-points").start()
    assert game.scores() == [total, 0]


def test_total_counts_gains_before_the_losses_of_the_cathedral() -> None:
    """Ruling: a gain is not wasted on a score that stopped at 0."""
    game = (
        city(2)
        .round(4)
        .seat(A, deniers=18, characters=["thibaut-ii"])
        .event("war", "A")
        .card("merchant", "A -")
        .now("count-points")
        .start()
    )
    assert game.scores() == [6 + 1 + 2 - 6, 0]


def test_total_adds_everything() -> None:
    game = (
        count(3)
        .seat(A, points=11, influence=10)
        .seat(B, points=9, deniers=6)
        .seat(C, characters=["hugues-de-payns"])
        .marauding("B")
        .event("war", "A B")
        .card("goldsmith", "B A")
        .start()
    )
    assert game.scores() == [11 + 3 + 1 + 2, 9 + 0 + 2 + 3, 0]


def test_winner_has_the_most_points() -> None:
    assert CITY.winners(count(3).seat(A, points=3).seat(B, points=5).seat(C, points=4).start().state) == [B]


@pytest.mark.parametrize(
    "points, winners",
    [((5, 5, 3, 1), [A, B]), ((2, 7, 7, 7), [B, C, D]), ((4, 4, 4, 4), [A, B, C, D]), ((1, 0, 0, 1), [A, D])],
)
def test_tie_is_a_shared_victory(points: tuple[int, ...], winners: list[int]) -> None:
    """Ruling: there is no tie-break, whatever else the tied players have."""
    table = count(4).seat(A, deniers=30, influence=9).seat(D, won=0, supply=5)
    for seat, number in enumerate(points):
        table.seat(seat, points=number)
    assert CITY.winners(table.start().state) == winners


@pytest.mark.parametrize("players", [2, 3, 4])
def test_game_ends_with_the_last_round_and_not_before(players: int) -> None:
    """The round of the last red event is played to its end; the round before it is followed by another."""
    for number, ends in ((ROUNDS[players] - 1, False), (ROUNDS[players], True)):
        game = last_round(players).round(number).dice("y1@A").start()
        for seat in range(players):
            assert game.actors() == [seat]
            game.take(seat, "pass")
        assert over(game) == ends
        if not ends:
            assert game.actors() == [CHANCE]


def test_last_round_ends_when_the_last_die_is_used() -> None:
    game = last_round().dice("y6@A").start()
    game.take(A, "agriculture y6@A done")
    assert over(game)
    assert game.deniers(A) == 8


def test_last_round_gives_back_the_deniers_of_the_districts_before_the_count() -> None:
    """Phase 5 comes before the end of the game: A has 4 and gets 2 for the pass, which makes 6 for Thibaut II."""
    game = last_round().seat(A, deniers=4).seat(B, deniers=9, characters=["thibaut-ii"]).dice("y1@B").start()
    game.take(A, "pass").take(B, "pass")
    assert over(game)
    assert (game.deniers(A), game.deniers(B)) == (6, 11)
    assert game.scores() == [1, 1]


def test_last_round_adds_a_denier_each_time_the_turn_comes_round() -> None:
    game = last_round().seat(A, deniers=8).seat(B, characters=["thibaut-ii"]).dice("y6@B w6@B").start()
    game.take(A, "pass").take(B, "agriculture y6@B done")
    assert (game.passed(A), game.actors()) == (3, [B])
    game.take(B, "pass")
    assert (game.deniers(A), game.deniers(B)) == (11, 10)
    assert game.scores() == [1, 1]


def test_last_round_sends_expelled_citizens_home_before_the_count() -> None:
    """They are in the supply and do not stand on the buildings for Chrétien de Troyes."""
    game = (
        last_round(3)
        .seat(B, characters=["chretien-de-troyes"])
        .building("palace", "A A B B B -", lying="A C")
        .dice("y1@A")
        .start()
    )
    game.take(A, "pass").take(B, "pass").take(C, "pass")
    assert over(game)
    assert game.scores() == [0, 1, 0]
    assert (game.supply(A), game.supply(C)) == (1, 1)


def test_last_round_brings_no_further_income() -> None:
    game = last_round().building("city-hall", "A - - - - -").dice("y1@A").start()
    game.take(A, "pass").take(B, "pass")
    assert [game.deniers(seat) for seat in (A, B)] == [7, 7]
    assert game.dice() == []


def test_last_round_plays_all_its_phases() -> None:
    """Income, workforce, two events, black dice, actions; the fourth of two players' rounds is the last."""
    game = (
        last_round()
        .round(3)
        .dice("y1@B")
        .seat(A, deniers=0)
        .seat(B, deniers=0, characters=["henry-i"])
        .building("palace", "A - - - - B")
        .event("skirmishes1", "A A")
        .turn(B)
        .start()
    )
    game.take(B, "pass").take(A, "pass")
    assert (game.round(), game.starter(), game.asked()) == (4, "B", "roll-workforce")
    assert [game.deniers(seat) for seat in (A, B)] == [10, 10]
    game.chance("3 4 war heresy 6 1 1 1")
    game.take(B, "b1 b1 r4@B")
    assert game.options(B) == ["done"]
    game.take(B, "done").take(A, "r3@A done")
    assert over(game)
    assert game.scores() == [1, 0]
