"""What a complete move of Troyes Dice comes to, for whoever is about to make it."""

from __future__ import annotations

from collections.abc import Sequence

from troyes.core.message import Message, message
from troyes.dice.actions.prices import NO_RESOURCE, colour_price, value_price
from troyes.dice.banquets import NEVER
from troyes.dice.constants import COLUMNS, FORTRESS, INFLUENCE, KNOWLEDGE, RESOURCES, ROW_COUNT
from troyes.dice.phases import scoring
from troyes.dice.phases.wheel import ANY_POSITION, colour_at, price, side_at, used_value
from troyes.dice.sheet import DRAWN, SHEET, UNSPENT, WRITTEN
from troyes.dice.state import Dice
from troyes.dice.words import names
from troyes.dice.words.tokens import BUILD, DIE, DIE_FOR, GAIN, VALUES


def outcome(before: Dice, after: Dice, seat: int) -> list[Message]:
    """What the two views of this seat, before and after the move, tell apart besides costs and gains."""
    now, then = (int(scoring.total(s, seat)) for s in (before, after))
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


def running(view: Dice, seat: int, tokens: Sequence[int]) -> list[Message]:
    """What is paid for the die that is chosen, and for what it is made of, out of what the sheet has."""
    spent = [0] * len(RESOURCES)
    for token in tokens:
        if DIE.holds(token) or DIE_FOR.holds(token):
            position = ANY_POSITION if DIE_FOR.holds(token) else token - int(DIE.first)
            extra = token - int(DIE_FOR.first) if DIE_FOR.holds(token) else NO_RESOURCE
            for resource in range(len(RESOURCES)):
                spent[resource] += int(price(view, position, resource)) + (resource == extra)
            for used in tokens:
                add_change(view, position, used, spent)
            return [
                message(
                    "dice-running", cost=names.resources(resource, cost), purse=purse(view, seat, resource)
                )
                for resource, cost in enumerate(spent)
                if cost
            ] or [Message("dice-running-free")]
    return []


def purse(view: Dice, seat: int, resource: int) -> int:
    """What a sheet has of a resource."""
    return int(view.sheets[seat * SHEET + UNSPENT + resource])


def add_change(view: Dice, position: int, token: int, spent: list[int]) -> None:
    """Add what it costs to make of a die what a token needs."""
    if not BUILD.holds(token) and not GAIN.holds(token):
        return
    colour, value = wanted(view, token)
    side = side_at(view, position)
    spent[INFLUENCE] += int(value_price(side, used_value(view, position, side), value))
    spent[KNOWLEDGE] += int(colour_price(side, colour_at(view, position), colour))


def wanted(view: Dice, token: int) -> tuple[int, int]:
    """The colour and value of the die that a token needs."""
    if BUILD.holds(token):
        row, column = divmod(token - int(BUILD.first), COLUMNS)
        return row // 2, int(view.number[column])
    return divmod(token - int(GAIN.first), VALUES)


def change_prices(view: Dice, position: int) -> tuple[list[int], list[int]]:
    """What the die at a position costs to be made of each colour, and of each value from 0; -1 where nobody can."""
    side = side_at(view, position)
    colours = [int(colour_price(side, colour_at(view, position), colour)) for colour in range(3)]
    values = [int(value_price(side, used_value(view, position, side), value)) for value in range(VALUES)]
    return [-1 if each >= NEVER else each for each in colours], [
        -1 if each >= NEVER else each for each in values
    ]
