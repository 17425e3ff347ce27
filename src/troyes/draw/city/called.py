"""What the things of Troyes are called on the pictures, and what they do, in full and in short."""

from __future__ import annotations

from troyes.city.constants import BUILDING_TITLES
from troyes.city.content.kinds import Character
from troyes.city.texts import title
from troyes.core.message import Message
from troyes.draw.city.short import shortened
from troyes.words import said


def card(name: str) -> str:
    """An Activity card or an event."""
    return said(title(name))


def building(number: int) -> str:
    """A principal building."""
    return said(BUILDING_TITLES[number])


def character(one: Character) -> str:
    """A character."""
    return said(one.title)


def short(effect: Message | str) -> str:
    """What a card does or a character counts, in few words."""
    return said(effect if isinstance(effect, Message) else shortened(effect), "short")
