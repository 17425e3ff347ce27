"""Troyes Dice, "Perform an action": what a die costs, and what it costs to change it."""

from __future__ import annotations

from typing import Final

from troyes.core.native import i64
from troyes.dice.banquets import NEVER, Side
from troyes.dice.constants import INFLUENCE, KNOWLEDGE
from troyes.dice.phases.wheel import colour_at, price_beside, side_at, used_value
from troyes.dice.sheet import ASK_USE, ASKED, CHOSEN, SHEET, UNSPENT
from troyes.dice.state import Dice

NO_RESOURCE: Final = -1


def can_pay(s: Dice, seat: i64, position: i64, extra: i64) -> bool:
    """Whether a seat can have the die at this position, with one `extra` resource of its choice in the price."""
    if not s.is_open(position):
        return False
    side = side_at(s, position)
    sheets = s.sheets
    unspent = seat * SHEET + UNSPENT
    resource: i64 = 0
    while resource < 3:
        needed = price_beside(side, position, resource)
        if resource == extra:
            needed += 1
        if sheets[unspent + resource] < needed:
            return False
        resource += 1
    return True


def pay(s: Dice, seat: i64, position: i64, extra: i64) -> None:
    """Cross out the price and take the die."""
    side = side_at(s, position)
    resource: i64 = 0
    while resource < 3:
        s.sheets[seat * SHEET + UNSPENT + resource] -= price_beside(side, position, resource)
        resource += 1
    if extra != NO_RESOURCE:
        s.sheets[seat * SHEET + UNSPENT + extra] -= 1
    s.sheets[seat * SHEET + CHOSEN] = position
    s.sheets[seat * SHEET + ASKED] = ASK_USE


def value_price(side: Side, value: i64, wanted: i64) -> i64:
    """The influence that turns one value into another, within 1 to 6 and never round the corner."""
    if value == wanted:
        return 0
    if side.step == 0 or wanted == 0:
        return NEVER
    distance = wanted - value if wanted > value else value - wanted
    return (distance + side.step - 1) // side.step


def colour_price(side: Side, colour: i64, wanted: i64) -> i64:
    """The knowledge that turns one colour into another."""
    return 0 if colour == wanted else side.colour_price


def change(s: Dice, seat: i64, position: i64, colour: i64, value: i64) -> None:
    """Pay for making the die of this colour and value."""
    side = side_at(s, position)
    sheet = seat * SHEET
    s.sheets[sheet + UNSPENT + INFLUENCE] -= value_price(side, used_value(s, position, side), value)
    s.sheets[sheet + UNSPENT + KNOWLEDGE] -= colour_price(side, colour_at(s, position), colour)
