"""Troyes, "The King's Challenge": le Roy, who plays the neutral side by dice and a table."""

from __future__ import annotations

from typing import Final

from troyes.city.cathedral import lowest_level
from troyes.city.citizens import enter, expelled_by, may_enter
from troyes.city.combat import free_banners, place_cubes
from troyes.city.constants import (
    CATHEDRAL_COLUMNS,
    CUBE_POINTS,
    DICE_COLOURS,
    EMPTY,
    EVENT_FIELDS,
    KINDS,
    LEVELS,
    LOSS,
    NEUTRAL,
    SLOTS,
    SPACES,
    die,
)
from troyes.city.events_phase import highest_black
from troyes.city.influence import fill_faces
from troyes.city.setup import offer_empty_spaces, place_first
from troyes.city.state import City
from troyes.city.tokens import CHARACTER, FACE, SPACE, SUPPLY
from troyes.core.agenda import CHANCE, NOBODY, Step
from troyes.core.native import i64
from troyes.core.offer import Offer
from troyes.core.prompt import Prompt

LE_ROY: Final = NEUTRAL
PLAYER: Final = 0
KINGS_CITIZENS: Final = 24
"""Le Roy uses two colours."""
KINGS_BATCH: Final = 3
PLAYERS_BATCH: Final = 2
PLACING_DICE: Final = 6
CHARACTERS: Final = 6
FAVOUR: Final = 2
"""Points that le Roy gains when his throw says so."""
NO_CHARACTER_POINTS: Final = 1
NO_SPACE_POINTS: Final = 2
KINGS_CUBES: Final = 2


class PilePiece(Step[City]):
    """The characters lie in an open pile, the first on top."""

    def actor(self, s: City) -> i64:
        return NOBODY if s.character[CHARACTERS - 1] != EMPTY else CHANCE

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        character: i64 = 0
        while character < len(s.rules.characters):
            if character not in s.character:
                offer.add(CHARACTER + character)
            character += 1

    def take(self, s: City, actor: i64, token: i64) -> None:
        s.character[top_of_pile(s, EMPTY)] = token - CHARACTER
        s.agenda.append(self)

    def prompt(self, s: City, actor: i64) -> Prompt:
        return Prompt("pile-character", (top_of_pile(s, EMPTY),))


def top_of_pile(s: City, empty: i64) -> i64:
    """The first place of the pile that is empty, or for another number the first that is not."""
    i: i64 = 0
    while i < CHARACTERS and (s.character[i] == EMPTY) != (empty == EMPTY):
        i += 1
    return i


class KingsPlacement(Step[City]):
    """Six dice, two of each colour, say on which buildings le Roy places three citizens, always on the best spaces."""

    def actor(self, s: City) -> i64:
        return CHANCE if s.all_dice(LE_ROY) < PLACING_DICE else NOBODY

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        fill_faces(offer)

    def take(self, s: City, actor: i64, token: i64) -> None:
        s.dice[die(LE_ROY, s.all_dice(LE_ROY) // 2, token - FACE + 1)] += 1
        s.agenda.append(self)

    def act(self, s: City) -> None:
        placed: i64 = 0
        while placed < KINGS_BATCH and s.all_dice(LE_ROY):
            space = best_space(s, spend_best(s, LE_ROY) // 6)
            if space != EMPTY:
                s.space[space] = LE_ROY
                s.supply[LE_ROY] -= 1
                placed += 1
        while s.all_dice(LE_ROY):
            spend_best(s, LE_ROY)
        building: i64 = 0
        while placed < KINGS_BATCH and building < 3:
            space = best_space(s, building)
            if space == EMPTY:
                building += 1
            else:
                s.space[space] = LE_ROY
                s.supply[LE_ROY] -= 1
                placed += 1

    def prompt(self, s: City, actor: i64) -> Prompt:
        return Prompt("kings-placement", (s.all_dice(LE_ROY) // 2,))


def best_space(s: City, building: i64) -> i64:
    """The best empty space of a building, -1 if it is full."""
    i: i64 = SPACES * building
    while i < SPACES * building + SPACES:
        if s.space[s.rules.kings_order[i]] == EMPTY:
            return s.rules.kings_order[i]
        i += 1
    return EMPTY


class PlacePair(Step[City]):
    """The player places a citizen on an empty space."""

    def actor(self, s: City) -> i64:
        return PLAYER

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        offer_empty_spaces(s, offer)

    def take(self, s: City, actor: i64, token: i64) -> None:
        place_first(s, actor, token - SPACE)

    def prompt(self, s: City, actor: i64) -> Prompt:
        return Prompt("place-citizens", (s.placed,), opens=True)


def best_die(s: City, owner: i64) -> i64:
    """The best die of a district by value, then red before yellow before white: 6 * colour + value - 1, or -1."""
    value: i64 = 6
    while value:
        colour: i64 = 0
        while colour < DICE_COLOURS:
            if s.dice[die(owner, colour, value)]:
                return 6 * colour + value - 1
            colour += 1
        value -= 1
    return EMPTY


def spend_best(s: City, owner: i64) -> i64:
    """Discard the best die of a district, and say which it was."""
    kind = best_die(s, owner)
    if kind != EMPTY:
        s.dice[KINDS * owner + kind] -= 1
    return kind


class KingsDefence(Step[City]):
    """Le Roy's best die removes the highest black die; without dice he loses points like anyone (ruling R56)."""

    def act(self, s: City) -> None:
        s.black[highest_black(s) - 1] -= 1
        if spend_best(s, LE_ROY) == EMPTY:
            s.lose_points(LE_ROY, LOSS)


class KingsTurn(Step[City]):
    """Two black dice say what le Roy does; without dice of his own he is out of this round."""

    def actor(self, s: City) -> i64:
        return CHANCE if s.all_dice(LE_ROY) and s.size < 2 else NOBODY

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        fill_faces(offer)

    def take(self, s: City, actor: i64, token: i64) -> None:
        s.value += token - FACE + 1
        s.size += 1
        s.agenda.append(self)

    def act(self, s: City) -> None:
        if not s.all_dice(LE_ROY):
            s.passed[LE_ROY] = 0
        else:
            KINGS_TABLE[s.value].act(s)

    def prompt(self, s: City, actor: i64) -> Prompt:
        return Prompt("kings-turn", (s.size, s.value))


class Deed(Step[City]):
    """A line of le Roy's table."""


class GainPoints(Deed):
    """2, 3, 11, 12: points for dice, one of which he buys from the player."""

    def __init__(self, dice: int, deniers: int) -> None:
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
        building = spend_best(s, LE_ROY) // 6
        value = self.choose_value(s, building)
        if value and s.supply[LE_ROY]:
            s.supply[LE_ROY] -= 1
            enter(s, building, value, LE_ROY)

    def choose_value(self, s: City, building: i64) -> i64:
        """The die value of the row to enter: one that expels the player, else one with room, else any allowed; among
        equals the best by his order of spaces. 0 if no row may be entered."""
        wish: i64 = 0
        while wish < 3:
            i: i64 = SPACES * building
            while i < SPACES * building + SPACES:
                value = s.rules.kings_order[i] - SPACES * building + 1
                expelled = expelled_by(s, building, value, EMPTY)
                suits = expelled == PLAYER if wish == 0 else expelled == EMPTY if wish == 1 else True
                if suits and may_enter(s, building, value, SUPPLY, LE_ROY):
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
    while level < LEVELS:
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
        top = top_of_pile(s, PLAYER)
        if top == CHARACTERS:
            s.points[LE_ROY] += NO_CHARACTER_POINTS
            return
        character = s.rules.characters[s.character[top]]
        s.points[PLAYER] += character.points(s, PLAYER)
        s.points[LE_ROY] += character.points(s, LE_ROY)
        s.character[top] = EMPTY


PILE_CHARACTER: Final[PilePiece] = PilePiece()
PLACE_PAIR: Final[PlacePair] = PlacePair()
KINGS_DEFENCE: Final[KingsDefence] = KingsDefence()
KINGS_TURN: Final[KingsTurn] = KingsTurn()
KINGS_PLACEMENT: Final[KingsPlacement] = KingsPlacement()
KINGS_TABLE: Final[list[Step[City]]] = [
    Step(),
    Step(),
    GainPoints(dice=3, deniers=6),
    GainPoints(dice=2, deniers=4),
    PlaceWorker(),
    ResolveEvent(),
    PlaceTradesman(),
    BuildCathedral(),
    RevealCharacter(),
    ResolveEvent(),
    PlaceWorker(),
    GainPoints(dice=2, deniers=4),
    GainPoints(dice=3, deniers=6),
]
"""By the sum of the two dice."""

VERDICTS: Final = (
    (0, "A defeat: le Roy has your head."),
    (5, "Not terrible, and not enough: le Roy still has your head."),
    (10, "An average performance."),
    (15, "Not bad at all."),
    (20, "Le Roy begins to worry."),
)
MASTERFUL: Final = "Masterful!"


def verdict(difference: int) -> str:
    """What le Roy's court says of the final difference."""
    for most, words in VERDICTS:
        if difference <= most:
            return words
    return MASTERFUL
