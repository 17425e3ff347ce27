"""PostgreSQL may cut a line, or make two transactions take turns; nobody who asks notices more than must be."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from troyes.server.store import store as store_module
from troyes.server.store.database import Unavailable
from troyes.server.store.queries import people
from troyes.server.store.store import Store

pytestmark = pytest.mark.once


def test_a_lost_line_to_postgres_is_found_again(postgres_url: str, tmp_path: Path) -> None:
    store = Store.open(tmp_path, postgres_url)

    def hang_up(connection: Connection) -> None:
        connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

    async def story() -> None:
        with pytest.raises(Unavailable, match="does not answer"):
            await store.write(hang_up)
        await store.ping()

    asyncio.run(story())
    store.close()


def cut_lines(url: str) -> None:
    """Cut all lines to a database but our own, as a restart of PostgreSQL does."""
    import psycopg

    with psycopg.connect(url) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid != pg_backend_pid()"
        )


def test_lines_that_were_cut_meanwhile_are_replaced_unnoticed(postgres_url: str, tmp_path: Path) -> None:
    store = Store.open(tmp_path, postgres_url)

    async def story() -> None:
        await asyncio.gather(*(store.ping() for _ in range(8)))
        cut_lines(postgres_url)
        person = (await store.write(people.make_guest, "hash", "Alix")).person
        cut_lines(postgres_url)
        browser = await store.read(people.browser, "hash")
        assert browser is not None
        assert browser.person == person

    asyncio.run(story())
    store.close()


def test_the_first_who_feel_the_pulse_at_once_do_not_disturb_each_other(
    postgres_url: str, tmp_path: Path
) -> None:
    store = Store.open(tmp_path, postgres_url)
    beaten = threading.Event()

    def beat_slowly(connection: Connection) -> None:
        store_module._beat(connection)
        beaten.set()
        connection.execute(text("SELECT pg_sleep(0.3)"))  # nobody else sees the beat before this is over

    async def story() -> None:
        slow = asyncio.ensure_future(store.write(beat_slowly))
        await asyncio.to_thread(beaten.wait)
        await store.ping()
        await slow

    asyncio.run(story())
    store.close()


def test_what_may_have_been_stored_before_a_line_was_cut_is_not_done_again(
    postgres_url: str, tmp_path: Path
) -> None:
    store = Store.open(tmp_path, postgres_url)
    runs: list[int] = []

    def run(connection: Connection) -> None:
        connection.execute(text("SELECT 1"))
        runs.append(1)
        cut_lines(postgres_url)

    async def story() -> None:
        with pytest.raises(Unavailable, match="does not answer"):
            await store.write(run)
        assert len(runs) == 1

    asyncio.run(story())
    store.close()


def test_transactions_in_each_others_way_are_begun_again(postgres_url: str, tmp_path: Path) -> None:
    store = Store.open(tmp_path, postgres_url)
    tries: list[str] = []

    def stumble(connection: Connection, code: str, times: int) -> int:
        tries.append(code)
        if len(tries) <= times:
            connection.execute(text(f"DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '{code}'; END $$"))
        return len(tries)

    async def story() -> None:
        assert await store.write(stumble, "40001", 1) == 2
        tries.clear()
        assert await store.write(stumble, "40P01", 4) == 5
        tries.clear()
        with pytest.raises(Unavailable):
            await store.write(stumble, "40P01", 5)
        tries.clear()
        with pytest.raises(IntegrityError):
            await store.write(stumble, "23505", 1)
        assert len(tries) == 1

    asyncio.run(story())
    store.close()
