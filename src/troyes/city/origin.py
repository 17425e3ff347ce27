"""A table of Troyes as numbers: all of them, to be packed, and those that a seat may know, to be learned from.

Owners, cards, events and characters are numbers as everywhere in the engine, -1 for none and -2 for one that is hidden;
tokens are their places among the words of the game, -1 for none; steps their places among those of the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from troyes.city.constants import (
    BANNERS,
    BLACK_ONES,
    BUILDINGS,
    CARDS,
    CATHEDRAL,
    CATHEDRAL_COLUMNS,
    CITIZENS_THERE,
    COLOURS,
    DICE,
    DICE_NAMES,
    EMPTY,
    EVENT_FIELDS,
    EVENTS,
    FACES,
    GROUP,
    KINDS,
    LETTERS,
    LEVELS,
    NEUTRAL,
    OWNERS,
    POSSESSIONS,
    QUEUE,
    SEATS,
    SLOTS,
    SPACES,
    TRADESMEN,
    TURNED_DICE,
    dice_of,
)
from troyes.city.near import approached, fetched
from troyes.city.packed import pack_arrays, pack_scalars, read_arrays, read_scalars
from troyes.city.rules import Rules
from troyes.city.state import HIDDEN, City
from troyes.core.agenda import Step, numbered
from troyes.core.game import Setup
from troyes.core.native import i16, i64, vec
from troyes.core.origin import Origin, blanked, copied, copied_bytes, copied_part, flagged
from troyes.core.packing import Packer, Unpacker

if TYPE_CHECKING:
    from troyes.city.game import TroyesCity

AGENDA: Final = 20
"""Steps of the agenda that are observed, from the top; more than random games ever lay."""
NO_STEP: Final = -1
POSSESSED: Final = 7
"""Arrays by owner that say what everybody has."""
IN_BUILDINGS: Final = len(BUILDINGS) * (SPACES + OWNERS)
ON_CARDS: Final = SLOTS * (1 + TRADESMEN + 1 + OWNERS)
BOARD: Final = FACES + IN_BUILDINGS + ON_CARDS + QUEUE * EVENT_FIELDS
"""Numbers between the districts and the Cathedral."""


class CityOrigin(Origin[City]):
    """A kind of table."""

    def __init__(self, game: TroyesCity, setup: Setup, rules: Rules) -> None:
        super().__init__(game, setup, list(rules.steps))
        self.rules: Final = rules
        self.steps: Final[list[Step[Any]]] = list(rules.steps.values())
        self.numbers: Final[vec[i64]] = numbered(self.steps)
        """Where a step stands among those of the table, by its own number."""
        self.places: Final[vec[i64]] = self.vocabulary.places
        self.possessed: Final[i64] = POSSESSED * OWNERS + 2 * SEATS + rules.laid_open()
        """How many numbers say what everybody has."""
        self.floors: Final[i64] = rules.floors * CATHEDRAL_COLUMNS
        """How many say what lies on the Cathedral."""
        self.events: Final[i64] = len(rules.events)
        self.to_queued: Final[i64] = self.floors + self.events + len(rules.aids) + SCALARS.index("queued")
        """From the end of the queue in an observation to the number of events in it."""
        self.like: City | None = None
        """A state whose arrays are as long as those of every other, made when one is first unpacked."""

    def pack(self, s: City, out: Packer) -> None:
        out.small(len(s.agenda))
        for step in s.agenda:
            out.small(self.numbers[step.number])
        pack_arrays(s, out)
        pack_scalars(s, out)
        for extra in s.extras:
            extra.pack(out)

    def unpacked(self, found: Unpacker) -> City:
        if self.like is None:
            self.like = self.game.new(self.setup)
        like = self.like
        agenda = [self.steps[found.small()] for _ in range(found.small())]
        s = City(self.rules, agenda, [])
        read_arrays(s, like, found)
        read_scalars(s, found)
        s.extras = [extra.unpacked(found) for extra in like.extras]
        return s

    def observed(self) -> list[str]:
        rules = self.rules
        names = ["seat", *[f"agenda.{place + 1}" for place in range(AGENDA)], *array_names(rules)]
        names += [f"revealed.{event.name}" for event in rules.events]
        names += [f"aid.{place + 1}" for place in range(len(rules.aids))]
        names += [*SCALARS, *TOKENS, *[f"group.{place + 1}" for place in range(GROUP)]]
        names += [f"turning.{place + 1}" for place in range(TURNED_DICE)]
        for extra in rules.extras:
            names += [f"{extra.module}.{name}" for name in extra.observed()]
        return names

    def observe(self, s: City, seat: i64, row: vec[i16], at: i64) -> None:
        row[at] = i16(seat)
        at = blanked(row, at + 1, at + 1 + AGENDA)
        self.observe_agenda(s, row, at - AGENDA)
        at = observe_possessions(s, SEATS, seat, row, at)
        at = copied_bytes(s.dice, 0, OWNERS * KINDS, row, at)
        at = copied(s.black, row, at)
        at = observe_citizens(s, row, at)
        at = observe_cards(s, row, at)
        at = copied(s.queue, row, at)
        at = copied(s.cathedral, row, at)
        at = flagged(s.events, self.events, row, at)
        self.observe_course(s, seat, row, at)

    def observe_on(self, s: City, seat: i64, row: vec[i16], at: i64) -> None:
        """Topics that were not touched are as they were. Nothing ever lies in districts of nobody, nor behind the last
        event."""
        touched = s.touched
        is_another = i64(row[at]) != seat
        row[at] = i16(seat)
        self.observe_agenda(s, row, at + 1)
        at += 1 + AGENDA
        if touched & POSSESSIONS:
            observe_possessions(s, self.rules.players, seat, row, at)
        elif is_another:
            observe_characters(s, seat, row, at + POSSESSED * OWNERS)
        at += self.possessed
        if touched & DICE:
            self.observe_dice_on(s, touched, row, at)
        at += OWNERS * KINDS
        self.observe_board_on(s, touched, row, at)
        self.observe_course(s, seat, row, at + BOARD + self.floors + self.events)

    def approach(self, s: City) -> i64:
        return approached(s)

    def fetch(self, s: City) -> i64:
        return fetched(s)

    def observe_dice_on(self, s: City, touched: i64, row: vec[i16], at: i64) -> None:
        """Write the dice of the districts that were touched."""
        district: i64 = 0
        while district < OWNERS:
            if touched & dice_of(district):
                copied_bytes(s.dice, district * KINDS, (district + 1) * KINDS, row, at)
            district += 1
            if district == self.rules.players:
                district = NEUTRAL

    def observe_board_on(self, s: City, touched: i64, row: vec[i16], at: i64) -> None:
        """Write what was touched of all that lies on the board beside the districts."""
        if touched & BLACK_ONES:
            copied(s.black, row, at)
        at += FACES
        if touched & CITIZENS_THERE:
            observe_citizens(s, row, at)
        at += IN_BUILDINGS
        if touched & CARDS:
            observe_cards(s, row, at)
        at += ON_CARDS
        if touched & EVENTS:
            copied_part(s.queue, 0, self.last_event(s, row, at) * EVENT_FIELDS, row, at)
        at += QUEUE * EVENT_FIELDS
        if touched & CATHEDRAL:
            copied(s.cathedral, row, at)
        if touched & EVENTS:
            flagged(s.events, self.events, row, at + self.floors)

    def last_event(self, s: City, row: vec[i16], at: i64) -> i64:
        """How many events lie in the queue that is written from here on, or lay there."""
        before = i64(row[at + QUEUE * EVENT_FIELDS + self.to_queued])
        return max(before, s.queued)

    def observe_course(self, s: City, seat: i64, row: vec[i16], at: i64) -> None:
        """Write the course of the game and of the action under way, and what modules remember."""
        at = flagged(s.aids, len(self.rules.aids), row, at)
        at = observe_scalars(s, row, at)
        at = self.observe_tokens(s, row, at)
        for extra in s.extras:
            at = extra.observe(seat, row, at)

    def observe_agenda(self, s: City, row: vec[i16], at: i64) -> None:
        """Write what comes next, the first step first, where something else came next or nothing did."""
        agenda, numbers = s.agenda, self.numbers
        place: i64 = len(agenda) - 1
        end = at + AGENDA
        while at < end and place >= 0:
            row[at] = i16(numbers[agenda[place].number])
            place -= 1
            at += 1
        while at < end and row[at] != NO_STEP:
            row[at] = NO_STEP
            at += 1

    def observe_tokens(self, s: City, row: vec[i16], at: i64) -> i64:
        """Write the tokens that the action under way remembers, as their places; where they end."""
        places = self.places
        row[at] = place_of(places, s.source)
        row[at + 1] = place_of(places, s.model)
        row[at + 2] = place_of(places, s.freed)
        row[at + 3] = place_of(places, s.given)
        at += len(TOKENS)
        end = at + GROUP
        i: i64 = 0
        while i < s.size:
            row[at] = place_of(places, s.group[i])
            at += 1
            i += 1
        at = blanked(row, at, end)
        for token in s.turning:
            row[at] = place_of(places, token)
            at += 1
        return at


SCALARS: Final = (
    "round",
    "start",
    "turn",
    "direction",
    "placed",
    "queued",
    "enemies",
    "spent",
    "target",
    "used",
    "size",
    "turned",
    "worth",
    "possible",
    "times",
    "left",
    "fought",
    "scouted",
    "banners",
    "striking",
    "supported",
    "supports",
    "countered",
    "needed",
    "lowest",
)
TOKENS: Final = ("source", "model", "freed", "given")


def place_of(places: vec[i64], token: i64) -> i16:
    """Where a token stands among the words, -1 for none."""
    if token < 0:
        return NO_STEP
    return i16(places[token])


def observe_scalars(s: City, row: vec[i16], at: i64) -> i64:
    """Write the single numbers of `SCALARS`; where they end."""
    at = four(s.round, s.start, s.turn, s.direction, row, at)
    at = four(s.placed, s.queued, s.enemies, s.spent, row, at)
    at = four(s.target, s.used, s.size, s.turned, row, at)
    at = four(s.worth, s.possible, s.times, s.left, row, at)
    at = four(s.fought, s.scouted, s.banners, s.striking, row, at)
    at = four(s.supported, s.supports, s.countered, s.needed, row, at)
    row[at] = i16(s.lowest)
    return at + 1


def four(first: i64, second: i64, third: i64, fourth: i64, row: vec[i16], at: i64) -> i64:
    """Write four numbers; where they end."""
    row[at] = i16(first)
    row[at + 1] = i16(second)
    row[at + 2] = i16(third)
    row[at + 3] = i16(fourth)
    return at + 4


def observe_possessions(s: City, seats: i64, seat: i64, row: vec[i16], at: i64) -> i64:
    """Write what everybody at so many seats has, and the neutral player; where it ends."""
    owner: i64 = 0
    while owner < OWNERS:
        observe_owner(s, owner, row, at)
        owner += 1
        if owner == seats:
            owner = NEUTRAL
    return observe_characters(s, seat, row, at + POSSESSED * OWNERS)


def observe_owner(s: City, owner: i64, row: vec[i16], at: i64) -> None:
    """Write what one owner has among what everybody has, the characters apart."""
    at += owner
    row[at] = i16(s.deniers[owner])
    row[at + OWNERS] = i16(s.influence[owner])
    row[at + 2 * OWNERS] = i16(s.points[owner])
    row[at + 3 * OWNERS] = i16(s.supply[owner])
    row[at + 4 * OWNERS] = i16(s.general[owner])
    row[at + 5 * OWNERS] = i16(s.passed[owner])
    row[at + 6 * OWNERS] = i16(s.won[owner])


def observe_characters(s: City, seat: i64, row: vec[i16], at: i64) -> i64:
    """Write the characters; where they end. Of those of the others a seat knows only that they are there, until the end
    of the game."""
    end = copied(s.character, row, at)
    if s.agenda:
        hide_characters(row, at, seat)
    return copied(s.laid_open, row, end)


def observe_citizens(s: City, row: vec[i16], at: i64) -> i64:
    """Write who is in the buildings; where it ends."""
    at = copied(s.space, row, at)
    return copied(s.lying, row, at)


def observe_cards(s: City, row: vec[i16], at: i64) -> i64:
    """Write which Activity cards lie there, and what stands on them; where it ends."""
    at = copied(s.slot, row, at)
    at = copied(s.tradesman, row, at)
    at = copied(s.onlooker, row, at)
    return copied(s.cubes, row, at)


def hide_characters(row: vec[i16], at: i64, seat: i64) -> None:
    """Of two characters a seat, written from a place of an array on, those of the others are hidden."""
    own = at + 2 * seat
    end = at + 2 * SEATS
    while at < end:
        if row[at] != EMPTY and (at < own or at > own + 1):
            row[at] = HIDDEN
        at += 1


def array_names(rules: Rules) -> list[str]:
    """The names of all numbers in the arrays of a state, but for the last."""
    owners = list(LETTERS)
    slots = [f"{colour}.{level + 1}" for colour in COLOURS for level in range(LEVELS)]
    spaces = [f"{building}.{space + 1}" for building in BUILDINGS for space in range(SPACES)]
    events = ["card", "cubes", *[f"cube.{banner + 1}" for banner in range(BANNERS)]]
    names = [
        f"{possession}.{owner}"
        for possession in ("deniers", "influence", "points", "supply", "general", "passed", "won")
        for owner in owners
    ]
    names += [f"character.{place + 1}" for place in range(2 * SEATS)]
    names += [f"open.{place + 1}" for place in range(rules.laid_open())]
    names += [
        f"dice.{owner}.{colour}.{value + 1}"
        for owner in owners
        for colour in DICE_NAMES
        for value in range(FACES)
    ]
    names += [f"black.{value + 1}" for value in range(FACES)]
    names += [f"space.{space}" for space in spaces]
    names += [f"lying.{building}.{owner}" for building in BUILDINGS for owner in owners]
    names += [f"slot.{slot}" for slot in slots]
    names += [f"tradesman.{slot}.{space + 1}" for slot in slots for space in range(TRADESMEN)]
    names += [f"onlookers.{slot}" for slot in slots]
    names += [f"cubes.{slot}.{owner}" for slot in slots for owner in owners]
    names += [f"event.{place + 1}.{field}" for place in range(QUEUE) for field in events[:EVENT_FIELDS]]
    floors = int(rules.floors)
    names += [
        f"cathedral.{level + 1}.{column + 1}"
        for level in range(floors)
        for column in range(CATHEDRAL_COLUMNS)
    ]
    assert len(owners) == OWNERS
    return names
