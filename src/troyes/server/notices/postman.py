"""Who is told of what while the page is closed: one notice for each time that it becomes somebody's turn.

Every process looks now and then whose turn has come. Where the page of the table is in sight in this process, that turn
counts as known. What nobody has seen for a while is claimed in the database by one process, which sends the notice; so
there is never a second one, and after a crash rather none than two.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import TYPE_CHECKING, Final

from troyes.core.errors import Refusal
from troyes.core.message import Message, message
from troyes.play.catalogue import find
from troyes.server.notices.letters import Letters
from troyes.server.notices.sending import Gone, Unsent
from troyes.server.post import Post
from troyes.server.store.queries import notices as queries
from troyes.server.store.queries import tables
from troyes.server.store.queries.notices import Push, Turn
from troyes.server.store.rows import Missing, TableRow
from troyes.server.store.store import Store
from troyes.words import say

if TYPE_CHECKING:
    from troyes.server.notices.messages import Messages

LOG: Final = logging.getLogger("troyes.server")
LOOK: Final = 5.0
"""Seconds between two looks, or less if notices go out sooner."""
SOONEST: Final = 0.2
OLDEST: Final = 86_400.0
"""Seconds after which a turn is no news any more."""
AT_ONCE: Final = 8
"""Notices that are under way at the same time."""
AGAIN: Final = (30.0, 180.0)
"""Seconds after which what could not be sent is tried again."""

InSight = Callable[[str], Collection[int]]
"""The seats of a table whose page somebody in this process has in sight."""


class Postman:
    """Looks whose turn has come, and sends notices."""

    def __init__(
        self,
        store: Store,
        post: Post,
        letters: Letters,
        browsers: Callable[[], Messages],
        in_sight: InSight,
    ) -> None:
        self._store = store
        self._wait = post.wait
        self._letters = letters
        self._browsers = browsers
        self._in_sight = in_sight
        self._places = asyncio.Semaphore(AT_ONCE)
        self._under_way: set[asyncio.Task[None]] = set()

    async def walk(self) -> None:
        """Look again and again."""
        while True:
            await asyncio.sleep(max(SOONEST, min(LOOK, self._wait / 4)))
            try:
                await self.look()
            except Exception:
                LOG.exception("Notices could not be seen to; it is tried again in a while.")

    async def look(self) -> None:
        """Note the turns that somebody here has in sight, and send notices of those that nobody has seen for long."""
        now = time.time()
        due: dict[tuple[str, str], Turn] = {}
        for turn in await self._store.read(queries.waiting, now - OLDEST):
            seen = turn.seat in self._in_sight(turn.table_id)
            late = turn.updated <= now - self._wait
            if (seen or late) and await self._store.write(queries.claim, turn) and not seen:
                due[turn.table_id, turn.person_id] = turn  # who has several seats is told once
        for turn in due.values():
            task = asyncio.create_task(self._tell(turn))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    async def close(self) -> None:
        """Stop; what has not been sent is not sent."""
        for task in self._under_way:
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _tell(self, turn: Turn) -> None:
        try:
            table = await self._store.read(tables.table, turn.table_id)
            mail, pushes = await self._store.read(queries.ways_to, turn.person_id)
        except Missing:
            return
        game, names = find(table.game).titled(), others(table, turn.person_id)
        jobs = [self._insist(partial(self._message, push, game, names, table.id)) for push in pushes]
        if mail is not None and self._letters.can_send:
            jobs.append(self._insist(partial(self._letters.tell, mail, game, names, table.id)))
        await asyncio.gather(*jobs)

    async def _message(self, push: Push, game: Message, names: str, table_id: str) -> None:
        title = await asyncio.to_thread(say, message("letter-turn-subject", game=game), push.language)
        about = {
            "title": title,
            "body": names,
            "table": table_id,
        }
        try:
            await self._browsers().tell(push, about)
        except (Gone, Refusal):
            await self._store.write(queries.drop_push, push.endpoint)

    async def _insist(self, send: Callable[[], Awaitable[None]]) -> None:
        """Send, and if that fails, try again in a while."""
        for pause in (*AGAIN, None):
            try:
                async with self._places:
                    return await send()
            except Unsent as error:
                LOG.warning("%s.", error)
            except Exception:
                LOG.exception("A notice could not be sent.")
                return None
            if pause is not None:
                await asyncio.sleep(pause)
        return None


def others(table: TableRow, person_id: str) -> str:
    """With whom somebody plays."""
    return ", ".join(seat.name for seat in table.seats if seat.person_id != person_id and seat.name)
