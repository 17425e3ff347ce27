"""Messages for the things of the game: their words stand in the catalogue under these names."""

from __future__ import annotations

from troyes.core.checked import label
from troyes.core.message import Message, message, seat_of
from troyes.core.native import i64
from troyes.dice.constants import CHARACTERS, CITIZENS, COLOURS, HALVES, RESOURCES, ROWS


def colour(number: i64) -> Message:
    """A colour of plazas and dice."""
    return Message(f"colour-{COLOURS[number]}")


def seat(number: i64) -> Message:
    """A player."""
    return seat_of(label(int(number)))


def row(number: i64) -> Message:
    """A building, by its row."""
    return Message(f"dice-row-{ROWS[number]}")


def character(number: i64) -> Message:
    """The character who scores a row."""
    return Message(f"dice-character-{CHARACTERS[number]}")


def half(number: i64) -> Message:
    """The morning or the afternoon."""
    return Message(f"dice-half-{HALVES[number]}")


def resource(number: i64) -> Message:
    """A type of resource."""
    return Message(f"dice-resource-{RESOURCES[number]}")


def resources(number: i64, count: i64) -> Message:
    """So much of a resource."""
    return message(RESOURCES[number], count=int(count))


def citizen(number: i64) -> Message:
    """A type of citizen."""
    return Message(f"dice-citizen-{CITIZENS[number]}")


def one_citizen(number: i64) -> Message:
    """A citizen of a type, with the article."""
    return Message(f"dice-one-{CITIZENS[number]}")


def citizens(number: i64, count: i64) -> Message:
    """So many citizens of a type."""
    return message(f"dice-{CITIZENS[number]}s", count=int(count))
