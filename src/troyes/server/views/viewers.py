"""Whose eyes see a table: those of one of its seats, or a watcher's."""

from __future__ import annotations

from typing import Final

from troyes.core import state

Viewer = int | None
"""A seat, or nobody's: here and on the wire None is the one name for whoever watches without a seat."""
WATCHER: Final = None


def eyes(viewer: Viewer) -> int:
    """Whose view the engine is to give."""
    return state.WATCHER if viewer is WATCHER else viewer
