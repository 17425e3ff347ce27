"""Work that several processes do, handed back in its order: whenever we stop, what there is comes from the first parts.

A process that is killed is replaced, and what it was doing is done again. Only where they are killed again and again,
for want of memory say, is the work given up.
"""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from itertools import islice
from multiprocessing.process import BaseProcess
from typing import Any, Final, NamedTuple, TypeVar

from troyes.core.errors import Refusal
from troyes.core.message import Message
from troyes.machine.processes import undisturbed

T = TypeVar("T")

AHEAD: Final = 4
"""So many parts a process are dealt out before the first of them is back."""
PATIENCE: Final = 5.0
"""Seconds that a process has to leave."""
LOSSES: Final = 2
"""So often processes are replaced without a part having come back in between."""


class Hands(NamedTuple):
    """How many processes work, how they are started, and what each does first."""

    workers: int
    start: str = "spawn"
    begin: Callable[[], None] | None = None

    def pool(self) -> ProcessPoolExecutor:
        """These processes."""
        context = multiprocessing.get_context(self.start)
        return ProcessPoolExecutor(self.workers, mp_context=context, initializer=self.begin)


def in_order(
    hands: Hands, work: Callable[..., T], parts: Iterable[tuple[Any, ...]]
) -> Generator[T, None, None]:
    """What comes of the work with the arguments of each part."""
    waiting, owed, losses = iter(parts), deque[tuple[Any, ...]](), 0
    while True:
        try:
            with closing(shift(hands, work, owed, waiting)) as done:
                for one in done:
                    owed.popleft()
                    losses = 0
                    yield one
            return
        except BrokenProcessPool:
            losses += 1
            if losses > LOSSES:
                raise Refusal(Message("refused-processes-ended")) from None


def shift(
    hands: Hands, work: Callable[..., T], owed: deque[tuple[Any, ...]], waiting: Iterator[tuple[Any, ...]]
) -> Generator[T, None, None]:
    """The same as long as no process is killed: first what is owed, to which is added what is dealt out of the rest."""
    before = multiprocessing.active_children()
    pool, running, done = hands.pool(), deque[Future[T]](), False

    def deal(part: tuple[Any, ...]) -> None:
        # A process is started when work comes in, and must not hear the Ctrl-C that is ours.
        with undisturbed():
            running.append(pool.submit(work, *part))

    try:
        for part in owed:
            deal(part)
        while True:
            for part in islice(waiting, AHEAD * hands.workers - len(running)):
                owed.append(part)
                deal(part)
            if not running:
                done = True
                return
            yield running.popleft().result()
    finally:
        if not done:
            dismiss([each for each in multiprocessing.active_children() if each not in before])
        pool.shutdown(cancel_futures=True)


def dismiss(workers: list[BaseProcess]) -> None:
    """End processes in the midst of their work, which may take minutes."""
    for each in workers:
        each.terminate()
    for each in workers:
        each.join(PATIENCE)
        if each.is_alive():
            each.kill()
