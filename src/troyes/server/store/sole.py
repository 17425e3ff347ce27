"""One server to a database: others would not hear what it tells. Several are meant only with PostgreSQL and Redis.

With SQLite the lock is a file beside the database, held as long as the process lives. In PostgreSQL it is a lock of a
session: a server with Redis shares it with others that have Redis too, one without has it alone.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from filelock import FileLock
from sqlalchemy import Connection, Engine, create_engine, text
from sqlalchemy.exc import DBAPIError

from troyes.core.errors import Refusal
from troyes.core.message import Message, message
from troyes.machine.files import reason
from troyes.server.store.connect import database_url

SERVERS: Final = 0x54726F7965737E  # the letters of Troyes, and one more
PATIENCE: Final = 5.0
"""Seconds that we wait for a server that is just ending."""


class Sole:
    """Makes sure that this server has its database as it needs it: alone, or with others that hear of each other."""

    def __init__(self, data: Path, url: str | None, *, shared: bool) -> None:
        address = database_url(data, url)
        self._shared = shared
        self._file: FileLock | None = None
        self._engine: Engine | None = None
        self._session: Connection | None = None
        if address.get_backend_name() == "sqlite":
            self._file = _hold(Path(str(address.database)))
        else:
            self._engine = create_engine(address, pool_size=1, hide_parameters=True, pool_pre_ping=True)
            self.renew()

    def renew(self) -> None:
        """Take the lock of PostgreSQL again, should the line on which it was held be gone."""
        if self._engine is None:
            return
        if self._session is not None:
            try:
                self._session.execute(text("SELECT 1"))
                self._session.rollback()
                return
            except DBAPIError:
                self._session.close()
        self._session = _hold_in(self._engine, self._shared)

    def close(self) -> None:
        """Let the next server have it."""
        if self._file is not None:
            self._file.release()
        if self._session is not None:
            self._session.close()
        if self._engine is not None:
            self._engine.dispose()


def lock_of(path: Path) -> FileLock:
    """The lock of an SQLite file that a running server holds."""
    return FileLock(path.with_name(f"{path.name}.server"), mode=0o600)


def _hold(path: Path) -> FileLock:
    lock = lock_of(path)
    try:
        lock.acquire(timeout=PATIENCE, poll_interval=0.05)
    except TimeoutError:
        raise Refusal(message("refused-second-server", folder=str(path.parent))) from None
    except OSError as error:
        raise Refusal(message("refused-data", folder=str(path.parent), reason=reason(error))) from None
    return lock


def _hold_in(engine: Engine, shared: bool) -> Connection:
    session = engine.connect()
    kind = "pg_try_advisory_lock_shared" if shared else "pg_try_advisory_lock"
    got = session.execute(text(f"SELECT {kind}(:key)"), {"key": SERVERS}).scalar()
    session.rollback()  # the lock is the session's, and stays
    if not got:
        session.close()
        engine.dispose()
        raise Refusal(Message("refused-second-process"))
    return session
