"""The alphabet of Troyes Dice: every choice and every throw as one small number (see docs/notation.md).

Each kind says how its tokens are written, what they are about and what they are called; the catalogue's form `told` of
the same message says what choosing one means. Their order is the order of options.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from troyes.core.listing import Heading, Listing
from troyes.core.message import Message, message
from troyes.core.native import i64
from troyes.core.vocabulary import Alphabet, Kind, Vocabulary, Word
from troyes.dice.banquets import TILES
from troyes.dice.constants import (
    CITIZENS,
    COLOURS,
    COLUMNS,
    FACES,
    INITIALS,
    POSITIONS,
    RESOURCES,
    ROW_COUNT,
    ROWS,
)
from troyes.dice.sheet import OWED_NAMES
from troyes.dice.words import names

if TYPE_CHECKING:
    from troyes.dice.state import Dice

ALPHABET: Final = Alphabet()
WAYS_TO_LAY: Final = 9
"""A plaza shows one of three colours and has one of three on its back."""
VALUES: Final = FACES + 1
"""The values of a die as it is used, 0 included, which only a Raid brings."""


class Plaza(Kind["Dice"]):
    """A way to lay a plaza: 3 * colour up + colour under."""

    def word(self, index: int) -> str:
        return f"{INITIALS[index // 3]}/{INITIALS[index % 3]}"

    def ref(self, index: int) -> str:
        return "wheel"

    def label(self, s: Dice, index: int) -> Message:
        return message("dice-plaza", up=names.colour(index // 3), under=names.colour(index % 3))


class Tile(Kind["Dice"]):
    """A Banquet and Raid tile; the first is numbered 1."""

    def word(self, index: int) -> str:
        return f"tile{index + 1}"

    def ref(self, index: int) -> str:
        return f"tile:{index + 1}"

    def label(self, s: Dice, index: int) -> Message:
        return message("dice-tile", number=index + 1)


class Number(Kind["Dice"]):
    """A face of a die, thrown or written above a column."""

    def word(self, index: int) -> str:
        return str(index + 1)

    def ref(self, index: int) -> str:
        return f"number:{index + 1}"

    def label(self, s: Dice, index: int) -> Message:
        return message("dice-number", number=index + 1)


class Die(Kind["Dice"]):
    """The die at one of the four positions, at its printed price in deniers."""

    def word(self, index: int) -> str:
        return f"die{index + 1}"

    def ref(self, index: int) -> str:
        return f"die:{index + 1}"

    def label(self, s: Dice, index: int) -> Message:
        return message("dice-die", place=index + 1)


class DieFor(Kind["Dice"]):
    """The die at the second position, for one resource of any type."""

    def word(self, index: int) -> str:
        return f"die2/{RESOURCES[index]}"

    def ref(self, index: int) -> str:
        return "die:2"

    def label(self, s: Dice, index: int) -> Message:
        return message("dice-die-for", place=2, price=names.resources(index, 1))


class Gain(Kind["Dice"]):
    """Resources: 7 * colour + value of the die as used."""

    def word(self, index: int) -> str:
        return f"{RESOURCES[index // VALUES]}+{index % VALUES}"

    def ref(self, index: int) -> str:
        return f"track:{RESOURCES[index // VALUES]}"

    def label(self, s: Dice, index: int) -> Message:
        colour, value = divmod(index, VALUES)
        return message(
            "dice-gain",
            colour=names.colour(colour),
            value=value,
            resource=names.resource(colour),
            amount=names.resources(colour, value),
        )


class Build(Kind["Dice"]):
    """Buildings: 6 * row + column (the leftmost is 0)."""

    def word(self, index: int) -> str:
        return f"{ROWS[index // COLUMNS]}{index % COLUMNS + 1}"

    def ref(self, index: int) -> str:
        return f"building:{ROWS[index // COLUMNS]}:{index % COLUMNS + 1}"

    def label(self, s: Dice, index: int) -> Message:
        row, column = divmod(index, COLUMNS)
        return message("dice-build", row=names.row(row), column=column + 1, number=int(s.number[column]))


class Citizen(Kind["Dice"]):
    """A citizen of a colour, where one may be chosen."""

    def word(self, index: int) -> str:
        return CITIZENS[index]

    def ref(self, index: int) -> str:
        return f"citizens:{COLOURS[index]}"

    def label(self, s: Dice, index: int) -> Message:
        return message("dice-call", citizen=names.one_citizen(index))


class Owed(Kind["Dice"]):
    """Which of several pending bonuses comes first."""

    def word(self, index: int) -> str:
        return f"first:{OWED_NAMES[index]}"

    def ref(self, index: int) -> str:
        return f"owed:{OWED_NAMES[index]}"

    def label(self, s: Dice, index: int) -> Message:
        return message("dice-first", bonus=Message(f"dice-owed-{OWED_NAMES[index]}"))


# How choices are listed. Everything begins with a die.
DICE: Final = Listing(
    Heading(Message("dice-group-dice"), 10),
    part=Heading(Message("dice-part-die"), 30),
    is_means=True,
)
BUILDINGS: Final = Listing(
    Heading(Message("dice-group-buildings"), 20),
    part=Heading(Message("dice-part-building"), 10),
    is_stop=True,
)
BELOW_RESOURCES: Final = Heading(Message("dice-group-resources"), 30)
NUMBERS: Final = Listing(Heading(Message("dice-group-numbers"), 50))
BONUSES: Final = Listing(Heading(Message("dice-group-bonuses"), 60))

PLAZA: Final = Plaza(ALPHABET, "plaza", WAYS_TO_LAY)
TILE: Final = Tile(
    ALPHABET, "tile", TILES, listed=Listing(Heading(Message("dice-group-tiles"), 70), is_stop=True)
)
NUMBER: Final = Number(ALPHABET, "number", FACES, listed=NUMBERS)
RISING: Final = Word(ALPHABET, "rising", Message("dice-rising"), "numbers", listed=NUMBERS)
FALLING: Final = Word(ALPHABET, "falling", Message("dice-falling"), "numbers", listed=NUMBERS)
ONE_OF_EACH: Final = Word(
    ALPHABET, "one-of-each", Message("dice-one-of-each"), "resources", listed=Listing(BELOW_RESOURCES)
)
"""No die can be paid for."""
DIE: Final = Die(ALPHABET, "die", POSITIONS, listed=DICE)
DIE_FOR: Final = DieFor(ALPHABET, "die-for", len(RESOURCES), listed=DICE)
GAIN: Final = Gain(
    ALPHABET,
    "gain",
    len(RESOURCES) * VALUES,
    listed=Listing(BELOW_RESOURCES, part=Heading(Message("dice-part-resources"), 20)),
)
BUILD: Final = Build(ALPHABET, "build", ROW_COUNT * COLUMNS, listed=BUILDINGS)
CITIZEN: Final = Citizen(
    ALPHABET, "citizen", len(CITIZENS), listed=Listing(Heading(Message("dice-group-citizens"), 40))
)
OWED: Final = Owed(ALPHABET, "first", len(OWED_NAMES), listed=BONUSES)
NO_CITIZEN: Final = Word(ALPHABET, "no-citizen", Message("dice-no-citizen"), "owed:citizen", listed=BONUSES)
"""The citizen that finds its track full goes nowhere (ruling R10)."""


def gain(colour: i64, value: i64) -> i64:
    """The token that uses a die of this colour and value to gain resources."""
    return GAIN.first + VALUES * colour + value


def build(row: i64, column: i64) -> i64:
    """The token that builds in this row and column (the leftmost is 0)."""
    return BUILD.first + COLUMNS * row + column


VOCABULARY: Final = Vocabulary(
    (
        PLAZA,
        TILE,
        NUMBER,
        RISING,
        FALLING,
        ONE_OF_EACH,
        DIE,
        DIE_FOR,
        GAIN,
        BUILD,
        CITIZEN,
        OWED,
        NO_CITIZEN,
    )
)
