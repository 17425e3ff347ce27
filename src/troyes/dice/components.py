"""The printed values of Troyes Dice with their certainty, read off the constants that the rules use."""

from __future__ import annotations

from typing import Final

from troyes.core.game import Component
from troyes.dice.banquets import BANQUETS, RAIDS
from troyes.dice.buildings import LINKS
from troyes.dice.constants import (
    CATHEDRAL_VALUES,
    CHARACTERS,
    CITIZEN_EVERY,
    CITIZEN_TRACK,
    CITIZENS,
    COLOURS,
    COLUMNS,
    FIRST_SHEET_ATTACK,
    FIRST_WORK_COLUMN,
    FORTRESS_CITIZEN,
    GREAT_HALL_CITIZENS,
    GREAT_HALL_COLOUR,
    GREAT_HALL_RESOURCES,
    MIXED_PLAZAS,
    PRESTIGE_CITIZEN,
    RESOURCE_COLUMN,
    RESOURCE_TRACK,
    RESOURCES,
    RESOURCES_AT_START,
    ROW_COUNT,
    ROW_TITLES,
    SECOND_WORK_COLUMN,
    WORK_CITIZENS,
)

CERTAIN: Final = "certain"
INFERRED: Final = "inferred"


def wheel() -> list[Component]:
    """The wheel and its plazas."""
    return [
        Component("Plazas of a single colour", "1 of each colour", CERTAIN),
        Component(
            "Plazas of two colours",
            f"{MIXED_PLAZAS} of each pair",
            INFERRED,
            "nine tiles and nine kinds of face are known; this split shows each colour equally often (R1)",
        ),
        Component("Prices by place", "nothing, 1 resource of any type, 1 denier, 2 deniers", CERTAIN),
        Component("Sheets attacked from day", str(FIRST_SHEET_ATTACK), CERTAIN),
    ]


def districts() -> list[Component]:
    """The buildings of the three districts."""
    items: list[Component] = []
    for column in range(COLUMNS):
        at = f"column {column + 1}"
        items.append(Component(f"Fortress, {at}", f"1 {CITIZENS[FORTRESS_CITIZEN[column]]}", CERTAIN))
    for column in range(COLUMNS):
        colour = GREAT_HALL_COLOUR[column]
        gain = (
            f"{GREAT_HALL_RESOURCES} {RESOURCES[colour]}"
            if column % 2 == 0
            else f"{GREAT_HALL_CITIZENS} {CITIZENS[colour]}s"
        )
        at = f"column {column + 1}"
        items.append(
            Component(f"Great Hall, {at}", f"{gain} for each {COLOURS[colour]} die on offer", CERTAIN)
        )
    for row in range(ROW_COUNT):
        items.append(
            Component(
                f"Cathedral, column {row + 1}", f"{CHARACTERS[row]} scores each {ROW_TITLES[row]}", CERTAIN
            )
        )
    values = ", ".join(str(value) for value in CATHEDRAL_VALUES)
    items.append(Component("Cathedral values in the order of building", values, CERTAIN))
    items.append(Component("Work buildings", f"{WORK_CITIZENS} citizens of their colour", CERTAIN))
    for link in LINKS:
        gain = f"{link.citizens} {CITIZENS[link.colour]}" + ("s" if link.citizens > 1 else "")
        if link.resources:
            gain = f"{link.resources} {RESOURCES[link.colour]}"
        pair = f"{ROW_TITLES[link.row]} {link.left + 1} and {link.left + 2}"
        items.append(Component(f"Link between {pair}", gain, CERTAIN))
    return items


def tracks() -> list[Component]:
    """The tracks of resources and citizens."""
    every = ", ".join(str(n) for n in range(CITIZEN_EVERY, RESOURCE_TRACK + 1, CITIZEN_EVERY))
    return [
        Component("Resource tracks", f"{RESOURCE_TRACK} symbols, {RESOURCES_AT_START} circled", CERTAIN),
        Component("Citizens on a resource track", f"symbols {every}, of its colour", CERTAIN),
        Component("Citizen tracks", f"{CITIZEN_TRACK} citizens", CERTAIN),
        Component(
            f"{PRESTIGE_CITIZEN}th citizen", "a prestige building of one of the two other colours", CERTAIN
        ),
        Component(f"{CITIZEN_TRACK}th citizen", "a citizen of each of the two other colours", CERTAIN),
        Component(f"Citizen column {RESOURCE_COLUMN}", "1 of each resource", CERTAIN),
        Component(
            f"Citizen columns {FIRST_WORK_COLUMN} and {SECOND_WORK_COLUMN}", "a work building", CERTAIN
        ),
    ]


def tiles() -> list[Component]:
    """The Banquets and Raids."""
    items: list[Component] = []
    for i in range(len(BANQUETS)):
        items.append(Component(f"Tile {i + 1}, Banquet", BANQUETS[i].text, CERTAIN))
        items.append(Component(f"Tile {i + 1}, Raid", RAIDS[i].text, CERTAIN))
    return items


PRINTED: Final = (*wheel(), *districts(), *tracks(), *tiles())
