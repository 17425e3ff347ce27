"""Databases that hold nothing, with all their tables: bringing each one up to date anew would take longer than most tests."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

from troyes.server.store.connect import FILE, OURS, open_database


@cache
def blank() -> bytes:
    """The file of such a database, as the server makes it."""
    with tempfile.TemporaryDirectory(prefix="troyes-blank-") as folder:
        open_database(Path(folder)).close()
        return (Path(folder) / FILE).read_bytes()


def lay_blank(folder: Path) -> Path:
    """Put such a database into a data folder that has none; where it is."""
    path = folder / FILE
    if not path.exists():
        path.touch(OURS)
        path.write_bytes(blank())
    return path
