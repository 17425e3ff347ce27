"""Opening the database: which one it is, and bringing its tables up to date before anyone uses them."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import URL, Connection, Engine, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError

from troyes.core.errors import Refusal
from troyes.core.message import Message, message
from troyes.machine.files import FileError, locked, reason
from troyes.server.store.database import Database, Postgres, Sqlite, postgres_engine, sqlite_engine
from troyes.server.store.soundness import refuse_lost, refuse_unsound
from troyes.server.store.tables_schema import HEAD

if TYPE_CHECKING:
    from alembic.config import Config

FILE: Final = "troyes.sqlite3"
UPGRADE_LOCK: Final = 0x54726F796573  # the letters of Troyes
OURS: Final = 0o600
PATIENCE: Final = 60.0
"""Seconds that we wait while another process brings the database up to date."""


def open_database(data: Path, url: str | None = None) -> Database:
    """The database of `url`, of `TROYES_DATABASE_URL`, or the file in the data folder, up to date."""
    address = database_url(data, url)
    shown = address.render_as_string(hide_password=True)
    try:
        if address.get_backend_name() == "sqlite":
            return _open_sqlite(Path(str(address.database)))
        return _open_postgres(address)
    except DBAPIError as error:
        why = str(error.orig).strip().splitlines()[0]
        raise Refusal(message("refused-database", database=shown, reason=why)) from None


def database_url(data: Path, url: str | None = None) -> URL:
    """Where the database is, once it is clear that we can use it."""
    wanted = url or os.environ.get("TROYES_DATABASE_URL")
    if not wanted:
        return URL.create("sqlite", database=str(data / FILE))
    try:
        address = make_url(wanted)
    except ArgumentError:
        raise Refusal(Message("refused-database-url")) from None
    kind = address.drivername.partition("+")[0]
    if kind in ("postgresql", "postgres"):
        return address.set(drivername="postgresql+psycopg")
    if kind != "sqlite":
        raise Refusal(message("refused-database-kind", kind=kind))
    if not address.database or address.database == ":memory:":
        raise Refusal(Message("refused-database-file"))
    return address


def _open_sqlite(path: Path) -> Database:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileError(message("refused-folder", folder=str(path.parent), reason=reason(error))) from None
    with locked(path, PATIENCE):
        refuse_lost(path)
        close_to_others(path)
        engine = sqlite_engine(path, foreign_keys=False)
        try:
            upgrade(engine)
            with engine.begin() as connection:
                refuse_unsound(connection, path)
        finally:
            engine.dispose()
    return Sqlite(path)


def close_to_others(path: Path) -> None:
    """Nobody else looks into the database, from its first byte on; SQLite gives the files beside it the same rights."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, OURS))
        for name in ("", "-wal", "-shm"):
            each = path.with_name(path.name + name)
            if os.name == "posix" and each.exists() and stat.S_IMODE(each.stat().st_mode) & 0o077:
                each.chmod(OURS)
    except OSError as error:
        raise FileError(message("refused-file-write", file=str(path), reason=reason(error))) from None


def _open_postgres(address: URL) -> Database:
    try:
        engine = postgres_engine(address)
    except ImportError:
        raise Refusal(Message("refused-psycopg")) from None
    try:
        upgrade(engine)
        with engine.begin() as connection:
            refuse_unsound(connection, None)
    except BaseException:
        engine.dispose()
        raise
    return Postgres(engine)


def upgrade(engine: Engine) -> None:
    """Bring the tables up to date, all at once or not at all; several processes may start together."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": UPGRADE_LOCK})
        if revision(connection) == HEAD:
            return
        _migrate(connection)
        if engine.dialect.name == "sqlite" and connection.exec_driver_sql("PRAGMA foreign_key_check").first():
            raise Refusal(Message("refused-database-damaged"))


def revision(connection: Connection) -> str | None:
    """The migration at which a database stands; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def to_revision(connection: Connection, wanted: str) -> None:
    """Bring the tables of a connection to a migration, such as the newest, `head`."""
    _migrate(connection, wanted)


def _migrate(connection: Connection, wanted: str = "head") -> None:
    # Alembic takes a third of a second to load, which only a database that is not up to date has to wait for.
    from alembic import command
    from alembic.script import ScriptDirectory

    logging.getLogger("alembic").setLevel(logging.WARNING)  # its steps are not news to a host
    config = migrations(connection)
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    current = revision(connection)
    if (current is not None and current not in known) or wanted not in (*known, "head"):
        raise Refusal(Message("refused-database-newer"))
    command.upgrade(config, wanted)


def migrations(connection: Connection) -> Config:
    """What Alembic needs to know to work on a connection."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "troyes.server.store:migrations")
    config.attributes["connection"] = connection
    return config
