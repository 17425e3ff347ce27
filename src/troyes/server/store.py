"""What the server remembers, in SQLite or PostgreSQL: tables, their logs, chat, people and their sessions.

Every method waits until the database has it for good: when `append` returns, the row outlives a crash. A write that
several steps belong to is one function of a connection, handed to `run`; the steps are the functions of `table_queries`
and `people_queries`, which take the connection first and have the names of the methods here:

    def join(connection, table_id, seat, person_id, name):
        table = table_queries.take_seat(connection, table_id, seat, person_id, name)
        if table.full:
            table_queries.append(connection, table_id, 1, "start", -1, body, status="playing")
        return table

    await store.run(join, table_id, seat, person_id, name)

Such a function does nothing but ask the database, since PostgreSQL may make us run it again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

from troyes.server import people_queries as people
from troyes.server import table_queries as tables
from troyes.server.database import Database, Unavailable
from troyes.server.opening import open_database
from troyes.server.rows import (
    ChatRow,
    Conflict,
    LogRow,
    Missing,
    NewRow,
    Passkey,
    Person,
    SeatRow,
    Session,
    Status,
    TableRow,
    Taken,
)

__all__ = [
    "ChatRow",
    "Conflict",
    "LogRow",
    "Missing",
    "NewRow",
    "Passkey",
    "Person",
    "SeatRow",
    "Session",
    "Status",
    "Store",
    "TableRow",
    "Taken",
    "Unavailable",
]

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

    async def run(self, job: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function of a connection as one write: all of it or, if it raises, nothing."""
        return await self.database.write(job, *args, **kwargs)

    async def read(
        self, job: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function of a connection that only reads, beside any writes."""
        return await self.database.read(job, *args, **kwargs)

    async def ping(self) -> None:
        """Ask the database for a sign of life; raises if there is none."""
        await self.read(tables.ping)
        await self.run(tables.ping)

    # Tables and seats

    async def create_table(
        self,
        *,
        game: str,
        version: int,
        setup: dict[str, str],
        components: str,
        host: str,
        public: bool,
        seats: Sequence[SeatRow],
        status: Status = "open",
        asked: Sequence[int] = (),
        result: str = "",
        rows: Sequence[NewRow] = (),
    ) -> TableRow:
        """Make a table with an id that cannot be guessed, its seats, and the first rows of its log if there are any."""
        return await self.run(
            tables.create_table,
            game=game,
            version=version,
            setup=setup,
            components=components,
            host=host,
            public=public,
            seats=seats,
            status=status,
            asked=asked,
            result=result,
            rows=rows,
        )

    async def table(self, table_id: str) -> TableRow:
        """A table with its seats; `Missing` if there is none."""
        return await self.read(tables.table, table_id)

    async def take_seat(self, table_id: str, seat: int, person_id: str, name: str) -> TableRow:
        """Sit down on an open seat before the game starts; of two who try, one gets `Taken`."""
        return await self.run(tables.take_seat, table_id, seat, person_id, name)

    async def leave_seats(self, table_id: str, person_id: str) -> TableRow:
        """Get up from all of one's seats before the game starts."""
        return await self.run(tables.leave_seats, table_id, person_id)

    async def fill_seat(self, table_id: str, seat: int, host: str, level: str, name: str) -> TableRow:
        """The host gives an open seat to a computer player."""
        return await self.run(tables.fill_seat, table_id, seat, host, level, name)

    # The log

    async def append(
        self,
        table_id: str,
        seq: int,
        kind: str,
        seat: int,
        body: str,
        *,
        status: Status | None = None,
        asked: Sequence[int] | None = None,
        result: str | None = None,
    ) -> LogRow:
        """Add row `seq` to a table's log, and with it what the table says of itself; `Conflict` if there is one."""
        return await self.run(
            tables.append, table_id, seq, kind, seat, body, status=status, asked=asked, result=result
        )

    async def read_log(self, table_id: str, after: int = 0) -> list[LogRow]:
        """The rows of a log that follow number `after`."""
        return await self.read(tables.read_log, table_id, after)

    async def last_seq(self, table_id: str) -> int:
        """The number of a log's last row; 0 if there is none."""
        return await self.read(tables.last_seq, table_id)

    # The lobby, newest first

    async def open_tables(self, limit: int = 50) -> list[TableRow]:
        """Public tables that wait for players."""
        return await self.read(tables.open_tables, limit)

    async def tables_of(self, person_id: str, limit: int = 50) -> list[TableRow]:
        """Tables that a person hosts or plays at and that are not finished."""
        return await self.read(tables.tables_of, person_id, limit)

    async def finished_tables(self, person_id: str, limit: int = 50) -> list[TableRow]:
        """Finished tables that are public or the person's."""
        return await self.read(tables.finished_tables, person_id, limit)

    async def count_tables(self) -> dict[Status, int]:
        """How many tables there are of each status."""
        return await self.read(tables.count_tables)

    # Chat

    async def say(self, table_id: str, person_id: str, seat: int | None, name: str, text: str) -> ChatRow:
        """Add a line to a table's chat."""
        return await self.run(tables.say, table_id, person_id, seat, name, text)

    async def read_chat(self, table_id: str, after: int = 0, limit: int = 200) -> list[ChatRow]:
        """The newest lines after number `after`, oldest first."""
        return await self.read(tables.read_chat, table_id, after, limit)

    # People (sessions, logins and passkeys are the business of `identity` and `accounts`)

    async def person(self, person_id: str) -> Person:
        """A person; `Missing` if there is none."""
        return await self.read(people.person, person_id)

    async def rename(self, person_id: str, name: str) -> Person:
        """Give a person a new name; seats and chat keep the names under which they were taken."""
        return await self.run(people.rename, person_id, name)

    async def tidy(self, before: float) -> int:
        """Forget sessions not seen since then, and guests who left nothing behind; says how many went."""
        return await self.run(people.tidy, before)
