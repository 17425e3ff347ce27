"""What the things of Troyes Dice are called on the pictures."""

from __future__ import annotations

from troyes.dice.banquets import SIDES
from troyes.dice.constants import CHARACTERS, CITIZENS, RESOURCES, ROW_TITLES
from troyes.dice.round import HALVES
from troyes.words import said, text


def building(row: int) -> str:
    """The buildings of a row."""
    return said(ROW_TITLES[row])


def character(row: int) -> str:
    """Who counts the buildings of a row."""
    return said(CHARACTERS[row])


def resource(number: int) -> str:
    """A resource."""
    return said(RESOURCES[number])


def pairs(number: int) -> str:
    """Pairs of a resource."""
    return text("terminal-dice-pairs", resource=RESOURCES[number])


def citizens(colour: int) -> str:
    """The citizens of a colour."""
    return said(f"{CITIZENS[colour]}s")


def half_day(half: int) -> str:
    """The morning or the afternoon."""
    return said(HALVES[half])


def tile(side: int) -> str:
    """What a tile does on the side that is up."""
    return said(SIDES[side].text)
