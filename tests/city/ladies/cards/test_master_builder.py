"""The Master Builder: cubes in a column of one's choice, a fourth floor, and what is lost by who is not on it."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, C, N, Table
from tests.city.ladies.table import EMPTY_FLOOR, ladies, up_to

FULL = "A B A B A B"
COLUMNS = [f"column{number}" for number in range(1, 7)]
STRIKE = ("strike-all", "limit-enemies", "roll-black-dice", "first-turn", "end-round", "next-round")


def builder(dice: str, *floors: str) -> Table:
    """Seat A directs the Master Builder and has no influence."""
    return ladies(2, *floors).seat(A, influence=0).dice(f"{dice} y1@N").card("master-builder", "A -")


def only(column: int, owner: str = "A") -> str:
    """A floor with a single cube."""
    return " ".join(owner if number == column else "-" for number in range(1, 7))


@pytest.mark.parametrize(("column", "influence"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_master_builder_lays_a_cube_in_any_column(column: int, influence: int) -> None:
    """Master Builder: the die's value does not bind; 1 point, and 1 influence on the columns 1 to 3, 2 on 4 to 6."""
    game = builder("w4@A").start().take(A, "master-builder w4@A done x1")
    assert game.options(A) == COLUMNS
    game.take(A, f"column{column}")
    assert game.cathedral() == [only(column), EMPTY_FLOOR, EMPTY_FLOOR, EMPTY_FLOOR]
    assert (game.points(A), game.influence(A), game.deniers(A)) == (1, influence, 5)
    assert game.turn() == "B"


@pytest.mark.parametrize("height", [0, 1, 2, 3])
def test_master_builder_takes_the_lowest_free_level_of_a_column(height: int) -> None:
    """Master Builder, support: a cube lies on the cubes below it; so the fourth floor opens above the third."""
    game = builder("w4@A", *[only(2, "B")] * height).start().take(A, "master-builder w4@A done x1 column2")
    after = [only(2, "B")] * height + [only(2)] + [EMPTY_FLOOR] * (3 - height)
    assert game.cathedral() == after
    assert (game.points(A), game.influence(A)) == (1, 1)


@pytest.mark.parametrize(("column", "influence"), [(1, 1), (3, 1), (4, 2), (6, 2)])
def test_master_builder_fourth_floor_brings_as_much_as_the_others(column: int, influence: int) -> None:
    """Master Builder: a cube on the fourth floor earns the points and influence of its column."""
    game = builder("w4@A", FULL, FULL, FULL).start().take(A, f"master-builder w4@A done x1 column{column}")
    assert game.cathedral() == [FULL, FULL, FULL, only(column)]
    assert (game.points(A), game.influence(A)) == (1, influence)


def test_master_builder_cannot_skip_a_level() -> None:
    """Master Builder, support: over two cubes the third floor is filled first, by the next cube the fourth."""
    game = builder("w4@A w4@A", only(5, "B"), only(5, "B")).start()
    game.take(A, "master-builder w4@A w4@A done x2 column5")
    assert game.cathedral()[2:] == [only(5), EMPTY_FLOOR]
    game.take(A, "column5")
    assert game.cathedral()[2:] == [only(5), only(5)]
    assert (game.points(A), game.influence(A)) == (2, 4)


def test_master_builder_has_no_fifth_floor() -> None:
    """Master Builder: a column with four cubes is complete."""
    game = builder("w4@A", FULL, FULL, FULL, "A - B - - N").start().take(A, "master-builder w4@A done x1")
    assert game.options(A) == ["column2", "column4", "column5"]


def test_master_builder_lays_several_cubes_where_he_likes() -> None:
    """Master Builder: one cube for each full 4, each in a column of its own choice."""
    game = builder("w6@A w6@A", only(1, "B")).start().take(A, "master-builder w6@A w6@A done")
    assert game.options(A) == up_to(3)
    game.take(A, "x3 column1 column6 column1")
    assert game.cathedral() == ["B - - - - A", only(1), only(1), EMPTY_FLOOR]
    assert (game.points(A), game.influence(A)) == (3, 4)


def test_master_builder_is_limited_by_the_free_spaces() -> None:
    """Master Builder: with one space left of 24 there is one cube to lay, whatever the dice are worth."""
    game = builder("w6@A w6@A", FULL, FULL, FULL, "A B A B A -").start()
    assert game.take(A, "master-builder w6@A w6@A done").options(A) == up_to(1)
    game.take(A, "x1 column6")
    assert game.cathedral()[3] == "A B A B A A"


def test_master_builder_without_a_free_space_is_not_activated() -> None:
    """Master Builder, ruling R72: there must be room on one of the four floors."""
    assert "master-builder" not in builder("w6@A", FULL, FULL, FULL, FULL).start().options(A)


@pytest.mark.parametrize("column", [1, 4, 6])
def test_master_builder_alone_reaches_the_fourth_floor(column: int) -> None:
    """Master Builder: the usual action stops at the third level, whether the card is in play or not."""
    table = builder(f"w{column}@A", only(column), only(column), only(column)).seat(A, deniers=0)
    assert "cathedral" not in table.start().options(A)
    without = ladies(2, FULL, FULL, FULL).dice("w1@A w2@A w6@A y1@N").start()
    assert "cathedral" not in without.options(A)


def test_master_builder_fourth_floor_is_closed_to_a_group_of_dice() -> None:
    """Construct the Cathedral: of two 4s above two cubes one finds room, the other is used up (ruling)."""
    game = builder("w4@A w4@A", only(4, "B"), only(4, "B")).start().take(A, "cathedral w4@A w4@A done")
    assert game.cathedral() == [only(4, "B"), only(4, "B"), only(4), EMPTY_FLOOR]
    assert (game.points(A), game.influence(A)) == (1, 2)


def test_master_builder_fourth_floor_is_closed_to_the_traveling_builders() -> None:
    """Master Builder: the card is the only way to the fourth floor, so that a full Cathedral gets no grey cube."""
    table = ladies(2, FULL, FULL, FULL, "A - - - - -").now(*STRIKE).card("master-builder", "A -")
    game = table.event("traveling-builders").start()
    assert game.cathedral() == [FULL, FULL, FULL, "A - - - - -"]


def test_master_builder_fourth_floor_is_the_highest_for_interrupted_work() -> None:
    """Interrupted Work: the cube of the highest level goes, and there the one of the highest value."""
    table = ladies(2, FULL, FULL, FULL, "A - B - A -").now(*STRIKE).card("master-builder", "A -")
    game = table.event("interrupted-work").start()
    assert game.cathedral() == [FULL, FULL, FULL, "A - B - - -"]


def test_master_builder_cubes_of_others_do_not_hinder() -> None:
    """Master Builder: one may build upon anybody's cubes, grey ones too."""
    game = builder("w4@A", only(3, "N"), only(3, "B"), only(3, "N")).start()
    assert game.take(A, "master-builder w4@A done x1 column3").cathedral()[3] == only(3)
    assert game.points(N) == 0


# The fourth floor elsewhere in the game


def test_master_builder_fourth_floor_counts_for_the_glassblower() -> None:
    """Glassblower: a point for two own cubes on the Cathedral, on whichever level they lie."""
    table = (
        ladies(2, *[only(1)] * 4).dice("w5@A y1@N").card("master-builder", "A -").card("glassblower", "A -")
    )
    assert table.start().take(A, "glassblower w5@A done x1").points(A) == 2


def test_master_builder_fourth_floor_counts_for_urbain_iv() -> None:
    """Urbain IV rewards 3 cubes with 1 point and 5 with 3: the fifth of A's cubes lies on the fourth floor."""
    floors = ("A B C A - -", "A B C - - -", "A B C - - -", "A B C - - -")
    table = ladies(3, *floors).seat(A, characters=["urbain-iv"]).seat(B, characters=["henry-i"])
    table.seat(C, characters=["le-florentin"]).card("master-builder").now("count-points")
    assert table.start().scores() == [3, 1, 1]


def test_master_builder_fourth_floor_is_closed_to_the_prior() -> None:
    """Prior: of the two white dice of one value the second finds no room above the third level."""
    table = ladies(2, only(4, "B"), only(4, "B"), bonus=True).seat(A, influence=0).dice("w4@A y1@N")
    game = table.card("prior", "A -", A=1).start().take(A, "cathedral use-prior w4@A")
    assert game.cathedral() == [only(4, "B"), only(4, "B"), only(4), EMPTY_FLOOR]
    assert game.points(A) == 1


def test_master_builder_fourth_floor_is_closed_to_le_roy() -> None:
    """King's Challenge: with no space left on three levels le Roy gains 2 points instead of two cubes."""
    full = "A N A N A N"
    table = ladies(1, full, full, full).turn(N).now("kings-turn", "next-turn", "end-round", "next-round")
    game = table.dice("r6@N y6@N w6@N y1@A").card("master-builder", "A -").start().chance("3 4")
    assert game.cathedral() == [full, full, full, EMPTY_FLOOR]
    assert game.points(N) == 2


# The end of the game


def final(*floors: str, in_play: bool) -> list[int]:
    """The final count of three players with 5 points each, with the Master Builder in play or not."""
    table = ladies(3, *floors).now("count-points")
    for seat in (A, B, C):
        table.seat(seat, points=5)
    return (table.card("master-builder") if in_play else table).start().scores()


ROW = "A B C - - -"


@pytest.mark.parametrize(
    ("fourth", "scores"),
    [
        ("- - - - - -", [3, 3, 3]),
        ("A - - - - -", [5, 3, 3]),
        ("A - C - - -", [5, 3, 5]),
        ("B B A - - -", [5, 5, 3]),
        ("A B C - - -", [5, 5, 5]),
        ("N - - - - -", [3, 3, 3]),
    ],
)
def test_master_builder_costs_two_points_without_a_cube_on_the_fourth_floor(
    fourth: str, scores: list[int]
) -> None:
    """Master Builder in play: 2 points are lost by whoever has no cube on the fourth floor, tradesman or not."""
    assert final(ROW, ROW, ROW, fourth, in_play=True) == scores


def test_master_builder_who_is_not_in_play_costs_nothing() -> None:
    """Master Builder: the loss is only there if the card is."""
    assert final(ROW, ROW, ROW, in_play=False) == [5, 5, 5]


def test_master_builder_loss_comes_beside_those_for_the_other_levels() -> None:
    """End of the game: 2 points for each level without an own cube; A has one on every floor, B on the first two, C on
    none. Nobody falls below 0."""
    assert final("A B - - - -", "A B - - - -", "A - - - - -", "A - - - - -", in_play=True) == [5, 1, 0]
    assert final("A B - - - -", "A B - - - -", "A - - - - -", "A - - - - -", in_play=False) == [5, 3, 0]


def test_master_builder_tradesmen_are_worth_their_spaces_beside_the_loss() -> None:
    """End of the game: 3 and 2 points on the spaces, less 2 for each of them."""
    table = ladies(3, ROW, ROW, ROW).seat(C, points=2).card("master-builder", "A B").now("count-points")
    assert table.start().scores() == [1, 0, 0]
