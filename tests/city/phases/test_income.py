"""Phase 1: 10 deniers for everyone, then the salaries of the Bishopric and of the Palace."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, C, D, Table, city


def income(players: int = 2) -> Table:
    """A table where income comes next, and then the first turn."""
    return city(players).dice("y2@A").now("pay-salaries", "first-turn", "end-round", "next-round")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_income_is_10_deniers_for_everyone(players: int) -> None:
    game = income(players).start()
    assert [game.deniers(seat) for seat in range(players)] == [15] * players
    assert game.actors() == [A]


@pytest.mark.parametrize("citizens, deniers", [(0, 15), (1, 13), (2, 11), (3, 9), (6, 3)])
def test_salary_in_the_palace_is_2_deniers(citizens: int, deniers: int) -> None:
    game = income().building("palace", " ".join("A" * citizens + "-" * (6 - citizens))).start()
    assert (game.deniers(A), game.deniers(B)) == (deniers, 15)


@pytest.mark.parametrize("citizens, deniers", [(1, 14), (2, 13), (4, 11), (6, 9)])
def test_salary_in_the_bishopric_is_1_denier(citizens: int, deniers: int) -> None:
    game = income().building("bishopric", " ".join("A" * citizens + "-" * (6 - citizens))).start()
    assert (game.deniers(A), game.deniers(B)) == (deniers, 15)


def test_salary_in_city_hall_is_nothing() -> None:
    game = income().building("city-hall", "A A A A B B").start()
    assert (game.deniers(A), game.deniers(B)) == (15, 15)


def test_salaries_are_each_ones_own_and_neutral_citizens_cost_nobody_anything() -> None:
    game = (
        income(4)
        .building("palace", "A N B B C N")
        .building("city-hall", "D D D N A C")
        .building("bishopric", "B B A C C C")
        .start()
    )
    assert [game.deniers(seat) for seat in (A, B, C, D)] == [15 - 3, 15 - 6, 15 - 5, 15]


def test_salary_is_not_due_for_tradesmen_or_the_supply() -> None:
    game = (
        income()
        .seat(A, supply=4)
        .card("merchant", "A B")
        .card("archer", "B -", onlookers="A")
        .building("palace", "A - - - - -")
        .start()
    )
    assert (game.deniers(A), game.deniers(B)) == (13, 15)


def test_income_comes_before_salaries() -> None:
    """Phase 1: the fixed income may be spent on the salaries of the same phase."""
    game = income().seat(A, deniers=0, points=4).building("palace", "A A A A A -").start()
    assert (game.deniers(A), game.points(A)) == (0, 4)


@pytest.mark.parametrize(
    "deniers, palace, bishopric",
    [
        (0, 5, 1),  # 11 to pay with 10
        (1, 6, 6),  # 18 to pay with 11: the loss is the same
        (0, 6, 0),
        (4, 5, 5),
    ],
)
@pytest.mark.parametrize("points, left", [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_salary_that_cannot_be_paid_takes_the_last_denier_and_2_points(
    deniers: int, palace: int, bishopric: int, points: int, left: int
) -> None:
    """Phase 1: he pays what he can, then loses 2 VP. Rulings: one flat loss whatever is missing; never below 0."""
    game = (
        income()
        .seat(A, deniers=deniers, points=points)
        .building("palace", " ".join("A" * palace + "-" * (6 - palace)))
        .building("bishopric", " ".join("A" * bishopric + "-" * (6 - bishopric)))
        .start()
    )
    assert (game.deniers(A), game.points(A)) == (0, left)


@pytest.mark.parametrize("deniers, left, points", [(0, 0, 1), (1, 0, 1), (2, 0, 3), (3, 1, 3)])
def test_salary_of_12_at_its_limit(deniers: int, left: int, points: int) -> None:
    game = income().seat(A, deniers=deniers, points=3).building("palace", "A A A A A A").start()
    assert (game.deniers(A), game.points(A)) == (left, points)


def test_salary_unpaid_by_one_player_is_no_matter_for_another() -> None:
    game = (
        income(3)
        .seat(A, deniers=0, points=6)
        .seat(B, deniers=0, points=6)
        .building("palace", "A A A A A B")
        .building("bishopric", "A A B C C C")
        .start()
    )
    assert [(game.deniers(seat), game.points(seat)) for seat in (A, B, C)] == [(0, 4), (7, 6), (12, 0)]


@pytest.mark.parametrize("round_, cards", [(1, 0), (2, 3), (4, 9)])
def test_income_comes_every_round_before_the_workforce(round_: int, cards: int) -> None:
    """Phases 1 and 2: the deniers are there when the first die is thrown."""
    names = [
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
    table = (
        city(3)
        .round(round_)
        .building("palace", "A - B - C -")
        .now("pay-salaries", "roll-workforce", "first-turn")
    )
    for name in names[:cards]:
        table.card(name)
    game = table.start()
    assert game.asked() == "roll-workforce"
    assert [game.deniers(seat) for seat in (A, B, C)] == [13] * 3


def test_income_of_a_new_round_comes_after_the_end_of_the_old_one() -> None:
    """Phases 5 and 1: deniers in the districts are taken first, then income and salaries; an expelled citizen is in the
    supply again and costs nothing."""
    game = (
        city(2)
        .round(3)
        .seat(A, deniers=1, passed=4)
        .seat(B, deniers=0)
        .turn(B)
        .building("palace", "A - - - - B", lying="A")
        .dice("y2@B")
        .start()
    )
    game.take(B, "pass")
    assert (game.round(), game.asked()) == (4, "roll-workforce")
    assert (game.deniers(A), game.supply(A)) == (1 + 4 + 10 - 2, 1)
    assert game.deniers(B) == 2 + 10 - 2
    assert game.passed(A) is game.passed(B) is None
    assert game.lying("palace") == ""
