"""The store, in SQLite and in a real PostgreSQL: what it keeps, who wins a race, and that nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import concurrent.futures
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from filelock import FileLock
from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.exc import OperationalError as SqlOperationalError

from troyes.core.errors import Refusal
from troyes.core.message import Message
from troyes.server.store import earned_queries as earned
from troyes.server.store import lobby_queries as lobby
from troyes.server.store import people_queries as people
from troyes.server.store import shelf_queries as shelf
from troyes.server.store import table_queries as tables
from troyes.server.store.connect import database_url as resolve
from troyes.server.store.connect import migrations, revision
from troyes.server.store.database import Sqlite, Unavailable
from troyes.server.store.rows import Conflict, Missing, NewRow, SeatRow, TableRow, Taken
from troyes.server.store.store import Store
from troyes.server.store.tables_schema import HEAD, METADATA

pytestmark = pytest.mark.once

KILLS = 20

# For each line that it reads it forks a process that appends for ever, so that only the first has to load everything.
APPENDER = """
import asyncio, os, sys
from pathlib import Path
from sqlalchemy import create_engine
from troyes.server.store import table_queries as tables
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


@pytest.fixture
def store(database_url: str, tmp_path: Path) -> Iterator[Store]:
    opened = Store.open(tmp_path, database_url)
    yield opened
    opened.close()


@pytest.fixture
def other(store: Store, database_url: str, tmp_path: Path) -> Iterator[Store]:
    """A second server process, as far as the database can tell."""
    opened = Store.open(tmp_path, database_url)
    yield opened
    opened.close()


async def guest(store: Store, name: str = "Alix") -> str:
    session = await store.write(people.make_guest, f"token of {name}", name)
    return session.person.id


async def new_table(store: Store, host: str, **changes: Any) -> TableRow:
    given: dict[str, Any] = {
        "game": "troyes",
        "version": 1,
        "setup": {"open-vp": "no"},
        "components": "",
        "host": host,
        "public": True,
        "seats": [
            SeatRow(0, "person", host, "Alix"),
            SeatRow(1, "open"),
            SeatRow(2, "bot", None, "Bot", "greedy"),
        ],
    }
    return await store.write(tables.create_table, **given | changes)


def test_a_table_is_read_as_it_was_made(store: Store) -> None:
    async def story() -> None:
        host = await guest(store)
        rows = [NewRow("start", -1, "1 2"), NewRow("move", 0, "7")]
        made = await new_table(
            store, host, status="playing", asked=[0, 2], result="r", rows=rows, components="[x]"
        )
        assert made == await store.read(tables.table, made.id)
        assert (made.players, made.asked, made.setup, made.full) == (3, (0, 2), {"open-vp": "no"}, False)
        assert made.seats_of(host) == (0,)
        assert [
            (row.seq, row.kind, row.seat, row.body) for row in await store.read(tables.read_log, made.id)
        ] == [
            (1, "start", -1, "1 2"),
            (2, "move", 0, "7"),
        ]
        with pytest.raises(Missing):
            await store.read(tables.table, "nowhere")

    asyncio.run(story())


def test_a_row_brings_what_the_table_says_of_itself(store: Store) -> None:
    async def story() -> None:
        made = await new_table(store, await guest(store))
        first = await store.write(tables.append, made.id, 1, "start", -1, "x", status="playing", asked=[1])
        await store.write(tables.append, made.id, 2, "move", 1, "y")
        now = await store.read(tables.table, made.id)
        assert (now.status, now.asked, now.result) == ("playing", (1,), "")
        last = await store.write(
            tables.append, made.id, 3, "move", 1, "z", status="finished", asked=[], result="[1,2]"
        )
        now = await store.read(tables.table, made.id)
        assert (now.status, now.asked, now.result, now.updated) == ("finished", (), "[1,2]", last.at)
        assert await store.read(tables.last_seq, made.id) == 3
        assert [row.seq for row in await store.read(tables.read_log, made.id, 1)] == [2, 3]
        assert (await store.read(tables.read_log, made.id))[0] == first
        with pytest.raises(Missing):
            await store.write(tables.append, "nowhere", 1, "move", 0, "")

    asyncio.run(story())


def test_a_row_that_is_there_stays_as_it_is(store: Store, other: Store) -> None:
    async def story() -> None:
        made = await new_table(store, await guest(store))
        await store.write(tables.append, made.id, 1, "move", 0, "mine", status="playing")
        with pytest.raises(Conflict):
            await other.write(tables.append, made.id, 1, "move", 1, "theirs", status="finished")
        assert [row.body for row in await other.read(tables.read_log, made.id)] == ["mine"]
        assert (await other.read(tables.table, made.id)).status == "playing"

    asyncio.run(story())


def test_of_two_processes_that_append_one_wins_each_number(store: Store, other: Store) -> None:
    async def play(mine: Store, table_id: str, word: str) -> list[int]:
        won: list[int] = []
        while (seq := await mine.read(tables.last_seq, table_id) + 1) <= 40:
            try:
                await mine.write(tables.append, table_id, seq, "move", 0, word)
                won.append(seq)
            except Conflict:
                continue
        return won

    async def story() -> None:
        made = await new_table(store, await guest(store))
        a, b = await asyncio.gather(play(store, made.id, "a"), play(other, made.id, "b"))
        assert sorted(a + b) == list(range(1, 41))
        rows = await store.read(tables.read_log, made.id)
        assert [row.seq for row in rows if row.body == "a"] == a
        assert [row.seq for row in rows if row.body == "b"] == b

    asyncio.run(story())


def test_two_who_want_one_seat_do_not_both_get_it(store: Store, other: Store) -> None:
    async def story() -> None:
        made = await new_table(store, await guest(store))
        people_there = [await guest(store, f"P{number}") for number in range(6)]
        tries = [
            (store if number % 2 else other).write(tables.take_seat, made.id, 1, person, f"P{number}")
            for number, person in enumerate(people_there)
        ]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        won = [number for number, outcome in enumerate(outcomes) if isinstance(outcome, TableRow)]
        assert len(won) == 1
        assert sum(isinstance(outcome, Taken) for outcome in outcomes) == 5
        seat = (await store.read(tables.table, made.id)).seats[1]
        assert seat == SeatRow(1, "person", people_there[won[0]], f"P{won[0]}")

    asyncio.run(story())


def test_seats_are_taken_left_and_filled_until_the_game_starts(store: Store) -> None:
    async def story() -> None:
        host, friend = await guest(store), await guest(store, "Milon")
        made = await new_table(store, host)
        assert (await store.write(tables.take_seat, made.id, 1, friend, "Milon")).full
        assert not (await store.write(tables.leave_seats, made.id, friend)).full
        with pytest.raises(Taken, match="no seat"):
            await store.write(tables.leave_seats, made.id, friend)
        with pytest.raises(Taken, match="host"):
            await store.write(tables.fill_seat, made.id, 1, friend, "greedy", "Bot")
        with pytest.raises(Missing, match="no such seat"):
            await store.write(tables.take_seat, made.id, 9, friend, "Milon")
        filled = await store.write(tables.fill_seat, made.id, 1, host, "greedy", "Bot")
        assert filled.seats[1] == SeatRow(1, "bot", None, "Bot", "greedy")
        await store.write(tables.append, made.id, 1, "start", -1, "", status="playing")
        with pytest.raises(Taken, match="started"):
            await store.write(tables.leave_seats, made.id, host)

    asyncio.run(story())


def test_several_steps_are_one_write(store: Store) -> None:
    def join(connection: Connection, table_id: str, person: str, then: bool) -> TableRow:
        table = tables.take_seat(connection, table_id, 1, person, "Milon")
        tables.append(connection, table_id, 1 if then else 0, "start", -1, "", status="playing")
        if not then:
            raise Refusal(Message("refused-stopping"))
        return table

    async def story() -> None:
        made = await new_table(store, await guest(store))
        friend = await guest(store, "Milon")
        with pytest.raises(Refusal, match="The server is stopping"):
            await store.write(join, made.id, friend, then=False)
        assert await store.read(tables.table, made.id) == made
        assert await store.read(tables.read_log, made.id) == []
        await store.write(join, made.id, friend, then=True)
        assert (await store.read(tables.table, made.id)).status == "playing"

    asyncio.run(story())


def test_the_lobby_lists_what_one_may_see_newest_first(store: Store) -> None:
    async def story() -> None:
        host, friend = await guest(store), await guest(store, "Milon")
        first = await new_table(store, host)
        hidden = await new_table(store, host, public=False)
        last = await new_table(store, host)
        done = await new_table(store, host, status="finished")
        secret = await new_table(store, host, status="finished", public=False)
        assert [row.id for row in await store.read(lobby.open_tables)] == [last.id, first.id]
        assert [row.id for row in await store.read(lobby.open_tables, None, 1)] == [last.id]
        assert [row.id for row in await store.read(lobby.tables_of, host)] == [last.id, hidden.id, first.id]
        assert await store.read(lobby.tables_of, friend) == []
        await store.write(tables.take_seat, first.id, 1, friend, "Milon")
        assert [row.id for row in await store.read(lobby.tables_of, friend)] == [first.id]
        assert [row.id for row in await store.read(lobby.open_tables)] == [first.id, last.id]
        assert [row.id for row in await store.read(lobby.finished_tables, host)] == [secret.id, done.id]
        assert [row.id for row in await store.read(lobby.finished_tables, friend)] == [done.id]

    asyncio.run(story())


def test_chat_is_numbered_without_gaps(store: Store, other: Store) -> None:
    async def story() -> None:
        host = await guest(store)
        made = await new_table(store, host)
        words = [
            (store if number % 2 else other).write(
                tables.say, made.id, host, 0, "Alix", f"{number} <b>é\0\ud800"
            )
            for number in range(10)
        ]
        said = await asyncio.gather(*words)
        assert sorted(line.number for line in said) == list(range(1, 11))
        kept = await store.read(tables.read_chat, made.id)
        assert [line.number for line in kept] == list(range(1, 11))
        assert {line.text for line in kept} == {f"{number} <b>é\ufffd?" for number in range(10)}
        assert [line.number for line in await store.read(tables.read_chat, made.id, limit=3)] == [8, 9, 10]
        assert [line.number for line in await store.read(tables.read_chat, made.id, after=9)] == [10]
        with pytest.raises(Missing):
            await store.write(tables.say, "nowhere", host, 0, "Alix", "")

    asyncio.run(story())


def test_a_watcher_speaks_without_a_seat(store: Store) -> None:
    async def story() -> None:
        host = await guest(store)
        made = await new_table(store, host)
        for seat in (None, 0):
            assert (await store.write(tables.say, made.id, host, seat, "Alix", "Well met")).seat == seat
        assert [line.seat for line in await store.read(tables.read_chat, made.id)] == [None, 0]

    asyncio.run(story())


def test_tidying_keeps_whoever_left_a_trace(store: Store) -> None:
    async def story() -> None:
        host, idle = await guest(store), await guest(store, "Idle")
        await new_table(store, host)
        assert await store.write(people.tidy, 0) == 0
        assert await store.write(people.tidy, 1e12) == 1
        assert await store.write(people.browser, "token of Alix") is None
        assert (await store.write(people.rename, host, "Mahaut")).name == "Mahaut"
        with pytest.raises(Missing):
            await store.read(people.person, idle)

    asyncio.run(story())


def test_what_was_earned_stays_with_the_person_and_goes_with_them(store: Store) -> None:
    async def story() -> None:
        host, account = await guest(store), await guest(store, "Idle")
        games = [(await new_table(store, host, status="finished")).id for _ in range(3)]
        await new_table(store, host, status="playing")
        assert await store.read(earned.uncounted, host, 2) == (games[:2], 3)
        await store.write(earned.earn, games[0], "dice", 5.0, {host: ["solo", "victory"], "nobody": ["solo"]})
        await store.write(earned.earn, games[0], "dice", 6.0, {host: [], account: []})  # once and for all
        await store.write(earned.earn, games[1], "dice", 4.0, {host: []})
        assert await store.read(earned.uncounted, host, 2) == (games[2:], 1)
        assert (await store.read(earned.earned_by, host))[-1].names == ["solo", "victory"]
        await store.write(shelf.remove, games[0], host)
        await store.write(earned.hand_over, host, account)
        assert await store.read(earned.earned_by, host) == []
        assert await store.read(earned.earned_by, account) == [
            earned.Earned(games[1], "dice", [], 4.0, True),
            earned.Earned(games[0], "dice", [], 6.0, False),
        ]
        assert await store.write(people.tidy, 1e12) == 1
        assert await store.read(earned.earned_by, account) == []

    asyncio.run(story())


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
        assert go.wait(30)

    def note(connection: Connection) -> int:
        """Which transaction this is: the size of the file's log moves with each commit."""
        connection.execute(text("INSERT INTO persons (id, name, created) VALUES (hex(randomblob(8)), '', 0)"))
        size = (tmp_path / "troyes.sqlite3-wal").stat().st_size
        seen.append(size)
        return size

    first = database.submit_write(hold)
    assert held.wait(30)
    waiting = [database.submit_write(note) for _ in range(100)]
    assert not any(future.done() for future in waiting)
    go.set()
    first.result(30)
    concurrent.futures.wait(waiting, 30)
    assert len(seen) == 100
    assert len(set(seen)) == 1
    assert {future.result() for future in waiting} == set(seen)
    store.close()


def test_a_write_nobody_waits_for_any_more_is_not_begun(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    held, go = threading.Event(), threading.Event()

    def hold(_: Connection) -> None:
        held.set()
        assert go.wait(30)

    first = store.database.submit_write(hold)
    assert held.wait(30)
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


# Opening


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
        assert go.wait(30)

    def give_up(connection: Connection) -> None:
        """What a full disk does in SQLite: the transaction is gone, and then there is the error."""
        connection.exec_driver_sql("ROLLBACK")
        raise SqlOperationalError("", {}, Exception("database or disk is full"))

    first = store.database.submit_write(hold)
    assert held.wait(30)
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
