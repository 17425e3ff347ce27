"""Troyes Dice, "Construct a prestige building" and "Construct a work building": what a building brings."""

from __future__ import annotations

from typing import Final

from troyes.core.native import i64
from troyes.dice.actions.tracks import gain_citizens, gain_one_of_each, gain_resources, owe
from troyes.dice.banquets import Side
from troyes.dice.constants import (
    BISHOPRIC,
    CATHEDRAL,
    CATHEDRAL_VALUES,
    CITY_HALL,
    DENIERS,
    FORTRESS,
    FORTRESS_CITIZEN,
    GREAT_HALL,
    GREAT_HALL_CITIZENS,
    GREAT_HALL_COLOUR,
    GREAT_HALL_RESOURCES,
    INFLUENCE,
    KNOWLEDGE,
    PALACE,
    RED,
    WHITE,
    WORK_CITIZENS,
    YELLOW,
)
from troyes.dice.phases.wheel import available
from troyes.dice.sheet import CROSSED, DRAWN, DRAWN_ONES, OWED_BANQUET, SHEET, WRITTEN, count_bits
from troyes.dice.state import Dice


class Link:
    """A lozenge between two neighbours of a row: what it brings once both are drawn."""

    def __init__(self, row: int, left: int, colour: int, *, citizens: int = 0, resources: int = 0) -> None:
        self.row: Final[i64] = row
        self.left: Final[i64] = left
        self.colour: Final[i64] = colour
        self.citizens: Final[i64] = citizens
        self.resources: Final[i64] = resources


LINKS: Final[list[Link]] = [
    Link(FORTRESS, 0, RED, citizens=1),
    Link(FORTRESS, 2, YELLOW, citizens=1),
    Link(FORTRESS, 4, WHITE, citizens=1),
    Link(PALACE, 0, RED, citizens=2),
    Link(PALACE, 4, INFLUENCE, resources=3),
    Link(CITY_HALL, 0, DENIERS, resources=3),
    Link(CITY_HALL, 2, YELLOW, citizens=2),
    Link(BISHOPRIC, 2, KNOWLEDGE, resources=3),
    Link(BISHOPRIC, 4, WHITE, citizens=2),
]


def can_build(s: Dice, seat: i64, row: i64, column: i64) -> bool:
    """Whether this building is neither drawn nor crossed out."""
    return not (taken_columns(s, seat, row) >> column) & 1


def taken_columns(s: Dice, seat: i64, row: i64) -> i64:
    """The columns of a row in which nothing can be built any more, one bit each."""
    sheet = seat * SHEET
    return s.sheets[sheet + DRAWN + row] | s.sheets[sheet + CROSSED + row // 2]


def construct(s: Dice, seat: i64, row: i64, column: i64, side: Side) -> None:
    """Draw a building, and gain what it brings with the tile side of the die that it was built with."""
    s.sheets[seat * SHEET + DRAWN + row] |= 1 << column
    s.touched |= DRAWN_ONES
    if row == FORTRESS:
        fortress(s, seat, column, side)
    elif row == GREAT_HALL:
        great_hall(s, seat, column, side)
    elif row == CATHEDRAL:
        cathedral(s, seat, column, side)
    else:
        gain_citizens(s, seat, row // 2, WORK_CITIZENS + side.work_citizens)
    link_bonus(s, seat, row, column)


def fortress(s: Dice, seat: i64, column: i64, side: Side) -> None:
    """It brings the citizen drawn in it; its protection is read off the sheet when the black die attacks."""
    gain_citizens(s, seat, FORTRESS_CITIZEN[column], 1)
    if side.fortress_citizens:
        gain_citizens(s, seat, RED, 1)
        owe(s, seat, OWED_BANQUET)


def great_hall(s: Dice, seat: i64, column: i64, side: Side) -> None:
    """It brings resources (odd columns) or citizens (even ones) for each die on offer of its colour."""
    colour = GREAT_HALL_COLOUR[column]
    dice = available(s, colour) + side.great_hall_dice
    if column % 2 == 0:
        gain_resources(s, seat, colour, GREAT_HALL_RESOURCES * dice)
    else:
        gain_citizens(s, seat, colour, GREAT_HALL_CITIZENS * dice)


def cathedral(s: Dice, seat: i64, column: i64, side: Side) -> None:
    """It unlocks the scoring of the row with its column's number, the later the dearer."""
    sheet = seat * SHEET
    built = count_bits(s.sheets[sheet + DRAWN + CATHEDRAL])
    s.sheets[sheet + WRITTEN + column] = CATHEDRAL_VALUES[built - 1]
    if side.cathedral_resources:
        gain_one_of_each(s, seat)


def link_bonus(s: Dice, seat: i64, row: i64, column: i64) -> None:
    """Gain the lozenge between this building and its neighbour if both stand."""
    left = column & ~1
    if (s.sheets[seat * SHEET + DRAWN + row] >> left) & 3 != 3:
        return
    for link in LINKS:
        if link.row == row and link.left == left:
            gain_citizens(s, seat, link.colour, link.citizens)
            gain_resources(s, seat, link.colour, link.resources)
