"""Paper to draw on: elements of SVG with their attributes escaped, and the pieces that all games have."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from textwrap import wrap
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from troyes.core import message as core
from troyes.server.scenes.base import Arg, Message
from troyes.words import said

# As the page has them in web/src/theme.css.
COLOURS: Final = {
    "parchment": "#f4e9cf",
    "parchment-light": "#fbf5e6",
    "parchment-dark": "#e3d0a5",
    "ink": "#2b1d12",
    "ink-faint": "#6a5540",
    "line": "#b89b6c",
    "red": "#a3262a",
    "yellow": "#e0ae28",
    "white": "#f7f3e8",
    "black": "#1f1a17",
    "purple": "#6d3b7f",
    "gold": "#b8860b",
    "seat-0": "#285a8c",
    "seat-1": "#2f6b35",
    "seat-2": "#964510",
    "seat-3": "#6d3b7f",
    "neutral": "#77716a",
}
OWNERS: Final = {"A": "seat-0", "B": "seat-1", "C": "seat-2", "D": "seat-3", "N": "neutral"}
WIDE: Final = 0.54
"""How wide a letter is, by its height."""
PATTERNS: Final = """<defs>\
<pattern id="seat-1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">\
<path d="M0 1.5H6" stroke="#fff" stroke-width="2" opacity="0.42"/></pattern>\
<pattern id="seat-2" width="5" height="5" patternUnits="userSpaceOnUse">\
<path d="M1.25 0V5" stroke="#fff" stroke-width="1.7" opacity="0.42"/></pattern>\
<pattern id="seat-3" width="6" height="6" patternUnits="userSpaceOnUse">\
<circle cx="1.5" cy="1.5" r="1.25" fill="#fff" opacity="0.5"/>\
<circle cx="4.5" cy="4.5" r="1.25" fill="#fff" opacity="0.5"/></pattern>\
<pattern id="neutral" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">\
<path d="M0 1H5M1 0V5" stroke="#fff" stroke-width="0.9" opacity="0.45"/></pattern></defs>"""
"""Over the colour of a piece they say whose it is, as on the page (`web/src/art/Defs.svelte`)."""


def words(message: Message, form: str = "") -> str:
    """A message of a scene in words."""
    return said(engine_message(message), form)


def engine_message(message: Message) -> core.Message:
    """The engine's own message, of which this is the page's form."""
    return core.Message(message.id, {name: _value(value) for name, value in message.args.items()})


def _value(value: Arg) -> core.Value:
    if isinstance(value, Message):
        return engine_message(value)
    if not isinstance(value, list):
        return value
    messages = [engine_message(item) for item in value if isinstance(item, Message)]
    return messages or tuple(item for item in value if not isinstance(item, Message))


class Paper:
    """A drawing in the making. Places and sizes are in pixels; a colour is one of `COLOURS`."""

    def __init__(self, width: float, height: float, title: str) -> None:
        self.parts: list[str] = []
        self.size = (width, height)
        self.title = title
        self.box(0, 0, width, height, "parchment")

    def add(self, tag: str, inside: str = "", **attributes: str | float) -> None:
        """An element; an underscore in an attribute's name stands for a hyphen."""
        told = "".join(
            f" {name.rstrip('_').replace('_', '-')}={quoteattr(number(value))}"
            for name, value in attributes.items()
        )
        self.parts.append(f"<{tag}{told}>{escape(inside)}</{tag}>")

    @contextmanager
    def piece(self, ref: str, title: str) -> Iterator[None]:
        """All that is drawn meanwhile is one piece, with the page's reference and what it is called."""
        self.parts.append(f"<g data-ref={quoteattr(ref)}><title>{escape(title)}</title>")
        yield
        self.parts.append("</g>")

    def box(self, x: float, y: float, w: float, h: float, fill: str, line: str = "line") -> None:
        """A box with an outline."""
        self.add("rect", x=x, y=y, width=w, height=h, rx=4, fill=COLOURS[fill], stroke=COLOURS[line])

    def write(
        self,
        x: float,
        y: float,
        told: str,
        size: float = 11,
        ink: str = "ink",
        anchor: str = "start",
        *,
        bold: bool = False,
    ) -> None:
        """A line of words, whose foot is at `y`."""
        weight = {"font_weight": "bold"} if size > 11 or bold else {}
        self.add("text", told, x=x, y=y, font_size=size, fill=COLOURS[ink], text_anchor=anchor, **weight)

    def headed(self, x: float, y: float, w: float, told: str, size: float = 12, ink: str = "ink") -> None:
        """A heading, in smaller letters if it has little room."""
        self.write(x, y, told, min(size, w / (len(told) * 0.6 or 1)), ink, bold=True)

    def wrapped(self, x: float, y: float, w: float, told: str, size: float = 9, lines: int = 3) -> None:
        """Words in some lines; what has no room ends with dots."""
        most = max(1, int(w / (size * WIDE)))
        rows = "".join(
            f'<tspan x="{number(x)}" y="{number(y + i * (size + 2))}">{escape(line)}</tspan>'
            for i, line in enumerate(wrap(told, most, max_lines=lines, placeholder=" …"))
        )
        self.parts.append(f'<text font-size="{number(size)}" fill="{COLOURS["ink-faint"]}">{rows}</text>')

    def path(
        self,
        line: str,
        x: float,
        y: float,
        scale: float = 1.0,
        turn: float = 0.0,
        *,
        fill: str = "none",
        stroke: str = "none",
        width: float = 1.0,
        opacity: float = 1.0,
    ) -> None:
        """A line that others drew, moved, turned and made larger or smaller. Colours here are the line's own."""
        moved = f"translate({number(x)} {number(y)})"
        moved += f" scale({number(scale)})" if scale != 1.0 else ""
        moved += f" rotate({number(turn)})" if turn else ""
        more: dict[str, str | float] = {"opacity": opacity} if opacity != 1.0 else {}
        if stroke != "none":
            more |= {"stroke": stroke, "stroke_width": width, "stroke_linejoin": "round"}
        self.add("path", "", d=line, transform=moved, fill=fill, **more)

    def letter(self, x: float, y: float, told: str, size: float, fill: str, edge: str = "") -> None:
        """Letters or a number on a piece, with an edge where that is needed to read them."""
        more: dict[str, str | float] = {"font_weight": "bold", "text_anchor": "middle"}
        if edge:
            more |= {"stroke": edge, "stroke_width": size * 0.2, "paint_order": "stroke"}
        self.add("text", told, x=x, y=y, font_size=size, fill=fill, **more)

    def space(self, x: float, y: float, size: float = 14, *, round_: bool = False) -> None:
        """An empty place for a cube, or a round one for a citizen; its middle is at `x` and `y`."""
        self.add(
            "rect",
            x=x - size / 2,
            y=y - size / 2,
            width=size,
            height=size,
            rx=size / 2 if round_ else 2,
            fill=COLOURS["parchment-light"],
            stroke=COLOURS["ink-faint"],
            stroke_dasharray="3 2",
        )

    def whole(self) -> str:
        """The whole drawing."""
        width, height = map(number, self.size)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
            f'height="{height}" role="img" font-family="Georgia, serif"><title>{escape(self.title)}</title>'
            f"{PATTERNS}{''.join(self.parts)}</svg>"
        )


def number(value: str | float) -> str:
    """A value of an attribute, in few digits."""
    return value if isinstance(value, str) else f"{value:g}"
