"""The final scoring columns of all sheets, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from troyes.dice import scoring
from troyes.dice.constants import CHARACTERS, RESOURCES, ROW_COUNT, ROW_TITLES
from troyes.dice.sheet import DRAWN, SHEET, WRITTEN, count_bits
from troyes.dice.state import Dice
from troyes.draw.dice.palette import FAINT, HEAD, INK, line
from troyes.draw.names import fitted
from troyes.play import notation

LABEL = 36
WIDE = 8
NARROW = 4
FEW = 5
"""Up to so many players there is room to show how each row was reckoned."""


def lines(s: Dice, seat: int, names: Sequence[str]) -> list[Text]:
    """A line for each thing that scores, a column for each seat."""
    seats = range(len(names))
    width = WIDE if len(names) <= FEW else NARROW
    block = [line(" " * LABEL, *[(f"{notation.label(other):>{width}}", HEAD) for other in seats])]
    for row in range(ROW_COUNT):
        cells = [row_cell(s, other, row, width) for other in seats]
        label = fitted(f" {CHARACTERS[row]} ({ROW_TITLES[row]})", LABEL)
        block.append(line((label, INK[row // 2]), *cells))
    for i, resource in enumerate(RESOURCES):
        cells = [f"{scoring.resource_points(s.sheets, other, i):>{width}}" for other in seats]
        block.append(line((fitted(f" Pairs of {resource}", LABEL), INK[i]), *cells))
    cells = [f"{scoring.citizen_points(s.sheets, other):>{width}}" for other in seats]
    block.append(line(fitted(" Citizens", LABEL), *cells))
    totals = "".join(f"{total:>{width}}" for total in s.scores())
    block.append(line((" " + "─" * (LABEL - 1 + width * len(names)), FAINT)))
    block.append(line((fitted(" Victory points", LABEL) + totals, HEAD)))
    return block


def row_cell(s: Dice, seat: int, row: int, width: int) -> str:
    """What a row scores, and how it was reckoned where there is room."""
    points = int(scoring.row_points(s.sheets, seat, row))
    value = int(s.sheets[seat * SHEET + WRITTEN + row])
    built = int(count_bits(s.sheets[seat * SHEET + DRAWN + row]))
    text = f"{built}×{value}={points}" if width == WIDE and value else str(points)
    return f"{text:>{width}}"
