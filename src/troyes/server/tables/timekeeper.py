"""Sees to clocks that run out: at the tables in use to the moment, at all others when the house is kept."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import Final

from troyes.core.errors import IllegalMove, Refusal
from troyes.core.message import Message
from troyes.server.store.queries import shelf
from troyes.server.tables.hall import Hall
from troyes.server.tables.hands import Deed
from troyes.server.tables.leaving import USUAL_LEVEL, NotNow, do, give_up
from troyes.server.tables.live import Live

LOG: Final = logging.getLogger("troyes.server")
GRACE: Final = 0.02
"""Seconds after a clock's end at which we look: a timer may be a little early."""


class Timekeeper:
    """Ends the time of those who have none left, if the hall is told to let `look` know of changes."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self, live: Live) -> None:
        """Be there when the next clock of this table runs out."""
        timer = self._timers.pop(live.row.id, None)
        if timer is not None:
            timer.cancel()
        due = None if live.clocks is None or live.is_over else live.clocks.due()
        if due is not None:
            wait = max(0.0, due - time.time()) + GRACE
            self._timers[live.row.id] = asyncio.get_running_loop().call_later(wait, self._ring, live.row.id)

    def _ring(self, table_id: str) -> None:
        self._timers.pop(table_id, None)
        task = asyncio.create_task(self._end(table_id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _end(self, table_id: str) -> None:
        """End the time of all who have none left at a table."""
        try:
            async with self._hall.held(table_id) as live:
                late = [] if live.clocks is None else live.clocks.late(time.time())
            for seat in late:
                await self._hall.do(table_id, seat, partial(run_out, seat=seat))
            self.look(await self._hall.live(table_id))
        except IllegalMove:
            pass  # another process was faster, or a move
        except Refusal as error:
            LOG.error("The clocks of table %s could not be seen to: %s", table_id, error)
        except Exception:
            LOG.exception("The clocks of table %s could not be seen to.", table_id)

    async def beat(self) -> None:
        """See to tables that nobody looks at."""
        for table_id in await self._hall.store.read(shelf.overdue, time.time()):
            if table_id not in self._timers:
                await self._end(table_id)

    async def close(self) -> None:
        """Stop looking; the clocks run on."""
        for timer in self._timers.values():
            timer.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def run_out(live: Live, seat: int) -> str:
    """What happens at zero, as the table has settled it."""
    clocks = live.clocks
    if clocks is None or live.is_over or seat not in clocks.late(time.time()):
        raise NotNow(Message("refused-moved-on"))
    if clocks.clock.at_zero == "computer":
        return do(live, seat, Deed("late", USUAL_LEVEL))
    return give_up(live, seat, "lost")
