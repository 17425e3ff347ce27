"""Module 5, level IV: what the top gate and the cubes there are worth."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, C, D
from tests.city.ladies.expansion import OutdoorTable, guard, outdoor, outdoors

FLOOR = {2: "A B - - - -", 3: "A B C - - -", 4: "A B C D - -"}


def walking(face: str, players: int = 4) -> OutdoorTable:
    """All guards stand one space before the top, each seat with a die."""
    table = outdoors(f"1a 2b 3a 4{face}", players)
    table.guards(**dict.fromkeys("ABCD"[:players], 19))
    table.dice(" ".join(f"y1@{letter}" for letter in "ABCD"[:players]) + " w1@N")
    for seat in range(players):
        table.seat(seat, deniers=5)
    return table


def counting(face: str, *cubes: int) -> list[int]:
    """The final points of players with so many cubes on the tile of level IV, and nothing else."""
    players = len(cubes)
    table = outdoors(f"1a 2b 3a 4{face}", players, activities="base")
    table.guards(**dict.fromkeys("ABCD"[:players], 20))
    table.outdoor(**{"ABCD"[seat]: f"0 0 0 {number}" for seat, number in enumerate(cubes)})
    table.cathedral(*[FLOOR[players]] * 3).round(players + 2).now("count-points")
    return table.start().scores()


def test_everyone_who_reaches_the_gate_earns_3_points() -> None:
    """IV-a: all players who reach the gate earn 3 VPs, in whatever order."""
    game = walking("a").start()
    for seat in (A, B, C, D):
        game.take(seat, f"ramparts y1@{'ABCD'[seat]} advance1 done")
    assert [game.points(seat) for seat in (A, B, C, D)] == [3, 3, 3, 3]
    assert [guard(game, seat) for seat in (A, B, C, D)] == [20] * 4


def test_gate_is_rewarded_only_once() -> None:
    """IV-a: a guard who is there does not reach it again."""
    table = outdoors("1a 2b 3a 4a")
    game = table.guards(A=20).dice("y2@A w1@N").start().take(A, "ramparts y2@A outdoor4 done")
    assert (game.points(A), outdoor(game, A)) == (0, "0 0 0 1")


def test_gate_and_a_cube_in_the_same_action() -> None:
    table = outdoors("1a 2b 3a 4a")
    game = table.guards(A=18).dice("y3@A w1@N").start().take(A, "ramparts y3@A advance2 outdoor4 done")
    assert (game.points(A), outdoor(game, A)) == (3, "0 0 0 1")


@pytest.mark.parametrize("cubes", [(0, 0), (1, 0), (3, 5), (2, 2)])
def test_each_cube_is_worth_a_point_at_the_end(cubes: tuple[int, int]) -> None:
    """IV-a: each cube placed on this activity earns its owner 1 VP."""
    assert counting("a", *cubes) == list(cubes)


@pytest.mark.parametrize(
    ("cubes", "points"),
    [
        ((4, 2, 1), [9, 6, 3]),
        ((1, 2, 4), [3, 6, 9]),
        ((4, 3, 2, 1), [9, 6, 3, 0]),
        ((2, 2, 1), [7, 7, 3]),  # 9 + 6 shared
        ((3, 1, 1), [9, 4, 4]),  # 6 + 3 shared
        ((3, 1, 1, 1), [9, 3, 3, 3]),  # 6 + 3 among three
        ((2, 2, 1, 1), [7, 7, 1, 1]),  # 3 shared by two
        ((4, 3, 1, 1), [9, 6, 1, 1]),
        ((1, 1, 1), [6, 6, 6]),
        ((1, 1, 1, 1), [4, 4, 4, 4]),  # 18 among four
        ((2, 2, 2, 1), [6, 6, 6, 0]),
        ((2, 1), [9, 6]),
        ((2, 2), [7, 7]),
    ],
)
def test_most_cubes_gain_9_6_and_3_points(cubes: tuple[int, ...], points: list[int]) -> None:
    """IV-b: tied players split the VPs of the corresponding ranks, rounded down."""
    assert counting("b", *cubes) == points


@pytest.mark.parametrize(
    ("cubes", "points"),
    [((3, 0), [9, 0]), ((0, 0, 0), [0, 0, 0]), ((2, 1, 0), [9, 6, 0]), ((0, 1, 1, 0), [0, 7, 7, 0])],
)
def test_who_has_placed_no_cube_gains_nothing(cubes: tuple[int, ...], points: list[int]) -> None:
    """IV-b rewards those who have placed cubes."""
    assert counting("b", *cubes) == points


def test_gate_of_the_majority_tile_is_worth_nothing_itself() -> None:
    game = walking("b").start().take(A, "ramparts y1@A advance1 done")
    assert game.points(A) == 0


@pytest.mark.parametrize("face", ["c", "d"])
@pytest.mark.parametrize("starter", [A, B, C, D])
def test_arrival_is_worth_6_4_2_and_1_points(face: str, starter: int) -> None:
    """IV-c and IV-d: the first player to reach the gate earns 6 VPs, then 4, 2 and 1."""
    game = walking(face).starter(starter).turn(starter).start()
    for rank, reward in enumerate((6, 4, 2, 1)):
        seat = (starter + rank) % 4
        game.take(seat, f"ramparts y1@{'ABCD'[seat]} advance1 done")
        assert (game.points(seat), guard(game, seat)) == (reward, 20)


@pytest.mark.parametrize("face", ["c", "d"])
def test_arrival_is_ranked_among_those_who_came_before(face: str) -> None:
    """IV-c and IV-d: two have come, so the next is third, whoever they were."""
    table = outdoors(f"1a 2b 3a 4{face}", 4)
    game = table.guards(A=18, C=20, B=20, D=19).dice("y2@A y1@D w1@N").turn(D).start()
    game.take(D, "ramparts y1@D advance1 done").take(A, "ramparts y2@A advance2 done")
    assert [game.points(seat) for seat in (A, B, C, D)] == [1, 0, 0, 2]


@pytest.mark.parametrize("face", ["c", "d"])
@pytest.mark.parametrize("players", [2, 3])
def test_arrival_with_fewer_players(face: str, players: int) -> None:
    game = walking(face, players).start()
    for seat in range(players):
        game.take(seat, f"ramparts y1@{'ABCD'[seat]} advance1 done")
    assert [game.points(seat) for seat in range(players)] == [6, 4, 2][:players]


@pytest.mark.parametrize("face", ["c", "d"])
def test_no_cube_lies_on_the_race(face: str) -> None:
    """IV-c and IV-d: it is impossible to place cubes on this outdoor activity."""
    table = outdoors(f"1a 2b 3a 4{face}")
    game = table.guards(A=20).dice("y6@A w1@N").start().take(A, "ramparts y6@A")
    assert game.options(A) == ["outdoor1", "outdoor2", "outdoor3"]


@pytest.mark.parametrize("face", ["c", "d"])
def test_race_gives_nothing_more_at_the_end(face: str) -> None:
    assert counting(face, 0, 0, 0) == [0, 0, 0]


def test_cubes_of_other_levels_are_worth_nothing_at_the_end() -> None:
    table = outdoors("1a 2b 3a 4b", 2, activities="base")
    table.guards(A=20, B=20).outdoor(A="3 2 4 0", B="0 0 0 1")
    table.cathedral(*[FLOOR[2]] * 3).round(4).now("count-points")
    assert table.start().scores() == [0, 9]
