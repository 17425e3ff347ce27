"""What a token costs and brings, read off the sheet before and after it; and what the black die does."""

from __future__ import annotations

from troyes.core.message import Message, message
from troyes.dice.constants import CITIZENS, DAYS, FIRST_SHEET_ATTACK, NOTCHES, POSITIONS, RESOURCES
from troyes.dice.phases.wheel import colour_at, is_protected, notch_at
from troyes.dice.sheet import CIRCLED, CROSSED, SHEET, UNSPENT
from troyes.dice.sheet import CITIZENS as CITIZEN_FIELD
from troyes.dice.state import Dice
from troyes.dice.words import names


def changes(before: Dice, after: Dice, seat: int) -> list[Message]:
    """What a seat paid and then what it gained between two states."""
    at = seat * SHEET
    paid: list[Message] = []
    gained: list[Message] = []
    for i in range(len(RESOURCES)):
        more = int(after.sheets[at + CIRCLED + i] - before.sheets[at + CIRCLED + i])
        spent = more - int(after.sheets[at + UNSPENT + i] - before.sheets[at + UNSPENT + i])
        if spent:
            paid.append(message("minus", amount=names.resources(i, spent)))
        if more:
            gained.append(message("plus", amount=names.resources(i, more)))
    for i in range(len(CITIZENS)):
        more = int(after.sheets[at + CITIZEN_FIELD + i] - before.sheets[at + CITIZEN_FIELD + i])
        if more:
            gained.append(message("plus", amount=names.citizens(i, more)))
    return paid + gained


def by_itself(before: Dice, after: Dice) -> list[Message]:
    """What the black die, or the end of a half day, changed; a throw changes nothing else."""
    if before.rolled < POSITIONS:
        return []
    return struck(before, after) if after.rolled == POSITIONS else rebuilt(before, after)


def struck(before: Dice, after: Dice) -> list[Message]:
    """What the black die, and any die that acts as a second one, destroyed or could not destroy."""
    found: list[Message] = []
    if after.is_open(after.black):
        found.append(message("dice-change-spared", colour=names.colour(colour_at(after, after.black))))
    for position in range(POSITIONS):
        if not after.is_open(position):
            found.append(message("dice-change-destroyed", colour=names.colour(colour_at(after, position))))
            if after.day >= FIRST_SHEET_ATTACK:
                found += attacked(before, after, position)
    return found


def attacked(before: Dice, after: Dice, position: int) -> list[Message]:
    """Who crosses out the die that the one at a position attacks, and whom a Fortress keeps from that."""
    colour, number = int(colour_at(after, position)), int(after.dice[position])
    column = int(after.column(number))
    losers: list[Message] = []
    protected: list[Message] = []
    for seat in range(int(after.players)):
        at = seat * SHEET + CROSSED + colour
        if before.sheets[at] >> column & 1:
            continue
        (protected if is_protected(after, seat, column) else losers).append(names.seat(seat))
    found: list[Message] = []
    if losers:
        found.append(message("dice-change-crossed", colour=names.colour(colour), number=number, seats=losers))
    if protected:
        found.append(
            message("dice-change-protected", colour=names.colour(colour), number=number, seats=protected)
        )
    return found


def rebuilt(before: Dice, after: Dice) -> list[Message]:
    """The plazas that come back, the tiles that turn, and whether the wheel does."""
    found: list[Message] = []
    for position in range(POSITIONS):
        if not before.is_open(position):
            notch = notch_at(before, position)
            was, now = names.colour(before.up[notch]), names.colour(after.up[notch])
            found.append(message("dice-change-rebuilt", was=was, now=now))
    for notch in range(NOTCHES):
        if after.side[notch] != before.side[notch]:
            found.append(message("dice-change-raid", number=int(before.side[notch])))
    if before.day < after.day <= DAYS:
        found.append(Message("dice-change-turned"))
    return found
