"""Where pages wait to be told how their table stands: when a thousand come at once, because the process beside this one
died, those who are here already are heard in between."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

AT_ONCE: Final = 2
PATIENCE: Final = 1.0
"""Seconds after which the next is let in, whatever keeps the one before: some do not read what they are told."""


class Entrance:
    """Lets in few at a time, in the order in which they came."""

    def __init__(self, at_once: int = AT_ONCE, patience: float = PATIENCE) -> None:
        self._places = asyncio.Semaphore(at_once)
        self._patience = patience

    @asynccontextmanager
    async def one(self) -> AsyncIterator[None]:
        """While somebody enters, or until the patience of the others ends."""
        await self._places.acquire()
        place = _Place(self._places)
        impatient = asyncio.get_running_loop().call_later(self._patience, place.give)
        try:
            yield
        finally:
            impatient.cancel()
            place.give()


class _Place:
    """A place at the entrance, which is given to the next once."""

    def __init__(self, places: asyncio.Semaphore) -> None:
        self._places: asyncio.Semaphore | None = places

    def give(self) -> None:
        """Somebody else may enter."""
        if self._places is not None:
            self._places.release()
            self._places = None
