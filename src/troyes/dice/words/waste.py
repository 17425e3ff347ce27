"""What a complete move of Troyes Dice would waste, for whoever is about to make it: what finds no room on the sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from troyes.core.message import Message, message
from troyes.dice.constants import (
    CITIZEN_EVERY,
    CITIZEN_TRACK,
    CITIZENS,
    FIRST_WORK_COLUMN,
    LAST_CITIZEN,
    PRESTIGE_CITIZEN,
    RESOURCE_COLUMN,
    SECOND_WORK_COLUMN,
)
from troyes.dice.sheet import (
    ASK_OWED,
    ASKED,
    CIRCLED,
    OWED,
    OWED_BANQUET,
    OWED_CITIZEN,
    OWED_WORK,
    SHEET,
)
from troyes.dice.sheet import CITIZENS as CITIZEN_FIELD
from troyes.dice.state import Dice
from troyes.dice.words import names
from troyes.dice.words.tokens import GAIN, NO_CITIZEN, VALUES

TRACKS: Final = range(len(CITIZENS))
FAR_BELOW: Final = -4 * CITIZEN_EVERY * CITIZEN_TRACK
"""Where a track begins that has no end, and on which nothing is printed."""


class Chosen(NamedTuple):
    """A token of a move: the table before and after it, and after it on a sheet that has room for everything."""

    before: Dice
    after: Dice
    endless: Dice
    seat: int

    def grown(self, number: int) -> int:
        """How much more stands somewhere on the sheet."""
        return field(self.after, self.seat, number) - field(self.before, self.seat, number)

    def called(self, number: int) -> int:
        """What would be circled on a track without an end."""
        return field(self.endless, self.seat, number) - FAR_BELOW

    def reached(self, track: int, citizen: int) -> bool:
        """Whether a certain citizen of a track was circled."""
        number = CITIZEN_FIELD + track
        return field(self.before, self.seat, number) < citizen <= field(self.after, self.seat, number)

    def passed(self, column: int) -> bool:
        """Whether the last of the three citizens of a column was circled."""
        lowest = [
            min(field(s, self.seat, CITIZEN_FIELD + track) for track in TRACKS)
            for s in (self.before, self.after)
        ]
        return lowest[0] < column <= lowest[1]


def field(s: Dice, seat: int, number: int) -> int:
    """A number on a seat's sheet."""
    return int(s.sheets[seat * SHEET + number])


def without_ends(s: Dice, seat: int) -> Dice:
    """The same table with tracks on which everything finds room and nothing is printed."""
    endless = s.clone()
    for track in TRACKS:
        endless.sheets[seat * SHEET + CIRCLED + track] = FAR_BELOW
        endless.sheets[seat * SHEET + CITIZEN_FIELD + track] = FAR_BELOW
    return endless


def in_turn(view: Dice, seat: int, tokens: Sequence[int]) -> list[Chosen]:
    """A move token by token; nothing of one that cannot be made."""
    found: list[Chosen] = []
    s = view
    for token in tokens:
        if seat not in s.actors() or token not in s.options(seat):
            return []
        one = Chosen(s, s.clone(), without_ends(s, seat), seat)
        one.after.take(seat, token)
        one.endless.take(seat, token)
        found.append(one)
        s = one.after
    return found


def wasted(view: Dice, seat: int, tokens: Sequence[int]) -> list[Message]:
    """A die that brings nothing, and what a move brings that the sheet cannot take."""
    found = [Message("dice-waste-nothing") for token in tokens if is_nothing(token)]
    found += [Message("dice-waste-let-go") for token in tokens if token == NO_CITIZEN.first]
    move = in_turn(view, seat, tokens)
    for track in TRACKS:
        lost = sum(lost_resources(one, track) for one in move)
        if lost:
            found.append(message("dice-waste-resources", lost=names.resources(track, lost), count=lost))
    citizens = sum(lost_citizens(one) for one in move)
    if citizens:
        found.append(message("dice-waste-citizens", count=citizens))
    buildings = sum(lost_buildings(one) for one in move)
    if buildings:
        found.append(message("dice-waste-buildings", count=buildings))
    return found


def is_nothing(token: int) -> bool:
    """Whether a die is used with the value 0."""
    return bool(GAIN.holds(token)) and (token - int(GAIN.first)) % VALUES == 0


def lost_resources(one: Chosen, track: int) -> int:
    """How many of a resource find no symbol left (ruling R9)."""
    return one.called(CIRCLED + track) + one.passed(RESOURCE_COLUMN) - one.grown(CIRCLED + track)


def lost_citizens(one: Chosen) -> int:
    """How many citizens no track takes any more (ruling R10), those that waited for their turn among them."""
    lost = 0
    for track in TRACKS:
        lost += one.called(CITIZEN_FIELD + track) - one.called(CIRCLED + track) // CITIZEN_EVERY
        lost += printed(one, track) - one.grown(CITIZEN_FIELD + track)
    for kind in (OWED_CITIZEN, OWED_BANQUET):
        lost += field(one.endless, one.seat, OWED + kind) - field(one.after, one.seat, OWED + kind)
    return lost


def printed(one: Chosen, track: int) -> int:
    """The citizens that are printed along the tracks of a colour, as far as they were reached."""
    circled = [field(s, one.seat, CIRCLED + track) // CITIZEN_EVERY for s in (one.before, one.after)]
    return circled[1] - circled[0] + (len(CITIZENS) - 1) * one.reached(track, LAST_CITIZEN)


def lost_buildings(one: Chosen) -> int:
    """How many free buildings find no place any more (ruling R11), those that waited for their turn among them."""
    earned = sum(one.reached(track, PRESTIGE_CITIZEN) for track in TRACKS)
    earned += one.passed(FIRST_WORK_COLUMN) + one.passed(SECOND_WORK_COLUMN)
    answered = ASK_OWED <= field(one.before, one.seat, ASKED) <= ASK_OWED + OWED_WORK
    return earned - answered - sum(one.grown(OWED + kind) for kind in range(OWED_WORK + 1))
