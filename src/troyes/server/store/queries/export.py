"""Finished games for a set of data, each question a function of a connection."""

from __future__ import annotations

from sqlalchemy import Connection, select

from troyes.server.store.tables_schema import persons, tables


def finished_public(connection: Connection) -> list[str]:
    """The tables at which a public game has come to its end, the first one first."""
    over = tables.c.status == "finished", tables.c.public.is_(True)
    return list(connection.execute(select(tables.c.id).where(*over).order_by(tables.c.created)).scalars())


def named(connection: Connection) -> set[str]:
    """The people who agree that their names are told."""
    return set(connection.execute(select(persons.c.id).where(persons.c.named.is_(True))).scalars())
