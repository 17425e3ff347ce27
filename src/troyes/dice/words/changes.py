"""What a token costs and brings, read off the sheet before and after it."""

from __future__ import annotations

from troyes.core.message import Message, message
from troyes.dice.constants import CITIZENS, RESOURCES
from troyes.dice.sheet import CIRCLED, SHEET, UNSPENT
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
