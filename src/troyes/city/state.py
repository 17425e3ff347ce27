"""A game of Troyes in progress: the board, the city square, and everybody's possessions, as small arrays by topic."""

from __future__ import annotations

from typing import Any, Final, SupportsIndex

from troyes.city.constants import EMPTY, EVENT_FIELDS, FACES, KINDS, MOST_INFLUENCE, NEUTRAL, SEATS, die
from troyes.city.content.kinds import PLAIN, Bend, Card, Event, joined
from troyes.city.memory import Extra
from troyes.city.rules import Rules
from troyes.core import checked
from troyes.core.agenda import Step
from troyes.core.judge import Judge
from troyes.core.native import i64, mypyc_attr, u8, vec
from troyes.core.origin import Origin
from troyes.core.rng import Draws
from troyes.core.state import State

NO_CHOICE: Final = -1
HIDDEN: Final = -2
"""A character that a seat may not see."""
BLANK: Final[vec[i64]] = vec[i64]([])
"""An array before `clone` or `assembly.new_city` gives it its content."""
BLANK_BYTES: Final[vec[u8]] = vec[u8]([])


@mypyc_attr(free_list_len=1)
class City(State):
    """The whole table. Arrays that hardly ever change are shared by twins: `character`, `laid_open`, `general`,
    `onlooker`, `slot`, `turning` and `won`. Whoever changes one of them makes a new one (`changed`)."""

    def __init__(self, rules: Rules, agenda: list[Step[Any]], extras: list[Extra]) -> None:
        super().__init__(agenda)
        self.rules: Final = rules
        self.extras = extras
        """What the modules remember."""

        # What everybody has, by owner.
        self.deniers: vec[i64] = BLANK
        self.influence: vec[i64] = BLANK
        self.points: vec[i64] = BLANK
        """Victory points so far."""
        self.supply: vec[i64] = BLANK
        """Citizens in the personal supply; the neutral ones that are not in play."""
        self.general: vec[i64] = BLANK
        """Citizens of a seat in the general supply."""
        self.passed: vec[i64] = BLANK
        """Deniers that lie in the district of an owner who has passed, -1 before that."""
        self.won: vec[i64] = BLANK
        """Event cards taken."""
        self.character: vec[i64] = BLANK
        """In the hands of the seats, two each; -1 for none."""
        self.laid_open: vec[i64] = BLANK
        """Characters that lie open for all, the pile of the King's Challenge from the top; -1 for none."""

        # The board.
        self.dice: vec[u8] = BLANK_BYTES
        """Dice on the city square, counted by district, colour and value (`constants.die`): bytes, for there are many
        of them, and whoever plays thousands of games at once waits for the memory."""
        self.black: vec[i64] = BLANK
        """Black dice to be countered, counted by value."""
        self.space: vec[i64] = BLANK
        """Whose citizen stands on each space: 6 * building + space."""
        self.lying: vec[i64] = BLANK
        """Citizens lying on buildings: 5 * building + owner."""
        self.slot: vec[i64] = BLANK
        """The Activity card in each slot: 3 * colour + level."""
        self.tradesman: vec[i64] = BLANK
        """Whose tradesman stands on the two spaces of each slot: 2 * slot + space."""
        self.onlooker: vec[i64] = BLANK
        """Whose tradesmen stand on the illustration of each slot, one bit an owner."""
        self.cubes: vec[i64] = BLANK
        """Cubes kept on the cards: 5 * slot + owner."""
        self.queue: vec[i64] = BLANK
        """The events from left to right, `EVENT_FIELDS` numbers each."""
        self.cathedral: vec[i64] = BLANK
        """Whose cube lies on each space: 6 * level + column."""

        # The course of the game.
        self.round: i64 = 0
        self.start: i64 = 0
        """The start player, as a place in `rules.participants`."""
        self.turn: i64 = 0
        """Whose turn it is, as a place in `rules.participants`."""
        self.direction: i64 = 1
        """The turn goes to the left; a module may let it go the other way."""
        self.placed: i64 = 0
        """Citizens placed before the game."""
        self.events: i64 = 0
        """The event cards that have been revealed, one bit each."""
        self.queued: i64 = 0
        """How many events lie in the queue, Marauding included."""
        self.enemies: i64 = 0
        """Black dice in the start player's hand, not yet thrown."""

        # The action under way.
        self.spent: i64 = 0
        """Whether influence was spent in this turn: 1 if it was."""
        self.turning: vec[i64] = BLANK
        """The tokens of the dice chosen so far to be turned over for influence; -1 for none."""
        self.target: i64 = NO_CHOICE
        """What it aims at, as a place in `rules.targets`."""
        self.source: i64 = NO_CHOICE
        """The token of the place from which a citizen is taken."""
        self.used: i64 = NO_CHOICE
        """The slot whose cube bends the dice."""
        self.aids: i64 = 0
        """The cubes of modules that bend them as well, one bit each, as places in `rules.aids`."""
        self.group: vec[i64] = BLANK
        """The tokens of the dice chosen so far."""
        self.size: i64 = 0
        """How many tokens `group` holds."""
        self.turned: i64 = 0
        """How many of them, the first ones, are dice that a cube turned over."""
        self.model: i64 = NO_CHOICE
        """The token of the die whose value the others take, where that is asked."""
        self.freed: i64 = NO_CHOICE
        """The token of the die that costs nothing, where one of several does."""
        self.worth: i64 = 0
        """What the dice are worth together, once they are paid for."""
        self.possible: i64 = 0
        """How often the card can be activated, while the player is asked how often he wants to."""
        self.times: i64 = 0
        """How often it is, once he has said so."""
        self.left: i64 = 0
        """How often it may still be, where each time is asked for by itself."""
        self.fought: i64 = NO_CHOICE
        """The event that cubes are placed on."""
        self.scouted: i64 = NO_CHOICE
        """The last of several events that a card places a cube on each: further ones come after it."""
        self.banners: i64 = 0
        """How many cubes may be placed there."""

        # Events that take effect, and black dice.
        self.striking: i64 = NO_CHOICE
        """The event that takes effect."""
        self.supported: i64 = NO_CHOICE
        """The event that Support's first cube was placed on."""
        self.supports: i64 = 0
        """How many cubes Support has placed."""
        self.countered: i64 = 0
        """Black dice that are being countered together."""
        self.needed: i64 = 0
        """What the own dice must still be worth to beat them."""
        self.lowest: i64 = 0
        """The value of the last black die named beside the highest: further ones are no lower."""
        self.given: i64 = NO_CHOICE
        """The token of the last own die given up: further ones come after it."""

    # Reading

    def count_dice(self, owner: i64, colour: i64) -> i64:
        """How many dice of a colour lie in a district."""
        count: i64 = 0
        i = die(owner, colour, 1)
        end = i + FACES
        while i < end:
            count += i64(self.dice[i])
            i += 1
        return count

    def all_dice(self, owner: i64) -> i64:
        """How many dice lie in a district."""
        count: i64 = 0
        i = owner * KINDS
        while i < (owner + 1) * KINDS:
            count += i64(self.dice[i])
            i += 1
        return count

    def card(self, slot: i64) -> Card:
        """The Activity card in a slot that is not empty."""
        return self.rules.cards[self.slot[slot]]

    def event(self, place: i64) -> Event:
        """The event at a place of the queue."""
        return self.rules.events[self.queue[place * EVENT_FIELDS]]

    def place_of(self, event: i64) -> i64:
        """Where in the queue an event card lies, -1 if it does not."""
        place: i64 = 0
        at: i64 = 0
        while place < self.queued:
            if self.queue[at] == event:
                return place
            place += 1
            at += EVENT_FIELDS
        return EMPTY

    def has_tradesman(self, slot: i64, owner: i64) -> bool:
        """Whether an owner has a tradesman on the card of a slot."""
        first = 2 * slot
        second = first + 1
        return (
            self.tradesman[first] == owner
            or self.tradesman[second] == owner
            or bool((self.onlooker[slot] >> owner) & 1)
        )

    def bend(self) -> Bend:
        """How the dice of the present action are bent."""
        bend = PLAIN
        if self.used != NO_CHOICE:
            kept = self.card(self.used).effect.bend()
            assert kept is not None
            bend = kept
        if self.aids == 0:
            return bend
        for i in range(len(self.rules.aids)):
            if (self.aids >> i) & 1:
                bend = joined(bend, self.rules.aids[i].bend)
        return bend

    def whose_turn(self) -> i64:
        """The owner whose turn it is."""
        return self.rules.participants[self.turn]

    def takes_part(self, owner: i64) -> bool:
        """Whether an owner takes turns: all but the neutral player, unless he is le Roy."""
        return owner != NEUTRAL or self.rules.participants[-1] == NEUTRAL

    # Changing

    def gain_influence(self, seat: i64, amount: i64) -> None:
        """Influence beyond 20 is lost."""
        if seat != NEUTRAL:
            total = self.influence[seat] + amount
            self.influence[seat] = min(MOST_INFLUENCE, total)

    def lose_points(self, seat: i64, amount: i64) -> None:
        """Nobody has fewer than no points."""
        left = self.points[seat] - amount
        self.points[seat] = max(0, left)

    def next_participant(self, place: i64) -> i64:
        """The next in turn after a place in `rules.participants`."""
        return (place + self.direction) % len(self.rules.participants)

    def clear_action(self) -> None:
        """Forget the choices of the action that is over."""
        self.group[0] = 0
        self.group[1] = 0
        self.group[2] = 0
        self.size = 0
        self.turned = 0
        self.model = NO_CHOICE
        self.spent = 0
        self.target = NO_CHOICE
        self.source = NO_CHOICE
        self.used = NO_CHOICE
        self.aids = 0
        self.freed = NO_CHOICE
        self.worth = 0
        self.possible = 0
        self.times = 0
        self.left = 0
        self.fought = NO_CHOICE
        self.scouted = NO_CHOICE
        self.banners = 0

    def clear_defence(self) -> None:
        """Forget the black dice that were countered, and with what."""
        self.countered = 0
        self.needed = 0
        self.lowest = 0
        self.given = NO_CHOICE

    # The contract

    def advance(self, actor: i64, token: i64) -> i64:
        self.answer(actor, token)
        return self.proceed()

    def clone(self) -> City:
        """An independent twin."""
        twin = City(self.rules, self.agenda.copy(), self.extras)
        if self.rules.remembers:
            twin.extras = [extra.clone() for extra in self.extras]
        twin.deniers = self.deniers[:]
        twin.influence = self.influence[:]
        twin.points = self.points[:]
        twin.supply = self.supply[:]
        twin.general = self.general
        twin.passed = self.passed[:]
        twin.won = self.won
        twin.character = self.character
        twin.laid_open = self.laid_open
        twin.dice = self.dice[:]
        twin.black = self.black[:]
        twin.space = self.space[:]
        twin.lying = self.lying[:]
        twin.slot = self.slot
        twin.tradesman = self.tradesman[:]
        twin.onlooker = self.onlooker
        twin.cubes = self.cubes[:]
        twin.queue = self.queue[:]
        twin.cathedral = self.cathedral[:]
        twin.round = self.round
        twin.start = self.start
        twin.turn = self.turn
        twin.direction = self.direction
        twin.placed = self.placed
        twin.events = self.events
        twin.queued = self.queued
        twin.enemies = self.enemies
        twin.spent = self.spent
        twin.turning = self.turning
        twin.target = self.target
        twin.source = self.source
        twin.used = self.used
        twin.aids = self.aids
        twin.group = self.group[:]
        twin.size = self.size
        twin.turned = self.turned
        twin.model = self.model
        twin.freed = self.freed
        twin.worth = self.worth
        twin.possible = self.possible
        twin.times = self.times
        twin.left = self.left
        twin.fought = self.fought
        twin.scouted = self.scouted
        twin.banners = self.banners
        twin.striking = self.striking
        twin.supported = self.supported
        twin.supports = self.supports
        twin.countered = self.countered
        twin.needed = self.needed
        twin.lowest = self.lowest
        twin.given = self.given
        return twin

    def view(self, seat: SupportsIndex) -> City:
        """The others' characters are unknown until the end; in the King's Challenge all is open."""
        who = checked.may_look(seat, int(self.rules.players))
        twin = self.clone()
        twin.extras = [extra.view(who) for extra in self.extras]
        twin.character = self.character[:]
        if self.agenda:
            for i in range(2 * SEATS):
                if i // 2 != who and self.character[i] != EMPTY:
                    twin.character[i] = HIDDEN
        return twin

    def guess(self, seat: SupportsIndex, rng: Draws) -> City:
        """The view, with the characters that the seat does not hold dealt to the others at random."""
        who, generator = checked.may_look(seat, int(self.rules.players)), checked.generator(rng)
        twin = self.view(who)
        twin.extras = [extra.guess(who, generator) for extra in twin.extras]
        left = [c for c in self.rules.cast if c not in twin.character and c not in twin.laid_open]
        for i in range(len(twin.character)):
            if twin.character[i] == HIDDEN:
                twin.character[i] = left.pop(generator.draw(len(left)))
        return twin

    def origin(self) -> Origin[City]:
        return self.rules.origin()

    def judge(self) -> Judge[City]:
        """The judge of this table."""
        return self.rules.judge

    def scores(self) -> list[int]:
        """Victory points so far; alone, what the player has more than le Roy."""
        return [self.points[seat] - self.king() for seat in range(self.rules.players)]

    def king(self) -> i64:
        """The points of le Roy, where he plays."""
        return self.points[NEUTRAL] if self.takes_part(NEUTRAL) else 0

    def key(self) -> tuple[int, ...]:
        """What the table plays by, all fields, and what lies on the agenda."""
        return (
            *(self.rules.version, self.rules.players, self.rules.settled, self.ahead()),
            *(self.round, self.start, self.turn, self.direction, self.placed, self.events, self.queued),
            *(self.enemies, self.spent, self.target, self.source, self.used, self.aids, self.size),
            *(self.turned, self.model, self.freed, self.worth, self.possible, self.times, self.left),
            *(self.fought, self.scouted, self.banners, self.striking, self.supported, self.supports),
            *(self.countered, self.needed, self.lowest, self.given),
            *(*self.deniers, *self.influence, *self.points, *self.supply, *self.general, *self.passed),
            *(*self.won, *self.character, *self.laid_open),
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
            *self.turning,
            *[number for extra in self.extras for number in (len(extra.key()), *extra.key())],
        )
