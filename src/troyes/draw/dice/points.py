"""The final scoring columns of all sheets, side by side."""

from __future__ import annotations

from rich.text import Text

from troyes.dice import scoring
from troyes.dice.constants import RESOURCES, ROW_COUNT
from troyes.dice.sheet import DRAWN, SHEET, WRITTEN, count_bits
from troyes.dice.state import Dice
from troyes.draw.dice import called
from troyes.draw.dice.palette import INK
from troyes.draw.palette import FAINT, HEAD, filled, line
from troyes.play import notation
from troyes.words import text

LABEL = 36
WIDE = 8
NARROW = 4
FEW = 5
"""Up to so many players there is room to show how each row was reckoned."""


def lines(s: Dice, players: int) -> list[Text]:
    """A line for each thing that scores, a column for each seat."""
    seats = range(players)
    width = WIDE if players <= FEW else NARROW
    block = [line(" " * LABEL, *[(f"{notation.label(other):>{width}}", HEAD) for other in seats])]
    for row in range(ROW_COUNT):
        cells = [row_cell(s, other, row, width) for other in seats]
        label = filled(f" {called.character(row)} ({called.building(row)})", LABEL)
        block.append(line((label, INK[row // 2]), *cells))
    for i in range(len(RESOURCES)):
        cells = [f"{scoring.resource_points(s.sheets, other, i):>{width}}" for other in seats]
        block.append(line((filled(f" {called.pairs(i)}", LABEL), INK[i]), *cells))
    cells = [f"{scoring.citizen_points(s.sheets, other):>{width}}" for other in seats]
    block.append(line(filled(f" {text('terminal-dice-citizens')}", LABEL), *cells))
    totals = "".join(f"{total:>{width}}" for total in s.scores())
    block.append(line((" " + "─" * (LABEL - 1 + width * players), FAINT)))
    block.append(line((filled(f" {text('terminal-victory-points')}", LABEL) + totals, HEAD)))
    return block


def row_cell(s: Dice, seat: int, row: int, width: int) -> str:
    """What a row scores, and how it was reckoned where there is room."""
    points = int(scoring.row_points(s.sheets, seat, row))
    value = int(s.sheets[seat * SHEET + WRITTEN + row])
    built = int(count_bits(s.sheets[seat * SHEET + DRAWN + row]))
    reckoned = f"{built}×{value}={points}" if width == WIDE and value else str(points)
    return f"{reckoned:>{width}}"
