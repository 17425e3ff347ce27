"""The page's own drawings of pieces, drawn by Python: lines come from `drawings`, where the page finds them too.

Colours are those of the page's components (`web/src/art/Die.svelte` and its neighbours); a test compares them.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import cos, pi, sin
from typing import Any, Final

from troyes.server.pictures.paper import COLOURS, OWNERS, Paper
from troyes.words import text

INK: Final = "#2a1d14"
EDGE_INK: Final = "#3a2613"
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
SIGN: Final = {"deniers": "#e8bd4e", "influence": "#c9dbe8", "points": "#dfe6c4"}
SYMBOL: Final = {"red": "#b62a20", "yellow": "#e3b23a", "white": "#fdfaf1"}
SKIN: Final = "#f3dfc0"
BUILT: Final = {"red": "#d4614f", "yellow": "#ecc45c", "white": "#ffffff"}
GLYPH: Final = {"red": "#f0c8bd", "yellow": "#f8dc8c", "white": "#fffaf0"}
CROSS: Final = "M6 8Q24 28 43 45M42 9Q25 26 5 46"
"""Two strokes of a pencil."""


@cache
def drawings(game: str) -> dict[str, Any]:
    """The lines of a game's pieces."""
    found = files("troyes.server.pictures").joinpath("drawings", f"{game}.json")
    lines: dict[str, Any] = json.loads(found.read_text("utf-8"))
    return lines


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


def need(paper: Paper, x: float, y: float, dice: str, divisor: int | None) -> None:
    """Which dice are asked for, and what they are divided by; its middle is at `x` and `y`."""
    if dice in DIE:
        corners = {"yellow": 5.0, "red": 0.5}.get(dice, 2.5)
        paper.add("rect", x=x - 8, y=y - 8, width=16, height=16, rx=corners, fill=DIE[dice][0], stroke=INK)
        ink = PALE if dice == "red" else INK
        paper.letter(x, y + 4.5, text(f"page-initial-{dice}"), 12, ink)
    else:
        paper.path("M-8 8V-8H8Z", x, y, fill=DIE["red"][0])
        paper.path("M8 -8V8H-8Z", x, y, fill=DIE["white"][0])
        paper.path("M-8 2.5V8H-2.5L8 -2.5V-8H2.5Z", x, y, fill=DIE["yellow"][0])
        paper.path("M-8 -8H8V8H-8Z", x, y, stroke=INK)
    if divisor is not None:
        paper.write(x + 11, y + 4.5, f"÷{divisor}", 12)


def cube(paper: Paper, x: float, y: float, owner: str, size: float = 17) -> None:
    """A cube with its owner's letter and pattern; its middle is at `x` and `y`."""
    lines, scale = drawings("city")["cube"], size / 19
    paper.path(lines["edge"], x, y, scale, fill=COLOURS[OWNERS[owner]])
    paper.path(lines["light"], x, y, scale, fill="#fff", opacity=0.4)
    pattern(paper, lines["front"], x, y, scale, owner)
    paper.path(lines["edge"] + lines["ink"], x, y, scale, stroke="#1f140c", width=1.3)
    paper.letter(x - 2 * scale, y + 6 * scale, owner, 12 * scale, "#fff", "#1f140c")


def citizen(paper: Paper, x: float, y: float, owner: str, size: float = 20, *, lying: bool = False) -> None:
    """A citizen with the owner's letter and pattern, standing or lying; his middle is at `x` and `y`."""
    body, scale, turn = drawings("city")["citizen"], size / 26, -82.0 if lying else 0.0
    paper.path(body, x, y, scale, turn, fill=COLOURS[OWNERS[owner]])
    pattern(paper, body, x, y, scale, owner, turn)
    paper.path(body, x, y, scale, turn, stroke="#1f140c", width=1.3)
    foot = (5.5, 4.0) if lying else (0.0, 9.5)
    paper.letter(x + foot[0] * scale, y + foot[1] * scale, owner, 12 * scale, "#fff", "#1f140c")


def pattern(paper: Paper, line: str, x: float, y: float, scale: float, owner: str, turn: float = 0.0) -> None:
    """The owner's pattern over a shape; the first one has none."""
    if owner != "A":
        paper.path(line, x, y, scale, turn, fill=f"url(#{OWNERS[owner]})")


def sign(paper: Paper, x: float, y: float, kind: str, value: int, size: float = 18) -> None:
    """An amount on its sign: a coin, a wax seal or a shield; its middle is at `x` and `y`."""
    scale = size / 20
    if kind == "deniers":
        paper.add("circle", cx=x, cy=y, r=9.5 * scale, fill=SIGN[kind], stroke=EDGE_INK)
    else:
        line = drawings("city")["points"] if kind == "points" else SEAL
        paper.path(line, x, y, scale, fill=SIGN[kind], stroke=EDGE_INK, width=1.1)
    if kind != "points":
        paper.add("circle", cx=x, cy=y, r=7.3 * scale, fill="none", stroke=EDGE_INK, stroke_opacity=0.5)
    paper.letter(x, y + 4.3 * scale, str(value), (9 if value > 99 else 12.5) * scale, "#24160b")


def glyph(paper: Paper, x: float, y: float, ref: str, size: float, colour: str = "white") -> None:
    """The woodcut of a card, an event, a character or an outdoor activity, in its frame; copies share theirs."""
    paper.add("rect", x=x, y=y, width=size, height=size, fill="#efe2c2", stroke=EDGE_INK)
    lines, name = drawings("city")["glyphs"], ref.partition(":")[2]
    line = lines.get(name) or lines.get(name.rstrip("0123456789"), "")
    paper.path(
        line,
        x + size * 0.07,
        y + size * 0.07,
        size * 0.86 / 24,
        fill=GLYPH[colour],
        stroke=EDGE_INK,
        width=1.1,
    )


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


def seal() -> str:
    """The notched edge of a wax seal."""
    points = [(r * cos(i * pi / 12), r * sin(i * pi / 12)) for i, r in enumerate([10.0, 8.6] * 12)]
    return f"M{'L'.join(f'{x:.2f} {y:.2f}' for x, y in points)}Z"


SEAL: Final = seal()
