"""The computer players at the tables: who is asked thinks in a worker process, waits a little, and moves."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from troyes.core.agenda import NO_TOKEN
from troyes.core.errors import IllegalMove, Refusal
from troyes.server.company.hurry import Hurry
from troyes.server.company.regard import Regard
from troyes.server.company.stage import Stage
from troyes.server.company.thinking import Thinker, Thought
from troyes.server.store.rows import Missing
from troyes.server.tables.hall import Hall
from troyes.server.tables.live import Live, Outdated

LOG: Final = logging.getLogger("troyes.server")
OVERDUE: Final = 6.0
"""Seconds after which this process moves for a computer player that another process should have moved for, and about
whom it has heard nothing from there."""
LOOK: Final = 2.0
"""Seconds between two looks for those who are overdue."""


class Company:
    """Moves for the computer players of the tables in use, if the hall is told to let `look` know of changes."""

    def __init__(
        self, hall: Hall, thinker: Thinker, pace: float, regard: Regard, stage: Stage | None = None
    ) -> None:
        self._hall = hall
        self._thinker = thinker
        self._regard = regard
        self._stage = stage or Stage()
        self._pace = pace
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._hurries: dict[tuple[str, int], tuple[int, Hurry]] = {}
        """Who thinks just now, since which revision of the table."""
        self._called: dict[str, int] = {}
        """The revisions at which those who think at these tables were hurried last."""
        self._elsewhere: dict[str, float] = {}
        """When another process last said that it thinks at these tables."""

    def look(self, live: Live) -> None:
        """Let every computer player think that is asked now and does not think already, unless nobody would see it."""
        if self._regard.pauses(live):
            return
        for seat in live.row.seats:
            key = (live.row.id, seat.seat)
            if seat.kind == "bot" and seat.seat in live.asked and key not in self._tasks:
                self._tasks[key] = asyncio.create_task(self._play(live.row.id, seat.seat, seat.level))

    @property
    def tables(self) -> set[str]:
        """Where somebody thinks in this process."""
        return {table for table, _ in self._tasks}

    def hear(self, table_id: str) -> None:
        """Another process thinks at this table."""
        self._elsewhere[table_id] = time.monotonic()

    def is_busy(self, live: Live) -> bool:
        """Whether a computer player thinks at this table."""
        return self._thinks_at(live.row.id)

    def _thinks_at(self, table_id: str) -> bool:
        return any(table == table_id for table, _ in self._tasks)

    def hurry(self, table_id: str, rev: int) -> None:
        """Whoever thinks in this process at this table moves now. Who saw the table at an earlier revision than that
        which is thought about was impatient with somebody else."""
        if self._thinks_at(table_id):
            self._called[table_id] = rev
        for (table, _), (since, hurry) in self._hurries.items():
            if table == table_id and since <= rev:
                hurry.now()

    @contextmanager
    def _hurriable(self, table_id: str, seat: int, rev: int) -> Iterator[Hurry]:
        """While this seat thinks about this revision of its table."""
        with self._thinker.hurries.one() as hurry:
            self._hurries[table_id, seat] = rev, hurry
            if self._called.get(table_id, -1) >= rev:
                hurry.now()  # what it thought of when it was called came too late
            try:
                yield hurry
            finally:
                del self._hurries[table_id, seat]

    async def _play(self, table_id: str, seat: int, level: str) -> None:
        """Move as long as this seat is asked. Whatever goes wrong is logged, and tried again when the table is next
        looked at."""
        try:
            while True:
                began = time.monotonic()
                async with self._hall.held(table_id) as live:
                    gone = seat not in live.asked or live.row.seats[seat].kind != "bot"
                    if gone or self._regard.pauses(live):
                        break
                    claim = self._regard.claim(live)
                    rev, thought = live.rev, think_of(live, seat)
                    # A reaction holds up whoever's turn it is: it comes as soon as it is thought of.
                    reacts = live.state.declines(seat) != NO_TOKEN
                    pace = 0.0 if reacts else self._pace
                with self._hurriable(table_id, seat, rev) as hurry:
                    tokens = await self._thinker.choose(thought, level, hurry, claim)
                    await hurry.pause(pace - (time.monotonic() - began))
                    if not reacts:
                        await self._stage.caught_up(table_id, rev, hurry.pause)
                try:
                    await self._hall.move(table_id, rev, seat, tokens)
                except (IllegalMove, Outdated):
                    # Others may have moved meanwhile, or taken back what this seat was to answer.
                    await self._hall.refresh(table_id)
                    if (await self._hall.live(table_id)).rev == rev:
                        raise
        except Missing:
            pass
        except Refusal as error:
            LOG.error("The computer player %s at table %s could not move: %s", level, table_id, error)
        except Exception:
            LOG.exception("The computer player %s at table %s could not move.", level, table_id)
        finally:
            # At once, not by a callback: a move that comes in between would find this player still thinking.
            self._tasks.pop((table_id, seat), None)
            if not self._thinks_at(table_id):
                self._called.pop(table_id, None)

    def overdue(self, live: Live) -> bool:
        """Whether a computer player should have moved long ago; the process that was to see to it may be gone."""
        due = any(seat.kind == "bot" and seat.seat in live.asked for seat in live.row.seats)
        heard = self._elsewhere.get(live.row.id, float("-inf"))
        silent = time.monotonic() - heard > OVERDUE
        if silent:
            self._elsewhere.pop(live.row.id, None)
        return due and silent and time.time() - live.row.updated > OVERDUE

    async def close(self) -> None:
        """Stop thinking; the tables wait where they are."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def think_of(live: Live, seat: int) -> Thought:
    """The position at a table, for a worker."""
    return Thought(plain=live.row.plain, alphabet=live.alphabet, entries=live.entries, seat=seat)
