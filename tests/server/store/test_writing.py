"""Writing to the store, in SQLite and in a real PostgreSQL: many writes at once, and that nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import concurrent.futures
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from tests.server.store.stored import guest, new_table
from troyes.server.store.database import Sqlite, Unavailable
from troyes.server.store.queries import lobby, people, tables
from troyes.server.store.rows import TableRow
from troyes.server.store.store import Store

pytestmark = pytest.mark.once

KILLS = 20

# For each line that it reads it forks a process that appends for ever, so that only the first has to load everything.
APPENDER = """
import asyncio, os, sys
from pathlib import Path
from sqlalchemy import create_engine
from troyes.server.store.queries import tables
from troyes.server.store.connect import database_url
from troyes.server.store.store import Store

create_engine(database_url(Path(), sys.argv[1])).dispose()

def say(word):
    os.write(1, f"{word}\\n".encode())

async def main(store, table_id):
    seq = await store.read(tables.last_seq, table_id)
    while True:
        seq += 1
        await store.write(tables.append, table_id, seq, "move", 0, f"body {seq}")
        say(seq)

for line in sys.stdin:
    child = os.fork()
    if not child:
        say(os.getpid())
        asyncio.run(main(Store.open(Path(), sys.argv[1]), sys.argv[2]))
    os.waitpid(child, 0)
    say("gone")
"""


def test_a_failure_of_one_write_leaves_those_beside_it_alone(store: Store) -> None:
    """In SQLite they share a transaction: whatever piles up while one is being written is committed together."""

    def fail(connection: Connection) -> None:
        connection.execute(
            text(
                "INSERT INTO seats (table_id, seat, kind, name, level) VALUES ('nowhere', 0, 'open', '', '')"
            )
        )

    async def story() -> None:
        host = await guest(store)
        made = await new_table(store, host)
        jobs = [store.write(tables.say, made.id, host, 0, "Alix", str(line)) for line in range(1, 51)]
        wrong = [store.write(fail) for _ in range(5)]
        outcomes = await asyncio.gather(*jobs, *wrong, return_exceptions=True)
        assert [row.number for row in await store.read(tables.read_chat, made.id)] == list(range(1, 51))
        assert [isinstance(outcome, IntegrityError) for outcome in outcomes] == [False] * 50 + [True] * 5

    asyncio.run(story())


def test_what_piles_up_in_sqlite_is_committed_once(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    database = store.database
    assert isinstance(database, Sqlite)
    held, go = threading.Event(), threading.Event()
    seen: list[int] = []

    def hold(_: Connection) -> None:
        held.set()
        assert go.wait(60)

    def note(connection: Connection) -> int:
        """Which transaction this is: the size of the file's log moves with each commit."""
        connection.execute(text("INSERT INTO persons (id, name, created) VALUES (hex(randomblob(8)), '', 0)"))
        size = (tmp_path / "troyes.sqlite3-wal").stat().st_size
        seen.append(size)
        return size

    first = database.submit_write(hold)
    assert held.wait(60)
    waiting = [database.submit_write(note) for _ in range(100)]
    assert not any(future.done() for future in waiting)
    go.set()
    first.result(30)
    concurrent.futures.wait(waiting, 60)
    assert len(seen) == 100
    assert len(set(seen)) == 1
    assert {future.result() for future in waiting} == set(seen)
    store.close()


def test_a_write_nobody_waits_for_any_more_is_not_begun(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    held, go = threading.Event(), threading.Event()

    def hold(_: Connection) -> None:
        held.set()
        assert go.wait(60)

    first = store.database.submit_write(hold)
    assert held.wait(60)
    dropped = store.database.submit_write(lambda connection: people.make_guest(connection, "dropped", ""))
    assert dropped.cancel()
    go.set()
    first.result(30)
    assert asyncio.run(store.read(people.browser, "dropped")) is None
    store.close()


def test_readers_cannot_write(store: Store) -> None:
    async def story() -> None:
        with pytest.raises(Exception, match=r"readonly|read-only|does not answer") as caught:
            await store.read(people.make_guest, "token", "name")
        assert caught.value.__cause__ is not None
        assert "read" in str(caught.value.__cause__).replace("-", "")

    asyncio.run(story())


def test_after_its_end_the_store_says_so(store: Store) -> None:
    async def story() -> None:
        await store.ping()
        store.close()
        with pytest.raises(Unavailable, match="stopping"):
            await store.write(lobby.open_tables)
        with pytest.raises(Unavailable, match="stopping"):
            await store.read(lobby.open_tables)

    asyncio.run(story())


def test_an_acknowledged_row_outlives_the_process(store: Store, database_url: str) -> None:
    made = asyncio.run(_table_of_a_guest(store))
    acknowledged: list[int] = []
    with subprocess.Popen(
        [sys.executable, "-c", APPENDER, database_url, made.id],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for kill in range(KILLS):
            process.stdin.write("go\n")
            process.stdin.flush()
            child = int(process.stdout.readline())
            acknowledged += [int(process.stdout.readline()) for _ in range(kill + 1)]
            os.kill(child, signal.SIGKILL)
            acknowledged += [int(line) for line in iter(process.stdout.readline, "gone\n")]
        process.stdin.close()
    rows = asyncio.run(store.read(tables.read_log, made.id))
    assert len(acknowledged) >= KILLS * (KILLS + 1) // 2
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    assert [row.body for row in rows] == [f"body {seq}" for seq in range(1, len(rows) + 1)]
    assert sorted(set(acknowledged)) == acknowledged
    assert acknowledged[-1] <= len(rows)


async def _table_of_a_guest(store: Store) -> TableRow:
    return await new_table(store, await guest(store))
