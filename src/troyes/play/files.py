"""Reading and keeping files: whatever goes wrong is one sentence, and what was saved before is never harmed."""

from __future__ import annotations

import os
import secrets
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Final

from platformdirs import user_data_path

from troyes.core.errors import Refusal

LARGEST: Final = 16_000_000
"""Bytes. No record or position is nearly as large, and a device that never ends is not read for ever."""
PATIENCE: Final = 10.0
"""Seconds that we wait for another program to finish with a file."""

if sys.platform == "win32":
    import msvcrt

    def _try_lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _try_lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileError(Refusal):
    """A file that cannot be read or written."""


def data_folder() -> Path:
    """Where games and achievements are kept: `TROYES_DATA`, or the usual place of the user's system."""
    wanted = os.environ.get("TROYES_DATA")
    return Path(wanted) if wanted else user_data_path("troyes", appauthor=False)


def decode(content: bytes, name: str) -> str:
    """The text of a file's content."""
    if len(content) > LARGEST:
        raise FileError(f"{name} is too large to be a record or a position.")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FileError(f"{name} is not UTF-8 text: byte {error.start + 1} does not belong there.") from None


def read_text(path: Path) -> str:
    """The text of a file."""
    try:
        with path.open("rb") as file:
            return decode(file.read(LARGEST + 1), str(path))
    except (OSError, ValueError) as error:
        raise FileError(f"Cannot read {path}: {reason(error)}.") from None


def write_text(path: Path, text: str) -> None:
    """Put a text in place of a file, at once and for good: after a crash there is the old text or the new one."""
    try:
        target = path.resolve()
        if target.exists() and not target.is_file():
            raise FileError(f"Cannot write {path}: it is not an ordinary file.")
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
        raise FileError(f"Cannot write {path}: {reason(error)}.") from None


def create_text(path: Path, text: str) -> None:
    """Write a file that must not be there yet."""
    if path.exists():
        raise FileError(f"Cannot write {path}: there is such a file already, and it is kept.")
    write_text(path, text)


@contextmanager
def locked(path: Path, patience: float = PATIENCE) -> Iterator[None]:
    """Keep other programs of ours away from a file; they are told so when their patience ends.

    The lock is a file beside it. Whoever gets it looks whether it is still the one that lies there, since the owner
    before may have tidied it away.
    """
    lock = path.with_name(f"{path.name}.lock")
    deadline = time.monotonic() + patience
    try:
        _make_folder(lock.parent)
        while True:
            file = lock.open("ab")
            try:
                _try_lock(file)
                if os.path.samestat(os.fstat(file.fileno()), lock.stat()):
                    break
                file.close()
            except (BlockingIOError, PermissionError, FileNotFoundError):
                file.close()
                if time.monotonic() >= deadline:
                    raise FileError(
                        f"{path} is in use by another program; try again when it is done."
                    ) from None
                time.sleep(0.02)
    except OSError as error:
        raise FileError(f"Cannot write {lock}: {reason(error)}.") from None
    try:
        yield
    finally:
        with suppress(OSError):
            lock.unlink()
        file.close()


def _make_folder(folder: Path) -> None:
    """Make a folder and those above it, where they are missing."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise FileError(f"Cannot write into {folder}, because it is not a folder.") from None


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
