"""Troyes Dice, "Setup": plazas in their notches, tiles beside them, and the numbers above the columns."""

from __future__ import annotations

from typing import Final

from troyes.core.agenda import CHANCE, Step
from troyes.core.message import Message, message
from troyes.core.native import i64
from troyes.core.offer import Offer
from troyes.dice.banquets import BANQUET, TILES, number_of
from troyes.dice.constants import COLUMNS, EMPTY, FACES, MIXED_PLAZAS, NOTCHES
from troyes.dice.state import Dice
from troyes.dice.words import names
from troyes.dice.words.tokens import FALLING, NUMBER, PLAZA, RISING, TILE, WAYS_TO_LAY

TOWN_CRIER: Final = 0
"""The first seat is the town crier (ruling R2)."""


class LayPlaza(Step[Dice]):
    """Lay one of the plazas that are left, either side up, in the next notch."""

    def actor(self, s: Dice) -> i64:
        return CHANCE

    def fill(self, s: Dice, actor: i64, offer: Offer) -> None:
        first = PLAZA.first
        face: i64 = 0
        while face < WAYS_TO_LAY:
            ways = ways_to_lay(s, face // 3, face % 3)
            if ways:
                offer.add_weighted(first + face, ways)
            face += 1

    def take(self, s: Dice, actor: i64, token: i64) -> None:
        notch = next_notch(s)
        s.up[notch] = (token - PLAZA.first) // 3
        s.under[notch] = (token - PLAZA.first) % 3

    def ask(self, s: Dice, actor: i64) -> Message:
        return message("dice-ask-lay-plaza", notch=int(next_notch(s)) + 1)


def next_notch(s: Dice) -> i64:
    """The first notch without a plaza."""
    notch: i64 = 0
    while notch < NOTCHES and s.up[notch] != EMPTY:
        notch += 1
    return notch


def ways_to_lay(s: Dice, up: i64, under: i64) -> i64:
    """In how many ways a tile that is left can be laid to show this face: one of a single colour can be laid two ways
    that look the same."""
    laid: i64 = 0
    notch: i64 = 0
    while notch < NOTCHES:
        if (s.up[notch] == up and s.under[notch] == under) or (s.up[notch] == under and s.under[notch] == up):
            laid += 1
        notch += 1
    return 2 * (1 - laid) if up == under else MIXED_PLAZAS - laid


class LayTile(Step[Dice]):
    """Lay one of the eight tiles, Banquet side up, beside the next plaza of a single colour."""

    def actor(self, s: Dice) -> i64:
        return CHANCE

    def fill(self, s: Dice, actor: i64, offer: Offer) -> None:
        for tile in range(1, TILES + 1):
            if number_of(BANQUET, tile) not in s.side:
                offer.add(TILE.first + tile - 1)

    def take(self, s: Dice, actor: i64, token: i64) -> None:
        s.side[next_single(s)] = number_of(BANQUET, token - TILE.first + 1)

    def ask(self, s: Dice, actor: i64) -> Message:
        notch = next_single(s)
        return message("dice-ask-lay-tile", notch=int(notch) + 1, colour=names.colour(s.up[notch]))


def next_single(s: Dice) -> i64:
    """The first plaza of a single colour that has no tile."""
    notch: i64 = 0
    while s.up[notch] != s.under[notch] or s.side[notch]:
        notch += 1
    return notch


class RollLeftmost(Step[Dice]):
    """Throw a die for the number of the leftmost column."""

    def actor(self, s: Dice) -> i64:
        return CHANCE

    def fill(self, s: Dice, actor: i64, offer: Offer) -> None:
        for face in range(FACES):
            offer.add(NUMBER.first + face)

    def take(self, s: Dice, actor: i64, token: i64) -> None:
        s.number[0] = token - NUMBER.first + 1

    def ask(self, s: Dice, actor: i64) -> Message:
        return Message("dice-ask-roll-leftmost")

    def tell(self, s: Dice, actor: i64, token: i64) -> Message:
        return message("dice-leftmost-thrown", number=int(token - NUMBER.first) + 1)


class ChooseDirection(Step[Dice]):
    """The town crier says whether the numbers rise or fall to the right."""

    def actor(self, s: Dice) -> i64:
        return TOWN_CRIER

    def fill(self, s: Dice, actor: i64, offer: Offer) -> None:
        offer.add(RISING.first)
        offer.add(FALLING.first)

    def take(self, s: Dice, actor: i64, token: i64) -> None:
        step: i64 = 1 if token == RISING.first else COLUMNS - 1
        for column in range(1, COLUMNS):
            s.number[column] = (s.number[column - 1] - 1 + step) % COLUMNS + 1

    def opens(self, s: Dice, actor: i64) -> bool:
        return True

    def ask(self, s: Dice, actor: i64) -> Message:
        return message("dice-ask-choose-direction", number=int(s.number[0]))


class WriteNumber(Step[Dice]):
    """Expert mode: the town crier writes a number above the next column."""

    def actor(self, s: Dice) -> i64:
        return TOWN_CRIER

    def fill(self, s: Dice, actor: i64, offer: Offer) -> None:
        for number in range(1, COLUMNS + 1):
            if number not in s.number:
                offer.add(NUMBER.first + number - 1)

    def take(self, s: Dice, actor: i64, token: i64) -> None:
        s.number[next_column(s)] = token - NUMBER.first + 1

    def opens(self, s: Dice, actor: i64) -> bool:
        return next_column(s) == 0

    def ask(self, s: Dice, actor: i64) -> Message:
        return message("dice-ask-write-number", column=int(next_column(s)) + 1)

    def tell(self, s: Dice, actor: i64, token: i64) -> Message:
        number = int(token - NUMBER.first) + 1
        return message("dice-number-written", number=number, column=int(next_column(s)) + 1)


def next_column(s: Dice) -> i64:
    """The first column without a number."""
    column: i64 = 0
    while s.number[column]:
        column += 1
    return column


LAY_PLAZA: Final = LayPlaza("lay-plaza")
LAY_TILE: Final = LayTile("lay-tile")
ROLL_LEFTMOST: Final = RollLeftmost("roll-leftmost")
CHOOSE_DIRECTION: Final = ChooseDirection("choose-direction")
WRITE_NUMBER: Final = WriteNumber("write-number")
