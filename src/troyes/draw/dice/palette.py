"""Colours and signs of Troyes Dice in the terminal.

Blocks set both ink and ground, so that they can be read on light and on dark terminals.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from troyes.draw.names import fitted

INK: Final = ("red", "yellow", "bold")
"""Of each colour on the terminal's own ground; white is the terminal's own ink, since its ground may be white."""
BLOCK: Final = ("bold white on dark_red", "bold black on gold3", "bold black on grey85")
BLACK_DIE: Final = "bold white on black"
CLEAR_DIE: Final = "bold"
FAINT: Final = "dim"
HEAD: Final = "bold"
EARNED: Final = "bold green"
LOST: Final = "dim"

RESOURCE_LETTERS: Final = "idk"
ROW_LETTERS: Final = ("Fo", "Pa", "GH", "CH", "Ca", "Bi")


def cell(text: str, width: int, style: str = "", *, snug: bool = False) -> Text:
    """A text in the middle of a cell; a snug style covers the text alone and not the cell."""
    left = (width - len(text)) // 2
    if not snug:
        return Text(fitted(" " * left + text, width), style=style)
    right = max(0, width - left - len(text))
    return Text.assemble(" " * left, (text, style), " " * right)


def line(*parts: str | Text | tuple[str, str]) -> Text:
    """A line of parts, without blanks at its end."""
    text = Text.assemble(*parts)
    text.rstrip()
    return text
