"""Who may see whose victory points, and what the final count would make of them."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, Playing, city, fresh
from troyes.city.constants import NEUTRAL
from troyes.city.sight import after_count, is_over, sees_points, shown_after, shown_before
from troyes.core.state import ALL_SEEING, WATCHER


def last_turn() -> Playing:
    """A ends the game by passing; he has cubes on one level of the Cathedral, and B has none."""
    return (
        city(2)
        .round(4)
        .seat(A, points=10)
        .seat(B, points=3, passed=2)
        .dice("y4@A")
        .cathedral("A - - - - -")
        .start()
    )


@pytest.mark.parametrize(
    "viewer, seen",
    [
        (A, [True, False, True]),
        (B, [False, True, True]),
        (WATCHER, [False, False, True]),
        (ALL_SEEING, [True, True, True]),
    ],
)
def test_points_are_hidden_from_the_others(viewer: int, seen: list[bool]) -> None:
    state = last_turn().state
    assert [sees_points(state, viewer, owner) for owner in (A, B, NEUTRAL)] == seen


def test_a_table_may_play_with_open_points() -> None:
    assert sees_points(fresh(2, open_vp="yes").state, WATCHER, A)
    assert not sees_points(fresh(2).state, WATCHER, A)


def test_at_the_end_all_points_are_open() -> None:
    game = last_turn().take(A, "pass")
    assert is_over(game.state)
    assert sees_points(game.state, WATCHER, A)


def test_the_count_before_the_end_is_what_the_end_would_bring() -> None:
    game = last_turn()
    assert [after_count(game.state, seat) for seat in (A, B)] == [6, 0]
    assert [shown_after(game.state, B, seat) for seat in (A, B)] == ["?", "0"]
    assert [shown_before(game.state, B, seat) for seat in (A, B)] == ["?", "3"]
    game.take(A, "pass")
    assert game.scores() == [6, 0]
    assert [shown_after(game.state, WATCHER, seat) for seat in (A, B)] == ["6", "0"]
    assert [shown_before(game.state, WATCHER, seat) for seat in (A, B)] == ["10", "≤6"]
