"""What the server remembers, in SQLite or PostgreSQL: tables, their logs, chat, people and their sessions.

There is one door with two sides. What is asked or changed is a function of a connection, such as those of
`queries.tables` and `queries.people`, and it goes through `read` or `write`:

    table = await store.read(tables.table, table_id)

    def join(connection, table_id, seat, person_id, name):
        table = tables.take_seat(connection, table_id, seat, person_id, name)
        if table.full:
            tables.append(connection, table_id, 1, "start", SEATLESS, body, status="playing")
        return table

    await store.write(join, table_id, seat, person_id, name)

A write is all or nothing, and when it returns it outlives a crash. Such a function does nothing but ask the database,
since PostgreSQL may make us run it again.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from troyes.server.store.connect import open_database
from troyes.server.store.database import Database
from troyes.server.store.tables_schema import pulse, tables

P = ParamSpec("P")
T = TypeVar("T")


class Store:
    """The database, for coroutines. Refusals (`Conflict`, `Missing`, `Taken`) change nothing."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @classmethod
    def open(cls, data: Path, url: str | None = None) -> Store:
        """Open the database that `url` or `TROYES_DATABASE_URL` names, or `troyes.sqlite3` in the data folder.

        It is made or brought up to date where needed; this waits, so call it before the event loop has work to do.
        """
        return cls(open_database(data, url))

    def close(self) -> None:
        """Finish what was begun and let go of the database."""
        self.database.close()

    async def write(
        self, job: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function of a connection as one write: all of it or, if it raises, nothing."""
        return await self.database.write(job, *args, **kwargs)

    async def read(
        self, job: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function of a connection that only reads, beside any writes."""
        return await self.database.read(job, *args, **kwargs)

    async def ping(self) -> None:
        """Have the database read and write something; raises if it cannot."""
        await self.write(_beat)
        await self.read(_feel)


def _beat(connection: Connection) -> None:
    values = {"id": 1, "at": time.time()}
    # One statement: several who ask at once may all find that there was no beat before.
    own = postgresql.insert(pulse) if connection.dialect.name == "postgresql" else sqlite.insert(pulse)
    connection.execute(own.values(values).on_conflict_do_update(index_elements=["id"], set_=values))


def _feel(connection: Connection) -> None:
    connection.execute(select(pulse.c.at)).scalar_one()
    connection.execute(select(tables.c.id).limit(1)).first()
