"""The way to the database: where functions of a connection run, so that the event loop never waits for a disk.

SQLite has one writer. Debian's SQLite 3.40 can spoil a file when two connections write or tidy its write-ahead log at
the same instant (mended in 3.51.3), so a file beside the database lets only one process write at a time, and
connections that read are barred from writing.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from filelock import FileLock
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError, DBAPIError, InterfaceError, OperationalError

from troyes.core.errors import Refusal
from troyes.core.message import Message
from troyes.machine.files import held

P = ParamSpec("P")
T = TypeVar("T")

READERS: Final = 2
POOL: Final = 8
LARGEST_BATCH: Final = 256
ATTEMPTS: Final = 5
BUSY_MILLISECONDS: Final = 10_000
PATIENCE: Final = 10.0
"""Seconds that we wait for another process to finish writing."""
POLL: Final = 0.002
"""Seconds between two looks whether it has: processes pass the lock to each other many times a second."""
BROKEN: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
"""What SQLite says of a file whose pages are damaged."""
TAKE_TURNS: Final = ("40001", "40P01")
"""What PostgreSQL says when two transactions got in each other's way and one has to start again."""


class Unavailable(Refusal):
    """The database did not answer, or could not write. Whether a write has happened is not known: read again."""

    status = 503


class Database(ABC):
    """Runs functions of a connection: those that write, all or nothing, and those that only read."""

    @abstractmethod
    def submit_write(self, job: Callable[[Connection], T]) -> Future[T]:
        """Have a function write; the future has its outcome once that is safely stored."""

    @abstractmethod
    def submit_read(self, job: Callable[[Connection], T]) -> Future[T]:
        """Have a function read."""

    @abstractmethod
    def close(self) -> None:
        """Finish what was handed in, and close all connections."""

    async def write(
        self, job: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Have a function write, and wait until that is safely stored."""
        return await asyncio.wrap_future(
            self.submit_write(lambda connection: job(connection, *args, **kwargs))
        )

    async def read(
        self, job: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Have a function read, and wait for it."""
        return await asyncio.wrap_future(
            self.submit_read(lambda connection: job(connection, *args, **kwargs))
        )


def _translated(error: Exception) -> Exception:
    """What a caller is told of an error: trouble with the database itself is one sentence."""
    if isinstance(error, DatabaseError) and getattr(error.orig, "sqlite_errorcode", 0) & 0xFF in BROKEN:
        told = Unavailable(Message("refused-database-broken"))
        told.__cause__ = error
        return told
    if isinstance(error, OperationalError | InterfaceError):
        told = Unavailable(Message("refused-database-silent"))
        told.__cause__ = error
        return told
    return error


def _in_transaction(engine: Engine, job: Callable[[Connection], T]) -> T:
    try:
        with engine.begin() as connection:
            return job(connection)
    except Exception as error:
        told = _translated(error)
        if told is error:
            raise
        raise told from error


class _Job:
    """Something to write, and who waits for it."""

    def __init__(self, work: Callable[[Connection], Any]) -> None:
        self.work = work
        self.future: Future[Any] = Future()
        self.result: Any = None
        self.error: Exception | None = None

    def run_alone(self, connection: Connection) -> None:
        """Do it in a transaction of its own, which is given up if this raises."""
        self.result = self.work(connection)

    def run(self, connection: Connection) -> None:
        """Do it, all or nothing, within the transaction of its batch."""
        connection.exec_driver_sql("SAVEPOINT job")  # of SQLAlchemy's own each is compiled anew
        try:
            self.result = self.work(connection)
        except Exception as error:
            if not connection.connection.dbapi_connection.in_transaction:  # type: ignore[union-attr]
                raise  # SQLite gave up the whole batch, as it does when the disk is full
            connection.exec_driver_sql("ROLLBACK TO SAVEPOINT job")
            self.error = error
        connection.exec_driver_sql("RELEASE SAVEPOINT job")

    def tell(self) -> None:
        """Let whoever waits know the outcome."""
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(_translated(self.error))


class Sqlite(Database):
    """A file. One thread writes whatever has been handed in meanwhile with one commit, and so one wait for the disk."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = FileLock(
            path.with_name(f"{path.name}.writer"), timeout=PATIENCE, poll_interval=POLL, mode=0o600
        )
        self._writer = sqlite_engine(path)
        self._reader = sqlite_engine(path, only_read=True)
        self._readers = ThreadPoolExecutor(READERS, "troyes-read")
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._closing = threading.Lock()
        self._closed = False
        self._thread = threading.Thread(target=self._work, name="troyes-write", daemon=True)
        self._thread.start()

    def submit_write(self, job: Callable[[Connection], T]) -> Future[T]:
        """Have a function write."""
        handed_in = _Job(job)
        with self._closing:
            if self._closed:
                raise Unavailable(Message("refused-stopping"))
            self._jobs.put(handed_in)
        return handed_in.future

    def submit_read(self, job: Callable[[Connection], T]) -> Future[T]:
        """Have a function read."""
        return _submit(self._readers, partial(_in_transaction, self._reader, job))

    def close(self) -> None:
        """Finish and close: readers first, because whoever closes last tidies the file and must hold the lock."""
        with self._closing:
            if self._closed:
                return
            self._closed = True
            self._jobs.put(None)
        self._readers.shutdown()
        self._reader.dispose()
        self._thread.join()
        with held(self._lock, self._path):
            self._writer.dispose()

    def _work(self) -> None:
        going_on = True
        while going_on:
            batch: list[_Job] = []
            job = self._jobs.get()
            while job is not None:
                if job.future.set_running_or_notify_cancel():
                    batch.append(job)
                if len(batch) == LARGEST_BATCH or self._jobs.empty():
                    break
                job = self._jobs.get()
            going_on = job is not None
            if batch:
                self._commit(batch)

    def _commit(self, batch: list[_Job]) -> None:
        try:
            with held(self._lock, self._path), self._writer.begin() as connection:
                if len(batch) == 1:
                    batch[0].run_alone(connection)
                else:
                    for job in batch:
                        job.run(connection)
        except Exception as error:
            for job in batch:
                job.error = job.error or error
        for job in batch:
            job.tell()


def sqlite_engine(path: Path, *, only_read: bool = False, foreign_keys: bool = True) -> Engine:
    """Connections to a file, each transaction of which begins and ends where we say so."""
    engine = create_engine(URL.create("sqlite", database=str(path)), hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # the module's own guesses about transactions would undo savepoints
        connection.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
        if only_read:
            connection.execute("PRAGMA query_only=ON")
        else:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute(f"PRAGMA foreign_keys={'ON' if foreign_keys else 'OFF'}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN" if only_read else "BEGIN IMMEDIATE")

    return engine


class Postgres(Database):
    """A server. A few threads, each with a connection."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._snapshots = engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        self._pool = ThreadPoolExecutor(POOL, "troyes-database")

    def submit_write(self, job: Callable[[Connection], T]) -> Future[T]:
        """Have a function write; it runs again if another transaction stood in its way."""
        return _submit(self._pool, partial(self._insist, job))

    def submit_read(self, job: Callable[[Connection], T]) -> Future[T]:
        """Have a function read, all of it from one moment's state."""
        return _submit(self._pool, partial(_on_a_line, self._snapshots, job))

    def close(self) -> None:
        """Finish and close."""
        self._pool.shutdown()
        self._engine.dispose()

    def _insist(self, job: Callable[[Connection], T]) -> T:
        for _ in range(ATTEMPTS - 1):
            try:
                return _on_a_line(self._engine, job)
            except (DBAPIError, Unavailable) as error:
                if getattr(getattr(_source(error), "orig", None), "sqlstate", None) not in TAKE_TURNS:
                    raise
        return _on_a_line(self._engine, job)


def _on_a_line(engine: Engine, job: Callable[[Connection], T]) -> T:
    """Run a function in a transaction, on another line if that which it was given is found to be cut before it came to
    its end: nothing of it has happened then. To ask each line before would take a fifth of the time of a read."""
    ended = False

    def noted(connection: Connection) -> T:
        nonlocal ended
        outcome = job(connection)
        ended = True
        return outcome

    try:
        return _in_transaction(engine, noted)
    except (DBAPIError, Unavailable) as error:
        if ended or not getattr(_source(error), "connection_invalidated", False):
            raise
    return _in_transaction(engine, job)


def _source(error: Exception) -> BaseException | None:
    """What the database said, which a refusal has in its background."""
    return error if isinstance(error, DBAPIError) else error.__cause__


def postgres_engine(url: URL) -> Engine:
    """Connections to a server."""
    return create_engine(url, pool_size=POOL, max_overflow=0, hide_parameters=True)


def _submit(pool: ThreadPoolExecutor, job: Callable[[], T]) -> Future[T]:
    try:
        return pool.submit(job)
    except RuntimeError:  # the pool is shut down
        raise Unavailable(Message("refused-stopping")) from None
