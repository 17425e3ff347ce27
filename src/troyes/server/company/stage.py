"""Which pages tell what happens step by step, and how far each of them is: computer players wait for them, a little."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

PATIENCE: Final = 8.0
"""Seconds that a table waits at most for pages that still tell; nobody holds it up for longer."""


class Stage:
    """The pages of this process that tell step by step, by table and connection, with the revision each has shown."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._shown: dict[str, dict[int, int]] = {}
        self._news: dict[str, asyncio.Event] = {}

    def show(self, table_id: str, connection: int, rev: int) -> None:
        """A page has told all until there; one that tells nothing any more says so by a negative number."""
        if rev < 0:
            return self.leave(table_id, connection)
        self._shown.setdefault(table_id, {})[connection] = rev
        return self._tell(table_id)

    def leave(self, table_id: str, connection: int) -> None:
        """A page is closed, or tells no more."""
        pages = self._shown.get(table_id, {})
        pages.pop(connection, None)
        if not pages:
            self._shown.pop(table_id, None)
        self._tell(table_id)

    def _tell(self, table_id: str) -> None:
        if table_id in self._news:
            self._news.pop(table_id).set()

    def is_behind(self, table_id: str, rev: int) -> bool:
        """Whether some page still tells what led to this revision."""
        return any(shown < rev for shown in self._shown.get(table_id, {}).values())

    async def caught_up(
        self, table_id: str, rev: int, until: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> None:
        """Wait until all pages have told what led to this revision, but not for long; `until` is how one waits so many
        seconds, and may come back sooner."""
        if not self.is_behind(table_id, rev):
            return
        limit = asyncio.ensure_future(until(self._patience))
        try:
            while not limit.done() and self.is_behind(table_id, rev):
                news = asyncio.ensure_future(self._news.setdefault(table_id, asyncio.Event()).wait())
                await asyncio.wait((limit, news), return_when=asyncio.FIRST_COMPLETED)
                news.cancel()
                with suppress(asyncio.CancelledError):
                    await news
        finally:
            limit.cancel()
            self._tell(table_id)  # whoever else waits there looks again
