"""What the things of Troyes Dice are called on the pictures."""

from __future__ import annotations

from troyes.dice import names
from troyes.dice.banquets import SIDES
from troyes.dice.constants import CITIZENS
from troyes.words import said, text


def building(row: int) -> str:
    """The buildings of a row."""
    return said(names.row(row))


def resource(number: int) -> str:
    """A resource."""
    return said(names.resource(number))


def citizens(colour: int) -> str:
    """The citizens of a colour."""
    return text(f"terminal-dice-{CITIZENS[colour]}s")


def half_day(half: int) -> str:
    """The morning or the afternoon."""
    return said(names.half(half))


def tile(side: int) -> str:
    """What a tile does on the side that is up."""
    return said(SIDES[side].text)
