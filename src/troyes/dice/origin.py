"""A table of Troyes Dice as numbers: all of them, to be packed, and those that a seat may know, to be learned from."""

from __future__ import annotations

from typing import Final

from troyes.core.game import Game, Setup
from troyes.core.native import i16, i64, vec
from troyes.core.origin import Origin, copied, copied_part, flagged
from troyes.core.packing import Packer, Unpacker
from troyes.dice.constants import CITIZENS, COLOURS, COLUMNS, NOTCHES, POSITIONS, RESOURCES, ROWS
from troyes.dice.round import agenda_of
from troyes.dice.rules import Rules
from troyes.dice.sheet import (
    ASK_NOTHING,
    ASKED,
    CHOSEN,
    CROSSED,
    DRAWN,
    DRAWN_ONES,
    OWED,
    OWED_NAMES,
    SHEET,
    WRITTEN,
    blank_sheets,
)
from troyes.dice.state import Dice


class DiceOrigin(Origin[Dice]):
    """A kind of table. What lies on its agenda follows from its other numbers."""

    def __init__(self, game: Game[Dice], setup: Setup, rules: Rules) -> None:
        super().__init__(game, setup, [question.name for question in rules.questions])
        self.rules: Final = rules
        self.players: Final[i64] = setup.players
        self.sheets: Final = blank_sheets(setup.players)
        self.columns: Final[vec[i64]] = vec[i64]([0] * COLUMNS)
        self.notches: Final[vec[i64]] = vec[i64]([0] * NOTCHES)
        self.positions: Final[vec[i64]] = vec[i64]([0] * POSITIONS)
        """Arrays as long as those of a state."""

    def pack(self, s: Dice, out: Packer) -> None:
        out.row(s.sheets)
        out.row(s.shown)
        out.row(s.number)
        out.row(s.up)
        out.row(s.under)
        out.row(s.side)
        out.row(dice_of(s))
        out.small(s.rolled)
        out.small(s.black)
        out.small(s.closed)
        out.small(s.day)
        out.small(s.half)

    def unpacked(self, found: Unpacker) -> Dice:
        s = Dice(
            [],
            rules=self.rules,
            players=self.players,
            sheets=found.row(self.sheets),
            shown=found.row(self.sheets),
            number=found.row(self.columns),
            up=found.row(self.notches),
            under=found.row(self.notches),
            side=found.row(self.notches),
            dice=found.row(self.positions),
        )
        rolled = found.small()
        if rolled == POSITIONS:
            s.rolled = rolled
        else:
            roll_again(s, rolled)
        s.black = found.small()
        s.closed = found.small()
        s.day = found.small()
        s.half = found.small()
        s.agenda = [*agenda_of(s)]
        return s

    def observed(self) -> list[str]:
        """What lies on the table, everybody's sheet as the seat sees it, and its own as the others see it."""
        names = ["seat", "day", "half", "rolled", "black"]
        names += [f"die.{position + 1}" for position in range(POSITIONS)]
        names += [f"closed.{position + 1}" for position in range(POSITIONS)]
        names += [f"number.{column + 1}" for column in range(COLUMNS)]
        for part in ("up", "under", "side"):
            names += [f"{part}.{notch + 1}" for notch in range(NOTCHES)]
        for seat in range(self.players):
            names += [f"{chr(ord('A') + seat)}.{name}" for name in SHEET_NAMES]
        return names + [f"shown.{name}" for name in SHEET_NAMES]

    def observe(self, s: Dice, seat: i64, row: vec[i16], at: i64) -> None:
        at = observe_table(s, seat, row, at)
        other: i64 = 0
        while other < self.players:
            observe_sheet(s.sheets if other == seat else s.shown, other * SHEET, row, at)
            at += SHEET_WIDTH
            other += 1
        observe_sheet(s.shown, seat * SHEET, row, at)
        self.observe_finished(s, seat, row, at)

    def observe_on(self, s: Dice, seat: i64, row: vec[i16], at: i64) -> None:
        """Within a half day the table stays as it is and sheets are shown as they were: only the one of whoever acts
        changes. Buildings are drawn and never rubbed out, so where as many are there as before, they are the same."""
        before = i64(row[at])
        if s.rolled != POSITIONS or row[at + 1] != s.day or row[at + 2] != s.half or row[at + 3] != POSITIONS:
            self.observe(s, seat, row, at)
            return
        row[at] = i16(seat)
        at += TABLE_WIDTH
        end = at + self.players * SHEET_WIDTH
        own = at + seat * SHEET_WIDTH
        observe_counts(s.sheets, seat * SHEET, row, own)
        if before != seat:
            observe_drawn_on(s.shown, seat * SHEET, s.sheets, seat * SHEET, row, own)
            observe_counts(s.shown, before * SHEET, row, at + before * SHEET_WIDTH)
            observe_drawn_on(
                s.sheets, before * SHEET, s.shown, before * SHEET, row, at + before * SHEET_WIDTH
            )
            observe_counts(s.shown, seat * SHEET, row, end)
            observe_drawn_on(s.shown, before * SHEET, s.shown, seat * SHEET, row, end)
        elif s.touched & DRAWN_ONES:
            observe_drawn(s.sheets, seat * SHEET, row, own)
        self.observe_finished(s, seat, row, end)

    def observe_finished(self, s: Dice, seat: i64, row: vec[i16], end: i64) -> None:
        """Of the others' half day a seat knows whether it is over: write that into their sheets, which end here."""
        asked = end - SHEET + ASKED
        other = self.players - 1
        while other >= 0:
            if other != seat and s.sheets[other * SHEET + ASKED] == ASK_NOTHING:
                row[asked] = ASK_NOTHING
            asked -= SHEET_WIDTH
            other -= 1


TABLE_WIDTH: Final = 5 + POSITIONS + POSITIONS + COLUMNS + 3 * NOTCHES
"""What lies on the table, with who looks."""


def observe_table(s: Dice, seat: i64, row: vec[i16], at: i64) -> i64:
    """Write who looks, and what lies on the table; where it ends."""
    row[at] = i16(seat)
    row[at + 1] = i16(s.day)
    row[at + 2] = i16(s.half)
    row[at + 3] = i16(s.rolled)
    row[at + 4] = i16(s.black)
    at = copied(dice_of(s), row, at + 5)
    at = flagged(s.closed, POSITIONS, row, at)
    at = copied(s.number, row, at)
    at = copied(s.up, row, at)
    at = copied(s.under, row, at)
    return copied(s.side, row, at)


def dice_of(s: Dice) -> vec[i64]:
    """The dice as packed states and observations have them: by position, and as thrown before they lie there."""
    return s.dice if not s.thrown else vec[i64]([s.face(throw) for throw in range(POSITIONS)])


def roll_again(s: Dice, count: i64) -> None:
    """So many of the dice that were read lie nowhere yet."""
    throw: i64 = 0
    while throw < count:
        s.roll(s.dice[throw])
        s.dice[throw] = 0
        throw += 1


def sheet_names() -> list[str]:
    """The names of what `observe_sheet` writes."""
    names = [f"unspent.{resource}" for resource in RESOURCES]
    names += [f"circled.{resource}" for resource in RESOURCES]
    names += [f"citizens.{citizen}" for citizen in CITIZENS]
    names += [f"drawn.{row}.{column + 1}" for row in ROWS for column in range(COLUMNS)]
    names += [f"crossed.{colour}.{column + 1}" for colour in COLOURS for column in range(COLUMNS)]
    names += [f"value.{row}" for row in ROWS]
    names += [f"owed.{name}" for name in OWED_NAMES]
    return [*names, "asked", "chosen"]


SHEET_NAMES: Final = sheet_names()
SHEET_WIDTH: Final[i64] = len(SHEET_NAMES)


def observe_sheet(sheets: vec[i64], first: i64, row: vec[i16], at: i64) -> None:
    """Write what is pencilled on a sheet."""
    observe_counts(sheets, first, row, at)
    observe_drawn(sheets, first, row, at)


def observe_counts(sheets: vec[i64], first: i64, row: vec[i16], at: i64) -> None:
    """Write all of a sheet but its buildings."""
    copied_part(sheets, first, first + DRAWN, row, at - first)
    at += (WRITTEN - DRAWN) * (COLUMNS - 1)
    assert CROSSED + 3 == WRITTEN < OWED < ASKED < CHOSEN
    copied_part(sheets, first + WRITTEN, first + SHEET, row, at - first)


def observe_drawn(sheets: vec[i64], first: i64, row: vec[i16], at: i64) -> None:
    """Write each building that is drawn on a sheet, and each die that is crossed out, by itself."""
    at += DRAWN
    field = first + DRAWN
    while field < first + WRITTEN:
        at = flagged(sheets[field], COLUMNS, row, at)
        field += 1


def observe_drawn_on(
    before: vec[i64], first_before: i64, now: vec[i64], first: i64, row: vec[i16], at: i64
) -> None:
    """The same where those of another sheet are written there."""
    at += DRAWN
    field: i64 = DRAWN
    while field < WRITTEN:
        if now[first + field] != before[first_before + field]:
            flagged(now[first + field], COLUMNS, row, at)
        at += COLUMNS
        field += 1


def origin_of(rules: Rules, players: i64) -> Origin[Dice]:
    """The table that so many players play by these rules."""
    from troyes.dice.game import GAMES

    setup = Setup(int(players), {"numbering": rules.numbering, "banquets": rules.banquets})
    return DiceOrigin(GAMES[rules.version], setup, rules)
