"""Module 5 at every screen: who may be asked to react, what is said before a move, what is listed and counted."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, Playing
from tests.city.ladies.expansion import outdoors
from troyes.city.game import CITY
from troyes.city.sight import count_lines
from troyes.city.words.outcome import outcome
from troyes.city.words.waste import wasted
from troyes.play import notation
from troyes.words import said, say


@pytest.mark.parametrize(
    ("faces", "reacts"),
    [
        ("1a 2a 3a 4a", True),  # others buy dice
        ("1b 2a 3a 4a", True),  # others activate a card
        ("1c 2a 3a 4a", False),
        ("1d 2d 3b 4c", False),
        ("1c 2b 3c 4b", False),  # a cube is sent on in one's own turn
        ("1d 2c 3d 4d", True),  # events strike
    ],
)
def test_others_may_be_asked_only_for_faces_that_answer_to_them(faces: str, reacts: bool) -> None:
    """Outdoor Activities: two of the first level and one of the third are used in what is not one's own doing."""
    table = outdoors(faces)
    table.settled(head="yes").dice("r1@A w1@N")
    assert CITY.reacts(table.start().state) is reacts


def test_without_ramparts_nobody_is_asked() -> None:
    assert not CITY.reacts(CITY.new(CITY.setup(2, {"head": "yes", "activities": "mixed"})))


def comes_to(game: Playing, words: str) -> list[str]:
    """What is said of a move of A before it is made."""
    before = game.state.view(A)
    game.take(A, words)
    return [say(one) for one in outcome(before, game.state.view(A), A)]


def wastes(game: Playing, words: str) -> list[str]:
    """What is said to be wasted by a move of A before it is made."""
    tokens = [notation.read(game.game, word) for word in words.split()]
    return [say(one) for one in wasted(game.state.view(A), A, tokens)]


def patrol(at: int, dice: str = "r4@A") -> Playing:
    """A's guard on a space, with a die; faces at which nothing happens by itself."""
    table = outdoors("1a 2b 3a 4b")
    return table.guards(A=at, B=3).seat(A, deniers=5, influence=0).dice(f"{dice} w1@N").start()


def test_action_points_that_are_left_are_said_before_it_is_sent() -> None:
    """Use your guard: what is left of the points is lost; what is bought beyond the die is not left."""
    assert wastes(patrol(0, "r6@A"), "ramparts r6@A advance1 done") == [
        "5 action points of the die stay unused."
    ]
    assert wastes(patrol(0), "ramparts r4@A advance3 done") == ["One action point of the die stays unused."]
    assert wastes(patrol(0), "ramparts r4@A advance4 done") == []
    assert wastes(patrol(0), "ramparts r4@A advance6 done") == []
    assert wastes(patrol(3), "ramparts r4@A advance3 outdoor1 done") == []
    assert wastes(patrol(19), "ramparts r4@A advance1 done") == ["3 action points of the die stay unused."]


def test_action_points_are_said_too_where_somebody_answered_before_they_are_used() -> None:
    """Outdoor Activities: whoever sells a die may take a reward before the action takes effect."""
    table = outdoors("1a 2b 3a 4b").guards(A=0, B=6).outdoor(B="1 0 0 0").seat(A, deniers=9, influence=0)
    game = table.dice("r4@B w1@N").start()
    game.take(A, "ramparts r4@B")
    assert game.actors() == [B]
    game.take(B, game.options(B)[0])
    assert wastes(game, "advance1 done") == ["3 action points of the die stay unused."]


def test_before_a_move_is_made_it_is_said_where_the_guard_walks() -> None:
    """Use your guard: steps, the gate that is reached, and cubes on the activities; B's guard is not told."""
    assert comes_to(patrol(0), "ramparts r4@A advance4") == ["your guard walks to space 4 of 20"]
    assert comes_to(patrol(3), "ramparts r4@A advance2 outdoor1 done") == [
        "your guard walks to space 5 of 20, and gate I is reached",
        "+1 cube on outdoor activity I",
    ]
    assert comes_to(patrol(4, "r6@A"), "ramparts r6@A advance6") == [
        "your guard walks to space 10 of 20, and gate II is reached"
    ]


def test_before_a_move_is_made_it_is_said_which_cubes_are_used_up() -> None:
    table = outdoors("1d 2b 3a 4b").guards(A=5)
    table.outdoor(A="2 0 0 0").seat(A, deniers=0).dice("y4@A w1@N")
    assert comes_to(table.start(), "agriculture y4@A done use-outdoor1") == [
        "-1 cube on outdoor activity I",
        "in all +7 deniers",
    ]


@pytest.mark.parametrize(
    ("face", "counted"),
    [
        ("4a", ["Cubes outside the last gate"]),
        ("4b", ["Most cubes outside the last gate"]),
        ("4c", []),
        ("4d", []),
    ],
)
def test_the_count_has_lines_for_what_lies_outside_the_last_gate_only(face: str, counted: list[str]) -> None:
    game = outdoors(f"1a 2a 3a {face}").now("count-points").start()
    lines = [say(one.label) for one in count_lines(game.state)]
    assert [one for one in lines if "last gate" in one] == counted


def test_components_list_the_gates_and_the_levels_of_the_faces() -> None:
    """Printed values that no source shows say so; they stand after those that can be changed."""
    listed = {said(one.name): (said(one.value), one.certainty, one.bounds) for one in CITY.components[-8:]}
    assert listed["Gate II of the ramparts"] == ("space 10 of 20", "inferred", "")
    assert listed["Gate IV of the ramparts"] == ("space 20 of 20", "certain", "")
    assert listed["Outdoor activities of level II"] == (
        "a yellow die, a white die, a red die and the purple die again",
        "likely",
        "",
    )
