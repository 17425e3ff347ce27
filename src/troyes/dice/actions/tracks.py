"""Troyes Dice, "Gain resources" and "The citizen tracks": circling symbols, and the bonuses printed along them."""

from __future__ import annotations

from troyes.core.native import i64
from troyes.dice.constants import (
    CITIZEN_EVERY,
    CITIZEN_TRACK,
    FIRST_WORK_COLUMN,
    LAST_CITIZEN,
    PRESTIGE_CITIZEN,
    RESOURCE_COLUMN,
    RESOURCE_TRACK,
    SECOND_WORK_COLUMN,
)
from troyes.dice.sheet import (
    CIRCLED,
    CITIZENS,
    OWED,
    OWED_CITIZEN,
    OWED_PRESTIGE,
    OWED_WORK,
    SHEET,
    UNSPENT,
)
from troyes.dice.state import Dice


def gain_resources(s: Dice, seat: i64, resource: i64, amount: i64) -> None:
    """Circle resources from left to right; what finds no symbol left is lost (ruling R9)."""
    sheet = seat * SHEET
    while amount > 0 and s.sheets[sheet + CIRCLED + resource] < RESOURCE_TRACK:
        s.sheets[sheet + CIRCLED + resource] += 1
        s.sheets[sheet + UNSPENT + resource] += 1
        if s.sheets[sheet + CIRCLED + resource] % CITIZEN_EVERY == 0:
            gain_citizens(s, seat, resource, 1)
        amount -= 1


def gain_one_of_each(s: Dice, seat: i64) -> None:
    """One influence, one denier, one knowledge."""
    resource: i64 = 0
    while resource < 3:
        gain_resources(s, seat, resource, 1)
        resource += 1


def gain_citizens(s: Dice, seat: i64, colour: i64, amount: i64) -> None:
    """Circle citizens; each that finds its track full may go to another one (ruling R10)."""
    sheet = seat * SHEET
    while amount > 0:
        if s.sheets[sheet + CITIZENS + colour] < CITIZEN_TRACK:
            s.sheets[sheet + CITIZENS + colour] += 1
            track_bonus(s, seat, colour)
            column_bonus(s, seat, s.sheets[sheet + CITIZENS + colour])
        else:
            owe(s, seat, OWED_CITIZEN)
        amount -= 1


def track_bonus(s: Dice, seat: i64, colour: i64) -> None:
    """The 15th citizen of a track brings a prestige building, the 20th a citizen on each of the other two."""
    count = s.sheets[seat * SHEET + CITIZENS + colour]
    if count == PRESTIGE_CITIZEN:
        owe(s, seat, OWED_PRESTIGE + colour)
    elif count == LAST_CITIZEN:
        other: i64 = 0
        while other < 3:
            if other != colour:
                gain_citizens(s, seat, other, 1)
            other += 1


def column_bonus(s: Dice, seat: i64, column: i64) -> None:
    """A citizen in this column may be the last of its three: the 3rd column brings one of each resource, the 6th and
    the 11th a work building."""
    citizens = seat * SHEET + CITIZENS
    track: i64 = 0
    while track < 3:
        if s.sheets[citizens + track] < column:
            return
        track += 1
    if column == RESOURCE_COLUMN:
        gain_one_of_each(s, seat)
    elif column == FIRST_WORK_COLUMN or column == SECOND_WORK_COLUMN:
        owe(s, seat, OWED_WORK)


def owe(s: Dice, seat: i64, kind: i64) -> None:
    """Remember a bonus that asks something of the player."""
    s.sheets[seat * SHEET + OWED + kind] += 1
