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
    Owed,
)
from troyes.dice.actions.performing import CHOOSE_DIE, USE_DIE
from troyes.dice.judge.judge import DICE_JUDGE
from troyes.dice.rules import Rules
from troyes.dice.sheet import ASK_DIE, ASK_FIRST, ASK_NOTHING, ASK_OWED, ASK_USE
from troyes.dice.state import Dice


def asking(full_track: Owed) -> list[Step[Dice]]:
    """The step that asks each question, by its number, with the one for a citizen whose track is full."""
    steps: dict[int, Step[Dice]] = {ASK_DIE: CHOOSE_DIE, ASK_USE: USE_DIE, ASK_FIRST: CHOOSE_FIRST}
    for bonus in (*FREE_CONSTRUCTIONS, full_track, BANQUET_CITIZEN):
        steps[ASK_OWED + bonus.kind] = bonus
    return [steps[number] for number in range(ASK_NOTHING)]


ASKING: Final = {1: asking(MUST_CIRCLE_ANOTHER), 2: asking(OTHER_TRACK)}
VERSION: Final = max(ASKING)


MADE: Final[dict[tuple[int, str, str], Rules]] = {}
"""The rules of each kind of table, made when it is first set up."""


def rules(version: int, numbering: str, banquets: str) -> Rules:
    """The rules of a table."""
    kind = (version, numbering, banquets)
    if kind not in MADE:
        MADE[kind] = Rules(version, ASKING[version], numbering, banquets, DICE_JUDGE)
    return MADE[kind]
