"""A lock that processes pass to each other quickly, many times a second: a file that stays open and in place."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import IO, Final

from troyes.play.files import FileError, reason

PATIENCE: Final = 10.0
"""Seconds."""

if sys.platform == "win32":
    import msvcrt

    def _try_lock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

    def _unlock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _try_lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _unlock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)


class FileLock:
    """Held in a `with` block; one thread at a time uses it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            self._file = path.open("ab")
        except OSError as error:
            raise FileError(f"Cannot write {path}: {reason(error)}.") from None

    def __enter__(self) -> None:
        deadline = time.monotonic() + PATIENCE
        wait = 0.0005
        while True:
            try:
                return _try_lock(self._file)
            except (BlockingIOError, PermissionError):
                if time.monotonic() >= deadline:
                    raise FileError(
                        f"{self._path} is held by another program; try again when it is done."
                    ) from None
            time.sleep(wait)
            wait = min(wait * 2, 0.01)

    def __exit__(self, *_: object) -> None:
        _unlock(self._file)

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()
