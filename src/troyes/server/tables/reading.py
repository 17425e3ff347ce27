"""Where what visitors send is parsed and replayed: in one thread beside the event loop, so that it holds up nobody but
those who send such things; and only so many may wait there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

from troyes.core.errors import Refusal
from troyes.core.message import Message

P = ParamSpec("P")
T = TypeVar("T")

LONGEST_QUEUE: Final = 32


class TooMuchToRead(Refusal):
    """Others are being read; the same will be welcome a little later."""

    status = 503
    retry_after = 2


class Reading:
    """The thread."""

    def __init__(self, most: int = LONGEST_QUEUE) -> None:
        self._pool = ThreadPoolExecutor(1, "troyes-parse")
        self._most = most
        self._waiting = 0

    async def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something there, when its turn comes."""
        if self._waiting >= self._most:
            raise TooMuchToRead(Message("refused-many-reading"))
        self._waiting += 1
        try:
            job = self._pool.submit(work, *args, **kwargs)
            return await asyncio.wrap_future(job)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """End the thread."""
        self._pool.shutdown(cancel_futures=True)
