"""Colours and signs of Troyes Dice in the terminal."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from troyes.dice.constants import COLOURS, RESOURCES, ROWS
from troyes.draw.palette import RED, WHITE, YELLOW, filled
from troyes.words import text

INK: Final = ("red", "yellow", "bold")
"""Of each colour on the terminal's own ground; white is the terminal's own ink, since its ground may be white."""
BLOCK: Final = (RED, YELLOW, WHITE)
CLEAR_DIE: Final = "bold"
EARNED: Final = "bold green"
LOST: Final = "dim"


def initial(colour: int) -> str:
    """The letter of a colour, and of its citizens."""
    return text(f"terminal-dice-letter-{COLOURS[colour]}")


def resource_letter(resource: int) -> str:
    """The letter of a resource."""
    return text(f"terminal-dice-letter-{RESOURCES[resource]}")


def row_letters(row: int) -> str:
    """The two letters of a row of buildings."""
    return text(f"terminal-dice-letters-{ROWS[row]}")


def cell(words: str, width: int, style: str = "", *, snug: bool = False) -> Text:
    """Words in the middle of a cell; a snug style covers the words alone and not the cell."""
    left = max(0, (width - len(words)) // 2)
    if not snug:
        return Text(filled(" " * left + words, width), style=style)
    return Text.assemble(" " * left, (words, style), " " * (width - left - len(words)))
