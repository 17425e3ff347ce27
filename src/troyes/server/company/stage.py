"""Which pages tell what happens step by step, and how far each of them is: computer players wait for them, a little."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

PATIENCE: Final = 8.0
"""Seconds that a table waits for a page of which nothing is heard: no step takes as long to be told."""
LONGEST: Final = 60.0
"""Seconds that a table waits at most for pages that still tell; nobody holds it up for longer."""


class Stage:
    """The pages of this process that tell step by step, by table and connection, with the revision each has shown."""

    def __init__(self, patience: float = PATIENCE, longest: float = LONGEST) -> None:
        self._patience = patience
        self._longest = longest
        self._shown: dict[str, dict[int, int]] = {}
        self._heard: dict[str, float] = {}
        """When something was last heard of a table's pages."""
        self._news: dict[str, asyncio.Event] = {}

    def show(self, table_id: str, connection: int, rev: int) -> None:
        """A page has told all until there; one that tells nothing any more says so by a negative number."""
        if rev < 0:
            return self.leave(table_id, connection)
        self._shown.setdefault(table_id, {})[connection] = rev
        self._heard[table_id] = time.monotonic()
        return self._tell(table_id)

    def leave(self, table_id: str, connection: int) -> None:
        """A page is closed, or tells no more."""
        pages = self._shown.get(table_id, {})
        pages.pop(connection, None)
        if not pages:
            self._shown.pop(table_id, None)
            self._heard.pop(table_id, None)
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
        """Wait until all pages have told what led to this revision, as long as something is heard of them, but not for
        ever; `until` is how one waits so many seconds, and may come back sooner."""
        began = time.monotonic()
        while self.is_behind(table_id, rev):
            silence = max(began, self._heard[table_id]) + self._patience
            left = min(silence, began + self._longest) - time.monotonic()
            if left <= 0 or not await self._hears(table_id, until(left)):
                return

    async def _hears(self, table_id: str, limit: Awaitable[None]) -> bool:
        """Whether something is heard of a page before the time is up."""
        waited = asyncio.ensure_future(limit)
        news = asyncio.ensure_future(self._news.setdefault(table_id, asyncio.Event()).wait())
        try:
            await asyncio.wait((waited, news), return_when=asyncio.FIRST_COMPLETED)
            return not waited.done()
        finally:
            for each in (waited, news):
                each.cancel()
            with suppress(asyncio.CancelledError):
                await news
