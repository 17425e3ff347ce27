"""What all measured engines share: how playouts and calls are timed, and how readings travel.

Standard library only, for it also runs inside the peers' own environment. Times are processor
seconds of this process, so that a busy neighbour on the machine disturbs them little.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from itertools import repeat
from time import process_time
from typing import Any, TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Task:
    """What a measuring process is asked: seconds a reading, a seed, rows if it has several."""

    seconds: float
    seed: int
    rows: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Tally:
    """Whole games played: the tokens their players chose, those of chance, and the time taken."""

    games: int
    decisions: int
    chance: int
    seconds: float


@dataclass(frozen=True)
class Reading:
    """One measurement of one way of playing one game; single calls are in seconds."""

    engine: str
    game: str
    way: str
    tally: Tally
    clone: float | None = None
    options: float | None = None


def playouts(seconds: float, play: Callable[[], T], count: Callable[[T], tuple[int, int, int]]) -> Tally:
    """Call `play` for so long; `count`, untimed, tells a result's games, decisions and chance."""
    play()
    spent = 0.0
    games = decisions = chance = 0
    while spent < seconds:
        start = process_time()
        result = play()
        spent += process_time() - start
        more_games, more_decisions, more_chance = count(result)
        games += more_games
        decisions += more_decisions
        chance += more_chance
    return Tally(games, decisions, chance, spent)


def per_call(seconds: float, call: Callable[[], object]) -> float:
    """Time of one call, over enough calls to fill about so many seconds."""
    calls = 1
    while True:
        start = process_time()
        for _ in repeat(None, calls):
            call()
        spent = process_time() - start
        if spent >= seconds / 2:
            return spent / calls
        calls *= 2


def serve(measure: Callable[[Task], list[Reading]]) -> None:
    """Be a measuring process: the task is the only argument, the readings leave as JSON."""
    readings = measure(Task(**json.loads(sys.argv[1])))
    print(json.dumps([asdict(reading) for reading in readings]))


def reading(document: dict[str, Any]) -> Reading:
    """A reading as it came out of a measuring process."""
    return Reading(**{**document, "tally": Tally(**document["tally"])})
