"""What is printed on every sheet of Troyes Dice, read off the rules once."""

from __future__ import annotations

from typing import Final

from troyes.dice.box import printed
from troyes.dice.constants import (
    CITIZEN_TRACK,
    COLOURS,
    COLUMNS,
    FIRST_WORK_COLUMN,
    LAST_CITIZEN,
    PRESTIGE_CITIZEN,
    RESOURCE_COLUMN,
    RESOURCE_TRACK,
    ROWS,
    SECOND_WORK_COLUMN,
)
from troyes.dice.words import names
from troyes.server.scenes.base import wire
from troyes.server.scenes.dice.pieces import (
    Colour,
    ColumnBonus,
    DiceGain,
    DicePrinted,
    PrintedLink,
    PrintedRow,
)


def gain(brings: printed.Printed) -> DiceGain:
    """What a building or a lozenge brings."""
    colour = colour_name(brings.colour)
    if brings.row != printed.NO_ROW:
        return DiceGain("scoring", colour, 0, row=ROWS[brings.row])
    if brings.citizens:
        return DiceGain("citizen", colour, brings.citizens, brings.each_die)
    return DiceGain("resource", colour, brings.resources, brings.each_die)


def printed_row(row: int) -> PrintedRow:
    """A row of buildings."""
    return PrintedRow(
        name=ROWS[row],
        title=wire(names.row(row)),
        colour=colour_name(row // 2),
        prestige=row % 2 == 0,
        character=wire(names.character(row)),
        gains=[gain(printed.building(row, column)) for column in range(COLUMNS)],
        links=[
            PrintedLink(int(link.left) + 1, gain(printed.lozenge(link))) for link in printed.lozenges(row)
        ],
    )


def colour_name(number: int) -> Colour:
    """A colour by name."""
    name: Colour = COLOURS[number]
    return name


PRINTED: Final = DicePrinted(
    rows=[printed_row(row) for row in range(len(ROWS))],
    resource_length=RESOURCE_TRACK,
    resource_marks=list(printed.CITIZEN_SYMBOLS),
    citizen_length=CITIZEN_TRACK,
    prestige_citizen=PRESTIGE_CITIZEN,
    last_citizen=LAST_CITIZEN,
    columns=[
        ColumnBonus(RESOURCE_COLUMN, "resources"),
        ColumnBonus(FIRST_WORK_COLUMN, "work"),
        ColumnBonus(SECOND_WORK_COLUMN, "work"),
    ],
)
