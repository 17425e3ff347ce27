"""Troyes Dice, "End of the game": victory points, line by line."""

from __future__ import annotations

from troyes.core.native import i64, vec
from troyes.dice.constants import PAIR, ROW_COUNT
from troyes.dice.sheet import CITIZENS, DRAWN, SHEET, UNSPENT, WRITTEN, count_bits


def row_points(sheets: vec[i64], seat: i64, row: i64) -> i64:
    """What the character of a row scores: the written value for each of its buildings."""
    at = seat * SHEET
    return sheets[at + WRITTEN + row] * count_bits(sheets[at + DRAWN + row])


def resource_points(sheets: vec[i64], seat: i64, resource: i64) -> i64:
    """A point for each pair of one unspent resource."""
    return sheets[seat * SHEET + UNSPENT + resource] // PAIR


def citizen_points(sheets: vec[i64], seat: i64) -> i64:
    """A point for each citizen."""
    at = seat * SHEET + CITIZENS
    return sheets[at] + sheets[at + 1] + sheets[at + 2]


def total(sheets: vec[i64], seat: i64) -> i64:
    """The grand total of a sheet."""
    points = citizen_points(sheets, seat)
    line: i64 = 0
    while line < ROW_COUNT:
        points += row_points(sheets, seat, line)
        line += 1
    line = 0
    while line < 3:
        points += resource_points(sheets, seat, line)
        line += 1
    return points
