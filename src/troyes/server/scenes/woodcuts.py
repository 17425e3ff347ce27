"""The page's own drawings of pieces, drawn by Python: lines come from `drawings`, where the page finds them too.
Here is what all games have; each has the rest in its room.

Colours are those of the page's components (`web/src/art/Die.svelte` and its neighbours); a test compares them.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from troyes.server.scenes.paper import Paper
from troyes.words import text

INK: Final = "#2a1d14"
PALE: Final = "#fff8ea"
DARK: Final = ("red", "black", "purple")

DIE: Final = {
    "red": ("#b62a20", "#7e1812"),
    "yellow": ("#e6b53c", "#f3d27c"),
    "white": ("#fbf7ec", "#ddd3bd"),
    "black": ("#2b2623", "#0f0c0a"),
    "purple": ("#6b4191", "#44265f"),
}
"""The face and the edge of a die."""
PIPS: Final = {
    1: ((0.5, 0.5),),
    2: ((0.25, 0.25), (0.75, 0.75)),
    3: ((0.25, 0.25), (0.5, 0.5), (0.75, 0.75)),
    4: ((0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)),
    5: ((0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)),
    6: ((0.25, 0.22), (0.75, 0.22), (0.25, 0.5), (0.75, 0.5), (0.25, 0.78), (0.75, 0.78)),
}


@cache
def drawings(game: str) -> dict[str, Any]:
    """The lines of a game's pieces."""
    found = files("troyes.server").joinpath("pictures", "drawings", f"{game}.json")
    lines: dict[str, Any] = json.loads(found.read_text("utf-8"))
    return lines


@cache
def glyphs() -> dict[str, str]:
    """The lines of all woodcuts by name: those of each box lie in a file of their own."""
    found: dict[str, str] = {}
    for file in files("troyes.server").joinpath("pictures", "drawings").iterdir():
        if file.name.startswith("woodcuts-"):
            found |= json.loads(file.read_text("utf-8"))
    return found


def die(paper: Paper, x: float, y: float, colour: str, value: int, size: float = 20) -> None:
    """A die seen from above, with its front edge, which bears its initial: 1.3 times as high as wide."""
    face, edge = DIE[colour]
    ink = PALE if colour in DARK else INK
    foot = f"M0 {size * 0.5:g}V{size * 1.3:g}H{size:g}V{size * 0.5:g}Z"
    paper.path(foot, x, y, fill=edge, stroke=INK, width=size * 0.045)
    paper.path(outline(colour, size), x, y, fill=face, stroke=INK, width=size * 0.05)
    for across, down in PIPS.get(value, ()):
        paper.add("circle", cx=x + across * size, cy=y + down * size * 0.94, r=size * 0.098, fill=ink)
    paper.letter(x + size / 2, y + size * 1.24, text(f"page-initial-{colour}"), size * 0.34, ink)


def outline(colour: str, size: float) -> str:
    """The face of a die: every colour has corners of its own, cut, round, hollow, stepped or sharp."""
    if colour == "black":
        return f"M0 0H{size:g}V{size:g}H0Z"
    c = size * (0.22 if colour == "yellow" else 0.15)
    turns = [corner(colour, c, dx * c, dy * c) for dx, dy in ((1, 1), (-1, 1), (-1, -1), (1, -1))]
    return f"M{c:g} 0H{size - c:g}{turns[0]}V{size - c:g}{turns[1]}H{c:g}{turns[2]}V{c:g}{turns[3]}Z"


def corner(colour: str, c: float, dx: float, dy: float) -> str:
    """A corner of a die's face, from where the line before it ends."""
    if colour == "red":
        return f"l{dx:g} {dy:g}"
    if colour == "purple":
        return f"h{dx:g}v{dy:g}" if dx * dy > 0 else f"v{dy:g}h{dx:g}"
    return f"a{c:g} {c:g} 0 0 {1 if colour == 'yellow' else 0} {dx:g} {dy:g}"
