"""Troyes Dice: what a sheet is worth, and the same sheet in numbers for evaluations that are learned.

Nobody can touch another's sheet, so a seat's own is all that its thinking is about.
"""

from __future__ import annotations

from typing import Final

from troyes.core.judge import THUMB, Judge
from troyes.core.native import i64, vec
from troyes.dice.constants import (
    CATHEDRAL,
    CATHEDRAL_VALUES,
    CITIZEN_EVERY,
    COLUMNS,
    DAYS,
    FIRST_WORK_COLUMN,
    PRESTIGE_CITIZEN,
    RESOURCE_COLUMN,
    RESOURCE_TRACK,
    RESOURCES,
    ROW_COUNT,
    ROWS,
    SECOND_WORK_COLUMN,
)
from troyes.dice.constants import (
    CITIZENS as TRACKS,
)
from troyes.dice.judge import thumb
from troyes.dice.phases import scoring
from troyes.dice.sheet import CIRCLED, CITIZENS, CROSSED, DRAWN, SHEET, UNSPENT, WRITTEN, count_bits
from troyes.dice.state import Dice

SOME: Final = 3
MANY: Final = 7
PARTS: Final = ("", "more-", "most-")

FEATURES: Final[list[str]] = [
    *[f"{part}{name}" for name in RESOURCES for part in PARTS],
    *[f"{name}-to-citizen" for name in RESOURCES],
    *TRACKS,
    *[f"{name}-to-prestige" for name in TRACKS],
    "third-column",
    "sixth-column",
    "eleventh-column",
    *[f"{name}-built" for name in ROWS],
    *[f"{name}-to-score" for name in ROWS],
    *[f"{name}-unwritten" for name in ROWS],
    "next-value",
    *[f"{name}-crossed" for name in TRACKS],
    "links",
    "shelters",
    *[f"{THUMB}{part}" for part in ("points", "resources", "rows", "prospects")],
]


class DiceJudge(Judge[Dice]):
    """Judges the positions of a table of Troyes Dice."""

    def __init__(self) -> None:
        super().__init__(["dice"], FEATURES, apart=True, depth=2 * DAYS, learned_depth=4)

    def points(self, s: Dice, rival: i64) -> i64:
        return scoring.total(s, rival)

    def worth(self, s: Dice, seat: i64, rival: i64) -> float:
        return thumb.worth(s, rival)

    def lead(self, s: Dice, seat: i64) -> float:
        return thumb.worth(s, seat)

    def rounds(self, s: Dice) -> i64:
        return 2 * s.day + s.half

    def stage(self, s: Dice) -> i64:
        return thumb.half_days_left(s)

    def describe(self, s: Dice, seat: i64, rival: i64, row: vec[float]) -> None:
        sheets = s.sheets
        sheet = rival * SHEET
        at = resources(sheets, sheet, row)
        at = citizens(sheets, sheet, row, at)
        at = rows(sheets, sheet, row, at)
        links, shelters = thumb.links(sheets, sheet), thumb.shelters(sheets, sheet)
        row[at] = links
        row[at + 1] = shelters
        turns = thumb.actions_left(s, sheet)
        row[at + 2] = float(scoring.total(s, rival))
        row[at + 3] = thumb.resources(sheets, sheet, turns) if turns else 0.0
        row[at + 4] = thumb.rows(sheets, sheet, turns) if turns else 0.0
        row[at + 5] = float(turns) / thumb.HALF_DAYS * (thumb.citizens(sheets, sheet) + links + shelters)


def resources(sheets: vec[i64], sheet: i64, row: vec[float]) -> i64:
    """Unspent resources in three parts, each worth less than the one before, and the way to the next citizen."""
    resource: i64 = 0
    while resource < 3:
        unspent = sheets[sheet + UNSPENT + resource]
        row[3 * resource] = float(min(unspent, SOME))
        row[3 * resource + 1] = float(max(0, min(unspent, MANY) - SOME))
        row[3 * resource + 2] = float(max(0, unspent - MANY))
        circled = sheets[sheet + CIRCLED + resource]
        row[9 + resource] = float(circled % CITIZEN_EVERY) if circled < RESOURCE_TRACK else 0.0
        resource += 1
    return 12


def citizens(sheets: vec[i64], sheet: i64, row: vec[float], at: i64) -> i64:
    """Citizens by track, and how far the bonuses along the tracks are reached."""
    third: i64 = 0
    sixth: i64 = 0
    eleventh: i64 = 0
    track: i64 = 0
    while track < 3:
        count = sheets[sheet + CITIZENS + track]
        row[at + track] = float(count)
        row[at + 3 + track] = float(max(0, count - 8)) if count < PRESTIGE_CITIZEN else 0.0
        third += min(count, RESOURCE_COLUMN)
        sixth += max(0, min(count, FIRST_WORK_COLUMN) - RESOURCE_COLUMN)
        eleventh += max(0, min(count, SECOND_WORK_COLUMN) - FIRST_WORK_COLUMN)
        track += 1
    row[at + 6] = float(third % 9)
    row[at + 7] = float(sixth % 9)
    row[at + 8] = float(eleventh % 15)
    return at + 9


def rows(sheets: vec[i64], sheet: i64, row: vec[float], at: i64) -> i64:
    """The six rows: what is built, what further buildings would score, and what a Cathedral would make of the row."""
    built = count_bits(sheets[sheet + DRAWN + CATHEDRAL])
    value: i64 = CATHEDRAL_VALUES[built] if built < COLUMNS else 0
    cathedral_crossed = sheets[sheet + CROSSED + CATHEDRAL // 2]
    line: i64 = 0
    while line < ROW_COUNT:
        drawn = sheets[sheet + DRAWN + line]
        count = count_bits(drawn)
        free = COLUMNS - count_bits(drawn | sheets[sheet + CROSSED + line // 2])
        written = sheets[sheet + WRITTEN + line]
        row[at + line] = float(count)
        row[at + ROW_COUNT + line] = float(written * free)
        open_still = written == 0 and not (cathedral_crossed >> line) & 1
        row[at + 2 * ROW_COUNT + line] = float(value * (2 * count + free)) if open_still else 0.0
        line += 1
    at += 3 * ROW_COUNT
    row[at] = float(value)
    at += 1
    colour: i64 = 0
    while colour < 3:
        row[at + colour] = float(count_bits(sheets[sheet + CROSSED + colour]))
        colour += 1
    return at + 3


DICE_JUDGE: Final = DiceJudge()
