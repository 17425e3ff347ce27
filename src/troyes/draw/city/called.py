"""What the things of Troyes are called on the pictures, and what they do in short."""

from __future__ import annotations

from troyes.city.content.kinds import Card, Character, Event
from troyes.city.words import names
from troyes.core.message import Message
from troyes.words import said


def card(one: Card) -> str:
    """An Activity card, in short where its name is long."""
    return said(names.card(one.name), "short")


def event(one: Event) -> str:
    """An event."""
    return said(names.event(one.name))


def building(number: int) -> str:
    """A principal building."""
    return said(names.building(number))


def character(one: Character) -> str:
    """A character."""
    return said(names.character(one.name))


def counted(one: Character) -> str:
    """What a character counts, in few words."""
    return said(names.counted(one.count.name), "short")


def short(effect: Message) -> str:
    """What a card or an event does, in few words."""
    return said(effect, "short")
