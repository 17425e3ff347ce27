"""The pieces and signs of Troyes as the page draws them."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from troyes.server.scenes.paper import COLOURS, OWNERS, Paper
from troyes.server.scenes.woodcuts import DIE, INK, PALE, drawings, glyphs
from troyes.words import text

EDGE_INK: Final = "#3a2613"
SIGN: Final = {"deniers": "#e8bd4e", "influence": "#c9dbe8", "points": "#dfe6c4"}
GLYPH: Final = {"red": "#f0c8bd", "yellow": "#f8dc8c", "white": "#fffaf0"}


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
    """The woodcut of a card, an event, a character or an outdoor activity, by name or reference, in its frame.

    Where nobody has cut any, it is a blank coat of arms.
    """
    paper.add("rect", x=x, y=y, width=size, height=size, fill="#efe2c2", stroke=EDGE_INK)
    paper.path(
        glyphs().get(ref.rpartition(":")[2], drawings("city")["plain"]),
        x + size * 0.07,
        y + size * 0.07,
        size * 0.86 / 24,
        fill=GLYPH[colour],
        stroke=EDGE_INK,
        width=1.1,
    )


def seal() -> str:
    """The notched edge of a wax seal."""
    points = [(r * cos(i * pi / 12), r * sin(i * pi / 12)) for i, r in enumerate([10.0, 8.6] * 12)]
    return f"M{'L'.join(f'{x:.2f} {y:.2f}' for x, y in points)}Z"


SEAL: Final = seal()
