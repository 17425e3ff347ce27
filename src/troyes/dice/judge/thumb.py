"""Troyes Dice: the points on a sheet, and what its marks may still become.

Nobody can touch another's sheet, so a seat's own is all that counts.
"""

from __future__ import annotations

from typing import Final

from troyes.core.native import i64, vec
from troyes.dice.actions.buildings import LINKS
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
from troyes.dice.phases import scoring
from troyes.dice.sheet import (
    ASK_DIE,
    ASKED,
    CIRCLED,
    CITIZENS,
    CROSSED,
    DRAWN,
    SHEET,
    UNSPENT,
    WRITTEN,
    count_bits,
)
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
RESOURCE_BONUS: Final = 2.0
WORK_BONUS: Final = 3.0
"""What the bonuses of the columns are worth."""
PRESTIGE_BONUS: Final = 4.0


def worth(s: Dice, seat: i64) -> float:
    """The points of a seat and its prospects."""
    sheets = s.sheets
    at = seat * SHEET
    turns = actions_left(s, at)
    points = float(scoring.total(s, seat))
    if turns == 0:
        return points
    left = float(turns) / HALF_DAYS
    return (
        points
        + resources(sheets, at, turns)
        + rows(sheets, at, turns)
        + left * (citizens(sheets, at) + links(sheets, at) + shelters(sheets, at))
    )


def actions_left(s: Dice, at: i64) -> i64:
    """The half days on which a seat still acts, this one included until it has begun."""
    return half_days_left(s) + (1 if s.rolled and s.sheets[at + ASKED] == ASK_DIE else 0)


def half_days_left(s: Dice) -> i64:
    """The half days whose dice are still to be thrown."""
    after: i64 = 2 * (DAYS - s.day) + (0 if s.half == AFTERNOON else 1)
    return after if s.rolled else after + 1


def resources(sheets: vec[i64], at: i64, turns: i64) -> float:
    """What resources buy, as long as there are actions to buy it with; those ever circled also lead to citizens."""
    value = 0.0
    resource: i64 = 0
    while resource < 3:
        few = min(sheets[at + UNSPENT + resource], ENOUGH_RESOURCES)
        value += RESOURCE * float(few) * (1 - float(few) / (3 * ENOUGH_RESOURCES))
        circled = sheets[at + CIRCLED + resource]
        if circled < RESOURCE_TRACK:
            value += float(circled % CITIZEN_EVERY) / CITIZEN_EVERY
        resource += 1
    return min(1.0, float(turns) / 4) * value


def rows(sheets: vec[i64], at: i64, turns: i64) -> float:
    """What the six rows may still score: by their written value, or by the one that a Cathedral would write."""
    value = 0.0
    built = count_bits(sheets[at + DRAWN + CATHEDRAL])
    following: i64 = CATHEDRAL_VALUES[built] if built < COLUMNS else 0
    chance = min(0.7, float(turns) / 12)
    row: i64 = 0
    while row < ROW_COUNT:
        drawn = sheets[at + DRAWN + row]
        free = COLUMNS - count_bits(drawn | sheets[at + CROSSED + row // 2])
        growth = min(float(free), BUILDINGS_A_TURN * float(turns))
        written = sheets[at + WRITTEN + row]
        if written:
            value += float(written) * growth
        elif not (sheets[at + CROSSED + CATHEDRAL // 2] >> row) & 1:
            value += chance * float(following) * (float(count_bits(drawn)) + growth)
        row += 1
    return value


def citizens(sheets: vec[i64], at: i64) -> float:
    """How near the bonuses along the tracks are."""
    value = column(sheets, at, RESOURCE_COLUMN, RESOURCE_BONUS)
    value += column(sheets, at, FIRST_WORK_COLUMN, WORK_BONUS)
    value += column(sheets, at, SECOND_WORK_COLUMN, WORK_BONUS)
    track: i64 = 0
    while track < 3:
        count = sheets[at + CITIZENS + track]
        if count < PRESTIGE_CITIZEN:
            near = float(count) / PRESTIGE_CITIZEN
            value += PRESTIGE_BONUS * near * near
        track += 1
    return value


def column(sheets: vec[i64], at: i64, place: i64, bonus: float) -> float:
    """How near the bonus is that all three tracks must reach a column for; nothing once they have."""
    reached: i64 = 0
    track: i64 = 0
    while track < 3:
        reached += min(sheets[at + CITIZENS + track], place)
        track += 1
    if reached == 3 * place:
        return 0.0
    near = float(reached) / float(3 * place)
    return bonus * near * near


def links(sheets: vec[i64], at: i64) -> float:
    """Pairs of which one stands and the other can still be built."""
    value = 0.0
    for link in LINKS:
        pair = (sheets[at + DRAWN + link.row] >> link.left) & 3
        if pair == 1 or pair == 2:
            crossed = (sheets[at + CROSSED + link.row // 2] >> link.left) & 3
            if not crossed & ~pair:
                value += LINK * (float(link.citizens) + float(link.resources) / 3)
    return value


def shelters(sheets: vec[i64], at: i64) -> float:
    """Columns that a Fortress keeps from the black die, for each colour that can still be built there."""
    count: i64 = 0
    colour: i64 = 0
    while colour < 3:
        both = sheets[at + DRAWN + 2 * colour] & sheets[at + DRAWN + 2 * colour + 1]
        count += count_bits(sheets[at + DRAWN + FORTRESS] & ~(both | sheets[at + CROSSED + colour]))
        colour += 1
    return SHELTER * float(count)
