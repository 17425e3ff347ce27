"""Where a game is kept while it is played: one file, replaced whole after every move."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from itertools import count
from pathlib import Path

from troyes.core.message import message
from troyes.machine import files
from troyes.play.record import Record


class Keeper:
    """Keeps a game in a file, whose text was the one given when it was read."""

    def __init__(self, path: Path, text: str | None = None) -> None:
        self.path = path
        self.text = text

    @classmethod
    def new(cls, game: str, path: Path | None) -> Keeper:
        """A keeper with a file of its own: the one named, which must not be there yet, or one in the data folder."""
        if path is not None:
            files.create_text(path, "")
            return cls(path)
        stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
        for number in count(1):
            path = files.data_folder() / "games" / (f"{stem}.txt" if number == 1 else f"{stem}-{number}.txt")
            if not path.exists():
                files.create_text(path, "")
                break
        assert path is not None
        return cls(path)

    @contextmanager
    def holding(self) -> Iterator[None]:
        """Keep other programs from playing on in the same file."""
        with files.locked(self.path, patience=0):
            if self.text is not None and files.read_text(self.path) != self.text:
                raise files.FileError(message("refused-file-changed", file=str(self.path)))
            yield

    def save(self, record: Record) -> None:
        """Write the game as it stands."""
        files.write_text(self.path, record.text())

    def copy(self, record: Record, name: str) -> Path:
        """Write the game to another file as well, one that is not there yet."""
        path = Path(name).expanduser()
        files.create_text(path, record.text())
        return path
