"""Whose eyes see a table: those of one of its seats, or a watcher's."""

from __future__ import annotations

from typing import Final

from troyes.core.state import WATCHER, Viewer

Standpoint = int | None
"""Where a page looks from: a seat, or `NO_SEAT`, here and on the wire."""
NO_SEAT: Final = None
"""It is no number: what is looked up by seats cannot be looked up by this."""


def eyes(standpoint: Standpoint) -> Viewer:
    """Whose view the engine is to give: whoever looks from no seat is a watcher."""
    return WATCHER if standpoint is NO_SEAT else standpoint
