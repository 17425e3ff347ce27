"""Means and shares of games that come in groups, with how sure we may be of them (docs/arena.md).

The games of a group share their chance, so they are not independent of each other, and only groups are: every
uncertainty here is reckoned from the sums of groups (cluster-robust, as statisticians say).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

NORMAL: Final = 1.959963984540054
"""Standard deviations within which 95 % of a normal distribution lie."""
PRIOR: Final = 10.0
"""So many groups' worth of faith that games are independent; few groups say little about how dependent they are."""
STUDENT: Final = (12.706204736432095, 4.302652729911275, 3.182446305284263, 2.7764451051977987)
"""The same for Student's distribution with 1 to 4 degrees of freedom; from 5 on a series is exact enough."""


class Estimate(NamedTuple):
    """A mean, its standard error, and the interval that holds the true one in 95 of 100 cases."""

    mean: float
    error: float
    low: float
    high: float


def student(degrees: int) -> float:
    """Standard errors to either side that hold 95 % of Student's distribution (the series of Cornish and Fisher)."""
    if degrees <= len(STUDENT):
        return STUDENT[degrees - 1]
    z, n = NORMAL, degrees
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92_160
    return z + first / n + second / n**2 + third / n**3 + fourth / n**4


def wilson(share: float, games: float) -> tuple[float, float]:
    """Wilson's interval of 95 % for a share of so many independent games."""
    square = NORMAL**2 / games
    centre = (share + square / 2) / (1 + square)
    reach = NORMAL / (1 + square) * math.sqrt(share * (1 - share) / games + square / (4 * games))
    return max(0.0, centre - reach), min(1.0, centre + reach)


def mean(groups: Sequence[Sequence[float]]) -> Estimate:
    """The mean of all values. The interval is Student's, with as many degrees of freedom as groups, less one."""
    groups = [group for group in groups if group]
    average = sum(map(sum, groups)) / sum(map(len, groups))
    error = math.sqrt(variance(groups, average))
    reach = student(len(groups) - 1) * error if len(groups) > 1 else math.inf
    return Estimate(average, error, average - reach, average + reach)


def variance(groups: Sequence[Sequence[float]], average: float) -> float:
    """The variance of a mean of groups; unknown, and so without bound, of a single one."""
    count = len(groups)
    if count < 2:
        return math.inf
    games = sum(map(len, groups))
    spread = math.fsum((math.fsum(group) - len(group) * average) ** 2 for group in groups)
    return spread * count / (count - 1) / games**2


def effect(groups: Sequence[Sequence[float]]) -> float:
    """How much larger the variance of a share is than that of as many independent games: below 1 where rotating the
    seats evens luck out. With few groups it is drawn towards 1."""
    groups = [group for group in groups if group]
    games = sum(map(len, groups))
    share = sum(map(sum, groups)) / games
    if len(groups) < 2 or not 0 < share < 1:
        return 1.0
    found = variance(groups, share) / (share * (1 - share) / games)
    return (found * (len(groups) - 1) + PRIOR) / (len(groups) - 1 + PRIOR)


def share(groups: Sequence[Sequence[float]]) -> Estimate:
    """A share of victories, each of them from 0 to 1: Wilson's interval for as many independent games as tell as much
    as these do."""
    groups = [group for group in groups if group]
    games = sum(map(len, groups))
    average = sum(map(sum, groups)) / games
    worth = games / effect(groups)
    return Estimate(average, math.sqrt(average * (1 - average) / worth), *wilson(average, worth))
