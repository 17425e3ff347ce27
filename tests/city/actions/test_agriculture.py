"""Agriculture: yellow dice for deniers, without a tradesman."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, C, city


@pytest.mark.parametrize(
    "group, gain",
    [
        ("y2@A done", 1),
        ("y3@A done", 1),
        ("y4@A done", 2),
        ("y5@A done", 2),
        ("y6@A done", 3),
        ("y1@A y1@A done", 1),
        ("y1@A y2@A done", 1),
        ("y3@A y6@A done", 4),
        ("y6@A y6@A done", 6),
        ("y1@A y1@A y1@A", 1),
        ("y3@A y3@A y3@A", 4),
        ("y4@A y5@A y6@A", 7),
        ("y6@A y6@A y6@A", 9),
    ],
)
def test_agriculture_gains_half_the_value_of_the_group_rounded_down(group: str, gain: int) -> None:
    """Action 5: the sum of one to three yellow dice, halved; rounded once for the group, not for each die."""
    dice = group.removesuffix(" done")
    game = city(2).dice(f"{dice} r1@B").start().take(A, f"agriculture {group}")
    assert game.deniers(A) == 5 + gain
    assert game.dice() == ["r1@B"]
    assert game.actors() == [B]


def test_agriculture_gives_nothing_but_deniers() -> None:
    """Action 5: no points, no influence, and nobody else gains."""
    game = city(2).dice("y6@A r1@B").start().take(A, "agriculture y6@A done")
    assert (game.points(A), game.influence(A), game.supply(A)) == (0, 4, 0)
    assert (game.deniers(B), game.points(B), game.influence(B)) == (5, 0, 4)


def test_agriculture_needs_no_tradesman_no_citizen_and_no_deniers() -> None:
    """Action 5: it is printed on the board."""
    game = city(2).seat(A, deniers=0, influence=0).dice("y2@A r1@B").start()
    assert game.options(A) == ["pass", "agriculture"]


@pytest.mark.parametrize("die", ["r6@A", "w6@A"])
def test_agriculture_takes_yellow_dice_only(die: str) -> None:
    """Action 5."""
    assert "agriculture" not in city(2).dice(die).start().options(A)


@pytest.mark.parametrize(
    "group, deniers",
    [("y6@B done", 5 - 2 + 3), ("y6@A y6@B done", 5 - 4 + 6), ("y6@N done", 5 - 2 + 3)],
)
def test_agriculture_with_bought_dice(group: str, deniers: int) -> None:
    """Action 5 and Phase 4: bought dice are paid before the gain."""
    game = city(3).dice("y6@A y6@B y6@N r1@B").start().take(A, f"agriculture {group}")
    assert game.deniers(A) == deniers
    assert game.deniers(C) == 5


def test_agriculture_can_be_used_turn_after_turn_by_everyone() -> None:
    """Action 5: it has no spaces that fill up."""
    game = city(2).dice("y6@A y4@A y6@B r1@B").start()
    game.take(A, "agriculture y6@A done").take(B, "agriculture y6@B done").take(A, "agriculture y4@A done")
    assert (game.deniers(A), game.deniers(B)) == (5 + 3 + 2, 5 + 3)
