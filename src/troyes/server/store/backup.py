"""Backups: all that a database holds, of one moment, as one file that either kind of database can be restored from.

The file is a zip archive: `backup.json` says what is in it, `secret` is the data folder's, and each table is a file of
JSON lines, the names of its columns first. Rows are those of the release that wrote them; a restored database is
brought up to date like any other.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import secrets
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import Connection, Engine, LargeBinary, MetaData, Table, insert, inspect, select

from troyes.core.errors import Refusal
from troyes.core.message import Message, message
from troyes.machine.files import reason
from troyes.server.store.connect import database_url, revision, to_revision
from troyes.server.store.database import postgres_engine, sqlite_engine
from troyes.server.store.sole import lock_of
from troyes.server.store.soundness import refuse_lost

ABOUT: Final = "backup.json"
SECRET: Final = "secret"
FORMAT: Final = 1
AT_ONCE: Final = 1_000
"""Rows that are written together."""
MARK: Final = "alembic_version"


def back_up(data: Path, url: str | None, target: Path) -> int:
    """Write all that the database holds at this moment into a file; a server may go on meanwhile. How many rows."""
    if target.exists():
        raise Refusal(message("refused-file-there", file=str(target)))
    draft = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    engine = reader(data, url)
    try:
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:  # noqa: PTH123
            with engine.connect() as connection, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
                rows = _write(connection, archive, data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
    except OSError as error:
        raise Refusal(message("refused-file-write", file=str(target), reason=reason(error))) from None
    finally:
        draft.unlink(missing_ok=True)
        engine.dispose()
    return rows


def reader(data: Path, url: str | None) -> Engine:
    """A way to look at a database as it is, which changes nothing."""
    address = database_url(data, url)
    if address.get_backend_name() != "sqlite":
        return postgres_engine(address).execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
    path = Path(str(address.database))
    refuse_lost(path)
    if not path.exists():
        raise Refusal(message("refused-database-none", file=str(path)))
    return sqlite_engine(path, only_read=True)


def _write(connection: Connection, archive: zipfile.ZipFile, data: Path) -> int:
    with connection.begin():
        stands_at = revision(connection)
        if stands_at is None:
            raise Refusal(Message("refused-backup-empty"))
        known = MetaData()
        known.reflect(connection)
        counts, digests = {}, {}
        for table in known.sorted_tables:
            if table.name != MARK:
                counts[table.name], digests[table.name] = _write_table(connection, archive, table)
    if (data / SECRET).exists():
        archive.writestr(SECRET, (data / SECRET).read_text("utf-8"))
    about = {"format": FORMAT, "revision": stands_at, "made": time.time(), "rows": counts, "digests": digests}
    archive.writestr(ABOUT, json.dumps(about, indent=1))
    return sum(counts.values())


def _write_table(connection: Connection, archive: zipfile.ZipFile, table: Table) -> tuple[int, str]:
    digest, count = hashlib.sha256(), 0
    with archive.open(f"{table.name}.jsonl", "w") as file:

        def put(values: list[Any]) -> None:
            line = json.dumps(values, ensure_ascii=False).encode() + b"\n"
            digest.update(line)
            file.write(line)

        put([column.name for column in table.c])
        for row in connection.execution_options(yield_per=AT_ONCE).execute(select(table)):
            put([base64.b64encode(value).decode() if isinstance(value, bytes) else value for value in row])
            count += 1
    return count, digest.hexdigest()


def restore(data: Path, url: str | None, source: Path, *, replace: bool = False) -> int:
    """Put what a backup holds where the database was, which must not be there, or is put aside. How many rows."""
    address = database_url(data, url)
    try:
        with zipfile.ZipFile(source) as archive:
            about = _about(archive)
            if address.get_backend_name() == "sqlite":
                count = _restore_sqlite(Path(str(address.database)), archive, about, replace)
            else:
                count = _restore_postgres(postgres_engine(address), archive, about)
            _restore_secret(data, archive, replace)
    except (OSError, zipfile.BadZipFile) as error:
        raise Refusal(message("refused-file-read", file=str(source), reason=reason(error))) from None
    return count


def _about(archive: zipfile.ZipFile) -> dict[str, Any]:
    try:
        about: dict[str, Any] = json.loads(archive.read(ABOUT))
        if about["format"] != FORMAT:
            raise Refusal(Message("refused-backup-newer"))
        for name, digest in about["digests"].items():
            if hashlib.sha256(archive.read(f"{name}.jsonl")).hexdigest() != digest:
                raise Refusal(message("refused-backup-damaged", table=name))
    except (KeyError, ValueError, TypeError, AttributeError):
        raise Refusal(Message("refused-backup-none")) from None
    return about


def _restore_sqlite(path: Path, archive: zipfile.ZipFile, about: dict[str, Any], replace: bool) -> int:
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    lock = lock_of(path)
    try:
        lock.acquire(timeout=0)
    except TimeoutError:
        raise Refusal(message("refused-restore-running", folder=str(path.parent))) from None
    try:
        there = [each for each in _parts(path) if each.exists()]
        if there and not replace:
            raise Refusal(message("refused-restore-there", file=str(there[0])))
        draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
        os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        try:
            engine = sqlite_engine(draft, foreign_keys=False)
            count = _fill(engine, archive, about)
            engine.dispose()
            aside = time.strftime("%Y%m%d-%H%M%S")
            for each in there:
                each.replace(each.with_name(f"{each.name}.{aside}"))
            draft.replace(path)
        finally:
            for each in _parts(draft):
                each.unlink(missing_ok=True)
    finally:
        lock.release()
    return count


def _parts(path: Path) -> list[Path]:
    return [path.with_name(path.name + end) for end in ("", "-wal", "-shm")]


def _restore_postgres(engine: Engine, archive: zipfile.ZipFile, about: dict[str, Any]) -> int:
    try:
        with engine.connect() as connection:
            if inspect(connection).get_table_names():
                raise Refusal(Message("refused-restore-tables"))
        return _fill(engine, archive, about)
    finally:
        engine.dispose()


def _fill(engine: Engine, archive: zipfile.ZipFile, about: dict[str, Any]) -> int:
    """Make the tables as they were, fill them, and bring them up to date: all of it or nothing."""
    count = 0
    with engine.begin() as connection:
        to_revision(connection, about["revision"])
        known = MetaData()
        known.reflect(connection)
        for table in known.sorted_tables:
            if table.name in about["rows"]:
                for some in _portions(archive.open(f"{table.name}.jsonl"), table):
                    connection.execute(insert(table), some)
                    count += len(some)
        to_revision(connection, "head")
    return count


def _portions(file: IO[bytes], table: Table) -> Iterator[list[dict[str, Any]]]:
    """The rows of a table, some at a time."""
    names = json.loads(file.readline())
    binary = {column.name for column in table.c if isinstance(column.type, LargeBinary)}
    some: list[dict[str, Any]] = []
    for line in file:
        row = dict(zip(names, json.loads(line), strict=True))
        some.append(row | {name: base64.b64decode(row[name]) for name in binary if row[name] is not None})
        if len(some) == AT_ONCE:
            yield some
            some = []
    if some:
        yield some


def _restore_secret(data: Path, archive: zipfile.ZipFile, replace: bool) -> None:
    """The secret signs cookies: with it everybody is still signed in."""
    place = data / SECRET
    if SECRET not in archive.namelist() or (place.exists() and not replace):
        return
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    place.unlink(missing_ok=True)
    with open(os.open(place, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:  # noqa: PTH123
        file.write(archive.read(SECRET))
