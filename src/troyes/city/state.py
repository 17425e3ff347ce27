"""A game of Troyes in progress: the board, the city square, and everybody's possessions, as small arrays by topic."""

from __future__ import annotations

from typing import Any, Final

from troyes.city.constants import (
    EMPTY,
    EVENT_FIELDS,
    KINDS,
    MOST_INFLUENCE,
    NEUTRAL,
    OWNERS,
    SEATS,
    die,
)
from troyes.city.kinds import PLAIN, Bend, Card, Event
from troyes.city.rules import Extra, Rules
from troyes.core.agenda import Step
from troyes.core.native import i64, vec
from troyes.core.rng import Rng
from troyes.core.state import State

NO_CHOICE: Final = -1
HIDDEN: Final = -2
"""A character that a seat may not see."""


class City(State):
    """The whole table."""

    def __init__(
        self,
        agenda: list[Step[Any]],
        rules: Rules,
        deniers: vec[i64],
        influence: vec[i64],
        points: vec[i64],
        supply: vec[i64],
        general: vec[i64],
        passed: vec[i64],
        won: vec[i64],
        character: vec[i64],
        dice: vec[i64],
        black: vec[i64],
        space: vec[i64],
        lying: vec[i64],
        slot: vec[i64],
        tradesman: vec[i64],
        onlooker: vec[i64],
        cubes: vec[i64],
        queue: vec[i64],
        cathedral: vec[i64],
        group: vec[i64],
        extras: list[Extra],
    ) -> None:
        super().__init__(agenda)
        self.rules: Final = rules
        self.deniers = deniers
        self.influence = influence
        self.points = points
        """Victory points so far."""
        self.supply = supply
        """Citizens in the personal supply; the neutral ones that are not in play."""
        self.general = general
        """Citizens of a seat in the general supply."""
        self.passed = passed
        """Deniers that lie in the district of an owner who has passed, -1 before that."""
        self.won = won
        """Event cards taken."""
        self.character = character
        """Two a seat, the pile in the King's Challenge; -1 for none or unknown."""
        self.dice = dice
        """Dice on the city square, counted by district, colour and value (`constants.die`)."""
        self.black = black
        """Black dice to be countered, counted by value."""
        self.space = space
        """Whose citizen stands on each space: 6 * building + space."""
        self.lying = lying
        """Citizens lying on buildings: 5 * building + owner."""
        self.slot = slot
        """The Activity card in each slot: 3 * colour + level."""
        self.tradesman = tradesman
        """Whose tradesman stands on the two spaces of each slot: 2 * slot + space."""
        self.onlooker = onlooker
        """Whose tradesmen stand on the illustration of each slot, one bit an owner."""
        self.cubes = cubes
        """Cubes kept on the cards: 5 * slot + owner."""
        self.queue = queue
        """The events from left to right, `EVENT_FIELDS` numbers each."""
        self.cathedral = cathedral
        """Whose cube lies on each space: 6 * level + column."""
        self.group = group
        """The tokens of the dice chosen so far for the present action."""
        self.extras = extras
        """What the modules remember."""
        self.round: i64 = 0
        self.start: i64 = 0
        """The start player, as a place in `rules.participants`."""
        self.turn: i64 = 0
        """Whose turn it is, as a place in `rules.participants`."""
        self.placed: i64 = 0
        """Citizens placed before the game."""
        self.events: i64 = 0
        """The event cards that have been revealed, one bit each."""
        self.queued: i64 = 0
        """How many events lie in the queue, Marauding included."""
        self.enemies: i64 = 0
        """Black dice in the start player's hand, not yet thrown."""
        self.size: i64 = 0
        """How many tokens `group` holds."""
        self.target: i64 = NO_CHOICE
        """What the present action aims at, as a place in `rules.targets`."""
        self.source: i64 = NO_CHOICE
        """The token of the place from which a citizen is taken."""
        self.used: i64 = NO_CHOICE
        """The slot whose cube bends the dice."""
        self.value: i64 = 0
        """What the present action still has to place or count."""

    def count_dice(self, owner: i64, colour: i64) -> i64:
        """How many dice of a colour lie in a district."""
        count: i64 = 0
        value: i64 = 1
        while value <= 6:
            count += self.dice[die(owner, colour, value)]
            value += 1
        return count

    def all_dice(self, owner: i64) -> i64:
        """How many dice lie in a district."""
        count: i64 = 0
        i = owner * KINDS
        while i < (owner + 1) * KINDS:
            count += self.dice[i]
            i += 1
        return count

    def square_is_empty(self) -> bool:
        """Whether no die is left in any district."""
        i: i64 = 0
        while i < OWNERS * KINDS:
            if self.dice[i]:
                return False
            i += 1
        return True

    def card(self, slot: i64) -> Card:
        """The Activity card in a slot that is not empty."""
        return self.rules.cards[self.slot[slot]]

    def event(self, place: i64) -> Event:
        """The event at a place of the queue."""
        return self.rules.events[self.queue[place * EVENT_FIELDS]]

    def place_of(self, event: i64) -> i64:
        """Where in the queue an event card lies, -1 if it does not."""
        place: i64 = 0
        while place < self.queued:
            if self.queue[place * EVENT_FIELDS] == event:
                return place
            place += 1
        return EMPTY

    def has_tradesman(self, slot: i64, owner: i64) -> bool:
        """Whether an owner has a tradesman on the card of a slot."""
        return (
            self.tradesman[2 * slot] == owner
            or self.tradesman[2 * slot + 1] == owner
            or bool((self.onlooker[slot] >> owner) & 1)
        )

    def bend(self) -> Bend:
        """How the dice of the present action are bent."""
        if self.used == NO_CHOICE:
            return PLAIN
        bend = self.card(self.used).effect.bend()
        assert bend is not None
        return bend

    def gain_influence(self, seat: i64, amount: i64) -> None:
        """Influence beyond 20 is lost."""
        if seat != NEUTRAL:
            total = self.influence[seat] + amount
            self.influence[seat] = min(MOST_INFLUENCE, total)

    def lose_points(self, seat: i64, amount: i64) -> None:
        """Nobody has fewer than no points."""
        left = self.points[seat] - amount
        self.points[seat] = max(0, left)

    def clear_action(self) -> None:
        """Forget the choices of the action that is over."""
        self.group[0] = 0
        self.group[1] = 0
        self.group[2] = 0
        self.size = 0
        self.target = NO_CHOICE
        self.source = NO_CHOICE
        self.used = NO_CHOICE
        self.value = 0

    def clone(self) -> City:
        """An independent twin."""
        twin = City(
            self.agenda.copy(),
            self.rules,
            self.deniers[:],
            self.influence[:],
            self.points[:],
            self.supply[:],
            self.general[:],
            self.passed[:],
            self.won[:],
            self.character[:],
            self.dice[:],
            self.black[:],
            self.space[:],
            self.lying[:],
            self.slot[:],
            self.tradesman[:],
            self.onlooker[:],
            self.cubes[:],
            self.queue[:],
            self.cathedral[:],
            self.group[:],
            [extra.clone() for extra in self.extras],
        )
        twin.round = self.round
        twin.start = self.start
        twin.turn = self.turn
        twin.placed = self.placed
        twin.events = self.events
        twin.queued = self.queued
        twin.enemies = self.enemies
        twin.size = self.size
        twin.target = self.target
        twin.source = self.source
        twin.used = self.used
        twin.value = self.value
        return twin

    def view(self, seat: int) -> City:
        """The others' characters are unknown until the end; in the King's Challenge all is open."""
        twin = self.clone()
        twin.extras = [extra.view(seat) for extra in self.extras]
        if self.agenda and self.rules.characters_each:
            for i in range(2 * SEATS):
                if i // 2 != seat and self.character[i] != EMPTY:
                    twin.character[i] = HIDDEN
        return twin

    def guess(self, seat: int, rng: Rng) -> City:
        """The view, with the characters that the seat does not hold dealt to the others at random."""
        twin = self.view(seat)
        left = [c for c in range(len(self.rules.characters)) if c not in twin.character]
        for i in range(2 * SEATS):
            if twin.character[i] == HIDDEN:
                twin.character[i] = left.pop(rng.below(len(left)))
        return twin

    def scores(self) -> list[int]:
        """Victory points so far; alone, what the player has more than le Roy."""
        return [self.points[seat] - self.king() for seat in range(self.rules.players)]

    def king(self) -> i64:
        """The points of le Roy, where he plays."""
        return self.points[NEUTRAL] if self.takes_part(NEUTRAL) else 0

    def takes_part(self, owner: i64) -> bool:
        """Whether an owner takes turns: all but the neutral player, unless he is le Roy."""
        return owner != NEUTRAL or self.rules.participants[-1] == NEUTRAL

    def key(self) -> tuple[int, ...]:
        """All fields, and what lies on the agenda."""
        return (
            self.round,
            self.start,
            self.turn,
            self.placed,
            self.events,
            self.queued,
            self.enemies,
            self.size,
            self.target,
            self.source,
            self.used,
            self.value,
            self.ahead(),
            *self.deniers,
            *self.influence,
            *self.points,
            *self.supply,
            *self.general,
            *self.passed,
            *self.won,
            *self.character,
            *self.dice,
            *self.black,
            *self.space,
            *self.lying,
            *self.slot,
            *self.tradesman,
            *self.onlooker,
            *self.cubes,
            *self.queue,
            *self.cathedral,
            *self.group,
            *[number for extra in self.extras for number in extra.key()],
        )
