"""From lessons to weights: for each stage the weighed sum that comes nearest to what the rule of thumb misses."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from troyes.bots.weights import Table
from troyes.lab.training.lessons import Lessons

RIDGE: Final = 40.0
"""How hard it is to move a weight away from nothing, in games: the lessons of one game all end alike."""
RARE: Final = 0.7
"""A feature that hardly varies is taken to vary by so much: what was seen in few games is not to weigh more for it."""
ENOUGH: Final = 400
"""Lessons that a stage needs to have weights of its own."""
HELD_OUT: Final = 5
"""One game in so many is not learned from, but examined in."""
DOUBTS: Final = np.geomspace(0.5, 40.0, 80)
"""Tried for how many points make a rival e times as likely to win."""
BINS: Final = 10
DIGITS: Final = 5

Array = npt.NDArray[np.float64]


class Bin(NamedTuple):
    """A line of the reliability table: chances from so much on, how many, what was said and what happened."""

    least: float
    rows: int
    said: float
    happened: float


class Examination(NamedTuple):
    """What the weights are worth in games that were not learned from."""

    games: int
    positions: int
    error: float
    """Of the points at the end: the root of the mean square."""
    brier: float
    by_share: float
    """The Brier score of whoever always says that all rivals are equally likely to win."""
    bins: list[Bin]


def fit(lessons: Lessons, ridge: float = RIDGE) -> Table:
    """The weights that were learned."""
    learned = lessons.game % HELD_OUT != 0
    roles, stages = int(lessons.role.max()) + 1, int(lessons.stage.max()) + 1
    weights, bias = [], []
    for role in range(roles):
        for stage in range(stages):
            chosen = learned & (lessons.role == role) & (lessons.stage == stage)
            missed = (lessons.final - lessons.worth)[chosen].astype(np.float64)
            each = len(missed) / max(1, len(np.unique(lessons.game[chosen])))
            some, most = solve(lessons.features[chosen].astype(np.float64), missed, ridge * each)
            weights.append([round(float(weight), DIGITS) for weight in some])
            bias.append(round(most, DIGITS))
    table = Table(lessons.names, stages, weights, bias, [1.0] * stages)
    return table._replace(doubts=doubts(table, lessons, learned))


def solve(features: Array, missed: Array, ridge: float) -> tuple[Array, float]:
    """The weights of one stage, and what comes in any case."""
    if len(missed) < ENOUGH:
        return np.zeros(features.shape[1]), 0.0
    mean, spread = features.mean(0), features.std(0)
    told = spread > 1e-6
    spread = np.maximum(spread, RARE)
    scaled = (features[:, told] - mean[told]) / spread[told]
    middle = float(missed.mean())
    steps = np.linalg.solve(scaled.T @ scaled + ridge * np.eye(scaled.shape[1]), scaled.T @ (missed - middle))
    weights = np.zeros(features.shape[1])
    weights[told] = steps / spread[told]
    return weights, middle - float(mean @ weights)


def expected(table: Table, lessons: Lessons) -> Array:
    """The points at the end that the weights expect, row by row."""
    which = lessons.role * table.stages + lessons.stage
    weights = np.array(table.weights)[which]
    found: Array = lessons.worth + np.array(table.bias)[which] + (weights * lessons.features).sum(1)
    return found


class Odds:
    """Who won each position's game, and by what was expected who should: rows sorted by position."""

    def __init__(self, table: Table, lessons: Lessons, rows: npt.NDArray[np.bool_]) -> None:
        order = np.argsort(lessons.position[rows], kind="stable")
        position = lessons.position[rows][order]
        self.first = np.flatnonzero(np.r_[True, position[1:] != position[:-1]])
        self.which = np.cumsum(np.r_[True, position[1:] != position[:-1]]) - 1
        self.expected = expected(table, lessons)[rows][order]
        self.stage = lessons.stage[rows][order]
        final = lessons.final[rows][order]
        won = final == np.maximum.reduceat(final, self.first)[self.which]
        self.won = won / np.add.reduceat(won, self.first)[self.which]

    def chances(self, doubt: Array) -> Array:
        """The chance of each row, with so much doubt each."""
        raised = self.expected / doubt
        raised -= np.maximum.reduceat(raised, self.first)[self.which]
        power = np.exp(raised)
        found: Array = power / np.add.reduceat(power, self.first)[self.which]
        return found


def doubts(table: Table, lessons: Lessons, learned: npt.NDArray[np.bool_]) -> list[float]:
    """For each stage, the doubt under which what happened was likeliest."""
    found = []
    for stage in range(table.stages):
        rows = learned & (lessons.stage == stage)
        if rows.sum() < ENOUGH:
            found.append(float(DOUBTS[len(DOUBTS) // 2]))
            continue
        odds = Odds(table, lessons, rows)
        likely = [
            float((odds.won * np.log(np.maximum(odds.chances(np.full(len(odds.stage), doubt)), 1e-9))).sum())
            for doubt in DOUBTS
        ]
        found.append(round(float(DOUBTS[int(np.argmax(likely))]), 3))
    return found


def examine(table: Table, lessons: Lessons) -> Examination:
    """How the weights do in the games that were held out."""
    rows = lessons.game % HELD_OUT == 0
    odds = Odds(table, lessons, rows)
    chances = odds.chances(np.array(table.doubts)[odds.stage])
    share = 1 / np.bincount(odds.which)[odds.which]
    bins = []
    which = np.minimum((chances * BINS).astype(int), BINS - 1)
    for place in range(BINS):
        chosen = which == place
        if chosen.any():
            said, happened = float(chances[chosen].mean()), float(odds.won[chosen].mean())
            bins.append(Bin(place / BINS, int(chosen.sum()), round(said, 4), round(happened, 4)))
    error = expected(table, lessons)[rows] - lessons.final[rows]
    return Examination(
        len(np.unique(lessons.game[rows])),
        len(odds.first),
        round(float(np.sqrt((error**2).mean())), 4),
        round(float(((chances - odds.won) ** 2).mean()), 4),
        round(float(((share - odds.won) ** 2).mean()), 4),
        bins,
    )
