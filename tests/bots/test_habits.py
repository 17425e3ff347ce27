"""Habits: what fell short is tried last, what was never tried at once, and rollouts choose better for it."""

from __future__ import annotations

import pytest

from tests.bots.fair import A, Fair, Stalls
from troyes.bots.evaluation import BY_THUMB
from troyes.bots.lines import FIRST, HOPELESS, Habits, Lines
from troyes.bots.rollouts import Player
from troyes.core.rng import Rng

GIFTS = (0, 3, 1, 9, 2, 4)
BEST = GIFTS.index(9)
FAIR = Stalls(GIFTS, (0,) * len(GIFTS))


def looked_around(looks: int, seed: int = 1, habits: Habits | None = None) -> Lines:
    lines = Lines(Fair(FAIR), A, BY_THUMB, Rng(seed), moves=1, curiosity=1.0, habits=habits)
    for _ in range(looks):
        lines.look()
    return lines


def test_habits_say_how_far_a_choice_fell_short_of_the_best() -> None:
    habits = Habits()
    habits.learn(looked_around(len(GIFTS)).root)
    assert [habits.short(FIRST, stall) for stall in range(len(GIFTS))] == pytest.approx(
        [min(HOPELESS, 9 - gift) for gift in GIFTS]
    )
    assert habits.short(FIRST, 77) == 0, "what was never tried"
    assert habits.short(BEST, BEST) == 0, "nor after this one"


def test_what_is_long_ago_counts_less() -> None:
    habits = Habits()
    habits.learn(looked_around(len(GIFTS)).root)
    dearer = Lines(Fair(Stalls((9, 0), (0, 0))), A, BY_THUMB, Rng(1), moves=1, curiosity=1.0)
    for _ in range(2):
        dearer.look()
    habits.learn(dearer.root)
    assert habits.short(FIRST, 0) == pytest.approx(HOPELESS * 0.7)


@pytest.mark.parametrize("seed", range(8))
def test_what_was_best_is_tried_first(seed: int) -> None:
    habits = Habits()
    habits.learn(looked_around(len(GIFTS)).root)
    assert looked_around(1, seed, habits).best_move() == [BEST]


def test_a_player_in_rollouts_needs_a_single_look_for_what_it_has_done_before() -> None:
    seen = Player(BY_THUMB, len(GIFTS))
    assert seen.think(Fair(FAIR), A, Rng(1)) == [BEST]
    hasty = Player(BY_THUMB, 1)
    hasty.habits(A).learn(looked_around(len(GIFTS)).root)
    assert [hasty.think(Fair(FAIR), A, Rng(seed)) for seed in range(8)] == [[BEST]] * 8
    strangers = [Player(BY_THUMB, 1).think(Fair(FAIR), A, Rng(seed)) for seed in range(8)]
    assert len({stall for (stall,) in strangers}) > 1, "whoever knows nothing takes what comes"
