"""Troyes Dice: why something cannot be chosen now, for whoever points at it. The rules that offer it are asked."""

from __future__ import annotations

from troyes.core.message import Message, message
from troyes.core.native import i64
from troyes.dice.actions.buildings import can_build
from troyes.dice.actions.prices import NO_RESOURCE, can_pay, colour_price, value_price
from troyes.dice.banquets import NEVER
from troyes.dice.constants import COLUMNS, INFLUENCE, KNOWLEDGE, POSITIONS, RESOURCES
from troyes.dice.phases.wheel import ANY_POSITION, colour_at, price, side_at, takes_any, used_value
from troyes.dice.sheet import CROSSED, SHEET, UNSPENT
from troyes.dice.state import Dice
from troyes.dice.words import names
from troyes.dice.words.tokens import BUILD, DIE, DIE_FOR, GAIN, ONE_OF_EACH, VALUES


def why_not_chosen(s: Dice, seat: i64, token: i64) -> Message | None:
    """Why a token has no part in a half day."""
    if token == ONE_OF_EACH.first:
        return Message("dice-why-can-pay")
    if DIE.holds(token):
        return why_not_die(s, seat, token - DIE.first, NO_RESOURCE)
    if DIE_FOR.holds(token):
        return why_not_die(s, seat, ANY_POSITION, token - DIE_FOR.first)
    if BUILD.holds(token):
        return why_not_built(s, seat, token - BUILD.first) or why_not_used(s, seat, token)
    if GAIN.holds(token):
        return why_no_colour(s, seat, (token - GAIN.first) // VALUES) or why_not_used(s, seat, token)
    return None


def why_not_die(s: Dice, seat: i64, position: i64, extra: i64) -> Message:
    """Why the die at a position cannot be had."""
    if not s.is_open(position):
        return Message("dice-why-black")
    if takes_any(s, position) != (extra != NO_RESOURCE):
        return Message("dice-why-other-price")
    missing: list[Message] = []
    for resource in range(len(RESOURCES)):
        needed = price(s, position, resource) + (1 if resource == extra else 0)
        lacks = needed - s.sheets[seat * SHEET + UNSPENT + resource]
        if lacks > 0:
            missing.append(names.resources(resource, lacks))
    return message("dice-why-missing", missing=missing)


def why_not_built(s: Dice, seat: i64, index: i64) -> Message | None:
    """Why a building cannot be constructed with any die."""
    row, column = index // COLUMNS, index % COLUMNS
    if can_build(s, seat, row, column):
        return None
    crossed = (s.sheets[seat * SHEET + CROSSED + row // 2] >> column) & 1
    return Message("dice-why-crossed" if crossed else "dice-why-drawn")


def why_no_colour(s: Dice, seat: i64, colour: i64) -> Message | None:
    """Why no die that can be paid for brings resources of a colour, whatever it shows; nothing if one does."""
    fewest = NEVER
    for position in range(POSITIONS):
        if can_have(s, seat, position):
            dear = colour_price(side_at(s, position), colour_at(s, position), colour)
            for _, knowledge in after_paying(s, seat, position):
                fewest = min(fewest, lacking(dear, knowledge))
    if fewest <= 0:
        return None
    if fewest >= NEVER:
        return message("dice-why-no-colour", colour=names.colour(colour))
    return message(
        "dice-why-colour", colour=names.colour(colour), missing=[names.resources(KNOWLEDGE, fewest)]
    )


def why_not_used(s: Dice, seat: i64, token: i64) -> Message:
    """Why no die that can be paid for does what a token says: what the nearest of them lacks."""
    index = token - BUILD.first if BUILD.holds(token) else token - GAIN.first
    prestige = BUILD.holds(token) and index // COLUMNS % 2 == 0
    colour = index // COLUMNS // 2 if BUILD.holds(token) else index // VALUES
    value = s.number[index % COLUMNS] if BUILD.holds(token) else index % VALUES
    least: list[Message] = []
    fewest = NEVER
    for position in range(POSITIONS):
        side = side_at(s, position)
        if not can_have(s, seat, position) or (prestige and side.bars_prestige):
            continue
        for influence, knowledge in after_paying(s, seat, position):
            dear = lacking(value_price(side, used_value(s, position, side), value), influence)
            other = lacking(colour_price(side, colour_at(s, position), colour), knowledge)
            if dear + other < fewest:
                fewest = dear + other
                least = [
                    names.resources(resource, lacks)
                    for resource, lacks in ((INFLUENCE, dear), (KNOWLEDGE, other))
                    if lacks
                ]
    if least:
        return message("dice-why-change", colour=names.colour(colour), value=int(value), missing=least)
    return message("dice-why-no-die", colour=names.colour(colour), value=int(value))


def lacking(dear: i64, have: i64) -> i64:
    """What is missing of a price: of one that nobody can pay, always as much."""
    return NEVER if dear >= NEVER else max(0, dear - have)


def can_have(s: Dice, seat: i64, position: i64) -> bool:
    """Whether a seat can pay for the die at a position in some way."""
    if not takes_any(s, position):
        return can_pay(s, seat, position, NO_RESOURCE)
    return any(can_pay(s, seat, position, extra) for extra in range(len(RESOURCES)))


def after_paying(s: Dice, seat: i64, position: i64) -> list[tuple[i64, i64]]:
    """The influence and knowledge that a seat has left with the die at a position, in each way to pay for it."""
    ways = range(len(RESOURCES)) if takes_any(s, position) else (NO_RESOURCE,)
    unspent = seat * SHEET + UNSPENT
    left: list[tuple[i64, i64]] = []
    for extra in ways:
        if can_pay(s, seat, position, extra):
            influence = s.sheets[unspent + INFLUENCE] - price(s, position, INFLUENCE)
            knowledge = s.sheets[unspent + KNOWLEDGE] - price(s, position, KNOWLEDGE)
            left.append((influence - (extra == INFLUENCE), knowledge - (extra == KNOWLEDGE)))
    return left
