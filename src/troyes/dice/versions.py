"""The versions of the rules, which a record names.

2: a citizen who finds his track full can be let go (ruling R10).
"""

from __future__ import annotations

from typing import Final

from troyes.core.agenda import Step
from troyes.dice.actions.bonuses import (
    BANQUET_CITIZEN,
    CHOOSE_FIRST,
    FREE_CONSTRUCTIONS,
    MUST_CIRCLE_ANOTHER,
    OTHER_TRACK,
)
from troyes.dice.actions.performing import CHOOSE_DIE, USE_DIE
from troyes.dice.judge.judge import DICE_JUDGE
from troyes.dice.rules import Rules
from troyes.dice.state import Dice


def questions(full_track: Step[Dice]) -> list[Step[Dice]]:
    """What a seat can be asked, by the numbers of `troyes.dice.sheet`, with the question of a citizen whose track is
    full."""
    return [CHOOSE_DIE, USE_DIE, CHOOSE_FIRST, *FREE_CONSTRUCTIONS, full_track, BANQUET_CITIZEN]


QUESTIONS: Final = {1: questions(MUST_CIRCLE_ANOTHER), 2: questions(OTHER_TRACK)}
VERSION: Final = max(QUESTIONS)


MADE: Final[dict[tuple[int, str, str], Rules]] = {}
"""The rules of each kind of table, made when it is first set up."""


def rules(version: int, numbering: str, banquets: str) -> Rules:
    """The rules of a table."""
    kind = (version, numbering, banquets)
    if kind not in MADE:
        MADE[kind] = Rules(version, QUESTIONS[version], numbering, banquets, DICE_JUDGE)
    return MADE[kind]
