"""Who is at a table, as the database knows it, so that a server that starts anew goes on waiting from where it was.

What is noted is that somebody has come, or when they went: nothing while they stay, and nothing at tables where one
waits for ever, or for so long that an open page says nothing. When a server dies, or is ended, whoever was there is
still noted as being there; then one waits from when that is found, for nobody can be at a table without a server.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from typing import Final

from troyes.server.store.queries import seen as queries
from troyes.server.store.store import Store
from troyes.server.store.together import Together
from troyes.server.tables.presence import Key, Presence

LOG: Final = logging.getLogger("troyes.server")
OFTEN: Final = 1.0
"""Seconds after which it is written down who has come."""
SETTLED: Final = 5.0
"""Seconds for which somebody must be gone: who loads the page anew, or is put out by the end of the server, is not."""
HERE: Final = 0.0


class Attendance:
    """What the database knows of who is at a table."""

    def __init__(self, store: Store, presence: Presence, matters: Callable[[str], bool]) -> None:
        """`matters` says whether one waits at a table for minutes."""
        self._store = store
        self._presence = presence
        self._matters = matters
        self._written: dict[Key, float] = {}
        self._rows: Together[str, Mapping[int, float]] = Together(
            lambda table_ids: store.read(queries.seen, table_ids)
        )

    async def recall(self, table_id: str) -> None:
        """Learn when those who are not here were last seen. Who is noted as being here, and is not, was lost with a
        server: one waits for them from now on, unless it is known better."""
        for seat, at in (await self._rows.ask(table_id) or {}).items():
            key = (table_id, seat)
            self._written[key] = at
            if at != HERE:
                self._presence.learn(key, at)
            elif seat not in self._presence.who(table_id)[0]:
                self._presence.learn(key, self._presence.known(key) or time.time())
                self._presence.changed.setdefault(key, time.monotonic())

    async def keep(self) -> None:
        """Write down who came and went, as long as the server runs."""
        while True:
            await asyncio.sleep(OFTEN)
            try:
                await self.write(time.monotonic())
            except Exception:
                LOG.exception(
                    "Who is at the tables could not be written down; it is tried again in a moment."
                )

    async def write(self, now: float) -> None:
        """Write down what has changed and is settled by now."""
        changed, wanted = self._presence.changed, dict[Key, float]()
        for key, at in list(changed.items()):
            table_id, seat = key
            if not self._matters(table_id):
                del changed[key]
                continue
            here = seat in self._presence.who(table_id)[0]
            if here or now - at >= SETTLED:
                del changed[key]
                value = HERE if here else self._presence.known(key) or time.time()
                if self._written.get(key) != value:
                    wanted[key] = value
        if not wanted:
            return
        try:
            await self._store.write(queries.note, wanted)
        except BaseException:
            for key in wanted:
                changed.setdefault(key, now)
            raise
        self._written |= wanted

    def forget(self) -> None:
        """Forget what was written for tables that nobody looks at any more."""
        self._written = {key: at for key, at in self._written.items() if self._presence.is_watched(key[0])}
