"""Pictures as plain text, as a terminal without colours shows them."""

from __future__ import annotations

import io

from rich.cells import cell_len
from rich.console import Console, RenderableType


def text(picture: RenderableType) -> str:
    """A picture without colours, on paper wide enough."""
    paper = io.StringIO()
    Console(file=paper, width=200, color_system=None, highlight=False, markup=False, emoji=False).print(
        picture
    )
    return "\n".join(line.rstrip() for line in paper.getvalue().splitlines())


def widest(picture: RenderableType) -> int:
    """The width of its widest line."""
    return max(cell_len(line) for line in text(picture).splitlines())
