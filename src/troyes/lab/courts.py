"""Where the games of a match are played: in this process or in several, and always handed back in their order.

Whenever we stop, what there is are the first games of the match.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Generator, Sequence
from typing import Final, NoReturn, TypeVar

from troyes.lab.arena import Match, Played, play
from troyes.lab.hands import Hands, in_order
from troyes.lab.outside import kill_all

T = TypeVar("T")

TERMINATED: Final = 143


def several(match: Match, first: int, games: int, jobs: int) -> Generator[Played, None, None]:
    """The games from number `first` up to, but without, number `games`."""
    return dealt(match, range(first, games), jobs, play)


def dealt(
    match: Match, numbers: Sequence[int], jobs: int, work: Callable[[Match, int], T]
) -> Generator[T, None, None]:
    """What comes of the games of these numbers, whichever work is done for each."""
    workers = min(jobs, len(numbers))
    if workers <= 1:
        for number in numbers:
            yield work(match, number)
        return
    hands = Hands(workers, begin=begin_work)
    yield from in_order(hands, work, ((match, number) for number in numbers))


def begin_work() -> None:
    """What a process does first: see to it that it leaves when it is told to or has nobody left to play for, and that
    no program of a player outlives it."""
    if sys.platform != "win32":
        signal.signal(signal.SIGTERM, lambda *_: leave())
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    """Leave as soon as the process that gives us work is gone."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    leave()


def leave() -> NoReturn:
    """Leave at once."""
    kill_all()
    os._exit(TERMINATED)
