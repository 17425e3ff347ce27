"""The final scoring columns of all sheets, side by side."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from troyes.dice.constants import COLOURS, ROW_COUNT
from troyes.dice.count import Line, count
from troyes.dice.state import Dice
from troyes.draw.dice.palette import INK
from troyes.draw.palette import FAINT, HEAD, filled, line
from troyes.play import notation
from troyes.words import said

LABEL: Final = 36
WIDE: Final = 8
NARROW: Final = 4
FEW: Final = 5
"""Up to so many players there is room to show how each row was reckoned."""
INKS: Final = (
    *[INK[row // 2] for row in range(ROW_COUNT)],
    *[INK[colour] for colour in range(len(COLOURS))],
    "",
)
"""Of each line: the rows of buildings, the pairs of resources, the citizens."""


def lines(s: Dice, players: int) -> list[Text]:
    """A line for each thing that scores, a column for each seat."""
    width = WIDE if players <= FEW else NARROW
    heads = [(f"{notation.label(seat):>{width}}", HEAD) for seat in range(players)]
    *parts, total = count(s)
    return [
        line(" " * LABEL, *heads),
        *[line((label(one), ink), *cells(one, width)) for one, ink in zip(parts, INKS, strict=True)],
        line((" " + "─" * (LABEL - 1 + width * players), FAINT)),
        line(("".join([label(total), *cells(total, width)]), HEAD)),
    ]


def label(one: Line) -> str:
    """What a line counts."""
    return filled(f" {said(one.label, 'short')}", LABEL)


def cells(one: Line, width: int) -> list[str]:
    """What everybody scores, and how it was reckoned where there is room."""
    if width == NARROW:
        return [f"{points:>{width}}" for points in one.points]
    return [f"{said(cell, 'short'):>{width}}" for cell in one.cells]
