"""Module 5: use your guard on the ramparts: one die, its points, the track with its gates, and cubes on the tiles."""

from __future__ import annotations

from itertools import product

import pytest

from tests.city.builder import LETTERS, A, B, C, D, Playing, fresh
from tests.city.ladies.expansion import OutdoorTable, even, expanded, guard, likely, outdoor, outdoors
from troyes.core.errors import IllegalMove, Refusal
from troyes.core.reasons import why_not
from troyes.core.state import CHANCE
from troyes.words import say

QUIET = "1a 2b 3a 4b"
"""Faces that bring nothing when a guard walks or a cube is placed with a red or yellow die."""


def patrol(dice: str, at: int = 0, *, faces: str = QUIET, deniers: int = 0, **choices: str) -> OutdoorTable:
    """Seat A, whose guard stands on a space, with these dice; B's guard at the start."""
    table = outdoors(faces)
    table.settled(**choices)
    table.guards(A=at).seat(A, deniers=deniers, influence=0).dice(f"{dice} w1@N")
    return table


def offered(game: Playing, word: str) -> list[str]:
    """The words of a kind that are offered to A, such as all advances."""
    return [option for option in game.options(A) if option.startswith(word)]


# Set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_tile_of_each_level_lies_before_its_gate(players: int) -> None:
    """Setup: one random tile of each level, a random side up: four faces of each level, each as likely."""
    game = fresh(players, ramparts="yes", head="yes")
    for level, side in zip("1234", "bdac", strict=True):
        assert likely(game) == even([f"outdoor-{level}{face}" for face in "abcd"])
        game.chance(f"outdoor-{level}{side}")
    assert game.document()["modules"]["ladies-ramparts"]["faces"] == ["1b", "2d", "3a", "4c"]
    assert set(game.options(CHANCE)) == {f"{letter}-starts" for letter in LETTERS[:players]}


def test_tile_of_the_purple_die_stays_in_the_box_without_the_heads_of_families() -> None:
    """Setup, ruling R102: it could never be used; each other face of its level is as likely."""
    game = fresh(3, ramparts="yes").chance("outdoor-1d")
    assert likely(game) == even(["outdoor-2a", "outdoor-2b", "outdoor-2c"])


def test_any_four_faces_can_lie_there() -> None:
    for faces in product("abcd", repeat=4):
        drawn = [f"{level}{face}" for level, face in zip("1234", faces, strict=True)]
        words = " ".join(f"outdoor-{face}" for face in drawn)
        game = fresh(2, ramparts="yes", head="yes").chance(words)
        assert game.document()["modules"]["ladies-ramparts"]["faces"] == drawn


def test_guards_begin_at_the_top_gate() -> None:
    """Setup: each player places his guard on the top gate, which is space 0."""
    game = fresh(4, ramparts="yes").chance("outdoor-1a outdoor-2a outdoor-3a outdoor-4a")
    assert [guard(game, seat) for seat in (A, B, C, D)] == [0, 0, 0, 0]
    assert [outdoor(game, seat) for seat in (A, B, C, D)] == ["0 0 0 0"] * 4


def test_no_guard_walks_without_the_module() -> None:
    assert "ramparts" not in expanded(2).dice("y6@A w1@N").start().options(A)
    assert "ramparts" in patrol("y6@A").start().options(A)


# The die


@pytest.mark.parametrize("die", ["r3@A", "y3@A", "w3@A", "p3@A"])
def test_guard_is_moved_by_a_single_die_of_any_colour(die: str) -> None:
    """Action 7: a single die of any colour; its value gives that many points."""
    game = patrol(die, head="yes").start().take(A, f"ramparts {die}")
    assert offered(game, "advance") == ["advance1", "advance2", "advance3"]
    game.take(A, "advance3 done")
    assert (guard(game, A), game.dice(), game.actors()) == (3, ["w1@N"], [B])


def test_guard_takes_one_die_and_no_second() -> None:
    game = patrol("y2@A y3@A").start().take(A, "ramparts y2@A")
    assert not offered(game, "y")


def test_die_for_the_guard_may_be_bought() -> None:
    """A single die costs 2 deniers, of a player or of the neutral one."""
    game = patrol("r5@B", deniers=2).start().take(A, "ramparts r5@B advance5 done")
    assert (guard(game, A), game.deniers(A), game.deniers(B)) == (5, 0, 7)


@pytest.mark.parametrize(
    ("die", "deniers", "most"),
    [(4, 0, 4), (4, 1, 5), (4, 2, 6), (4, 9, 6), (6, 9, 6), (1, 5, 6), (1, 3, 4), (5, 1, 6)],
)
def test_die_is_boosted_by_deniers_but_never_beyond_6(die: int, deniers: int, most: int) -> None:
    """Each denier increases the die's value by one, but it cannot be boosted beyond a 6."""
    game = patrol(f"y{die}@A", deniers=deniers).start().take(A, f"ramparts y{die}@A")
    assert offered(game, "advance") == [f"advance{steps}" for steps in range(1, most + 1)]
    game.take(A, f"advance{most} done")
    assert (guard(game, A), game.deniers(A)) == (most, deniers - (most - die))


def test_deniers_are_paid_only_for_points_that_are_used() -> None:
    game = patrol("y4@A", deniers=5).start().take(A, "ramparts y4@A advance3 done")
    assert (guard(game, A), game.deniers(A)) == (3, 5)


def test_boost_pays_for_cubes_too() -> None:
    game = patrol("y1@A", 10, deniers=2, faces="1a 2b 3a 4b").start()
    game.take(A, "ramparts y1@A outdoor1 outdoor2 done")
    assert (outdoor(game, A), game.deniers(A)) == ("1 1 0 0", 1)
    game = patrol("y1@A", 10, deniers=2).start().take(A, "ramparts y1@A advance2 outdoor1")
    assert game.options(A) == ["done"]
    assert game.take(A, "done").deniers(A) == 0


@pytest.mark.parametrize(
    "card", ["priest", "confession", "apprenticeship", "monk", "distiller", "viticulturist", "augustine"]
)
def test_no_cube_of_a_card_bends_the_die_of_the_guard(card: str) -> None:
    """Action 7: this die cannot be modified by delayed-effect cards."""
    table = patrol("y3@A y4@B")
    table.seat(A, deniers=9)
    game = table.card(card, "A -", A=2).start().take(A, "ramparts")
    assert sorted(game.options(A)) == ["w1@N", "y3@A", "y4@B"]


def test_influence_changes_the_die_before_the_action_as_ever() -> None:
    """Influence is no card: the die may be thrown again or turned over first."""
    table = patrol("y1@A")
    game = table.seat(A, influence=5).start().take(A, "turn y1@A done ramparts y6@A advance6 done")
    assert guard(game, A) == 6


# The track


def test_faye_moves_her_guard_to_the_third_gate_and_places_three_cubes() -> None:
    """The rulebook's example: one space before the gate of level III, with a yellow 4: one space and three cubes."""
    game = patrol("y4@A", 14).start().take(A, "ramparts y4@A advance1 outdoor1 outdoor2 outdoor3")
    game.take(A, "done")
    assert (guard(game, A), outdoor(game, A), game.deniers(A)) == (15, "1 1 1 0", 0)
    assert (guard(game, B), outdoor(game, B)) == (0, "0 0 0 0")


@pytest.mark.parametrize(
    ("space", "tiles"),
    [
        (0, ""),
        (4, ""),
        (5, "1"),
        (9, "1"),
        (10, "12"),
        (14, "12"),
        (15, "123"),
        (19, "123"),
        (20, "1234"),
    ],
)
def test_tile_is_open_once_its_gate_is_reached_or_passed(space: int, tiles: str) -> None:
    """Access for the rest of the game: gates on 5, 10, 15 and 20."""
    game = patrol("y6@A", space).start().take(A, "ramparts y6@A")
    assert offered(game, "outdoor") == [f"outdoor{level}" for level in tiles]


@pytest.mark.parametrize(("at", "steps", "tile"), [(0, 5, 1), (7, 3, 2), (12, 3, 3), (18, 2, 4)])
def test_tile_is_open_in_the_action_in_which_its_gate_is_reached(at: int, steps: int, tile: int) -> None:
    game = patrol("y6@A", at).start().take(A, f"ramparts y6@A advance{steps}")
    assert f"outdoor{tile}" in game.options(A)
    assert f"outdoor{tile + 1}" not in game.options(A)


@pytest.mark.parametrize(("at", "steps"), [(14, 6), (15, 5), (17, 3), (19, 1)])
def test_guard_does_not_advance_past_20(at: int, steps: int) -> None:
    """It is not possible to advance past space 20, which is the top gate again."""
    game = patrol("y6@A", at, deniers=9).start().take(A, "ramparts y6@A")
    assert offered(game, "advance") == [f"advance{step}" for step in range(1, steps + 1)]
    game.take(A, f"advance{steps}")
    assert guard(game, A) == 20


def test_guard_at_the_top_places_cubes_but_walks_no_more() -> None:
    """He can no longer move, yet action 7 still puts cubes on the four tiles."""
    game = patrol("y4@A", 20).start().take(A, "ramparts y4@A")
    assert game.options(A) == ["outdoor1", "outdoor2", "outdoor3", "outdoor4"]
    game.take(A, "outdoor1 outdoor2 outdoor3 outdoor4")
    game.take(A, "done")
    assert (outdoor(game, A), guard(game, A)) == ("1 1 1 1", 20)


@pytest.mark.parametrize("word", ["advance0", "advance7", "advance20"])
def test_guard_walks_clockwise_only_and_by_his_points(word: str) -> None:
    game = patrol("y6@A", 6, deniers=9).start().take(A, "ramparts y6@A")
    with pytest.raises((IllegalMove, Refusal)):
        game.take(A, word)


def test_at_least_one_point_is_used() -> None:
    """An action does something: it is not over before a point is used."""
    game = patrol("y6@A", 6).start().take(A, "ramparts y6@A")
    assert "done" not in game.options(A)
    assert "done" in game.take(A, "outdoor1").options(A)


# Cubes


def test_one_cube_for_each_tile_and_action() -> None:
    """A player may only add one cube per outdoor activity by selecting action 7."""
    game = patrol("y6@A", 5).start().take(A, "ramparts y6@A outdoor1")
    assert "outdoor1" not in game.options(A)
    game.take(A, "done")
    assert outdoor(game, A) == "1 0 0 0"


def test_cubes_of_several_actions_add_up() -> None:
    table = patrol("y1@A y2@A", 5)
    game = table.guards(A=5, B=5).outdoor(A="2 0 0 0", B="1 0 0 0").start().take(A, "ramparts y1@A outdoor1")
    game.take(A, "done")
    assert (outdoor(game, A), outdoor(game, B)) == ("3 0 0 0", "1 0 0 0")


@pytest.mark.parametrize(("face", "colour"), [("2a", "y"), ("2b", "w"), ("2c", "r")])
@pytest.mark.parametrize("die", ["y", "w", "r"])
def test_cube_on_a_die_tile_needs_a_die_of_another_colour(face: str, colour: str, die: str) -> None:
    """Level II, notes: you can't use a yellow die to place a cube, if the activity rerolls a yellow die."""
    game = patrol(f"{die}4@A", 10, faces=f"1a {face} 3a 4b").start().take(A, f"ramparts {die}4@A")
    assert ("outdoor2" in game.options(A)) is (die != colour)
    assert "outdoor1" in game.options(A)


@pytest.mark.parametrize("die", ["y", "w", "r"])
def test_cube_on_the_purple_tile_is_placed_with_any_of_the_three_colours(die: str) -> None:
    game = patrol(f"{die}4@A", 10, faces="1a 2d 3a 4b", head="yes").start().take(A, f"ramparts {die}4@A")
    assert "outdoor2" in game.options(A)


def test_cube_on_the_purple_tile_is_not_placed_with_the_purple_die() -> None:
    """Level II, notes: a die of a different colour than that of the die shown on the activity."""
    game = patrol("p4@A", 10, faces="1a 2d 3a 4b", head="yes").start().take(A, "ramparts p4@A")
    assert "outdoor2" not in game.options(A)


@pytest.mark.parametrize("face", ["2a", "2b", "2c"])
def test_purple_die_places_a_cube_on_any_other_die_tile(face: str) -> None:
    """Its owner chooses a colour other than that of the tile."""
    game = patrol("p4@A", 10, faces=f"1a {face} 3a 4b", head="yes").start().take(A, "ramparts p4@A")
    assert "outdoor2" in game.options(A)


def test_first_action_of_a_guard_before_any_gate_can_only_advance() -> None:
    game = patrol("y2@A").start().take(A, "ramparts y2@A")
    assert game.options(A) == ["advance1", "advance2"]


def test_guards_do_not_hinder_each_other() -> None:
    """The track has room for all: one guard passes another and stands beside him."""
    table = outdoors(QUIET, 3)
    table.guards(A=3, B=5, C=4).dice("y2@A w1@N")
    game = table.start().take(A, "ramparts y2@A advance2 done")
    assert [guard(game, seat) for seat in (A, B, C)] == [5, 5, 4]


@pytest.mark.parametrize("space", [7, 20])
def test_guard_is_no_citizen(space: int) -> None:
    """Important notes: the guard never leaves the ramparts to be used elsewhere, so that who has no citizen places and
    hires none."""
    game = patrol("r4@A y6@A", space, deniers=20).card("merchant").start()
    assert {"palace", "city-hall", "merchant"}.isdisjoint(game.options(A))
    with_citizen = patrol("r4@A y6@A", space, deniers=20).seat(A, supply=1).card("merchant").start()
    assert {"palace", "city-hall", "merchant"} <= set(with_citizen.options(A))


# Why something cannot be chosen.


def why(game: Playing, word: str) -> str:
    """Why A cannot choose a token, in words; nothing if he can."""
    token = game.state.rules.vocabulary.token(word)
    assert token is not None
    reason = why_not(game.state, A, token, 4_000)
    return "" if reason is None else say(reason)


def test_a_guard_that_is_near_the_end_or_has_few_points_says_so() -> None:
    assert why(patrol("r3@A", deniers=0).start(), "advance3") == ""
    assert why(patrol("r3@A", deniers=0).start(), "advance4") == (
        "No die that you can take brings as many action points."
    )
    assert why(patrol("r6@A", at=18).start(), "advance3") == (
        "Your guard is 2 spaces from the end of the ramparts."
    )
    assert why(patrol("r6@A", at=19).start(), "advance2") == (
        "Your guard is one space from the end of the ramparts."
    )


def test_a_cube_for_which_no_die_can_be_taken_says_so() -> None:
    """A cube takes one action point, and every die brings one: what is missing is a die, here one that is not white."""
    broke = patrol("w2@A", at=20, deniers=0).start()
    assert why(broke, "outdoor1") == ""
    assert why(broke, "outdoor2") == (
        "There is no die that you could take for a cube here: white ones do not pay for it."
    )
    none_left = outdoors(QUIET).guards(A=20).seat(A, deniers=0).dice("y1@B").start()
    assert why(none_left, "outdoor1") == "There is no die that you could take for a cube here."


def test_points_that_cannot_be_used_so_say_why() -> None:
    """With a white 3 that is taken already; level II of these faces brings white dice, and takes no white one."""
    game = patrol("w3@A", at=17, deniers=0).start().take(A, "ramparts w3@A")
    assert why(game, "advance4") == "Your guard is 3 spaces from the end of the ramparts."
    assert why(game, "outdoor2") == "A white die does not pay for a cube here."
    assert why(game, "outdoor4") == "Your guard has not reached the gate at space 20 yet."
    game.take(A, "advance1")
    assert why(game, "advance1") == "Your guard has advanced in this action already."
    game.take(A, "outdoor1")
    assert why(game, "outdoor1") == (
        "Each outdoor activity takes one cube in an action, from the lowest level upwards."
    )
    assert why(game, "advance1") == "Your guard advances before cubes are placed."
    assert why(game, "outdoor3") == ""
    game.take(A, "outdoor3")
    assert why(game, "outdoor2") == (
        "Each outdoor activity takes one cube in an action, from the lowest level upwards."
    )


@pytest.mark.parametrize(
    ("deniers", "reason"),
    [
        (0, "You can use only one more action point."),
        (1, "You can use only 2 more action points."),
    ],
)
def test_a_guard_whose_die_was_taken_says_how_many_points_are_left(deniers: int, reason: str) -> None:
    game = patrol("r1@A", deniers=deniers).start().take(A, "ramparts r1@A")
    assert why(game, "advance5") == reason


def test_points_that_are_used_up_say_so() -> None:
    game = patrol("r1@A", at=18, deniers=0).start().take(A, "ramparts r1@A outdoor1")
    assert why(game, "outdoor3") == "Your action points are used up."


def test_an_outdoor_activity_waits_for_the_guard() -> None:
    """Level I lies at the gate of space 5: from the start it takes five points and one more for the cube."""
    game = patrol("r3@A", deniers=0).start()
    assert why(game, "outdoor1") == "Your guard has not reached the gate at space 5 yet."
    assert why(game, "outdoor2") == "Your guard has not reached the gate at space 10 yet."
