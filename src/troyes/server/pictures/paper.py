"""Paper to draw on: elements of SVG with their attributes escaped, and the pieces that all games have."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from textwrap import wrap
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from troyes.core import message as core
from troyes.server.scenes.base import Arg, Message
from troyes.words import said, text

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
DARK: Final = ("red", "black", "purple")
INITIALS: Final = ("red", "yellow", "white", "black", "purple")
WIDE: Final = 0.54
"""How wide a letter is, by its height."""

PIPS: Final = {
    1: ((2, 2),),
    2: ((1, 1), (3, 3)),
    3: ((1, 1), (2, 2), (3, 3)),
    4: ((1, 1), (3, 1), (1, 3), (3, 3)),
    5: ((1, 1), (3, 1), (2, 2), (1, 3), (3, 3)),
    6: ((1, 1), (3, 1), (1, 2), (3, 2), (1, 3), (3, 3)),
}


def words(message: Message, form: str = "") -> str:
    """A message of a scene in words."""
    return said(engine_message(message), form)


def engine_message(message: Message) -> core.Message:
    """The engine's own message, of which this is the page's form."""
    return core.Message(message.id, {name: _value(value) for name, value in message.args.items()})


def _value(value: Arg) -> core.Value:
    if isinstance(value, Message):
        return engine_message(value)
    return [engine_message(item) for item in value] if isinstance(value, list) else value


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
        self, x: float, y: float, told: str, size: float = 11, ink: str = "ink", anchor: str = "start"
    ) -> None:
        """A line of words, whose foot is at `y`."""
        weight = {"font_weight": "bold"} if size > 11 else {}
        self.add("text", told, x=x, y=y, font_size=size, fill=COLOURS[ink], text_anchor=anchor, **weight)

    def headed(self, x: float, y: float, w: float, told: str, size: float = 12) -> None:
        """A heading, in smaller letters if it has little room."""
        self.write(x, y, told, min(size, w / (len(told) * 0.6 or 1)))

    def wrapped(self, x: float, y: float, w: float, told: str, size: float = 9, lines: int = 3) -> None:
        """Words in some lines; what has no room ends with dots."""
        most = max(1, int(w / (size * WIDE)))
        for i, line in enumerate(wrap(told, most, max_lines=lines, placeholder=" …")):
            self.write(x, y + i * (size + 2), line, size, "ink-faint")

    def die(self, x: float, y: float, colour: str, value: int, size: float = 20) -> None:
        """A die with its pips; without a value it is a sign for dice of its colour, and bears its initial."""
        self.box(x, y, size, size, colour, "ink")
        ink = "white" if colour in DARK else "ink"
        if not value and colour in INITIALS:
            self.write(
                x + size / 2, y + size * 0.75, text(f"page-initial-{colour}"), size * 0.7, ink, "middle"
            )
        for across, down in PIPS.get(value, ()):
            right, below = x + across * size / 4, y + down * size / 4
            self.add("circle", cx=right, cy=below, r=size / 11, fill=COLOURS[ink])

    def owned(self, x: float, y: float, owner: str, size: float = 14, *, round_: bool = False) -> None:
        """A cube, or a citizen if it is round; an empty place without an owner. The letter says whose it is."""
        fill, line = COLOURS[OWNERS[owner] if owner else "parchment-light"], COLOURS["ink-faint"]
        corner = size / 2 if round_ else 2
        self.add("rect", x=x, y=y, width=size, height=size, rx=corner, fill=fill, stroke=line)
        if owner:
            self.write(x + size / 2, y + size * 0.74, owner, size * 0.7, "parchment-light", "middle")

    def whole(self) -> str:
        """The whole drawing."""
        width, height = map(number, self.size)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
            f'height="{height}" role="img" font-family="Georgia, serif"><title>{escape(self.title)}</title>'
            f"{''.join(self.parts)}</svg>"
        )


def number(value: str | float) -> str:
    """A value of an attribute, in few digits."""
    return value if isinstance(value, str) else f"{value:g}"
