"""Troyes Dice, "End of the game": victory points, line by line.

They are asked for the table and not for its sheets, since whoever tells of them is interpreted: each array that is
handed from there to compiled code stays in memory for ever.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from troyes.core.native import i64
from troyes.dice.constants import PAIR, ROW_COUNT
from troyes.dice.sheet import CITIZENS, DRAWN, SHEET, UNSPENT, WRITTEN, count_bits

if TYPE_CHECKING:
    from troyes.dice.state import Dice


def row_points(s: Dice, seat: i64, row: i64) -> i64:
    """What the character of a row scores: the written value for each of its buildings."""
    sheets = s.sheets
    at = seat * SHEET
    return sheets[at + WRITTEN + row] * count_bits(sheets[at + DRAWN + row])


def resource_points(s: Dice, seat: i64, resource: i64) -> i64:
    """A point for each pair of one unspent resource."""
    return s.sheets[seat * SHEET + UNSPENT + resource] // PAIR


def citizen_points(s: Dice, seat: i64) -> i64:
    """A point for each citizen."""
    sheets = s.sheets
    at = seat * SHEET + CITIZENS
    return sheets[at] + sheets[at + 1] + sheets[at + 2]


def total(s: Dice, seat: i64) -> i64:
    """The grand total of a sheet."""
    points = citizen_points(s, seat)
    line: i64 = 0
    while line < ROW_COUNT:
        points += row_points(s, seat, line)
        line += 1
    line = 0
    while line < 3:
        points += resource_points(s, seat, line)
        line += 1
    return points
