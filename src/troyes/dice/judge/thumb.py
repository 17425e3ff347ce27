"""Troyes Dice: the points on a sheet, and what its marks may still become.

Nobody can touch another's sheet, so a seat's own is all that counts.
"""

from __future__ import annotations

from typing import Final

from troyes.core.native import i64
from troyes.dice import scoring
from troyes.dice.buildings import LINKS
from troyes.dice.constants import (
    AFTERNOON,
    CATHEDRAL,
    CATHEDRAL_VALUES,
    CITIZEN_EVERY,
    COLUMNS,
    DAYS,
    FIRST_WORK_COLUMN,
    FORTRESS,
    PRESTIGE_CITIZEN,
    RESOURCE_COLUMN,
    RESOURCE_TRACK,
    ROW_COUNT,
    SECOND_WORK_COLUMN,
)
from troyes.dice.sheet import ASK_DIE, ASKED, CIRCLED, CITIZENS, CROSSED, DRAWN, SHEET, UNSPENT, WRITTEN
from troyes.dice.state import Dice

HALF_DAYS: Final = 2 * DAYS
RESOURCE: Final = 0.9
"""An unspent resource at first, beyond what it scores in a pair."""
ENOUGH_RESOURCES: Final = 6
"""Resources of a kind from which on another one hardly helps."""
BUILDINGS_A_TURN: Final = 0.13
"""How many buildings an action adds to each row, on average."""
LINK: Final = 0.5
"""Half of a pair that is linked."""
SHELTER: Final = 0.25
"""A Fortress over a die that is not used up, while the black die attacks."""
COLUMN_BONUSES: Final = ((RESOURCE_COLUMN, 2.0), (FIRST_WORK_COLUMN, 3.0), (SECOND_WORK_COLUMN, 3.0))
PRESTIGE_BONUS: Final = 4.0


def worth(s: Dice, seat: int) -> float:
    """The points of a seat and its prospects."""
    at = seat * SHEET
    sheet = [int(s.sheets[field]) for field in range(at, at + SHEET)]
    turns = actions_left(s, sheet)
    points = float(scoring.total(s.sheets, seat))
    if turns == 0:
        return points
    left = turns / HALF_DAYS
    return (
        points
        + resources(sheet, turns)
        + rows(sheet, turns)
        + left * (citizens(sheet) + links(sheet) + shelters(sheet))
    )


def actions_left(s: Dice, sheet: list[int]) -> int:
    """The half days on which a seat still acts, this one included until it has begun."""
    return int(half_days_left(s)) + int(bool(s.rolled) and sheet[ASKED] == ASK_DIE)


def half_days_left(s: Dice) -> i64:
    """The half days whose dice are still to be thrown."""
    after: i64 = 2 * (DAYS - s.day) + (0 if s.half == AFTERNOON else 1)
    return after if s.rolled else after + 1


def resources(sheet: list[int], turns: int) -> float:
    """What resources buy, as long as there are actions to buy it with; those ever circled also lead to citizens."""
    value = 0.0
    use = min(1.0, turns / 4)
    for resource in range(3):
        unspent = sheet[UNSPENT + resource]
        few = min(unspent, ENOUGH_RESOURCES)
        value += use * RESOURCE * few * (1 - few / (3 * ENOUGH_RESOURCES))
        circled = sheet[CIRCLED + resource]
        if circled < RESOURCE_TRACK:
            value += use * (circled % CITIZEN_EVERY) / CITIZEN_EVERY
    return value


def rows(sheet: list[int], turns: int) -> float:
    """What the six rows may still score: by their written value, or by the one that a Cathedral would write."""
    value = 0.0
    built = sheet[DRAWN + CATHEDRAL].bit_count()
    crossed = [sheet[CROSSED + colour] for colour in range(3)]
    following = int(CATHEDRAL_VALUES[built]) if built < COLUMNS else 0
    for row in range(ROW_COUNT):
        drawn = sheet[DRAWN + row]
        free = COLUMNS - (drawn | crossed[row // 2]).bit_count()
        growth = min(free, BUILDINGS_A_TURN * turns)
        written = sheet[WRITTEN + row]
        if written:
            value += written * growth
        elif not (crossed[CATHEDRAL // 2] >> row) & 1:
            chance = min(0.7, turns / 12)
            value += chance * following * (drawn.bit_count() + growth)
    return value


def citizens(sheet: list[int]) -> float:
    """How near the bonuses along the tracks are."""
    counts = [sheet[CITIZENS + colour] for colour in range(3)]
    value = 0.0
    for column, bonus in COLUMN_BONUSES:
        if min(counts) < column:
            value += bonus * (sum(min(count, column) for count in counts) / (3 * column)) ** 2
    for count in counts:
        if count < PRESTIGE_CITIZEN:
            value += PRESTIGE_BONUS * (count / PRESTIGE_CITIZEN) ** 2
    return value


def links(sheet: list[int]) -> float:
    """Pairs of which one stands and the other can still be built."""
    value = 0.0
    for link in LINKS:
        pair = (sheet[DRAWN + link.row] >> link.left) & 3
        crossed = (sheet[CROSSED + link.row // 2] >> link.left) & 3
        if pair in {1, 2} and not crossed & ~pair:
            value += LINK * (int(link.citizens) + int(link.resources) / 3)
    return value


def shelters(sheet: list[int]) -> float:
    """Columns that a Fortress keeps from the black die, for each colour that can still be built there."""
    value = 0.0
    for column in range(COLUMNS):
        if (sheet[DRAWN + FORTRESS] >> column) & 1:
            for colour in range(3):
                both = sheet[DRAWN + 2 * colour] & sheet[DRAWN + 2 * colour + 1]
                if not ((both | sheet[CROSSED + colour]) >> column) & 1:
                    value += SHELTER
    return value
