"""What the things of Troyes Dice are called on the pictures, and how much of something is written in short."""

from __future__ import annotations

from troyes.core.message import Message
from troyes.dice.banquets import Side
from troyes.dice.words import names
from troyes.words import said


def building(row: int) -> str:
    """The buildings of a row."""
    return said(names.row(row))


def resource(number: int) -> str:
    """A resource."""
    return said(names.resource(number))


def citizens(colour: int) -> str:
    """The citizens of a colour."""
    return said(names.citizen(colour), "many")


def half_day(half: int) -> str:
    """The morning or the afternoon."""
    return said(names.half(half))


def tile(side: Side) -> str:
    """What a tile does on the side that is up."""
    return said(side.text)


def short(amount: Message) -> str:
    """So many citizens or so much of a resource, in few letters."""
    return said(amount, "short")
