"""Means and shares with their uncertainty, against values that others published."""

from __future__ import annotations

import math
import random

import pytest

from troyes.lab import estimates
from troyes.lab.estimates import Estimate

pytestmark = pytest.mark.once


@pytest.mark.parametrize(
    "wins, games, low, high",
    [
        # Newcombe (1998), "Two-sided confidence intervals for the single proportion", table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0000),
    ],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    assert estimates.wilson(wins / games, games) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(
    "degrees, value",
    [
        (1, 12.706),
        (2, 4.303),
        (4, 2.776),
        (5, 2.5706),
        (10, 2.228),
        (30, 2.042),
        (120, 1.980),
        (10**6, 1.960),
    ],
)
def test_students_distribution(degrees: int, value: float) -> None:
    assert estimates.student(degrees) == pytest.approx(value, abs=5e-4)


def test_a_mean_of_groups_of_one_is_the_usual_one() -> None:
    found = estimates.mean([[1.0], [2.0], [3.0], [6.0]])
    error = math.sqrt(14 / 3 / 4)
    reach = 3.182446305284263 * error
    assert found == pytest.approx(Estimate(3.0, error, 3.0 - reach, 3.0 + reach))


def test_what_rotating_the_seats_evens_out_is_no_uncertainty() -> None:
    found = estimates.mean([[9.0, -7.0], [-4.0, 6.0], [11.0, -9.0]])
    assert (found.mean, found.error) == (1.0, 0.0)
    assert estimates.mean([[9.0], [-7.0], [-4.0], [6.0], [11.0], [-9.0]]).error > 3


def test_a_group_that_was_broken_off_counts_by_its_games() -> None:
    found = estimates.mean([[1.0, 3.0], [5.0]])
    # The sums of groups lie 2 below and 2 above what three games of 3 would have in them.
    assert found.mean == 3.0
    assert found.error == pytest.approx(math.sqrt((4 + 4) * 2) / 3)


def test_one_group_says_nothing_about_the_error() -> None:
    assert estimates.mean([[1.0, 3.0]]) == Estimate(2.0, math.inf, -math.inf, math.inf)


def test_pairs_that_differ_make_a_share_surer_and_pairs_that_agree_less_sure() -> None:
    opposite = estimates.share([[1.0, 0.0]] * 100)
    alike = estimates.share([[1.0, 1.0], [0.0, 0.0]] * 50)
    low, high = estimates.wilson(0.5, 200)
    assert opposite.mean == alike.mean == 0.5
    assert low < opposite.low < 0.5 < opposite.high < high
    assert alike.low < low < high < alike.high


def test_few_groups_are_nearly_taken_for_independent_games() -> None:
    assert estimates.effect([[1.0, 0.0]] * 2) == 10 / 11
    assert estimates.effect([[1.0, 0.0]] * 91) == 10 / 100
    assert estimates.effect([[1.0, 1.0]] * 5) == 1.0
    assert estimates.effect([[1.0, 0.0]]) == 1.0


def test_whoever_won_everything_has_wilsons_interval() -> None:
    found = estimates.share([[1.0, 1.0]] * 5)
    assert (found.mean, found.error) == (1.0, 0.0)
    assert (found.low, found.high) == estimates.wilson(1.0, 10)


@pytest.mark.parametrize("alike", [-0.5, 0.0, 0.5])
def test_the_interval_holds_the_truth_as_often_as_it_says(alike: float) -> None:
    """Pairs of games of which some have the same result, or opposite ones."""
    chance = random.Random(1)
    held = 0
    for _ in range(1_000):
        pairs = []
        for _ in range(50):
            first, second = float(chance.random() < 0.5), float(chance.random() < 0.5)
            if chance.random() < abs(alike):
                second = first if alike > 0 else 1 - first
            pairs.append([first, second])
        found = estimates.share(pairs)
        held += found.low <= 0.5 <= found.high
    assert 930 <= held <= 980
