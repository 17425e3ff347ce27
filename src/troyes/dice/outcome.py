"""What a complete move of Troyes Dice comes to, for whoever is about to make it."""

from __future__ import annotations

from troyes.core.message import Message, message
from troyes.dice import names, scoring
from troyes.dice.constants import COLUMNS, FORTRESS, ROW_COUNT
from troyes.dice.sheet import DRAWN, SHEET, WRITTEN
from troyes.dice.state import Dice


def outcome(before: Dice, after: Dice, seat: int) -> list[Message]:
    """What the two views of this seat, before and after the move, tell apart besides costs and gains."""
    now, then = (int(scoring.total(s.sheets, seat)) for s in (before, after))
    worth = [message("dice-outcome-worth", now=now, then=then)] if then != now else []
    return unlocked(before, after, seat) + protected(before, after, seat) + worth


def unlocked(before: Dice, after: Dice, seat: int) -> list[Message]:
    """What a Cathedral lets score."""
    found: list[Message] = []
    for row in range(ROW_COUNT):
        at = seat * SHEET + WRITTEN + row
        value = int(after.sheets[at])
        if value != before.sheets[at]:
            found.append(
                message(
                    "dice-outcome-unlocked", character=names.character(row), value=value, row=names.row(row)
                )
            )
    return found


def protected(before: Dice, after: Dice, seat: int) -> list[Message]:
    """Columns that a Fortress keeps from the black die."""
    at = seat * SHEET + DRAWN + FORTRESS
    built = int(after.sheets[at]) ^ int(before.sheets[at])
    return [
        message("dice-outcome-protected", column=column + 1)
        for column in range(COLUMNS)
        if built >> column & 1
    ]
