"""Opening a store: its migrations, processes that start together, and databases that cannot be used."""

from __future__ import annotations

import asyncio
import concurrent.futures
import threading
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from filelock import FileLock
from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.exc import OperationalError as SqlOperationalError

from tests.server.store.stored import guest
from troyes.core.errors import Refusal
from troyes.server.store.connect import database_url as resolve
from troyes.server.store.connect import migrations, revision
from troyes.server.store.database import Unavailable
from troyes.server.store.queries import people
from troyes.server.store.store import Store
from troyes.server.store.tables_schema import HEAD, METADATA

pytestmark = pytest.mark.once


def test_the_migrations_build_what_the_program_expects(
    store: Store, database_url: str, tmp_path: Path
) -> None:
    engine = create_engine(resolve(tmp_path, database_url))
    with engine.begin() as connection:
        assert revision(connection) == HEAD
        command.check(migrations(connection))
        assert set(inspect(connection).get_table_names()) == {*METADATA.tables, "alembic_version"}
        command.downgrade(migrations(connection), "base")
        assert inspect(connection).get_table_names() == ["alembic_version"]
    engine.dispose()


def test_processes_that_start_together_agree(database_url: str, tmp_path: Path) -> None:
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        stores = [
            future.result() for future in [pool.submit(Store.open, tmp_path, database_url) for _ in range(4)]
        ]
    for number, store in enumerate(stores):
        asyncio.run(guest(store, f"P{number}"))
    for store in stores:
        store.close()


def test_a_database_of_a_newer_program_is_left_alone(store: Store, database_url: str, tmp_path: Path) -> None:
    asyncio.run(
        store.write(
            lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = 'x9'"))
        )
    )
    store.close()
    with pytest.raises(Refusal, match="newer Troyes"):
        Store.open(tmp_path, database_url)


@pytest.mark.parametrize(
    "url, words",
    [
        ("mysql://somebody@nowhere/troyes", "mysql cannot be used"),
        ("sqlite://", "must be a file"),
        ("troyes", "no address of a database"),
        ("postgresql://troyes:hush@127.0.0.1:1/troyes", r"Cannot open the database .*\*\*\*@127"),
    ],
)
def test_a_database_that_cannot_be_used_is_one_sentence(url: str, words: str, tmp_path: Path) -> None:
    with pytest.raises(Refusal, match=words) as caught:
        Store.open(tmp_path, url)
    assert "hush" not in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_file_that_is_no_database_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "troyes.sqlite3").write_bytes(b"parchment" * 1000)
    with pytest.raises(Refusal, match="not a database"):
        Store.open(tmp_path)


def test_sqlite_waits_for_the_disk_and_lets_one_process_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("troyes.server.store.database.PATIENCE", 0.05)
    store = Store.open(tmp_path)

    def pragmas(connection: Connection) -> list[Any]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    async def story() -> None:
        assert await store.write(pragmas) == ["wal", 2, 1, 10_000]
        assert (
            await store.read(lambda connection: connection.exec_driver_sql("PRAGMA query_only").scalar()) == 1
        )
        lock = FileLock(tmp_path / "troyes.sqlite3.writer")
        with lock, pytest.raises(Refusal, match=r"troyes\.sqlite3 is in use by another program"):
            await store.ping()
        await store.ping()

    asyncio.run(story())
    store.close()


def test_when_sqlite_gives_up_a_batch_nobody_is_told_that_it_is_stored(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    held, go = threading.Event(), threading.Event()

    def hold(_: Connection) -> None:
        held.set()
        assert go.wait(60)

    def give_up(connection: Connection) -> None:
        """What a full disk does in SQLite: the transaction is gone, and then there is the error."""
        connection.exec_driver_sql("ROLLBACK")
        raise SqlOperationalError("", {}, Exception("database or disk is full"))

    first = store.database.submit_write(hold)
    assert held.wait(60)
    jobs: list[concurrent.futures.Future[Any]] = [
        store.database.submit_write(lambda connection: people.make_guest(connection, "before", "")),
        store.database.submit_write(give_up),
        store.database.submit_write(lambda connection: people.make_guest(connection, "after", "")),
    ]
    go.set()
    first.result(30)
    for job in jobs:
        with pytest.raises(Unavailable):
            job.result(30)
    assert asyncio.run(store.read(people.browser, "before")) is None
    assert asyncio.run(store.read(people.browser, "after")) is None
    assert asyncio.run(guest(store))
    store.close()
