"""The resources, citizens, buildings and tiles of Troyes Dice as the page draws them."""

from __future__ import annotations

from typing import Final

from troyes.server.scenes.paper import Paper
from troyes.server.scenes.woodcuts import INK, drawings

SYMBOL: Final = {"red": "#b62a20", "yellow": "#e3b23a", "white": "#fdfaf1"}
SKIN: Final = "#f3dfc0"
BUILT: Final = {"red": "#d4614f", "yellow": "#ecc45c", "white": "#ffffff"}
CROSS: Final = "M6 8Q24 28 43 45M42 9Q25 26 5 46"
"""Two strokes of a pencil."""


def symbol(paper: Paper, x: float, y: float, kind: str, colour: str, size: float = 16) -> None:
    """A resource or a citizen of Troyes Dice; its middle is at `x` and `y`."""
    fills = {"body": SYMBOL[colour], "skin": SKIN}
    widths = {"pole": 2.0, "thin": 1.0}
    for part, line in drawings("dice")["symbols"][kind][colour]:
        ink = "#fff3e4" if colour == "red" and part == "line" else INK
        paper.path(
            line, x, y, size / 20, fill=fills.get(part, "none"), stroke=ink, width=widths.get(part, 1.5)
        )


def building(paper: Paper, x: float, y: float, name: str, colour: str, state: str, scale: float) -> None:
    """A building of Troyes Dice, standing in the middle of its foot: printed faintly, drawn, or struck out."""
    lines, left, top = drawings("dice")["buildings"][name], x - 24 * scale, y - 46 * scale
    wall = f"M{'L'.join(f'{across:g} {down:g}' for across, down in lines['outline'])}Z"
    is_drawn, faint = state == "drawn", 0.4 if state == "lost" else 0.8
    ink = "#241910" if is_drawn else "#8b7250"
    fill, opacity = (BUILT[colour], 1.0) if is_drawn else ("#fbf5e6", faint)
    paper.path(wall, left, top, scale, fill=fill, stroke=ink, width=1.6, opacity=opacity)
    paper.path(lines["strokes"], left, top, scale, stroke=ink, width=1.1, opacity=opacity)
    if state == "lost":
        paper.path(CROSS, left, top, scale, stroke="#35302f", width=2.8, opacity=0.85)


def tile(paper: Paper, x: float, y: float, side: str, number: int) -> None:
    """A Banquet or Raid tile, its middle at `x` and `y`: a cup or a torch, and its number."""
    fill, icon, ink = (
        ("#4d1a1b", "#ffcf7a", "#ffe9c4") if side == "raid" else ("#dfe8c8", "#234d23", "#241910")
    )
    paper.path("M-19 -12H19L16 0L19 12H-19L-16 0Z", x, y, 0.8, fill=fill, stroke=INK, width=1.3)
    paper.path(drawings("dice")["tiles"][side], x, y, 0.8, stroke=icon, width=1.7)
    paper.letter(x + 6, y + 4.5, str(number), 12.5, ink)
