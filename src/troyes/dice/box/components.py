"""The printed values of Troyes Dice with their certainty, read off the constants that the rules use."""

from __future__ import annotations

from typing import Final

from troyes.core.game import Component
from troyes.core.message import Message, Value, message
from troyes.dice.actions.buildings import LINKS
from troyes.dice.banquets import BANQUETS, RAIDS
from troyes.dice.box import printed
from troyes.dice.constants import (
    CATHEDRAL,
    CATHEDRAL_VALUES,
    CITIZEN_TRACK,
    COLUMNS,
    FIRST_SHEET_ATTACK,
    FIRST_WORK_COLUMN,
    FORTRESS,
    GREAT_HALL,
    MIXED_PLAZAS,
    PRESTIGE_CITIZEN,
    RESOURCE_COLUMN,
    RESOURCE_TRACK,
    RESOURCES_AT_START,
    SECOND_WORK_COLUMN,
    WORK_CITIZENS,
)
from troyes.dice.words import names

CERTAIN: Final = "certain"
INFERRED: Final = "inferred"
INFERRED_BANQUETS: Final = {1: Message("dice-box-banquet-1-note")}
"""By the number of the tile: what its text leaves open, and how it was settled."""


def value(name: str, **args: Value) -> Component:
    """A value that is certain; the catalogue has its name and the value."""
    return Component(Message(f"dice-box-{name}", args), Message(f"dice-box-{name}-value", args), CERTAIN)


def wheel() -> list[Component]:
    """The wheel and its plazas."""
    return [
        value("single-plazas"),
        Component(
            Message("dice-box-mixed-plazas"),
            message("dice-box-mixed-plazas-value", count=MIXED_PLAZAS),
            INFERRED,
            Message("dice-box-mixed-plazas-note"),
        ),
        value("prices"),
        value("attack", day=FIRST_SHEET_ATTACK),
    ]


def districts() -> list[Component]:
    """The buildings of the three districts."""
    items: list[Component] = []
    for row in (FORTRESS, GREAT_HALL, CATHEDRAL):
        for column in range(COLUMNS):
            at = message("dice-box-building", row=names.row(row), column=column + 1)
            items.append(Component(at, printed.building(row, column).message(), CERTAIN))
    items.append(value("cathedrals", values=tuple([int(each) for each in CATHEDRAL_VALUES])))
    items.append(value("work", count=WORK_CITIZENS))
    for link in LINKS:
        left = int(link.left) + 1
        between = message("dice-box-link", row=names.row(link.row), left=left, right=left + 1)
        items.append(Component(between, printed.lozenge(link).message(), CERTAIN))
    return items


def tracks() -> list[Component]:
    """The tracks of resources and citizens."""
    symbols = tuple([int(symbol) for symbol in printed.CITIZEN_SYMBOLS])
    return [
        value("resources", length=RESOURCE_TRACK, start=RESOURCES_AT_START),
        value("resource-citizens", symbols=symbols),
        value("citizens", length=CITIZEN_TRACK),
        value("prestige-citizen", number=PRESTIGE_CITIZEN),
        value("last-citizen", number=CITIZEN_TRACK),
        value("resource-column", column=RESOURCE_COLUMN),
        value("work-columns", first=FIRST_WORK_COLUMN, second=SECOND_WORK_COLUMN),
    ]


def tiles() -> list[Component]:
    """The Banquets and Raids."""
    items: list[Component] = []
    for number, (banquet, raid) in enumerate(zip(BANQUETS, RAIDS, strict=True), start=1):
        title = message("dice-about-banquet", number=number)
        note = INFERRED_BANQUETS.get(number)
        if note is None:
            items.append(Component(title, banquet.text, CERTAIN))
        else:
            items.append(Component(title, banquet.text, INFERRED, note))
        items.append(Component(message("dice-about-raid", number=number), raid.text, CERTAIN))
    return items


PRINTED: Final = (*wheel(), *districts(), *tracks(), *tiles())
