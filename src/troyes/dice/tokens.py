"""The alphabet of Troyes Dice: every choice and every throw as one small number (see docs/notation.md)."""

from __future__ import annotations

from typing import Final

from troyes.core.native import i64
from troyes.core.vocabulary import Vocabulary
from troyes.dice.constants import (
    CITIZENS,
    COLOURS,
    COLUMNS,
    INITIALS,
    RESOURCES,
    ROW_COUNT,
    ROWS,
)

FACE: Final = 0
"""Nine ways to lay a plaza: 3 * colour up + colour under."""
TILE: Final = FACE + 9
"""Eight Banquet and Raid tiles, the first numbered 1."""
NUMBER: Final = TILE + 8
"""The six faces of a die, thrown or written above a column."""
RISING: Final = NUMBER + 6
FALLING: Final = RISING + 1
ONE_OF_EACH: Final = FALLING + 1
"""No die can be paid for: one of each resource instead."""
DIE: Final = ONE_OF_EACH + 1
"""The die at one of four positions, at its printed price in deniers."""
DIE_FOR: Final = DIE + 4
"""The die at the second position, for one resource of any type."""
GAIN: Final = DIE_FOR + 3
"""Resources: 7 * colour + value of the die as used (0 only by a Raid tile)."""
BUILD: Final = GAIN + 21
"""Buildings: 6 * row + column."""
CITIZEN: Final = BUILD + ROW_COUNT * COLUMNS
"""A citizen of a colour, where one may be chosen."""
OWED: Final = CITIZEN + 3
"""Which of several pending bonuses comes first."""

OWED_NAMES: Final = ("knight15", "artisan15", "priest15", "column", "citizen", "banquet")


def gain(colour: i64, value: i64) -> i64:
    """The token that uses a die of this colour and value to gain resources."""
    return GAIN + 7 * colour + value


def build(row: i64, column: i64) -> i64:
    """The token that builds in this row and column (the leftmost is 0)."""
    return BUILD + COLUMNS * row + column


def _words() -> list[tuple[str, str]]:
    words = [(f"{up}/{under}", "wheel") for up in INITIALS for under in INITIALS]
    words += [(f"tile{number}", f"tile:{number}") for number in range(1, 9)]
    words += [(str(face), f"number:{face}") for face in range(1, 7)]
    words += [("rising", "numbers"), ("falling", "numbers"), ("one-of-each", "resources")]
    words += [(f"die{position}", f"die:{position}") for position in range(1, 5)]
    words += [(f"die2/{resource}", "die:2") for resource in RESOURCES]
    words += [(f"{resource}+{value}", f"track:{resource}") for resource in RESOURCES for value in range(7)]
    words += [(f"{row}{column}", f"building:{row}:{column}") for row in ROWS for column in range(1, 7)]
    words += [(citizen, f"citizens:{colour}") for citizen, colour in zip(CITIZENS, COLOURS, strict=True)]
    words += [(f"first:{name}", f"owed:{name}") for name in OWED_NAMES]
    return words


VOCABULARY: Final = Vocabulary(_words())
