"""Tables that are put away, taken off for good, or followed by another; and those whose clock has run out."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from troyes.core.message import Message
from troyes.server.store.queries import tables as queries
from troyes.server.store.rows import TableRow, Taken
from troyes.server.store.tables_schema import METADATA, put_away, tables


def shelve(connection: Connection, table_id: str, person_id: str, *, away: bool) -> TableRow:
    """Put a table away, for this person alone, or bring it out again."""
    table = queries.table(connection, table_id, lock=True)
    mine = (put_away.c.table_id == table_id) & (put_away.c.person_id == person_id)
    connection.execute(delete(put_away).where(mine))
    if away:
        connection.execute(insert(put_away).values(table_id=table_id, person_id=person_id))
    return table


def remove(connection: Connection, table_id: str, person_id: str) -> TableRow:
    """Take a table off for good: the host one that has not begun, or one that nobody else plays at."""
    table = queries.table(connection, table_id, lock=True)
    if table.host != person_id or not (table.status == "open" or table.is_alone(person_id)):
        raise Taken(Message("refused-remove"))
    for each in reversed(METADATA.sorted_tables):
        if "table_id" in each.c:
            connection.execute(delete(each).where(each.c.table_id == table_id))
    connection.execute(delete(tables).where(tables.c.id == table_id))
    return table


def follow_up(connection: Connection, table_id: str, following: str) -> str:
    """Note where those who played here play again; the first who asks decides it."""
    table = queries.table(connection, table_id, lock=True)
    known = table.following if table.following and exists(connection, table.following) else None
    if known is None:
        connection.execute(update(tables).where(tables.c.id == table_id).values(following=following))
    return known or following


def exists(connection: Connection, table_id: str) -> bool:
    """Whether there is such a table."""
    return connection.execute(select(tables.c.id).where(tables.c.id == table_id)).first() is not None


def overdue(connection: Connection, now: float) -> list[str]:
    """The tables where a clock has run out, and nobody has seen to it yet."""
    late = (tables.c.status == "playing") & (tables.c.due < now)
    return list(connection.execute(select(tables.c.id).where(late)).scalars())
