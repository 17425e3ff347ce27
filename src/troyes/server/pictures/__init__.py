"""A table as one SVG drawing, for notebooks and documents: what the page gets to draw, drawn by Python.

It is made of the page's own scene, so whatever a seat may not see is not in it; pieces bear the references
(`data-ref`) that they have on the page, and titles that say what they are. It needs no style sheet and no script.
"""

from __future__ import annotations

from troyes.core.state import ALL_SEEING, State, Viewer
from troyes.play import notation
from troyes.server.scenes import scenery

__all__ = ["drawn"]


def drawn(state: State, viewer: Viewer = ALL_SEEING) -> str | None:
    """The table as somebody sees it, by everything if nobody is named; nothing for a game that nobody has drawn."""
    origin = state.origin()
    names = [notation.label(seat) for seat in range(origin.setup.players)]
    view = state if viewer == ALL_SEEING else state.view(viewer)
    show = scenery(origin.game)
    return show.drawn(show.scene(origin.game, view, viewer, names))
