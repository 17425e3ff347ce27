"""Troyes, "The King's Challenge": the table of what le Roy does, by the sum of his two black dice."""

from __future__ import annotations

from typing import Final

from troyes.city.actions.cathedral import lowest_level
from troyes.city.actions.citizens import enter, expelled_by, may_enter
from troyes.city.actions.combat import free_banners, place_cubes
from troyes.city.constants import (
    CATHEDRAL_COLUMNS,
    CATHEDRAL_LEVELS,
    COLOURS,
    CUBE_POINTS,
    EMPTY,
    EVENT_FIELDS,
    FACES,
    KINDS,
    NEUTRAL,
    SLOTS,
    SPACES,
    die,
)
from troyes.city.shared import changed
from troyes.city.state import City
from troyes.city.words.tokens import SUPPLY
from troyes.core.agenda import Step
from troyes.core.message import Message
from troyes.core.native import i64

LE_ROY: Final = NEUTRAL
PLAYER: Final = 0
ORDER: Final = "kings_order"
"""The key of his spaces from the best to the worst, six of each building."""
KINGS_ORDER: Final = (*(5, 4, 3, 2, 1, 0), *(10, 8, 6, 11, 9, 7), *(15, 12, 16, 13, 17, 14))
"""As printed: the Palace, City Hall and the Bishopric."""
FAVOUR: Final = 2
"""Points that le Roy gains when his throw says so."""
NO_CHARACTER_POINTS: Final = 1
NO_SPACE_POINTS: Final = 2
KINGS_CUBES: Final = 2


def kings_order(s: City) -> list[int]:
    """Le Roy's spaces in force."""
    return s.rules.spaces[ORDER]


def best_die(s: City, owner: i64) -> i64:
    """The best die of a district by value, then red before yellow before white: 6 * colour + value - 1, or -1. Dice
    of no domain are never le Roy's, and cannot be bought."""
    value: i64 = FACES
    while value:
        colour: i64 = 0
        while colour < len(COLOURS):
            if s.dice[die(owner, colour, value)]:
                return FACES * colour + value - 1
            colour += 1
        value -= 1
    return EMPTY


def spend_best(s: City, owner: i64) -> i64:
    """Discard the best die of a district, and say which it was."""
    kind = best_die(s, owner)
    if kind != EMPTY:
        s.dice[KINDS * owner + kind] -= 1
    return kind


class Deed(Step[City]):
    """A line of le Roy's table; its words are the entry `city-NAME`."""

    def told(self) -> Message:
        """What le Roy does."""
        return Message(f"city-{self.name}")


class GainPoints(Deed):
    """2, 3, 11, 12: points for dice, one of which he buys from the player."""

    def __init__(self, dice: int, deniers: int) -> None:
        super().__init__(f"kings-points-for-{dice}")
        self.dice: Final[i64] = dice
        self.deniers: Final[i64] = deniers

    def act(self, s: City) -> None:
        s.points[LE_ROY] += FAVOUR
        own = self.dice
        if spend_best(s, PLAYER) != EMPTY:
            s.deniers[PLAYER] += self.deniers
            own -= 1
        spend_dice(s, own)


def spend_dice(s: City, count: i64) -> None:
    """Le Roy spends his best dice, all that he has if they are fewer."""
    while count > 0:
        spend_best(s, LE_ROY)
        count -= 1


class PlaceWorker(Deed):
    """4, 10: a citizen on the building of his best die, expelling the player's if he can."""

    def act(self, s: City) -> None:
        building = spend_best(s, LE_ROY) // FACES
        value = self.choose_value(s, building)
        if value and s.supply[LE_ROY]:
            s.supply[LE_ROY] -= 1
            enter(s, building, value, LE_ROY)

    def choose_value(self, s: City, building: i64) -> i64:
        """The die value of the row to enter: one that expels the player, else one with room, else any allowed; among
        equals the best by his order of spaces. 0 if no row may be entered."""
        order = kings_order(s)
        wish: i64 = 0
        while wish < 3:
            i: i64 = SPACES * building
            while i < SPACES * building + SPACES:
                value = order[i] - SPACES * building + 1
                expelled = expelled_by(s, building, value, EMPTY)
                suits = expelled == PLAYER if wish == 0 else expelled == EMPTY if wish == 1 else True
                if suits and may_enter(s, building, value, SUPPLY.first, LE_ROY):
                    return value
                i += 1
            wish += 1
        return 0


class ResolveEvent(Deed):
    """5, 9: cubes on all free banners of the right-most event, a die for each."""

    def act(self, s: City) -> None:
        place = s.queued - 1
        banners = free_banners(s, place)
        spend_dice(s, banners)
        place_cubes(s, s.queue[place * EVENT_FIELDS], LE_ROY, banners)


class PlaceTradesman(Deed):
    """6: a tradesman on the free space worth most; then the cheapest card, then red before yellow before white."""

    def act(self, s: City) -> None:
        spend_dice(s, 1)
        best: i64 = EMPTY
        best_points: i64 = 0
        slot: i64 = 0
        while slot < SLOTS:
            if s.slot[slot] != EMPTY and not s.has_tradesman(slot, LE_ROY):
                card = s.card(slot)
                points: i64 = 0
                if s.tradesman[2 * slot] == EMPTY:
                    points = card.first
                elif s.tradesman[2 * slot + 1] == EMPTY:
                    points = card.second
                if points > best_points or (
                    points and points == best_points and card.cost < s.card(best).cost
                ):
                    best = slot
                    best_points = points
            slot += 1
        if best != EMPTY and s.supply[LE_ROY]:
            s.supply[LE_ROY] -= 1
            s.tradesman[2 * best + (1 if s.tradesman[2 * best] != EMPTY else 0)] = LE_ROY


class BuildCathedral(Deed):
    """7: two cubes on the highest values of the lowest level with room, or points if there is none."""

    def act(self, s: City) -> None:
        spend_dice(s, KINGS_CUBES)
        cubes: i64 = 0
        while cubes < KINGS_CUBES:
            space = best_cathedral_space(s)
            if space == EMPTY:
                if cubes == 0:
                    s.points[LE_ROY] += NO_SPACE_POINTS
                return
            s.cathedral[space] = LE_ROY
            s.points[LE_ROY] += CUBE_POINTS
            cubes += 1


def best_cathedral_space(s: City) -> i64:
    """The empty space of the highest value on the lowest level that has one, -1 if there is none."""
    level: i64 = 0
    while level < CATHEDRAL_LEVELS:
        column: i64 = CATHEDRAL_COLUMNS - 1
        while column >= 0:
            if lowest_level(s, column) == level:
                return CATHEDRAL_COLUMNS * level + column
            column -= 1
        level += 1
    return EMPTY


class RevealCharacter(Deed):
    """8: the character on top of the pile scores for both and leaves the game."""

    def act(self, s: City) -> None:
        top: i64 = 0
        while top < len(s.laid_open) and s.laid_open[top] == EMPTY:
            top += 1
        if top == len(s.laid_open):
            s.points[LE_ROY] += NO_CHARACTER_POINTS
            return
        character = s.rules.characters[s.laid_open[top]]
        s.points[PLAYER] += character.points(s, PLAYER)
        s.points[LE_ROY] += character.points(s, LE_ROY)
        s.laid_open = changed(s.laid_open, top, EMPTY)


KINGS_TABLE: Final[list[Deed]] = [
    GainPoints(dice=3, deniers=6),
    GainPoints(dice=2, deniers=4),
    PlaceWorker("kings-citizen"),
    ResolveEvent("kings-event"),
    PlaceTradesman("kings-tradesman"),
    BuildCathedral("kings-cathedral"),
    RevealCharacter("kings-character"),
    ResolveEvent("kings-event"),
    PlaceWorker("kings-citizen"),
    GainPoints(dice=2, deniers=4),
    GainPoints(dice=3, deniers=6),
]
"""By the sum of the two dice, from 2 on."""
