"""The alphabet of Troyes: every choice and every throw as one small number (see docs/notation.md)."""

from __future__ import annotations

from typing import Final

from troyes.city.constants import (
    ALL_SPACES,
    BLACK_DICE,
    BUILDINGS,
    COLOURS,
    INITIALS,
    KINDS,
    LEVELS,
    OWNERS,
    SEATS,
    SLOTS,
    SPACES,
)
from troyes.city.names import ACTIVITIES, CHARACTERS, EVENTS
from troyes.core.native import i64
from troyes.core.vocabulary import Vocabulary

FACE: Final = 0
"""The six faces of a die that is thrown."""
START: Final = FACE + 6
"""Who is the first start player."""
CHARACTER: Final = START + SEATS
ACTIVITY: Final = CHARACTER + len(CHARACTERS)
"""An Activity card: revealed by chance, or activated by a player."""
EVENT: Final = ACTIVITY + len(ACTIVITIES)
"""An Event card: revealed by chance, fought, or chosen for a cube."""
SPACE: Final = EVENT + len(EVENTS)
"""A space of a building: 6 * building + space."""
LYING: Final = SPACE + ALL_SPACES
"""One's expelled citizen lying on a building."""
TRADESMAN: Final = LYING + 3
"""One's tradesman on the card of a slot."""
SUPPLY: Final = TRADESMAN + SLOTS
REROLL: Final = SUPPLY + 1
"""Throw a die of one's district again: 6 * colour + value - 1."""
RECRUIT: Final = REROLL + KINDS
TURN: Final = RECRUIT + 1
PASS: Final = TURN + 1
CATHEDRAL: Final = PASS + 1
PLACE: Final = CATHEDRAL + 1
"""Place a citizen on one of the three buildings."""
AGRICULTURE: Final = PLACE + 3
USE: Final = AGRICULTURE + 1
"""Use a cube of the Activity card of this number."""
BLACK: Final = USE + len(ACTIVITIES)
"""Counter another black die of this value."""
SUCCUMB: Final = BLACK + BLACK_DICE
"""Nothing to counter the black die with."""
DIE: Final = SUCCUMB + 1
"""A die of the city square: 30 * colour + 5 * (value - 1) + district."""
DONE: Final = DIE + KINDS * OWNERS
TIMES: Final = DONE + 1
"""How many times: 0 to 30."""
MOST_TIMES: Final = 30
AGAIN: Final = TIMES + MOST_TIMES + 1
ENOUGH: Final = AGAIN + 1


def die_token(district: i64, colour: i64, value: i64) -> i64:
    """The token of a die of the city square."""
    return DIE + 30 * colour + OWNERS * (value - 1) + district


def _words() -> list[tuple[str, str]]:
    districts = "ABCDN"
    words = [(str(face), f"face:{face}") for face in range(1, 7)]
    words += [(f"{seat}-starts", f"seat:{seat}") for seat in districts[:SEATS]]
    words += [(name, f"character:{name}") for name in CHARACTERS]
    words += [(name, f"card:{name}") for name in ACTIVITIES]
    words += [(name, f"event:{name}") for name in EVENTS]
    words += [
        (f"{name}{space}", f"space:{name}:{space}") for name in BUILDINGS for space in range(1, SPACES + 1)
    ]
    words += [(f"lying-{name}", f"lying:{name}") for name in BUILDINGS]
    words += [
        (f"from-{colour}{level}", f"slot:{colour}:{level}")
        for colour in COLOURS
        for level in range(1, LEVELS + 1)
    ]
    words += [("supply", "supply")]
    words += [
        (f"reroll-{initial}{value}", f"own-die:{initial}{value}")
        for initial in INITIALS
        for value in range(1, 7)
    ]
    words += [("recruit", "influence"), ("turn", "influence"), ("pass", "pass"), ("cathedral", "cathedral")]
    words += [(name, f"building:{name}") for name in BUILDINGS]
    words += [("agriculture", "agriculture")]
    words += [(f"use-{name}", f"cube:{name}") for name in ACTIVITIES]
    words += [(f"b{value}", f"black:{value}") for value in range(1, 7)]
    words += [("succumb", "black")]
    words += [
        (f"{initial}{value}@{district}", f"die:{initial}{value}@{district}")
        for initial in INITIALS
        for value in range(1, 7)
        for district in districts
    ]
    words += [("done", "done")]
    words += [(f"x{times}", "times") for times in range(MOST_TIMES + 1)]
    words += [("again", "again"), ("enough", "enough")]
    return words


VOCABULARY: Final[Vocabulary] = Vocabulary(_words())
