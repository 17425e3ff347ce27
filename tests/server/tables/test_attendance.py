"""Who is at a table is known to the next server, and to the one beside it, without a word as long as they stay."""

from __future__ import annotations

import asyncio
import time
from typing import cast

import pytest

from tests.server.store.stored import guest, new_table
from tests.server.tables.test_presence import Silent
from troyes.server.store.queries import seen as queries
from troyes.server.store.store import Store
from troyes.server.tables.attendance import HERE, SETTLED, Attendance
from troyes.server.tables.hall import Hall
from troyes.server.tables.presence import Presence

pytestmark = pytest.mark.once


def started(store: Store) -> tuple[Presence, Attendance]:
    """A server that has just begun."""
    presence = Presence(cast("Hall", Silent()))
    return presence, Attendance(store, presence, lambda table_id: True)


async def noted(store: Store, table: str) -> dict[int, float]:
    """What the database knows of a table."""
    return (await store.read(queries.seen, [table])).get(table, {})


async def table_of(store: Store, patience: float | None = 600.0) -> str:
    host = await guest(store)
    return (await new_table(store, host, status="playing", patience=patience)).id


def test_who_goes_is_noted_once_and_waited_for_from_then_by_the_next_server(store: Store) -> None:
    async def go() -> None:
        table = await table_of(store)
        here, attendance = started(store)
        now = time.monotonic()
        line = here.enter(table, (0,))
        await attendance.write(now)
        assert await noted(store, table) == {0: HERE}
        here.leave(table, line)
        await attendance.write(time.monotonic() + SETTLED - 1)  # it may be that the page is only loaded anew
        assert await noted(store, table) == {0: HERE}
        await attendance.write(time.monotonic() + SETTLED)
        went = (await noted(store, table))[0]
        assert abs(went - time.time()) < 60
        assert went == here.seen(table, 0)
        assert not here.changed

        then, remembering = started(store)
        assert then.seen(table, 0) == 0
        await remembering.recall(table)
        assert then.seen(table, 0) == went

    asyncio.run(go())


def test_who_was_there_when_the_server_died_is_waited_for_from_when_that_is_found(store: Store) -> None:
    async def go() -> None:
        table = await table_of(store)
        lost, attendance = started(store)
        lost.enter(table, (0,))
        await attendance.write(time.monotonic())

        found = time.time()
        then, remembering = started(store)
        await remembering.recall(table)
        since = then.seen(table, 0)
        assert since >= found
        await remembering.recall(table)
        assert then.seen(table, 0) == since
        await remembering.write(time.monotonic() + SETTLED)
        assert await noted(store, table) == {0: since}  # so that a third server does not begin anew

        back = then.enter(table, (0,))
        await remembering.write(time.monotonic())
        assert await noted(store, table) == {0: HERE}
        then.leave(table, back)

    asyncio.run(go())


def test_of_two_servers_each_knows_who_went_at_the_other(store: Store) -> None:
    async def go() -> None:
        table = await table_of(store)
        here, attendance = started(store)
        there, beside = started(store)
        line = here.enter(table, (0,))
        await attendance.write(time.monotonic())
        there.enter(table, ())
        there.hear(table, here.process, [0], 0)
        await beside.recall(table)  # who is at the other one is not lost
        await beside.write(time.monotonic() + SETTLED)
        assert await noted(store, table) == {0: HERE}

        here.leave(table, line)
        before = time.time()
        there.hear(table, here.process, [], 0)
        assert there.seen(table, 0) >= before  # from now, and not from when the other last spoke
        await attendance.write(time.monotonic() + SETTLED)
        third, remembering = started(store)
        await remembering.recall(table)
        assert third.seen(table, 0) == (await noted(store, table))[0] > 0

    asyncio.run(go())


@pytest.mark.parametrize("patience", [None, 0.0, 86_400.0])
def test_nothing_is_noted_where_an_open_page_says_nothing(store: Store, patience: float | None) -> None:
    async def go() -> None:
        table = await table_of(store, patience)
        here, attendance = started(store)
        here.leave(table, here.enter(table, (0,)))
        await attendance.write(time.monotonic() + SETTLED)
        assert await noted(store, table) == {}

    asyncio.run(go())
