"""Building the Cathedral: levels and columns, points and influence, full columns, several dice of one value."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, C, D, Table, city

EMPTY = "- - - - - -"


def board(dice: str) -> Table:
    """Seat A is to move without influence; a red 1 of B keeps the round going."""
    return city(2).seat(A, influence=0, deniers=0).dice(f"{dice} r1@B")


def only(value: int, cube: str = "A") -> str:
    """A level with one cube."""
    return " ".join(cube if value == number else "-" for number in range(1, 7))


@pytest.mark.parametrize("value, influence", [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_cathedral_cube_goes_to_the_lowest_free_level_of_its_column(
    level: int, value: int, influence: int
) -> None:
    """Action 2: the die's column, from the bottom; 1 VP and 1 influence on 1 to 3, 1 VP and 2 influence on 4 to 6,
    alike on every level."""
    before = [only(value, "B") if number < level else EMPTY for number in (1, 2, 3)]
    game = board(f"w{value}@A").cathedral(*before).start().take(A, f"cathedral w{value}@A done")
    before[level - 1] = only(value)
    assert game.cathedral() == before
    assert (game.points(A), game.influence(A)) == (1, influence)
    assert (game.points(B), game.influence(B)) == (0, 4)


def test_cathedral_column_begins_at_the_bottom_whatever_stands_beside_it() -> None:
    """Action 2: a space needs the cubes below it in its own column; the other columns do not matter."""
    high = "A A A A A -"
    game = board("w6@A").cathedral(high, high, high).start().take(A, "cathedral w6@A done")
    assert game.cathedral() == ["A A A A A A", high, high]


@pytest.mark.parametrize("below", ["A", "B", "N"])
def test_cathedral_cube_of_anyone_bears_the_next_level(below: str) -> None:
    """Action 2: a cube on the lower space, of whatever colour, grey too."""
    game = board("w2@A").cathedral(only(2, below)).start().take(A, "cathedral w2@A done")
    assert game.cathedral() == [only(2, below), only(2), EMPTY]


# Several dice


@pytest.mark.parametrize(
    "group, level, points, influence",
    [
        ("w1@A w3@A done", "A - A - - -", 2, 2),
        ("w3@A w4@A done", "- - A A - -", 2, 3),
        ("w1@A w2@A w3@A", "A A A - - -", 3, 3),
        ("w4@A w5@A w6@A", "- - - A A A", 3, 6),
        ("w1@A w4@A w6@A", "A - - A - A", 3, 5),
    ],
)
def test_cathedral_takes_a_cube_for_each_die(group: str, level: str, points: int, influence: int) -> None:
    """Action 2: one to three white dice, each in its column."""
    game = board("w1@A w2@A w3@A w4@A w5@A w6@A").start().take(A, f"cathedral {group}")
    assert game.cathedral() == [level, EMPTY, EMPTY]
    assert (game.points(A), game.influence(A)) == (points, influence)


@pytest.mark.parametrize("value, influence", [(2, 2), (5, 4)])
def test_cathedral_two_dice_of_one_value_build_two_levels(value: int, influence: int) -> None:
    """Action 2: the second cube stands on the first."""
    die = f"w{value}@A"
    game = board(f"{die} {die}").start().take(A, f"cathedral {die} {die} done")
    assert game.cathedral() == [only(value), only(value), EMPTY]
    assert (game.points(A), game.influence(A)) == (2, influence)


def test_cathedral_three_dice_of_one_value_build_a_whole_column() -> None:
    """Action 2: three levels at once."""
    game = board("w4@A w4@A w4@A").start().take(A, "cathedral w4@A w4@A w4@A")
    assert game.cathedral() == [only(4), only(4), only(4)]
    assert (game.points(A), game.influence(A)) == (3, 6)


# Full columns


def test_cathedral_full_column_takes_no_cube() -> None:
    """Action 2: three levels, then no space is left for that value."""
    full = only(3, "B")
    game = board("w3@A").cathedral(full, full, full).start()
    assert "cathedral" not in game.options(A)


def test_cathedral_full_column_shuts_only_its_own_value() -> None:
    """Action 2: dice of other values go on building."""
    full = only(3, "B")
    game = board("w3@A w4@A").cathedral(full, full, full).start().take(A, "cathedral w4@A done")
    assert game.cathedral() == ["- - B A - -", full, full]


def test_cathedral_full_column_may_waste_a_die_of_a_group() -> None:
    """Ruling: a group is legal if one of its dice places a cube; the other is used up and brings nothing."""
    full = only(3, "B")
    game = board("w3@A w4@A").cathedral(full, full, full).start().take(A, "cathedral w3@A w4@A done")
    assert game.cathedral() == ["- - B A - -", full, full]
    assert (game.points(A), game.influence(A)) == (1, 2)
    assert game.dice() == ["r1@B"]


def test_cathedral_two_dice_for_the_last_space_of_a_column_place_one_cube() -> None:
    """Ruling: the second die is used up without effect."""
    full = only(6, "B")
    game = board("w6@A w6@A").cathedral(full, full).start().take(A, "cathedral w6@A w6@A done")
    assert game.cathedral() == [full, full, only(6)]
    assert (game.points(A), game.influence(A)) == (1, 2)
    assert game.dice() == ["r1@B"]


def test_cathedral_that_is_finished_is_not_offered() -> None:
    """Action 2: eighteen spaces, one cube each."""
    full = "A B N A B N"
    game = board("w1@A w2@A w3@A w4@A w5@A w6@A").cathedral(full, full, full).start()
    assert "cathedral" not in game.options(A)


# Dice and gains


@pytest.mark.parametrize("die", ["r4@A", "y4@A"])
def test_cathedral_takes_white_dice_only(die: str) -> None:
    """Action 2."""
    assert "cathedral" not in board(die).start().options(A)


def test_cathedral_needs_no_tradesman_and_no_citizen() -> None:
    """Action 2: with nothing but a die of one's own."""
    game = board("w1@A").start()
    assert game.options(A) == ["pass", "cathedral"]


@pytest.mark.parametrize("before, after", [(17, 20), (18, 20), (20, 20)])
def test_cathedral_influence_stops_at_20(before: int, after: int) -> None:
    """Influence, Note: what goes beyond 20 is lost; the points are not."""
    game = board("w1@A w4@A").seat(A, influence=before).start().take(A, "cathedral w1@A w4@A done")
    assert (game.points(A), game.influence(A)) == (2, after)


def test_cathedral_dice_are_bought_at_the_usual_price() -> None:
    """Phase 4: two bought dice at 4 each."""
    game = board("w1@B w4@N").seat(A, deniers=8).start().take(A, "cathedral w1@B w4@N done")
    assert (game.deniers(A), game.deniers(B)) == (0, 9)


def test_example_of_the_cathedral() -> None:
    """Example (Faye B, Geoffrey C, Emily D): Geoffrey's white 5, Faye's 2 and Emily's 4; he pays 6 to each, builds 2
    and 5 on the first level and 4 on the second, and gains 5 influence and 3 VP."""
    table = (
        city(4).starter(C).turn(C).seat(C, deniers=12).dice("w5@C w2@B w4@D r1@A").cathedral("- - - A - -")
    )
    game = table.start().take(C, "cathedral w2@B w4@D w5@C")
    assert game.cathedral() == ["- C - A C -", "- - - C - -", EMPTY]
    assert [game.deniers(seat) for seat in (A, B, C, D)] == [5, 11, 0, 11]
    assert game.influence(C) == 4 + 5
    assert game.points(C) == 3
