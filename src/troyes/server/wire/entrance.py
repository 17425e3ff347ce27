"""Where pages wait to be told how their table stands: when a thousand come at once, because the process beside this one
died, those who are here already are heard in between, and those who play come before those who watch."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

AT_ONCE: Final = 2
PATIENCE: Final = 1.0
"""Seconds after which the next is let in, whatever keeps the one before: some do not read what they are told."""


class Entrance:
    """Lets in few at a time: those who play, then those who watch, each in the order in which they came."""

    def __init__(self, at_once: int = AT_ONCE, patience: float = PATIENCE) -> None:
        self._free = at_once
        self._patience = patience
        self._players: deque[asyncio.Future[None]] = deque()
        self._watchers: deque[asyncio.Future[None]] = deque()

    @asynccontextmanager
    async def one(self, *, plays: bool = False) -> AsyncIterator[None]:
        """While somebody enters, or until the patience of the others ends."""
        await self._wait(self._players if plays else self._watchers)
        place = _Place(self)
        impatient = asyncio.get_running_loop().call_later(self._patience, place.give)
        try:
            yield
        finally:
            impatient.cancel()
            place.give()

    async def _wait(self, queue: deque[asyncio.Future[None]]) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # whose turn had just come
                self.let_in()
            raise

    def let_in(self) -> None:
        """A place is free: it is the next one's."""
        for queue in (self._players, self._watchers):
            while queue:
                turn = queue.popleft()
                if not turn.done():  # somebody who has gone waits no more
                    turn.set_result(None)
                    return
        self._free += 1


class _Place:
    """A place at the entrance, which is given to the next once."""

    def __init__(self, entrance: Entrance) -> None:
        self._entrance: Entrance | None = entrance

    def give(self) -> None:
        """Somebody else may enter."""
        if self._entrance is not None:
            self._entrance.let_in()
            self._entrance = None
