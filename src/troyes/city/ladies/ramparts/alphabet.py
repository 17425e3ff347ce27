"""The words of the ramparts in records."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from troyes.city.constants import FACES
from troyes.city.words import listings
from troyes.city.words.tokens import ALPHABET, word
from troyes.core.listing import Heading, Listing
from troyes.core.message import Message, message
from troyes.core.vocabulary import Kind, Word

if TYPE_CHECKING:
    from troyes.city.state import City

OUTDOOR_LEVELS: Final = 4
"""Levels of outdoor activities, each of which lies outside a gate."""
SIDES: Final = "abcd"
"""The faces of a level: two tiles with two sides."""
NUMERALS: Final = ("I", "II", "III", "IV")


def face_name(number: int) -> str:
    """A face by its level and side, from 4 * level + side."""
    return f"{number // len(SIDES) + 1}{SIDES[number % len(SIDES)]}"


class Drawn(Kind["City"]):
    """A face that chance draws: 4 * level + side."""

    def word(self, index: int) -> str:
        return f"outdoor-{face_name(index)}"

    def ref(self, index: int) -> str:
        return f"outdoor-face:{face_name(index)}"

    def label(self, s: City, index: int) -> Message:
        return message(
            "city-outdoor-drawn",
            level=NUMERALS[index // len(SIDES)],
            title=Message(f"city-outdoor-title-{face_name(index)}"),
        )


class Tile(Kind["City"]):
    """The outdoor activity of a level, on which a cube is placed or lies."""

    def word(self, index: int) -> str:
        return f"outdoor{index + 1}"

    def ref(self, index: int) -> str:
        return f"outdoor:{index + 1}"

    def label(self, s: City, index: int) -> Message:
        return message("city-outdoor", level=NUMERALS[index])


class Cube(Kind["City"]):
    """Use a cube of the outdoor activity of a level."""

    def word(self, index: int) -> str:
        return f"use-outdoor{index + 1}"

    def ref(self, index: int) -> str:
        return f"outdoor-cube:{index + 1}"

    def label(self, s: City, index: int) -> Message:
        return message("city-use-outdoor", level=NUMERALS[index])


class Advance(Kind["City"]):
    """How many spaces the guard advances: that many, less one."""

    def word(self, index: int) -> str:
        return f"advance{index + 1}"

    def ref(self, index: int) -> str:
        return f"advance:{index + 1}"

    def label(self, s: City, index: int) -> Message:
        return message("city-advance", count=index + 1)


DRAWN: Final[Kind[City]] = Drawn(
    ALPHABET, "outdoor-drawn", OUTDOOR_LEVELS * len(SIDES), listed=Listing(is_stop=True)
)
RAMPARTS: Final[Word] = word(
    "ramparts",
    listed=Listing(listings.BELOW_ACTIONS, part=Heading(Message("city-part-ramparts"), 50), is_stop=True),
)
ADVANCE: Final[Kind[City]] = Advance(
    ALPHABET,
    "advance",
    FACES,
    listed=Listing(Heading(Message("city-group-guard"), 40), part=Heading(Message("city-part-guard"), 80)),
)
OUTDOOR: Final[Kind[City]] = Tile(
    ALPHABET,
    "outdoor",
    OUTDOOR_LEVELS,
    listed=Listing(
        Heading(Message("city-group-outdoor"), 50), part=Heading(Message("city-part-outdoor"), 90)
    ),
)
USE_OUTDOOR: Final[Kind[City]] = Cube(ALPHABET, "use-outdoor", OUTDOOR_LEVELS, listed=listings.CUBE)
KEEP: Final[Word] = Word(ALPHABET, "keep", Message("city-keep-outdoor"), "keep", listed=listings.FINISH)
"""The cube stays where it is."""

KINDS: Final[tuple[Kind[Any], ...]] = (DRAWN, RAMPARTS, ADVANCE, OUTDOOR, USE_OUTDOOR, KEEP)
