"""What is kept for how long is the host's choice; what is older goes, a portion at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, delete, exists, select

from troyes.server.store.tables_schema import METADATA, chat, passkeys, persons, sessions, tables

PORTION: Final = 200
"""Tables that are deleted in one go."""


def end_guests(connection: Connection, before: float) -> int:
    """End the sessions of guests who have not been seen since then; how many."""
    account = persons.c.login.is_not(None) | exists().where(passkeys.c.person_id == persons.c.id)
    guests = select(persons.c.id).where(~account)
    gone = delete(sessions).where(sessions.c.seen < before, sessions.c.person_id.in_(guests))
    return connection.execute(gone).rowcount


def drop_games(connection: Connection, before: float) -> list[str]:
    """Delete some of the games that have been over since before then, with all that belongs to them; which."""
    over = select(tables.c.id).where(tables.c.status == "finished", tables.c.updated < before)
    gone = list(connection.execute(over.order_by(tables.c.updated).limit(PORTION)).scalars())
    drop_tables(connection, gone)
    return gone


def drop_tables(connection: Connection, gone: Sequence[str]) -> None:
    """Delete tables with all that belongs to them, whatever later releases may add to that."""
    for part in reversed(METADATA.sorted_tables):
        if "table_id" in part.c:
            connection.execute(delete(part).where(part.c.table_id.in_(gone)))
    connection.execute(delete(tables).where(tables.c.id.in_(gone)))


def drop_chat(connection: Connection, before: float) -> int:
    """Delete what was said before then; how many lines."""
    return connection.execute(delete(chat).where(chat.c.at < before)).rowcount
