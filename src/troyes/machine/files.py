"""Reading and keeping files: whatever goes wrong is one sentence, and what was saved before is never harmed."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from platformdirs import user_data_path

from troyes.core.errors import Refusal
from troyes.core.message import Value, message
from troyes.machine import pressed

if TYPE_CHECKING:
    from filelock import BaseFileLock

LARGEST: Final = 16_000_000
"""Bytes. No record or position is nearly as large, and a device that never ends is not read for ever."""
PATIENCE: Final = 10.0
"""Seconds that we wait for another program to finish with a file."""


class FileError(Refusal):
    """A file that cannot be read or written."""


def data_folder() -> Path:
    """Where games and achievements are kept: `TROYES_DATA`, or the usual place of the user's system."""
    wanted = os.environ.get("TROYES_DATA")
    return Path(wanted) if wanted else user_data_path("troyes", appauthor=False)


def decode(content: bytes, name: Value) -> str:
    """The text of a file's content."""
    if len(content) > LARGEST:
        raise FileError(message("refused-file-large", file=name))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        wrong = str(error.start + 1)
        raise FileError(message("refused-file-encoding", file=name, byte=wrong)) from None


def read_text(path: Path) -> str:
    """The text of a file."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
        return decode(
            pressed.unpressed(content, path) if path.suffix == pressed.SUFFIX else content, str(path)
        )
    except (OSError, ValueError) as error:
        raise FileError(message("refused-file-read", file=str(path), reason=reason(error))) from None


def write_text(path: Path, text: str) -> None:
    """Put a text in place of a file, at once and for good: after a crash there is the old text or the new one."""
    try:
        target = path.resolve()
        if target.exists() and not target.is_file():
            raise FileError(message("refused-file-not-ordinary", file=str(path)))
        _make_folder(target.parent)
        draft = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
        try:
            with draft.open("x", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(target)
        except BaseException:
            with suppress(OSError):
                draft.unlink()
            raise
        _sync_folder(target.parent)
    except (OSError, ValueError) as error:
        raise FileError(message("refused-file-write", file=str(path), reason=reason(error))) from None


def create_text(path: Path, text: str) -> None:
    """Write a file that must not be there yet."""
    if path.exists():
        raise FileError(message("refused-file-there", file=str(path)))
    write_text(path, text)


@contextmanager
def locked(path: Path, patience: float = PATIENCE) -> Iterator[None]:
    """Keep other programs of ours away from a file; they are told so when their patience ends.

    The lock is a file beside it, which is tidied away while it is still held: whoever waits for it sees that it lies
    there no more, and makes another.
    """
    from filelock import FileLock  # it takes a while to load, for which only those who write have to wait

    lock = path.with_name(f"{path.name}.lock")
    _make_folder(lock.parent)
    with held(FileLock(lock, timeout=patience, poll_interval=0.02, mode=0o600), path):
        try:
            yield
        finally:
            with suppress(OSError):
                lock.unlink()


@contextmanager
def held(lock: BaseFileLock, path: Path) -> Iterator[None]:
    """Hold the lock of a file, or say in a sentence that another program has it."""
    try:
        lock.acquire()
    except TimeoutError:
        raise FileError(message("refused-file-in-use", file=str(path))) from None
    except OSError as error:
        place = str(lock.lock_file)
        raise FileError(message("refused-file-write", file=place, reason=reason(error))) from None
    try:
        yield
    finally:
        lock.release()


def _make_folder(folder: Path) -> None:
    """Make a folder and those above it, where they are missing."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise FileError(message("refused-no-folder", folder=str(folder))) from None


def _sync_folder(folder: Path) -> None:
    """Make sure that a new name in a folder outlives a crash, where the system can."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def reason(error: Exception) -> str:
    """Why the system refused, in its own words."""
    words = getattr(error, "strerror", None) or str(error)
    return words[:1].lower() + words[1:]
