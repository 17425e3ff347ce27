"""Random play, as many games as wanted, on as many cores as wanted, with the same result every time.

AnyGame number i plays with `Rng(seed, stream=i)`, and all that is summed up are whole numbers: so neither the number of
processes nor the way the games are dealt out to them can change a digit.
"""

from __future__ import annotations

import math
import multiprocessing
import sys
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from typing import Final, NamedTuple

from troyes.core.rng import Rng
from troyes.core.walk import playout
from troyes.lab.cluster import spread
from troyes.lab.hands import Hands, in_order
from troyes.machine.processes import cores
from troyes.play.table import Plain, Table

SAMPLE: Final = 4
"""So many games are played first, to see how long one takes."""
PORTION: Final = 0.1
"""Seconds of play that are dealt out at once, so that a stop is soon obeyed."""
LARGEST_PORTION: Final = 5_000
WORTH_A_POOL: Final = 2.0
"""Seconds of play below which starting more processes would take longer than it saves."""
START_METHOD: Final = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
"""Never by forking this process, since whoever calls us may have threads."""

Watcher = Callable[[int], None]
"""Is told how many games are done."""


class Tally(NamedTuple):
    """Whole numbers that add up: games, tokens by players and by chance, and each seat's points."""

    games: int
    decisions: int
    chance: int
    sums: tuple[int, ...]
    squares: tuple[int, ...]
    least: tuple[int, ...]
    most: tuple[int, ...]

    def plus(self, other: Tally) -> Tally:
        """Both together."""
        return Tally(
            self.games + other.games,
            self.decisions + other.decisions,
            self.chance + other.chance,
            tuple(map(int.__add__, self.sums, other.sums)),
            tuple(map(int.__add__, self.squares, other.squares)),
            tuple(map(min, self.least, other.least)),
            tuple(map(max, self.most, other.most)),
        )


class Score(NamedTuple):
    """A seat's points over all games."""

    mean: float
    deviation: float
    minimum: int
    maximum: int


class Report(NamedTuple):
    """What came of a simulation."""

    games: int
    decisions: int
    chance: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    scores: list[Score]


class Stopped(Exception):
    """The user stopped a simulation; the report is of the first games, as far as they were done."""

    def __init__(self, report: Report) -> None:
        super().__init__(report)
        self.report = report


def simulate(
    table: Table,
    games: int,
    seed: int,
    jobs: int | None = None,
    progress: Watcher | None = None,
    ray: str | None = None,
) -> Report:
    """Play games at random. Without a number of jobs, all cores are used if the games take long enough; with the
    address of a Ray cluster, all of its cores."""
    start = time.perf_counter()
    tally = play(table, seed, 0, min(SAMPLE, games))
    seconds_each = (time.perf_counter() - start) / tally.games
    left = games - tally.games
    if jobs is None:
        jobs = cores() if seconds_each * left > WORTH_A_POOL else 1
    portion = max(1, min(LARGEST_PORTION, int(PORTION / seconds_each)))
    portions = ((first, min(first + portion, games)) for first in range(tally.games, games, portion))
    workers = min(jobs, -(-left // portion))
    if ray is not None:
        several = spread(ray, play_plain, ((table.plain(), seed, *each) for each in portions))
    elif workers > 1:
        several = pooled(table, seed, portions, workers)
    else:
        several = alone(table, seed, portions)
    try:
        with closing(several):
            for some in several:
                tally = tally.plus(some)
                if progress is not None:
                    progress(tally.games)
    except KeyboardInterrupt:
        raise Stopped(report(tally, time.perf_counter() - start)) from None
    return report(tally, time.perf_counter() - start)


def play(table: Table, seed: int, first: int, end: int) -> Tally:
    """Play the games from number `first` up to, but without, number `end`."""
    seats = range(table.players)
    decisions = 0
    chance = 0
    sums = [0] * table.players
    squares = [0] * table.players
    least = [sys.maxsize] * table.players
    most = [-sys.maxsize] * table.players
    for number in range(first, end):
        state = table.new()
        chosen, drawn = playout(state, Rng(seed, number))
        decisions += chosen
        chance += drawn
        points = state.scores()
        for seat in seats:
            sums[seat] += points[seat]
            squares[seat] += points[seat] * points[seat]
            least[seat] = min(least[seat], points[seat])
            most[seat] = max(most[seat], points[seat])
    return Tally(end - first, decisions, chance, tuple(sums), tuple(squares), tuple(least), tuple(most))


def play_plain(plain: Plain, seed: int, first: int, end: int) -> Tally:
    """What a worker process does: names and numbers cross the border between processes, games and states cannot."""
    return play(Table.of(plain), seed, first, end)


def alone(table: Table, seed: int, portions: Iterator[tuple[int, int]]) -> Generator[Tally, None, None]:
    """Portions in this process, one after the other."""
    for first, end in portions:
        yield play(table, seed, first, end)


def pooled(
    table: Table, seed: int, portions: Iterator[tuple[int, int]], workers: int
) -> Generator[Tally, None, None]:
    """Portions in several processes, in their order: whenever we stop, what we have are the first games."""
    plain = ((table.plain(), seed, first, end) for first, end in portions)
    return in_order(Hands(workers, START_METHOD), play_plain, plain)


def report(tally: Tally, seconds: float) -> Report:
    """A tally in the numbers that people want."""
    return Report(
        games=tally.games,
        decisions=tally.decisions,
        chance=tally.chance,
        seconds=seconds,
        games_per_second=tally.games / seconds,
        decisions_per_second=tally.decisions / seconds,
        scores=[
            Score(total / tally.games, deviation(tally.games, total, squares), least, most)
            for total, squares, least, most in zip(
                tally.sums, tally.squares, tally.least, tally.most, strict=True
            )
        ],
    )


def deviation(count: int, total: int, squares: int) -> float:
    """The standard deviation of a sample, from exact sums."""
    if count < 2:
        return 0.0
    return math.sqrt((count * squares - total * total) / (count * (count - 1)))
