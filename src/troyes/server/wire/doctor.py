"""Looks at a data folder and a configuration, and says of each thing whether it is as it should be. Nothing changes."""

from __future__ import annotations

import os
import shutil
import stat
import tempfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from troyes.core.errors import Refusal
from troyes.core.message import Message, message
from troyes.server.settings import SHORTEST_SECRET, Settings
from troyes.server.store import soundness
from troyes.server.store.backup import reader
from troyes.server.store.connect import FILE, revision
from troyes.server.store.sole import lock_of
from troyes.server.store.tables_schema import HEAD
from troyes.server.wire.health import LEAST_SPACE


class Finding(NamedTuple):
    """What was looked at, and what is wrong with it, if anything is."""

    part: Message
    wrong: Message | None = None


def look(data: Path, environment: Mapping[str, str] = os.environ) -> Iterator[Finding]:
    """One thing after the other, from the configuration to the last row of a log."""
    settings, wrong = _settings(environment)
    yield Finding(Message("terminal-doctor-settings"), wrong)
    yield Finding(message("terminal-doctor-folder", folder=str(data)), _folder(data))
    if settings is None or not data.is_dir():
        return
    yield Finding(Message("terminal-doctor-secret"), _secret(data, environment))
    yield Finding(
        Message("terminal-doctor-page"), None if settings.page else Message("terminal-serve-no-page")
    )
    if settings.redis_url:
        yield Finding(Message("terminal-doctor-redis"), _redis(settings.redis_url))
    if settings.database_url is None:
        running = _is_running(data / FILE)
        yield Finding(Message("terminal-doctor-running" if running else "terminal-doctor-not-running"))
    yield from _database(data, settings.database_url)


def _settings(environment: Mapping[str, str]) -> tuple[Settings | None, Message | None]:
    with tempfile.TemporaryDirectory() as elsewhere:
        try:
            return Settings.from_environment(Path(elsewhere), environment=environment), None
        except Refusal as error:
            return None, error.said


def _folder(data: Path) -> Message | None:
    if not data.is_dir():
        return message("refused-no-folder", folder=str(data))
    if os.name == "posix" and stat.S_IMODE(data.stat().st_mode) & 0o022:
        return message("refused-folder-open", folder=str(data))
    if shutil.disk_usage(data).free < LEAST_SPACE:
        return message("refused-folder-full", folder=str(data))
    return None


def _secret(data: Path, environment: Mapping[str, str]) -> Message | None:
    """A secret that is not there yet is made at the first start."""
    place = data / "secret"
    if environment.get("TROYES_SECRET") or not place.exists():
        return None
    if len(place.read_text("utf-8", "replace").strip()) < SHORTEST_SECRET:
        return message("refused-secret-damaged", file=str(place))
    if os.name == "posix" and stat.S_IMODE(place.stat().st_mode) & 0o077:
        return message("refused-file-open", file=str(place))
    return None


def _redis(url: str) -> Message | None:
    import redis

    try:
        with redis.Redis.from_url(url, socket_timeout=5, socket_connect_timeout=5) as client:
            client.ping()
    except redis.RedisError as error:
        return message("refused-redis-silent", reason=str(error))
    return None


def _is_running(path: Path) -> bool:
    if not path.exists():
        return False
    lock = lock_of(path)
    try:
        lock.acquire(timeout=0)
    except (TimeoutError, OSError):
        return True
    lock.release()
    return False


def _database(data: Path, url: str | None) -> Iterator[Finding]:
    part = Message("terminal-doctor-database")
    try:
        engine = reader(data, url)
    except Refusal as error:
        yield Finding(part, error.said)
        return
    looks: list[tuple[Message, Callable[[Connection], Message | None]]] = [
        (part, _revision),
        (Message("terminal-doctor-pages"), lambda connection: _pages(connection, data)),
    ]
    try:
        with engine.connect() as connection, connection.begin():
            for what, ask in looks:
                wrong = ask(connection)
                yield Finding(what, wrong)
                if wrong is not None:
                    return
            gaps = list(soundness.gaps(connection))
            lacking: list[Message | None] = [message("refused-log-gaps", table=each) for each in gaps]
            yield from (Finding(Message("terminal-doctor-gaps"), each) for each in lacking or [None])
            found = soundness.broken_seals(connection, but=set(gaps))
            broken: list[Message | None] = [error.said for error in found]
            yield from (Finding(Message("terminal-doctor-seals"), each) for each in broken or [None])
    except DBAPIError as error:
        yield Finding(part, message("refused-database", database=str(data), reason=str(error.orig)))
    finally:
        engine.dispose()


def _revision(connection: Connection) -> Message | None:
    found = revision(connection)
    if found is None:
        return Message("refused-backup-empty")
    if found > HEAD:
        return Message("refused-database-newer")
    return None if found == HEAD else Message("refused-database-older")


def _pages(connection: Connection, data: Path) -> Message | None:
    if connection.dialect.name != "sqlite":
        return None
    damage = soundness.damaged_pages(connection, whole=True)
    return message("refused-database-pages", file=str(data / FILE), damage=damage) if damage else None
