"""What is printed on every sheet of Troyes Dice, read off the rules once."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from troyes.dice.buildings import LINKS
from troyes.dice.constants import (
    CATHEDRAL,
    CHARACTERS,
    CITIZEN_EVERY,
    CITIZEN_TRACK,
    CITIZENS,
    COLOURS,
    COLUMNS,
    FIRST_WORK_COLUMN,
    FORTRESS,
    FORTRESS_CITIZEN,
    GREAT_HALL,
    GREAT_HALL_CITIZENS,
    GREAT_HALL_COLOUR,
    GREAT_HALL_RESOURCES,
    LAST_CITIZEN,
    PRESTIGE_CITIZEN,
    RESOURCE_COLUMN,
    RESOURCE_TRACK,
    RESOURCES,
    ROW_TITLES,
    ROWS,
    SECOND_WORK_COLUMN,
    WORK_CITIZENS,
)

Colour = Literal["red", "yellow", "white"]
Resource = Literal["influence", "deniers", "knowledge"]


class DiceGain(Struct, frozen=True):
    """What something brings: citizens or resources of a colour, for each die on offer if `each_die`; or a Cathedral's
    scoring of the `row` that it names."""

    kind: Literal["citizen", "resource", "scoring"]
    colour: Colour
    amount: int
    each_die: bool = False
    row: str = ""


class PrintedLink(Struct, frozen=True):
    """A lozenge between the building in column `left` and the next."""

    left: int
    gain: DiceGain


class PrintedRow(Struct, frozen=True):
    """A row of six buildings: what each brings, the lozenges, and the character that scores the row."""

    name: str
    title: str
    colour: Colour
    prestige: bool
    character: str
    gains: list[DiceGain]
    links: list[PrintedLink]


class ColumnBonus(Struct, frozen=True):
    """What a column of three citizens brings."""

    column: int
    brings: Literal["resources", "work"]


class DicePrinted(Struct, frozen=True):
    """The blank sheet."""

    rows: list[PrintedRow]
    resource_names: list[Resource]
    citizen_names: list[str]
    resource_length: int
    resource_marks: list[int]
    """Symbols of a resource track that bring a citizen of its colour."""
    citizen_length: int
    prestige_citizen: int
    last_citizen: int
    columns: list[ColumnBonus]


def gain(row: int, column: int) -> DiceGain:
    """What a building brings."""
    if row == FORTRESS:
        return DiceGain("citizen", name(int(FORTRESS_CITIZEN[column])), 1)
    if row == CATHEDRAL:
        return DiceGain("scoring", name(column // 2), 0, row=ROWS[column])
    if row == GREAT_HALL:
        colour = name(int(GREAT_HALL_COLOUR[column]))
        if column % 2:
            return DiceGain("citizen", colour, GREAT_HALL_CITIZENS, each_die=True)
        return DiceGain("resource", colour, GREAT_HALL_RESOURCES, each_die=True)
    return DiceGain("citizen", name(row // 2), WORK_CITIZENS)


def links(row: int) -> list[PrintedLink]:
    """The lozenges of a row."""
    printed: list[PrintedLink] = []
    for link in LINKS:
        if link.row == row:
            colour = name(int(link.colour))
            brings = (
                DiceGain("citizen", colour, int(link.citizens))
                if link.citizens
                else DiceGain("resource", colour, int(link.resources))
            )
            printed.append(PrintedLink(int(link.left) + 1, brings))
    return printed


def name(colour: int) -> Colour:
    """A colour by name."""
    word: Colour = COLOURS[colour]
    return word


PRINTED: Final = DicePrinted(
    rows=[
        PrintedRow(
            name=ROWS[row],
            title=title,
            colour=name(row // 2),
            prestige=row % 2 == 0,
            character=CHARACTERS[row],
            gains=[gain(row, column) for column in range(COLUMNS)],
            links=links(row),
        )
        for row, title in enumerate(ROW_TITLES)
    ],
    resource_names=list(RESOURCES),
    citizen_names=list(CITIZENS),
    resource_length=RESOURCE_TRACK,
    resource_marks=list(range(CITIZEN_EVERY, RESOURCE_TRACK + 1, CITIZEN_EVERY)),
    citizen_length=CITIZEN_TRACK,
    prestige_citizen=PRESTIGE_CITIZEN,
    last_citizen=LAST_CITIZEN,
    columns=[
        ColumnBonus(RESOURCE_COLUMN, "resources"),
        ColumnBonus(FIRST_WORK_COLUMN, "work"),
        ColumnBonus(SECOND_WORK_COLUMN, "work"),
    ],
)
