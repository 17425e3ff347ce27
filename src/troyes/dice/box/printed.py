"""What the buildings and lozenges printed on every sheet bring, as data: for screens, explanations and documents."""

from __future__ import annotations

from typing import Final

from troyes.core.message import Message, message
from troyes.dice.actions.buildings import LINKS, Link
from troyes.dice.constants import (
    CATHEDRAL,
    CITIZEN_EVERY,
    FORTRESS,
    FORTRESS_CITIZEN,
    GREAT_HALL,
    GREAT_HALL_CITIZENS,
    GREAT_HALL_COLOUR,
    GREAT_HALL_RESOURCES,
    RESOURCE_TRACK,
    WORK_CITIZENS,
)
from troyes.dice.words import names

NO_ROW: Final = -1
CITIZEN_SYMBOLS: Final = tuple(range(CITIZEN_EVERY, RESOURCE_TRACK + 1, CITIZEN_EVERY))
"""The symbols of a resource track that bring a citizen of its colour."""


class Printed:
    """What something brings: citizens or resources of a colour, for each die on offer of it if `each_die`; or a
    Cathedral's scoring of a `row`."""

    def __init__(
        self, colour: int, *, citizens: int = 0, resources: int = 0, each_die: bool = False, row: int = NO_ROW
    ) -> None:
        self.colour: Final = colour
        self.citizens: Final = citizens
        self.resources: Final = resources
        self.each_die: Final = each_die
        self.row: Final = row

    def amount(self) -> Message:
        """So many citizens or so much of a resource."""
        if self.citizens:
            return names.citizens(self.colour, self.citizens)
        return names.resources(self.colour, self.resources)

    def message(self) -> Message:
        """All that it brings, in brief."""
        if self.row != NO_ROW:
            return message("dice-scores", character=names.character(self.row), row=names.row(self.row))
        if self.each_die:
            return message("dice-for-each-die", gain=self.amount(), colour=names.colour(self.colour))
        return self.amount()


def building(row: int, column: int) -> Printed:
    """What a building brings."""
    if row == FORTRESS:
        return Printed(int(FORTRESS_CITIZEN[column]), citizens=1)
    if row == CATHEDRAL:
        return Printed(column // 2, row=column)
    if row == GREAT_HALL:
        colour = int(GREAT_HALL_COLOUR[column])
        if column % 2:
            return Printed(colour, citizens=GREAT_HALL_CITIZENS, each_die=True)
        return Printed(colour, resources=GREAT_HALL_RESOURCES, each_die=True)
    return Printed(row // 2, citizens=WORK_CITIZENS)


def lozenge(link: Link) -> Printed:
    """What a lozenge brings."""
    return Printed(int(link.colour), citizens=int(link.citizens), resources=int(link.resources))


def lozenges(row: int) -> list[Link]:
    """The lozenges of a row, from the left."""
    return [link for link in LINKS if link.row == row]
