"""The King's Challenge: what the rulings say of le Roy where the rulebook is silent."""

from __future__ import annotations

import pytest

from tests.city.builder import A, N, city

STRIKE = ("strike-all", "limit-enemies", "roll-black-dice", "first-turn", "end-round", "next-round")


@pytest.mark.parametrize(("points", "after"), [(5, 3), (1, 0), (0, 0)])
def test_le_roy_without_dice_loses_2_points_for_a_black_die(points: int, after: int) -> None:
    """Ruling R56: like anyone who cannot counter; the black die goes, and the next one is the player's."""
    game = city(1).starter(N).neutral(points=points).seat(A, points=4).dice("y6@A").black(5, 3).start()
    assert (game.points(N), game.points(A), game.black(), game.actors()) == (after, 4, [3], [A])


def test_support_of_le_roy_goes_to_the_nearest_two() -> None:
    """Ruling R41: of three events to its left the two beside it, so that Marauding gets none."""
    table = city(1).starter(N).now(*STRIKE).event("brigands1").event("war", "A").event("support")
    game = table.start()
    assert [game.event_cubes(name) for name in game.events()] == ["", "N", "A N", ""]


def test_line_6_without_a_free_space_only_spends_the_die() -> None:
    """Ruling R58: the player has one space of the Merchant and le Roy the other, and the Archer holds him already; the
    illustration is worth nothing to him."""
    table = city(1).card("merchant", "A N").card("archer", "N -").dice("y1@A r6@N r5@N")
    game = table.start().take(A, "pass").chance("3 3")
    assert (game.tradesmen("merchant"), game.tradesmen("archer"), game.onlookers("merchant")) == (
        "A N",
        "N -",
        "",
    )
    assert game.dice() == ["y1@A", "r5@N"]


def test_le_roys_dice_count_neither_for_joust_nor_for_procession() -> None:
    """Ruling R43: he is no player there, however many and strong his dice are."""
    table = city(1).card("joust", "A -").card("procession", "A -").dice("r3@A w4@A r1@A r6@N r6@N y6@N")
    assert table.start().take(A, "joust r3@A done x1").points(A) == 2
    assert table.start().take(A, "procession w4@A done x1").points(A) == 2


def test_interrupted_work_leaves_le_roy_his_cube() -> None:
    """Ruling R114: the highest cube is his and stays, and the player's below it is not taken in its place."""
    table = city(1).now(*STRIKE).cathedral("A N - - - -", "- - - - - -", "- - - - - -")
    assert table.event("interrupted-work").start().cathedral()[0] == "A N - - - -"


def test_interrupted_work_takes_the_players_highest_cube() -> None:
    table = city(1).now(*STRIKE).cathedral("N A - - - -", "- - - - - -", "- - - - - -")
    assert table.event("interrupted-work").start().cathedral()[0] == "N - - - - -"


def test_resistance_leaves_le_roy_his_cubes() -> None:
    """Ruling R114: where the last cube is the player's it goes, and where it is le Roy's nothing does."""
    table = city(1, bonus=True).now(*STRIKE).event("brigands1", "A N").event("war", "N A").event("resistance")
    game = table.start()
    assert [game.event_cubes(name) for name in ("brigands1", "war", "resistance")] == ["A N", "N", ""]


def test_events_of_earlier_versions_take_le_roys_cubes_too() -> None:
    """Ruling R114: tables of version 4 go on under their own rules."""
    table = city(1, bonus=True).rules(4).now(*STRIKE).cathedral("A N - - - -", "- - - - - -", "- - - - - -")
    game = table.event("war", "A N").event("interrupted-work").event("resistance").start()
    assert (game.cathedral()[0], game.event_cubes("war")) == ("A - - - - -", "A")
