"""Troyes Dice, "Your scoresheet": what is pencilled on it, as one row of numbers a seat.

All seats' sheets stand in one array, so that a clone copies them at once: field `f` of seat `p` is at `p * SHEET + f`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from troyes.core.native import i64, vec
from troyes.dice.constants import RED, RESOURCES_AT_START, WHITE, YELLOW

UNSPENT: Final = 0
"""Three resources: circled and not crossed out."""
CIRCLED: Final = 3
"""Three resources: ever circled, spent or not."""
CITIZENS: Final = 6
"""Three tracks: citizens circled."""
DRAWN: Final = 9
"""Six rows: the columns built in, one bit each."""
CROSSED: Final = 15
"""Three colours: the columns whose die is crossed out, one bit each."""
WRITTEN: Final = 18
"""Six rows: the value that a Cathedral gives to each building of the row."""
OWED: Final = 24
"""Six kinds of bonus: how many of each wait for the player's choice."""
ASKED: Final = 30
"""What this seat is being asked."""
CHOSEN: Final = 31
"""The position of the die chosen in this half day."""
SHEET: Final = 32

DRAWN_ONES: Final = 1
"""The topic of a state that says what is drawn: the only one of what everybody's actions touch that seldom changes."""

ASK_DIE: Final = 0
ASK_USE: Final = 1
ASK_FIRST: Final = 2
ASK_OWED: Final = 3
"""Plus the kind of bonus."""
ASK_NOTHING: Final = 9
"""The numbers in `ASKED`; what they stand for are the questions below."""

OWED_KINDS: Final = 6
OWED_PRESTIGE: Final = 0
"""Plus the colour of the track whose 15th citizen earned it."""
OWED_WORK: Final = 3
OWED_CITIZEN: Final = 4
"""A citizen that finds its own track full."""
OWED_BANQUET: Final = 5
"""The artisan or priest of a Banquet tile."""


class Question:
    """What a seat can be asked: its number in the sheet, and the word that documents, choices and messages have for
    it."""

    def __init__(self, number: int, word: str) -> None:
        self.number: Final = number
        self.word: Final = word


class Bonus(Question):
    """A bonus that waits for the player's choice: its kind is its place among what is owed."""

    def __init__(self, kind: int, word: str) -> None:
        super().__init__(ASK_OWED + kind, word)
        self.kind: Final = kind


BONUSES: Final = (
    Bonus(OWED_PRESTIGE + RED, "knight15"),
    Bonus(OWED_PRESTIGE + YELLOW, "artisan15"),
    Bonus(OWED_PRESTIGE + WHITE, "priest15"),
    Bonus(OWED_WORK, "column"),
    Bonus(OWED_CITIZEN, "citizen"),
    Bonus(OWED_BANQUET, "banquet"),
)
QUESTIONS: Final = (
    Question(ASK_DIE, "die"),
    Question(ASK_USE, "use"),
    Question(ASK_FIRST, "first"),
    *BONUSES,
    Question(ASK_NOTHING, "nothing"),
)


def words_of(questions: Sequence[Question]) -> tuple[str, ...]:
    """Their words in the order of their numbers."""
    words = {question.number: question.word for question in questions}
    return tuple([words[number] for number in sorted(words)])


OWED_NAMES: Final = words_of(BONUSES)
"""By the kind of bonus."""
ASKED_NAMES: Final = words_of(QUESTIONS)
"""By the number that stands in `ASKED`."""


def blank_sheets(players: int) -> vec[i64]:
    """The sheets as they are handed out."""
    blank = [0] * SHEET
    for resource in range(3):
        blank[UNSPENT + resource] = RESOURCES_AT_START
        blank[CIRCLED + resource] = RESOURCES_AT_START
    blank[ASKED] = ASK_NOTHING
    sheets = blank * players
    return vec[i64](sheets)


def count_bits(columns: i64) -> i64:
    """How many of the six columns are marked."""
    count: i64 = 0
    while columns:
        columns &= columns - 1
        count += 1
    return count
