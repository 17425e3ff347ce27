"""Troyes Dice, "Setup": plazas in their notches, tiles beside them, and the numbers above the columns."""

from __future__ import annotations

from typing import Final

from troyes.core.agenda import CHANCE, Step
from troyes.core.native import i64
from troyes.core.offer import Offer
from troyes.core.prompt import Prompt
from troyes.dice.banquets import TILES
from troyes.dice.constants import COLUMNS, MIXED_PLAZAS, NOTCHES
from troyes.dice.state import Dice
from troyes.dice.tokens import FACE, FALLING, NUMBER, RISING, TILE

EMPTY: Final = -1
TOWN_CRIER: Final = 0
"""The first seat is the town crier (ruling R2)."""


class LayPlaza(Step[Dice]):
    """Lay one of the plazas that are left, either side up, in the next notch."""

    def actor(self, s: Dice) -> i64:
        return CHANCE

    def fill(self, s: Dice, actor: i64, offer: Offer) -> None:
        face: i64 = 0
        while face < 9:
            ways = ways_to_lay(s, face // 3, face % 3)
            if ways:
                offer.add_weighted(FACE + face, ways)
            face += 1

    def take(self, s: Dice, actor: i64, token: i64) -> None:
        notch = next_notch(s)
        s.up[notch] = (token - FACE) // 3
        s.under[notch] = (token - FACE) % 3

    def prompt(self, s: Dice, actor: i64) -> Prompt:
        return Prompt("lay-plaza", (next_notch(s),))


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
        for number in range(1, TILES + 1):
            if number not in s.side:
                offer.add(TILE + number - 1)

    def take(self, s: Dice, actor: i64, token: i64) -> None:
        s.side[next_single(s)] = token - TILE + 1

    def prompt(self, s: Dice, actor: i64) -> Prompt:
        notch = next_single(s)
        return Prompt("lay-tile", (notch, s.up[notch]))


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
        for face in range(6):
            offer.add(NUMBER + face)

    def take(self, s: Dice, actor: i64, token: i64) -> None:
        s.number[0] = token - NUMBER + 1

    def prompt(self, s: Dice, actor: i64) -> Prompt:
        return Prompt("roll-leftmost")


class ChooseDirection(Step[Dice]):
    """The town crier says whether the numbers rise or fall to the right."""

    def actor(self, s: Dice) -> i64:
        return TOWN_CRIER

    def fill(self, s: Dice, actor: i64, offer: Offer) -> None:
        offer.add(RISING)
        offer.add(FALLING)

    def take(self, s: Dice, actor: i64, token: i64) -> None:
        step: i64 = 1 if token == RISING else COLUMNS - 1
        for column in range(1, COLUMNS):
            s.number[column] = (s.number[column - 1] - 1 + step) % COLUMNS + 1

    def prompt(self, s: Dice, actor: i64) -> Prompt:
        return Prompt("choose-direction", (s.number[0],), opens=True)


class WriteNumber(Step[Dice]):
    """Expert mode: the town crier writes a number above the next column."""

    def actor(self, s: Dice) -> i64:
        return TOWN_CRIER

    def fill(self, s: Dice, actor: i64, offer: Offer) -> None:
        for number in range(1, COLUMNS + 1):
            if number not in s.number:
                offer.add(NUMBER + number - 1)

    def take(self, s: Dice, actor: i64, token: i64) -> None:
        s.number[next_column(s)] = token - NUMBER + 1

    def prompt(self, s: Dice, actor: i64) -> Prompt:
        column = next_column(s)
        return Prompt("write-number", (column,), opens=column == 0)


def next_column(s: Dice) -> i64:
    """The first column without a number."""
    column: i64 = 0
    while s.number[column]:
        column += 1
    return column


LAY_PLAZA: Final = LayPlaza()
LAY_TILE: Final = LayTile()
ROLL_LEFTMOST: Final = RollLeftmost()
CHOOSE_DIRECTION: Final = ChooseDirection()
WRITE_NUMBER: Final = WriteNumber()
