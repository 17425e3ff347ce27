"""Questions and changes about the sessions of a person, and the end of an account, each a function of a connection."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy import Column, ColumnElement, Connection, Row, delete, insert, or_, select, update

from troyes.core.message import Message
from troyes.play.notation import label
from troyes.server.store.queries.people import person
from troyes.server.store.retention import drop_tables
from troyes.server.store.rows import Missing
from troyes.server.store.tables_schema import METADATA, chat, persons, sat, seats, sessions, tables

AnyRow: TypeAlias = Row[*tuple[Any, ...]]

AT_ONCE: Final = 500
"""Values in one question; databases have limits."""
NOBODY: Final = "nobody"
"""The person to whom belongs what a deleted account leaves behind: nobody can be that one."""
SHOWN: Final = 16
"""Letters of a session's hash by which its owner names it."""


class Seen(NamedTuple):
    """A session: the hash of its token, since when it is there, and when it was last seen."""

    token_hash: str
    created: float
    seen: float


class Ended(NamedTuple):
    """What ended with an account: its sessions; and the tables at which that changed something."""

    sessions: list[str]
    tables: list[str]


# Sessions


def sessions_there(connection: Connection, token_hashes: Sequence[str]) -> set[str]:
    """Which of these sessions have not ended."""
    found: set[str] = set()
    for begin in range(0, len(token_hashes), AT_ONCE):
        asked = sessions.c.token_hash.in_(token_hashes[begin : begin + AT_ONCE])
        found.update(connection.execute(select(sessions.c.token_hash).where(asked)).scalars())
    return found


def sessions_of(connection: Connection, person_id: str) -> list[Seen]:
    """A person's sessions, the one that was seen last first."""
    columns = (sessions.c.token_hash, sessions.c.created, sessions.c.seen)
    mine = select(*columns).where(sessions.c.person_id == person_id)
    return [
        Seen(*row) for row in connection.execute(mine.order_by(sessions.c.seen.desc(), sessions.c.created))
    ]


def end_session(connection: Connection, person_id: str, name: str) -> list[str]:
    """End one of a person's sessions, by the letters that its owner is shown."""
    mine = [each.token_hash for each in sessions_of(connection, person_id)]
    found = [each for each in mine if each[:SHOWN] == name]
    if not found:
        raise Missing(Message("refused-session-gone"))
    return _end(connection, sessions.c.token_hash.in_(found))


def end_sessions(connection: Connection, person_id: str, but: str = "") -> list[str]:
    """End all of a person's sessions, or all but one."""
    return _end(connection, (sessions.c.person_id == person_id) & (sessions.c.token_hash != but))


def _end(connection: Connection, which: ColumnElement[bool]) -> list[str]:
    ended = list(connection.execute(select(sessions.c.token_hash).where(which).with_for_update()).scalars())
    connection.execute(delete(sessions).where(sessions.c.token_hash.in_(ended)))
    return ended


# The end of an account


def password_hash(connection: Connection, person_id: str) -> str | None:
    """What is kept of a person's password."""
    found: str | None = connection.execute(
        select(persons.c.password_hash).where(persons.c.id == person_id)
    ).scalar()
    return found


def forget(connection: Connection, person_id: str, level: str) -> Ended:
    """Delete a person. Games stay, under the letters of their seats; a computer player takes over where one is running,
    and a table that nobody else waits at goes too."""
    person(connection, person_id)
    hosted = select(tables.c.id).where(tables.c.host == person_id)
    hers = or_(seats.c.person_id == person_id, seats.c.owner == person_id, seats.c.given_up == person_id)
    played = select(seats.c.table_id).where(hers)
    once = select(sat.c.table_id).where(sat.c.person_id == person_id)
    touched = sorted(connection.execute(hosted.union(played, once)).scalars())
    locked = select(tables.c.id, tables.c.status, tables.c.host).where(tables.c.id.in_(touched))
    left = connection.execute(locked.order_by(tables.c.id).with_for_update()).all()
    _make_nobody(connection)
    for table in left:
        _leave(connection, table, person_id, level)
    connection.execute(update(sat).where(sat.c.person_id == person_id).values(person_id=None))
    said = update(chat).where(chat.c.person_id == person_id)
    connection.execute(said.values(person_id=NOBODY, name="", text=""))
    ended = end_sessions(connection, person_id)
    for column in _references():
        connection.execute(delete(column.table).where(column == person_id))
    connection.execute(delete(persons).where(persons.c.id == person_id))
    return Ended(ended, touched)


def _make_nobody(connection: Connection) -> None:
    if not connection.execute(select(persons.c.id).where(persons.c.id == NOBODY)).first():
        connection.execute(insert(persons).values(id=NOBODY, name="", created=0.0))


def _left(seat: AnyRow, person_id: str, table: AnyRow, level: str) -> dict[str, str | None]:
    """What becomes of a seat when a person goes; nothing if that has nothing to do with it. The names in a finished
    game that somebody brought are nobody's who could ask for it, so they go with whoever brought them."""
    brought = table.host == person_id and seat.kind == "person" and seat.person_id is None
    if person_id not in (seat.person_id, seat.owner, seat.given_up) and not brought:
        return {}
    left = {"name": label(seat.seat), "owner": None, "given_up": None}
    if seat.person_id == person_id:
        left["person_id"] = None
        if table.status == "playing":
            left |= {"kind": "bot", "level": level}
        elif table.status == "open":
            left |= {"kind": "open", "name": ""}
    return left


def _leave(connection: Connection, table: AnyRow, person_id: str, level: str) -> None:
    """Get up from a table for good."""
    table_id = table.id
    for seat in connection.execute(select(seats).where(seats.c.table_id == table_id)).all():
        left = _left(seat, person_id, table, level)
        if left:
            where = (seats.c.table_id == table_id) & (seats.c.seat == seat.seat)
            connection.execute(update(seats).where(where).values(left))
    others = select(seats.c.person_id).where(seats.c.table_id == table_id, seats.c.person_id.is_not(None))
    heir = connection.execute(others.order_by(seats.c.seat)).scalars().first()
    hosted = (tables.c.id == table_id) & (tables.c.host == person_id)
    connection.execute(update(tables).where(hosted).values(host=heir or NOBODY))
    if table.status == "open" and heir is None:
        drop_tables(connection, [table_id])


def _references() -> list[Column[Any]]:
    """What else says something about a person, and is of no use to anybody when he is gone."""
    kept = {tables, seats, sat, chat, persons}
    keys = [key for table in METADATA.sorted_tables if table not in kept for key in table.foreign_keys]
    return [key.parent for key in keys if key.column is persons.c.id]
