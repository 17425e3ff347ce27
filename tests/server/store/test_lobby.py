"""The lists of the lobby in a database of many tables: page by page, along an index; and what is cleared away."""

from __future__ import annotations

import asyncio
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, insert

from troyes.server.store.queries import lobby, people, tables
from troyes.server.store.rows import Missing, SeatRow
from troyes.server.store.store import Store
from troyes.server.store.tables_schema import tables as table_rows

pytestmark = pytest.mark.once

MANY = 3_000


async def table(store: Store, host: str, **changes: Any) -> str:
    usual: dict[str, Any] = {
        "game": "dice", "version": 1, "setup": {}, "components": "", "public": True,
        "seats": [SeatRow(0, "person", host, "Anna"), SeatRow(1, "open")],
    }  # fmt: skip
    return (await store.write(tables.create_table, host=host, **usual | changes)).id


async def guest(store: Store, digest: str) -> str:
    return (await store.write(people.make_guest, digest, digest.title())).person.id


def flood(connection: Connection, host: str) -> None:
    """Very many finished games that nobody but their host may see, newer than all others."""
    common = {
        "game": "dice", "version": 1, "players": 0, "setup": "{}", "components": "", "host": host,
        "public": False, "status": "finished", "asked": "", "result": "", "created": 0.0,
    }  # fmt: skip
    later = time.time() + 60
    rows = [{**common, "id": f"flood{i}", "updated": later + i} for i in range(MANY)]
    connection.execute(insert(table_rows), rows)


def test_a_list_is_read_page_by_page(store: Store) -> None:
    async def check() -> None:
        anna, bert = await guest(store, "anna"), await guest(store, "bert")
        shown = [await table(store, anna, status="finished") for _ in range(7)]
        shown.append(await table(store, bert, status="finished", public=False))
        await store.write(flood, anna)
        pages, before = [], None
        while page := await store.read(lobby.finished_tables, bert, before, 3):
            pages.append([row.id for row in page])
            before = page[-1].updated, page[-1].id
        assert pages == [shown[:-4:-1], shown[-4:-7:-1], shown[-7::-1]]
        mine = await store.read(lobby.finished_tables, anna, None, 5)
        assert [row.id for row in mine] == [f"flood{MANY - 1 - i}" for i in range(5)]

    asyncio.run(check())


def test_no_list_of_sqlite_reads_or_sorts_all_tables(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    asked: list[tuple[str, Any]] = []

    def plans(connection: Connection, person: str) -> list[str]:
        event.listen(connection, "before_cursor_execute", lambda *call: asked.append((call[2], call[3])))
        before = time.time() + 1e6, "z"
        for at in (None, before):
            lobby.open_tables(connection, at)
            lobby.finished_tables(connection, person, at)
            lobby.finished_tables(connection, "", at)
            lobby.tables_of(connection, person, at)
        statements = [(sql, values) for sql, values in asked if "FROM tables" in sql]
        return [
            str(row[3])
            for sql, values in statements
            for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}", values)
        ]

    async def steps() -> list[str]:
        anna, bert = await guest(store, "anna"), await guest(store, "bert")
        await store.write(flood, anna)
        return await store.read(plans, bert)

    try:
        found = asyncio.run(steps())
    finally:
        store.close()
    assert {step for step in found if "tables" in step} == {
        "SEARCH tables USING INDEX ix_tables_status_public_updated (status=? AND public=?)",
        "SEARCH tables USING INDEX ix_tables_status_public_updated (status=? AND public=? AND updated<?)",
        "SEARCH tables USING INDEX ix_tables_host (host=?)",
        "SEARCH tables USING INDEX sqlite_autoindex_tables_1 (id=?)",
    }
    # Only what is one person's own, which is little, is sorted after it was found.
    assert [one for one, other in pairwise(found) if other.endswith("FOR ORDER BY") and "public" in one] == []


def test_tables_that_nobody_came_to_are_cleared_away(store: Store) -> None:
    async def check() -> None:
        anna = await guest(store, "anna")
        old = [await table(store, anna) for _ in range(2)]
        begun = await table(store, anna, status="playing")
        await store.write(tables.say, old[0], anna, 0, "Anna", "Who comes?")
        limit = time.time()
        new = await table(store, anna)
        assert await store.write(lobby.count_hosted, anna, "open") == 3
        assert sorted(await store.write(lobby.clear_open, limit)) == sorted(old)
        assert await store.read(lobby.statuses, [*old, begun, new]) == {begun: "playing", new: "open"}
        with pytest.raises(Missing):
            await store.read(tables.table, old[0])

    asyncio.run(check())
