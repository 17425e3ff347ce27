"""Questions about many tables at once: the lists of the lobby, how many somebody has, and what is cleared away.

Each list is read along an index, so that it costs the same with a hundred tables and with a hundred thousand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import ColumnElement, Connection, Select, and_, func, not_, or_, select

from troyes.server.store.queries.tables import MOST_SHOWN, with_seats
from troyes.server.store.retention import drop_tables
from troyes.server.store.rows import TableRow
from troyes.server.store.tables_schema import put_away, tables
from troyes.server.store.tables_schema import seats as seat_rows

STATUS: Final = tables.c.status.concat("")
"""The status of tables that are found by something better: SQLite would rather read all tables of a status."""

Before = tuple[float, str]
"""The last table of a page of a list: when it changed, and its id. The next page begins after it."""


def open_tables(
    connection: Connection, before: Before | None = None, limit: int = MOST_SHOWN
) -> list[TableRow]:
    """Public tables that wait for players, newest first."""
    return _read(connection, [_public("open", before, limit)], limit)


def tables_of(
    connection: Connection, person_id: str, before: Before | None = None, limit: int = MOST_SHOWN
) -> list[TableRow]:
    """Tables that a person hosts, plays at or played at, that are not finished and not put away."""
    going_on = and_(STATUS.in_(("open", "playing")), not_(_away(person_id)))
    mine = [_newest(and_(going_on, whose), before, limit) for whose in _of(person_id)]
    return _read(connection, mine, limit)


def running_tables(
    connection: Connection, person_id: str, before: Before | None = None, limit: int = MOST_SHOWN
) -> list[TableRow]:
    """Public tables of others where a game goes on."""
    running = _public("playing", before, limit)
    return _read(connection, [running.where(not_(or_(*_of(person_id)))) if person_id else running], limit)


def tables_away(
    connection: Connection, person_id: str, before: Before | None = None, limit: int = MOST_SHOWN
) -> list[TableRow]:
    """Tables that a person has put away."""
    return _read(connection, [_newest(_away(person_id), before, limit)], limit)


def _away(person_id: str) -> ColumnElement[bool]:
    return tables.c.id.in_(select(put_away.c.table_id).where(put_away.c.person_id == person_id))


def finished_tables(
    connection: Connection, person_id: str, before: Before | None = None, limit: int = MOST_SHOWN
) -> list[TableRow]:
    """Finished tables that are public or the person's, and not put away."""
    lists = [_public("finished", before, limit)]
    if person_id:
        lists += [_newest(and_(STATUS == "finished", whose), before, limit) for whose in _of(person_id)]
        lists = [each.where(not_(_away(person_id))) for each in lists]
    return _read(connection, lists, limit)


def _public(status: str, before: Before | None, limit: int) -> Select[tuple[object, ...]]:
    return _newest(and_(tables.c.status == status, tables.c.public.is_(True)), before, limit)


def _of(person_id: str) -> tuple[ColumnElement[bool], ...]:
    """What a person hosts, what he plays at, where a computer player holds his seat, and where he gave it up or lost
    it: a question each, for a database that is asked them at once reads all."""
    played = select(seat_rows.c.table_id).where(seat_rows.c.person_id == person_id)
    held = select(seat_rows.c.table_id).where(seat_rows.c.owner == person_id)
    lost = select(seat_rows.c.table_id).where(seat_rows.c.given_up == person_id)
    return tables.c.host == person_id, tables.c.id.in_(played), tables.c.id.in_(held), tables.c.id.in_(lost)


def _newest(where: ColumnElement[bool], before: Before | None, limit: int) -> Select[tuple[object, ...]]:
    newest = tables.c.updated.desc(), tables.c.id.desc()
    if before is not None:
        at, table_id = before
        earlier = or_(tables.c.updated < at, and_(tables.c.updated == at, tables.c.id < table_id))
        where = and_(where, tables.c.updated <= at, earlier)
    return select(tables).where(where).order_by(*newest).limit(limit)


def _read(connection: Connection, lists: Sequence[Select[tuple[object, ...]]], limit: int) -> list[TableRow]:
    """The newest of several lists, each once."""
    found = {row["id"]: dict(row) for each in lists for row in connection.execute(each).mappings()}
    newest = sorted(found.values(), key=lambda row: (row["updated"], row["id"]), reverse=True)
    return with_seats(connection, newest[:limit])


# How many there are


def count_hosted(connection: Connection, person_id: str, status: str) -> int:
    """How many tables of a status a person has made."""
    of = and_(tables.c.host == person_id, tables.c.status == status)
    return connection.execute(select(func.count()).where(of)).scalar_one()


def statuses(connection: Connection, ids: Sequence[str]) -> dict[str, str]:
    """What has become of these tables."""
    rows = connection.execute(select(tables.c.id, tables.c.status).where(tables.c.id.in_(ids)))
    return {row.id: row.status for row in rows}


def clear_open(connection: Connection, before: float, limit: int = 500) -> list[str]:
    """Clear away tables that have waited for players since then. No game has begun there, so none is lost."""
    old = select(tables.c.id).where(tables.c.status == "open", tables.c.updated < before).limit(limit)
    ids = list(connection.execute(old.with_for_update(skip_locked=True)).scalars())
    drop_tables(connection, ids)
    return ids
