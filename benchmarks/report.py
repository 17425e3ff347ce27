"""From measuring processes to tables: runs them in turn, gathers their readings, words them."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

import cyclopts
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from measure import Reading, Task, reading

HERE = Path(__file__).resolve().parent
SOURCES = HERE.parent / "src"

TIMES = "×"
DASH = "–"

WHOLE = 100

Measure = Callable[[Reading], float | None]

MEASURES: dict[str, Measure] = {
    "games_per_second": lambda r: r.tally.games / r.tally.seconds,
    "decisions_per_second": lambda r: r.tally.decisions / r.tally.seconds,
    "chance_per_second": lambda r: r.tally.chance / r.tally.seconds or None,
    "decisions_per_game": lambda r: r.tally.decisions / r.tally.games,
    "options_seconds": lambda r: r.options,
    "clone_seconds": lambda r: r.clone,
}


class Trouble(Exception):
    """Something that the user can mend, in one sentence."""


@dataclass(frozen=True)
class Spread:
    """The median of several rounds, with the lowest and the highest."""

    median: float
    low: float
    high: float

    def text(self, unit: Callable[[float], str]) -> str:
        """The median and, in brackets, the range."""
        if self.low == self.high:
            return unit(self.median)
        return f"{unit(self.median)} ({unit(self.low)}{DASH}{unit(self.high)})"


@dataclass(frozen=True)
class Row:
    """All the readings of one way of playing one game, one a round."""

    engine: str
    game: str
    way: str
    readings: tuple[Reading, ...]

    def values(self, measure: str) -> list[float]:
        """One measure, round by round; empty where the engine has no such thing."""
        return [value for r in self.readings if (value := MEASURES[measure](r)) is not None]

    def spread(self, measure: str) -> Spread | None:
        """One measure over all rounds."""
        values = self.values(measure)
        return Spread(median(values), min(values), max(values)) if values else None

    def document(self) -> dict[str, object]:
        """The row for `--json`."""
        spreads = {name: self.spread(name) for name in MEASURES}
        return {
            "engine": self.engine,
            "game": self.game,
            "way": self.way,
            "games": sum(r.tally.games for r in self.readings),
            **{name: asdict(spread) if spread else None for name, spread in spreads.items()},
        }


@dataclass(frozen=True)
class Comparison:
    """How many times faster one way of playing is than another."""

    row: Row
    other: Row

    @property
    def games(self) -> Spread | None:
        """Ratio of games/s."""
        return ratio(self.row, self.other, "games_per_second")

    @property
    def decisions(self) -> Spread | None:
        """Ratio of decisions/s."""
        return ratio(self.row, self.other, "decisions_per_second")

    @property
    def clones(self) -> Spread | None:
        """Ratio of clones/s."""
        return ratio(self.other, self.row, "clone_seconds")

    def document(self) -> dict[str, object]:
        """The comparison for `--json`."""
        ratios = {"games": self.games, "decisions": self.decisions, "clones": self.clones}
        return {
            **{
                name: {"engine": row.engine, "game": row.game, "way": row.way}
                for name, row in (("row", self.row), ("other", self.other))
            },
            **{name: asdict(spread) if spread else None for name, spread in ratios.items()},
        }


def ratio(over: Row, under: Row, measure: str) -> Spread | None:
    """`over` by `under`: the ratio of medians, and the range of the rounds' own ratios."""
    above, below = over.values(measure), under.values(measure)
    if not above or not below:
        return None
    pairs = [a / b for a, b in zip(above, below, strict=True)]
    return Spread(median(above) / median(below), min(pairs), max(pairs))


@dataclass(frozen=True)
class Subject:
    """A measuring process: its title, interpreter and script.

    Troyes also has rows, and `how` it must run: compiled or interpreted.
    """

    title: str
    python: Path
    script: str
    rows: tuple[str, ...] = ()
    how: str = ""

    def readings(self, seconds: float, seed: int) -> list[Reading]:
        """Run it once."""
        task = Task(seconds, seed, list(self.rows))
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        if self.how == "interpreted":
            environment["PYTHONPATH"] = str(SOURCES)
        done = subprocess.run(
            [self.python, HERE / self.script, json.dumps(asdict(task))],
            env=environment,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        if done.returncode:
            reason = (done.stderr.strip() or "it did not say why").splitlines()[-1]
            raise Trouble(f"Measuring {self.title} failed: {reason}")
        found = [reading(document) for document in json.loads(done.stdout)]
        if not all(one.way.startswith(self.how) for one in found):
            raise Trouble(f"The installed troyes is not {self.how}: run `python3 run.py` with a C compiler.")
        return found


def troyes(rows: Iterable[str], how: str) -> Subject:
    """Troyes itself: `compiled`, the package installed beside us, or `interpreted`, its sources."""
    return Subject(f"Troyes, {how}", Path(sys.executable), "ours.py", tuple(rows), how)


def measure(subjects: Sequence[Subject], rounds: int, seconds: float) -> list[Row]:
    """Every subject in turn, round after round: a slow minute of the machine falls on them all."""
    gathered: dict[tuple[str, str, str], list[Reading]] = {}
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("", total=rounds * len(subjects))
        for turn in range(1, rounds + 1):
            for subject in subjects:
                progress.update(bar, description=f"round {turn} of {rounds}: {subject.title}")
                for one in subject.readings(seconds, seed=turn):
                    gathered.setdefault((one.engine, one.game, one.way), []).append(one)
                progress.advance(bar)
    return [Row(*name, tuple(readings)) for name, readings in gathered.items()]


def number(value: float) -> str:
    """At least three significant digits, never an exponent."""
    return f"{value:.3g}" if value < WHOLE else f"{value:,.0f}"


def times(value: float) -> str:
    """A ratio."""
    return f"{number(value)}{TIMES}"


def duration(seconds: float) -> str:
    """A short time in its natural unit."""
    for unit, size in (("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{number(seconds / size)} {unit}"
    return f"{number(seconds / 1e-9)} ns"


def cell(spread: Spread | None, unit: Callable[[float], str], *, ranged: bool = False) -> str:
    """One cell of a table."""
    if spread is None:
        return DASH
    return spread.text(unit) if ranged else unit(spread.median)


def table(head: Sequence[str], lines: Iterable[Sequence[str]], words: int) -> str:
    """A Markdown table whose first columns are words and the rest numbers."""
    rule = ["---"] * words + ["---:"] * (len(head) - words)
    return "\n".join("| " + " | ".join(line) + " |" for line in (head, rule, *lines))


def circumstances(rounds: int, seconds: float) -> dict[str, object]:
    """Under what the numbers came to be, for `--json`."""
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "rounds": rounds,
        "seconds": seconds,
    }


def run(command: Callable[..., None]) -> None:
    """Run a benchmark's command line; trouble ends it with one sentence."""
    try:
        cyclopts.run(command)
    except Trouble as trouble:
        raise SystemExit(str(trouble)) from None
