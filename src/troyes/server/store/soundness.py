"""Whether a database is sound: its pages, its logs without gaps, and every seal. A start looks at what is quick."""

from __future__ import annotations

from collections.abc import Iterator, Set
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, func, select

from troyes.core.errors import Refusal
from troyes.core.message import message
from troyes.server.store import seals
from troyes.server.store.rows import LogRow
from troyes.server.store.tables_schema import log, tables

LARGE: Final = 512_000_000
"""Bytes of a database whose pages are not looked through at every start, for that takes longer than a few seconds."""


class Unsound(Refusal):
    """A database that must not be used as it is."""


def refuse_lost(path: Path) -> None:
    """Refuse an empty database beside a log of writes that is not: SQLite would throw the log away."""
    wal = path.with_name(f"{path.name}-wal")
    if wal.exists() and wal.stat().st_size and not (path.exists() and path.stat().st_size):
        raise Unsound(message("refused-database-lost", file=str(path), wal=wal.name))


def refuse_unsound(connection: Connection, file: Path | None) -> None:
    """Refuse damaged pages, and running games whose logs have gaps."""
    if file is not None and file.stat().st_size <= LARGE:
        damage = damaged_pages(connection)
        if damage:
            raise Unsound(message("refused-database-pages", file=str(file), damage=damage))
    gap = next(gaps(connection, running=True), None)
    if gap is not None:
        raise Unsound(message("refused-database-gap", table=gap))


def damaged_pages(connection: Connection, whole: bool = False) -> str:
    """What SQLite finds wrong with the pages of its file; nothing if they are sound."""
    question = "PRAGMA integrity_check(1)" if whole else "PRAGMA quick_check(1)"
    found = connection.exec_driver_sql(question).scalar()
    return "" if found == "ok" else str(found).splitlines()[-1]


def gaps(connection: Connection, running: bool = False) -> Iterator[str]:
    """The tables whose logs lack a row, be it the last, or all of them."""
    begun = tables.c.status == "playing" if running else tables.c.status != "open"
    rows = func.count(log.c.seq)
    lacking = (
        select(tables.c.id)
        .join_from(tables, log, tables.c.id == log.c.table_id, isouter=True)
        .where(begun)
        .group_by(tables.c.id)
        .having(
            (rows == 0)
            | (func.max(log.c.seq) != rows)
            | (func.min(log.c.seq) != 1)
            | (rows < func.max(tables.c.written))
        )
        .order_by(tables.c.id)
    )
    yield from connection.execute(lacking).scalars()


def broken_seals(connection: Connection, but: Set[str] = frozenset()) -> Iterator[Refusal]:
    """What is wrong with the logs of all tables but some, row by row."""
    columns = (log.c.seq, log.c.kind, log.c.seat, log.c.body, log.c.at, log.c.seal)
    known = select(tables.c.id, tables.c.written).order_by(tables.c.id)
    for table_id, written in connection.execute(known).all():
        if table_id in but:
            continue
        rows = select(*columns).where(log.c.table_id == table_id).order_by(log.c.seq)
        try:
            seals.check(table_id, (LogRow(*row) for row in connection.execute(rows)), written)
        except seals.Damaged as damage:
            yield damage
