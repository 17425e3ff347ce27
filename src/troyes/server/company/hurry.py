"""How a computer player that thinks in a worker process is told to move now: a byte that the worker sees as well."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from ctypes import Array, c_byte
from typing import Final

MOST: Final = 1_024
"""Thoughts under way at once that can be hurried; whoever comes when there are more takes the time that it has."""
NOWHERE: Final = -1

Flags = Array[c_byte]
"""A byte for each of these thoughts, in memory that this process and its workers share."""

_seen: list[Flags] = []
"""In a worker: the flags of the server that started it."""


def see(flags: Flags) -> None:
    """In a worker that starts: from now on it knows who is hurried."""
    _seen[:] = [flags]


def is_hurried(place: int) -> bool:
    """In a worker: whether the thought with this place is to end."""
    return place != NOWHERE and bool(_seen) and bool(_seen[0][place])


class Hurry:
    """Lets one thought be ended, and the pause after it."""

    def __init__(self, flags: Flags, place: int) -> None:
        self.place: Final = place
        """What the worker is told, to know which byte is meant."""
        self._flags = flags
        self._called = asyncio.Event()

    def now(self) -> None:
        """Move now."""
        self._called.set()
        if self.place != NOWHERE:
            self._flags[self.place] = 1

    async def pause(self, seconds: float) -> None:
        """Wait so long, or until somebody calls."""
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, seconds)):
                await self._called.wait()


class Hurries:
    """The places of the thoughts under way."""

    def __init__(self) -> None:
        self.flags: Final[Flags] = multiprocessing.get_context("spawn").RawArray(c_byte, MOST)
        self._free = list(range(MOST))

    @contextmanager
    def one(self) -> Iterator[Hurry]:
        """For one thought, as long as it lasts."""
        place = self._free.pop() if self._free else NOWHERE
        hurry = Hurry(self.flags, place)
        try:
            yield hurry
        except asyncio.CancelledError:
            hurry.now()  # nobody waits for the worker, which may still see its byte: that is given to no other
            raise
        except BaseException:
            self._give_back(place)
            raise
        self._give_back(place)

    def _give_back(self, place: int) -> None:
        if place != NOWHERE:
            self.flags[place] = 0
            self._free.append(place)
