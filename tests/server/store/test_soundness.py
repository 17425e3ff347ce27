"""Damage is found and named: of pages, of logs with gaps, of rows that are not what was written."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from troyes.core.errors import Refusal
from troyes.server.store import seals, soundness
from troyes.server.store.queries import people, tables
from troyes.server.store.rows import SEATLESS, LogRow, NewRow, SeatRow, TableRow
from troyes.server.store.store import Store
from troyes.server.tables.lookback import rebuilt
from troyes.server.wire import doctor
from troyes.words.saying import said

pytestmark = pytest.mark.once

FILE = "troyes.sqlite3"


def begun(store: Store, rows: int = 5) -> str:
    """A running table with a log of so many rows."""
    host = asyncio.run(store.write(people.make_guest, f"token {rows}", "Anna")).person.id

    def make(connection: object) -> str:
        made = tables.create_table(
            connection,  # type: ignore[arg-type]
            game="dice",
            version=2,
            setup={},
            components="",
            host=host,
            public=True,
            seats=[SeatRow(0, "person", host, "Anna")],
            status="playing",
            rows=[NewRow("start", SEATLESS, "* w1")],
        )
        for seq in range(2, rows + 1):
            tables.append(connection, made.id, seq, "move", 0, f"A w{seq}")  # type: ignore[arg-type]
        return made.id

    return asyncio.run(store.write(make))


def behind_its_back(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / FILE)) as database:
        database.execute(statement)
        database.commit()


def test_every_row_is_sealed_with_the_one_before(database_url: str, tmp_path: Path) -> None:
    store = Store.open(tmp_path, database_url)
    table = begun(store)
    rows = asyncio.run(store.read(tables.read_log, table))
    assert [len(row.seal or "") for row in rows] == [seals.LENGTH] * 5
    assert seals.check(table, rows, 5) == rows[-1].seal
    change = "UPDATE log SET body = 'A w9' WHERE seq = 3"
    asyncio.run(store.write(lambda connection: connection.execute(text(change))))
    with pytest.raises(Refusal) as refused:
        seals.check(table, asyncio.run(store.read(tables.read_log, table)), None)
    assert str(refused.value) == (
        f"The log of table {table} is damaged: row 3 is not what was written; whoever runs this server can restore "
        "a backup."
    )
    found = asyncio.run(store.read(lambda connection: list(soundness.broken_seals(connection))))
    assert [str(each) for each in found] == [str(refused.value)]
    store.close()


def test_rows_of_earlier_releases_go_on_and_are_sealed_by_the_next(database_url: str, tmp_path: Path) -> None:
    store = Store.open(tmp_path, database_url)
    table = begun(store)
    asyncio.run(store.write(lambda connection: connection.execute(text("UPDATE log SET seal = NULL"))))
    seals.check(table, asyncio.run(store.read(tables.read_log, table)), None)
    asyncio.run(store.write(tables.append, table, 6, "move", 0, "A w6"))
    rows = asyncio.run(store.read(tables.read_log, table))
    assert [row.seal is None for row in rows] == [True] * 5 + [False]
    asyncio.run(
        store.write(lambda connection: connection.execute(text("UPDATE log SET body = 'x' WHERE seq = 2")))
    )
    with pytest.raises(seals.Damaged, match="row 6 is not what was written"):
        seals.check(table, asyncio.run(store.read(tables.read_log, table)), None)
    store.close()


def test_a_log_with_a_gap_is_refused_at_the_start(database_url: str, tmp_path: Path) -> None:
    store = Store.open(tmp_path, database_url)
    table = begun(store)
    asyncio.run(store.write(lambda connection: connection.execute(text("DELETE FROM log WHERE seq = 3"))))
    store.close()
    with pytest.raises(Refusal) as refused:
        Store.open(tmp_path, database_url)
    assert str(refused.value) == (
        f"The log of table {table} lacks rows: look at all of it by 'troyes doctor', and restore a backup by "
        "'troyes restore'."
    )


LOST = {"the last": (5, 4), "some of the last": (3, 2), "all": (1, 0)}
"""From which row on a log is gone, and how many it has then."""


def lose(store: Store, table: str, first: int) -> None:
    """The end of a log is gone."""
    asyncio.run(store.write(run, f"DELETE FROM log WHERE table_id = '{table}' AND seq >= {first}"))


def run(connection: Connection, statement: str) -> None:
    """Change something as no part of the program does."""
    connection.execute(text(statement))


def lacks(table: str, rows: int) -> str:
    return (
        f"The log of table {table} is damaged: 5 rows were written, and only {rows} are there; whoever runs this "
        "server can restore a backup."
    )


@pytest.mark.parametrize(("first", "left"), LOST.values(), ids=LOST)
def test_a_log_that_has_lost_its_end_is_refused(
    database_url: str, tmp_path: Path, first: int, left: int
) -> None:
    store = Store.open(tmp_path, database_url)
    table, sound = begun(store), begun(store, 4)
    assert asyncio.run(store.read(lambda connection: list(soundness.gaps(connection)))) == []
    lose(store, table, first)

    def look(connection: Connection) -> tuple[TableRow, list[LogRow]]:
        return tables.table(connection, table), tables.read_log(connection, table)

    row, rows = asyncio.run(store.read(look))
    with pytest.raises(seals.Damaged) as refused:
        rebuilt(row, rows, None)
    assert str(refused.value) == lacks(table, left)
    found = asyncio.run(store.read(lambda connection: list(soundness.broken_seals(connection))))
    assert [str(each) for each in found] == [lacks(table, left)]
    with pytest.raises(seals.Damaged) as refused:  # by a process that still has the game in its memory
        asyncio.run(store.write(tables.append, table, 6, "move", 0, "A w6"))
    assert str(refused.value) == lacks(table, left)
    assert len(asyncio.run(store.read(tables.read_log, table))) == left
    store.close()
    (doctor,) = wrongs(tmp_path, database_url)
    assert doctor == f"The log of table {table} lacks rows: restore a backup by 'troyes restore'."
    assert sound not in doctor
    with pytest.raises(Refusal, match=f"The log of table {table} lacks rows: look at all of it"):
        Store.open(tmp_path, database_url)


def wrongs(data: Path, url: str) -> list[str]:
    """What the doctor finds wrong."""
    environment = {"TROYES_DATABASE_URL": url, "TROYES_REDIS_URL": ""}
    found = [each.wrong for each in doctor.look(data, environment)]
    return [said(each) for each in found if each is not None and each.name != "terminal-serve-no-page"]


def test_the_doctor_names_every_table_that_lacks_rows_and_goes_on(database_url: str, tmp_path: Path) -> None:
    store = Store.open(tmp_path, database_url)
    short, gapped, changed = begun(store), begun(store, 6), begun(store, 7)
    lose(store, short, 5)
    for statement in (
        f"DELETE FROM log WHERE table_id = '{gapped}' AND seq = 3",
        f"UPDATE log SET body = 'A w9' WHERE table_id = '{changed}' AND seq = 2",
    ):
        asyncio.run(store.write(run, statement))
    store.close()
    *lacking, last = wrongs(tmp_path, database_url)
    assert lacking == [
        f"The log of table {each} lacks rows: restore a backup by 'troyes restore'."
        for each in sorted([short, gapped])
    ]
    assert f"{changed} is damaged: row 2 is not" in last


def test_rows_that_an_earlier_release_added_meanwhile_are_no_damage(
    database_url: str, tmp_path: Path
) -> None:
    store = Store.open(tmp_path, database_url)
    table = begun(store)
    for known in ("3", "NULL"):
        asyncio.run(store.write(run, f"UPDATE tables SET written = {known}"))
        assert asyncio.run(store.read(lambda connection: list(soundness.gaps(connection)))) == []
        assert asyncio.run(store.read(lambda connection: list(soundness.broken_seals(connection)))) == []
    asyncio.run(store.write(tables.append, table, 6, "move", 0, "A w6"))
    assert asyncio.run(store.read(tables.table, table)).written == 6
    store.close()


def emptied(folder: Path) -> None:
    """The database is gone, and what was written last is not."""
    (folder / f"{FILE}-wal").write_bytes(b"pages that were not yet in the database")
    (folder / FILE).write_bytes(b"")


def removed(folder: Path) -> None:
    emptied(folder)
    (folder / FILE).unlink()


@pytest.mark.parametrize("lose", [emptied, removed])
def test_an_empty_database_beside_its_last_writes_is_refused(
    lose: Callable[[Path], None], tmp_path: Path
) -> None:
    lose(tmp_path)
    with pytest.raises(Refusal) as refused:
        Store.open(tmp_path)
    assert str(refused.value) == (
        f"{tmp_path / FILE} is empty, but {FILE}-wal beside it is not: put back the file that belongs to it, or "
        "restore a backup by 'troyes restore'."
    )
    assert (tmp_path / f"{FILE}-wal").stat().st_size


def test_damaged_pages_are_refused_at_the_start(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    begun(store, 300)
    store.close()
    content = bytearray((tmp_path / FILE).read_bytes())
    root = page_of(tmp_path, "log")
    content[root : root + 200] = b"\xff" * 200
    (tmp_path / FILE).write_bytes(content)
    with pytest.raises(Refusal, match=rf"^{tmp_path / FILE} is damaged \(.*\): restore a backup"):
        Store.open(tmp_path)


def page_of(folder: Path, table: str) -> int:
    """Where in the file the first page of a table begins."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        (root,) = database.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (table,)).fetchone()
        (size,) = database.execute("PRAGMA page_size").fetchone()
    return int((root - 1) * size)
