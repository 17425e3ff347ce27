"""Troyes Dice, track and column bonuses: those that ask the player something, one after the other."""

from __future__ import annotations

from typing import Final

from troyes.core.agenda import Step
from troyes.core.message import Message
from troyes.core.native import i64
from troyes.core.offer import Offer
from troyes.dice.actions.buildings import can_build, construct
from troyes.dice.actions.hindered import why_not_built
from troyes.dice.actions.tracks import gain_citizens
from troyes.dice.banquets import PLAIN
from troyes.dice.constants import CITIZEN_TRACK, COLUMNS, RED, ROW_COUNT, WHITE, YELLOW
from troyes.dice.sheet import (
    ASK_FIRST,
    ASK_NOTHING,
    ASK_OWED,
    ASKED,
    BONUSES,
    CITIZENS,
    OWED,
    OWED_BANQUET,
    OWED_CITIZEN,
    OWED_KINDS,
    OWED_NAMES,
    OWED_WORK,
    SHEET,
)
from troyes.dice.state import Dice
from troyes.dice.words.tokens import BUILD, CITIZEN, NO_CITIZEN, build
from troyes.dice.words.tokens import OWED as OWED_TOKEN


def settle(s: Dice, seat: i64) -> None:
    """Ask for the pending bonuses: which one first if there are several kinds, and nothing when none is left."""
    sheet = seat * SHEET
    kinds: i64 = 0
    last: i64 = 0
    kind: i64 = 0
    while kind < OWED_KINDS:
        if s.sheets[sheet + OWED + kind]:
            if is_possible(s, seat, kind):
                kinds += 1
                last = kind
            else:
                s.sheets[sheet + OWED + kind] = 0
        kind += 1
    if kinds == 0:
        s.sheets[sheet + ASKED] = ASK_NOTHING
    elif kinds == 1:
        s.sheets[sheet + ASKED] = ASK_OWED + last
    else:
        s.sheets[sheet + ASKED] = ASK_FIRST


def is_possible(s: Dice, seat: i64, kind: i64) -> bool:
    """Whether a bonus can still bring something; one that cannot is lost (rulings R10, R11)."""
    if kind >= OWED_CITIZEN:
        return has_room(s, seat, RED) or has_room(s, seat, YELLOW) or has_room(s, seat, WHITE)
    row: i64 = 0
    while row < ROW_COUNT:
        column: i64 = 0
        while column < COLUMNS:
            if offers_row(kind, row) and can_build(s, seat, row, column):
                return True
            column += 1
        row += 1
    return False


def has_room(s: Dice, seat: i64, colour: i64) -> bool:
    """Whether a citizen track is not yet full."""
    return s.sheets[seat * SHEET + CITIZENS + colour] < CITIZEN_TRACK


def offers_row(kind: i64, row: i64) -> bool:
    """Whether a free construction may be of this row: any work building, or, for the 15th citizen of a track, the
    prestige buildings of the two other colours."""
    if kind == OWED_WORK:
        return row % 2 == 1
    return row % 2 == 0 and row // 2 != kind


class ChooseFirst(Step[Dice]):
    """Several bonuses are pending: the player says which comes first."""

    def fill(self, s: Dice, actor: i64, offer: Offer) -> None:
        kind: i64 = 0
        while kind < OWED_KINDS:
            if s.sheets[actor * SHEET + OWED + kind]:
                offer.add(OWED_TOKEN.first + kind)
            kind += 1

    def take(self, s: Dice, actor: i64, token: i64) -> None:
        s.sheets[actor * SHEET + ASKED] = ASK_OWED + token - OWED_TOKEN.first

    def ask(self, s: Dice, actor: i64) -> Message:
        return Message("dice-ask-choose-first")


class Owed(Step[Dice]):
    """A pending bonus of one kind."""

    def __init__(self, name: str, kind: int) -> None:
        super().__init__(name)
        self.kind: Final[i64] = kind

    def take(self, s: Dice, actor: i64, token: i64) -> None:
        s.sheets[actor * SHEET + OWED + self.kind] -= 1
        self.grant(s, actor, token)
        settle(s, actor)

    def grant(self, s: Dice, actor: i64, token: i64) -> None:
        """Give what was chosen."""


class FreeConstruction(Owed):
    """A building of the player's choice, in any column, by the usual rules."""

    def fill(self, s: Dice, actor: i64, offer: Offer) -> None:
        row: i64 = 0
        while row < ROW_COUNT:
            if offers_row(self.kind, row):
                column: i64 = 0
                while column < COLUMNS:
                    if can_build(s, actor, row, column):
                        offer.add(build(row, column))
                    column += 1
            row += 1

    def grant(self, s: Dice, actor: i64, token: i64) -> None:
        construct(s, actor, (token - BUILD.first) // COLUMNS, (token - BUILD.first) % COLUMNS, PLAIN)

    def why_not(self, s: Dice, actor: i64, token: i64) -> Message | None:
        if not BUILD.holds(token):
            return None
        row = (token - BUILD.first) // COLUMNS
        if not offers_row(self.kind, row):
            return Message("dice-why-other-row")
        return why_not_built(s, actor, token - BUILD.first)

    def ask(self, s: Dice, actor: i64) -> Message:
        return Message(f"dice-ask-free-{OWED_NAMES[self.kind]}")


class MustCircleAnother(Owed):
    """A citizen whose own track is full goes to another one: the rules of version 1."""

    def fill(self, s: Dice, actor: i64, offer: Offer) -> None:
        colour: i64 = 0
        while colour < 3:
            if has_room(s, actor, colour):
                offer.add(CITIZEN.first + colour)
            colour += 1

    def grant(self, s: Dice, actor: i64, token: i64) -> None:
        gain_citizens(s, actor, token - CITIZEN.first, 1)

    def why_not(self, s: Dice, actor: i64, token: i64) -> Message | None:
        return Message("dice-why-track-full") if CITIZEN.holds(token) else None

    def ask(self, s: Dice, actor: i64) -> Message:
        return Message("dice-ask-other-track")


class OtherTrack(MustCircleAnother):
    """A citizen whose own track is full can go to another one, or nowhere (ruling R10)."""

    def fill(self, s: Dice, actor: i64, offer: Offer) -> None:
        super().fill(s, actor, offer)
        offer.add(NO_CITIZEN.first)

    def grant(self, s: Dice, actor: i64, token: i64) -> None:
        if token != NO_CITIZEN.first:
            super().grant(s, actor, token)


class BanquetCitizen(Owed):
    """The artisan or priest of a Banquet tile; either may be named even if its track is full."""

    def fill(self, s: Dice, actor: i64, offer: Offer) -> None:
        offer.add(CITIZEN.first + YELLOW)
        offer.add(CITIZEN.first + WHITE)

    def grant(self, s: Dice, actor: i64, token: i64) -> None:
        gain_citizens(s, actor, token - CITIZEN.first, 1)

    def ask(self, s: Dice, actor: i64) -> Message:
        return Message("dice-ask-banquet-citizen")


CHOOSE_FIRST: Final = ChooseFirst("choose-first")
FREE_CONSTRUCTIONS: Final = [
    FreeConstruction(f"free-construction-{bonus.word}", bonus.kind)
    for bonus in BONUSES
    if bonus.kind < OWED_CITIZEN
]
MUST_CIRCLE_ANOTHER: Final = MustCircleAnother("must-circle-another", OWED_CITIZEN)
OTHER_TRACK: Final = OtherTrack("other-track", OWED_CITIZEN)
BANQUET_CITIZEN: Final = BanquetCitizen("banquet-citizen", OWED_BANQUET)
