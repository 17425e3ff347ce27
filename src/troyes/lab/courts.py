"""Where the games of a match are played: in this process or in several, and always handed back in their order.

Whenever we stop, what there is are the first games of the match.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import Final, NoReturn, TypeVar

from troyes.core.errors import Refusal
from troyes.core.message import Message
from troyes.lab.arena import Match, Played, play
from troyes.lab.outside import kill_all
from troyes.play.machine import undisturbed

T = TypeVar("T")

AHEAD: Final = 4
"""So many games a process are dealt out before the first of them is back."""
PATIENCE: Final = 5.0
"""Seconds that a process has to leave."""
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
    waiting = iter(numbers)
    running: deque[Future[T]] = deque()
    before = multiprocessing.active_children()
    pool = ProcessPoolExecutor(
        workers, mp_context=multiprocessing.get_context("spawn"), initializer=begin_work
    )
    done = False
    try:
        while True:
            for number in waiting:
                # A process is started when work comes in, and must not hear the Ctrl-C that is ours.
                with undisturbed():
                    running.append(pool.submit(work, match, number))
                if len(running) >= AHEAD * workers:
                    break
            if not running:
                done = True
                return
            yield running.popleft().result()
    except BrokenProcessPool:
        raise Refusal(Message("refused-arena-ended")) from None
    finally:
        if not done:
            dismiss([each for each in multiprocessing.active_children() if each not in before])
        pool.shutdown(cancel_futures=True)


def dismiss(workers: list[BaseProcess]) -> None:
    """End processes in the midst of their games, which may take minutes."""
    for each in workers:
        each.terminate()
    for each in workers:
        each.join(PATIENCE)
        if each.is_alive():
            each.kill()


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
