"""Messages for the things of the game: their words stand in the catalogue under these names."""

from __future__ import annotations

from troyes.city.constants import BUILDINGS, DICE_NAMES, FACES, LETTERS, NEUTRAL
from troyes.core.message import Message, message, seat_of
from troyes.core.native import i64


def colour(number: i64) -> Message:
    """A colour of dice."""
    return Message(f"colour-{DICE_NAMES[number]}")


def building(number: i64) -> Message:
    """A principal building."""
    return Message(f"city-building-{BUILDINGS[number]}")


def seat(owner: i64) -> Message:
    """A player."""
    return seat_of(LETTERS[owner])


def district(owner: i64, neutral: str = "neutral") -> Message:
    """A part of the city square; the neutral one goes by what that side is called (`Rules.neutral`)."""
    if owner != NEUTRAL:
        return message("city-district", owner=seat(owner))
    return Message(f"city-district-{neutral}")


def called(neutral: str) -> Message:
    """The neutral side as one would say it, by what it is called."""
    return Message(f"city-called-{neutral}")


def side(neutral: str) -> Message:
    """The neutral side where a name stands, by what it is called."""
    return Message(f"city-side-{neutral}")


def die(kind: i64) -> Message:
    """A die by its colour and value, from 6 * colour + value - 1."""
    return message("city-die", colour=colour(kind // FACES), value=int(kind % FACES + 1))


def card(name: str) -> Message:
    """An Activity card."""
    return Message(f"city-card-{name}")


def event(name: str) -> Message:
    """An event."""
    return Message(f"city-event-{name}")


def character(name: str) -> Message:
    """A character."""
    return Message(f"city-character-{name}")


def counted(name: str) -> Message:
    """What a character counts, by the name of the count."""
    return Message(f"city-counted-{name}")


def deniers(count: i64) -> Message:
    """An amount of money."""
    return message("deniers", count=int(count))


def influence(count: i64) -> Message:
    """An amount of influence."""
    return message("influence", count=int(count))


def points(count: i64) -> Message:
    """An amount of victory points."""
    return message("points", count=int(count))


def signed(name: str, amount: int) -> Message:
    """So much more or less of something."""
    return more_or_less(message(name, count=abs(amount)), amount)


def more_or_less(amount: Message, sign: int) -> Message:
    """An amount that came, or went."""
    return message("plus" if sign > 0 else "minus", amount=amount)


def amounts(money: i64, power: i64, glory: i64) -> list[Message]:
    """Deniers, influence and points, those of which there are any."""
    found: list[Message] = []
    if money:
        found.append(deniers(money))
    if power:
        found.append(influence(power))
    if glory:
        found.append(points(glory))
    return found
