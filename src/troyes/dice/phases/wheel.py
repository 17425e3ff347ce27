"""Troyes Dice, "Roll the dice", "Resolve the event", "End of a half day": the wheel, its plazas, the black die."""

from __future__ import annotations

from typing import Final

from troyes.core.agenda import CHANCE, Step
from troyes.core.message import Message, message
from troyes.core.native import i64
from troyes.core.offer import Offer
from troyes.dice.banquets import BANQUET, RAID, SIDES, Side, number_of
from troyes.dice.constants import (
    AFTERNOON,
    DENIERS,
    FACES,
    FIRST_SHEET_ATTACK,
    FORTRESS,
    NOTCHES,
    POSITIONS,
)
from troyes.dice.sheet import CROSSED, DRAWN, SHEET
from troyes.dice.state import Dice
from troyes.dice.words.tokens import NUMBER

ANY_POSITION: Final = 1
"""The position (from 0) whose die costs one resource of any type."""


def notch_at(s: Dice, position: i64) -> i64:
    """The notch at a position (0 to 3) of this half day: clockwise from the window, which moves on by one each day, the
    morning first."""
    return (s.day + position + (POSITIONS if s.half == AFTERNOON else 0)) % NOTCHES


def colour_at(s: Dice, position: i64) -> i64:
    """The colour of the die at a position, which is that of its plaza."""
    return s.up[notch_at(s, position)]


def side_at(s: Dice, position: i64) -> Side:
    """The tile side that applies to the die at a position."""
    return SIDES[s.side[notch_at(s, position)]]


def used_value(s: Dice, position: i64, side: Side) -> i64:
    """The value that the die at this position has for whoever chooses it."""
    return 0 if side.value_zero else s.dice[position]


def available(s: Dice, colour: i64) -> i64:
    """How many dice on offer lie on plazas of this colour."""
    count: i64 = 0
    position: i64 = 0
    while position < POSITIONS:
        if s.is_open(position) and colour_at(s, position) == colour:
            count += 1
        position += 1
    return count


def takes_any(s: Dice, position: i64) -> bool:
    """Whether the die at this position is paid for with a resource of the player's choice."""
    return position == ANY_POSITION and not side_at(s, position).free


def price(s: Dice, position: i64, resource: i64) -> i64:
    """How much of a resource the die at this position costs, the resource of choice apart."""
    return price_beside(side_at(s, position), position, resource)


def price_beside(side: Side, position: i64, resource: i64) -> i64:
    """The same, beside this side of a tile."""
    if side.free:
        return 0
    amount: i64 = 1 if side.surcharge == resource else 0
    if resource == DENIERS and position > ANY_POSITION:
        amount += position - ANY_POSITION
    return amount


class RollDie(Step[Dice]):
    """Throw one of the four dice, the black one first."""

    def actor(self, s: Dice) -> i64:
        return CHANCE

    def fill(self, s: Dice, actor: i64, offer: Offer) -> None:
        first = NUMBER.first
        face: i64 = 0
        while face < FACES:
            offer.add(first + face)
            face += 1

    def take(self, s: Dice, actor: i64, token: i64) -> None:
        s.roll(token - NUMBER.first + 1)

    def ask(self, s: Dice, actor: i64) -> Message:
        if s.rolled == 0:
            return Message("dice-ask-roll-black")
        return message("dice-ask-roll-die", number=int(s.rolled), of=POSITIONS - 1)

    def tell(self, s: Dice, actor: i64, token: i64) -> Message:
        shown = (int(token - NUMBER.first + 1),)
        if s.rolled == 0:
            return message("dice-black-thrown", values=shown, die="black")
        return message("dice-die-thrown", values=shown, die="clear")  # until it lies on a plaza


class PlaceDice(Step[Dice]):
    """Lay the dice in rising order, the black die before others of its value."""

    def act(self, s: Dice) -> None:
        dice = s.dice
        throw: i64 = 0
        while throw < POSITIONS:
            die = s.face(throw)
            at = throw
            # The black die came first, so moving only past greater dice keeps it before its equals.
            while at > 0 and dice[at - 1] > die:
                dice[at] = dice[at - 1]
                at -= 1
                if at == s.black:
                    s.black += 1
            dice[at] = die
            throw += 1
        s.thrown = 0


class ResolveEvent(Step[Dice]):
    """The black die destroys its plaza and, from the third day, a die on every sheet."""

    def act(self, s: Dice) -> None:
        s.closed = closed_positions(s)
        position: i64 = 0
        while position < POSITIONS:
            if not s.is_open(position) and s.day >= FIRST_SHEET_ATTACK:
                attack_sheets(s, colour_at(s, position), s.column(s.dice[position]))
            position += 1

    def happens(self, s: Dice) -> Message | None:
        return message("dice-happens-resolve-event", value=int(s.dice[s.black]))


def closed_positions(s: Dice) -> i64:
    """The positions whose die acts as the black die, one bit each."""
    closed: i64 = 0
    position: i64 = 0
    while position < POSITIONS:
        side = side_at(s, position)
        if side.acts_black or (position == s.black and not side.spares_black):
            closed |= 1 << position
        position += 1
    return closed


def attack_sheets(s: Dice, colour: i64, column: i64) -> None:
    """Cross out the die of this colour and column for everyone without a Fortress there."""
    seat: i64 = 0
    while seat < s.players:
        if not is_protected(s, seat, column):
            s.sheets[seat * SHEET + CROSSED + colour] |= 1 << column
        seat += 1


def is_protected(s: Dice, seat: i64, column: i64) -> bool:
    """Whether a seat has the Fortress of a column."""
    return bool((s.sheets[seat * SHEET + DRAWN + FORTRESS] >> column) & 1)


def rebuild(s: Dice) -> None:
    """Bring destroyed plazas back with their other side up; Banquets that met the black die become Raids."""
    position: i64 = 0
    while position < POSITIONS:
        notch = notch_at(s, position)
        if not s.is_open(position):
            s.up[notch], s.under[notch] = s.under[notch], s.up[notch]
        side = SIDES[s.side[notch]]
        if position == s.black and side.kind == BANQUET:
            s.side[notch] = number_of(RAID, side.tile)
        position += 1


ROLL_DIE: Final = RollDie("roll-die")
PLACE_DICE: Final = PlaceDice("place-dice")
RESOLVE_EVENT: Final = ResolveEvent("resolve-event")
