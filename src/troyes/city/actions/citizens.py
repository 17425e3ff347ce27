"""Troyes, "Place a citizen on a principal building": rows, shifting and expelling, and where a citizen comes from."""

from __future__ import annotations

from typing import Final

from troyes.city.actions.dice_group import search_of
from troyes.city.actions.picked import values
from troyes.city.actions.targets import PICK_DICE, Target
from troyes.city.constants import (
    ALL_SPACES,
    CARDS,
    CITIZENS_THERE,
    EMPTY,
    OWNERS,
    POSSESSIONS,
    SLOTS,
    SPACES,
)
from troyes.city.content.kinds import Bend
from troyes.city.shared import changed
from troyes.city.state import NO_CHOICE, City
from troyes.city.words import names
from troyes.city.words.tokens import LYING, PLACE, SPACE, SUPPLY, TRADESMAN
from troyes.core.agenda import Step
from troyes.core.message import Message, message
from troyes.core.native import i64
from troyes.core.offer import Offer

HIRING: Final = POSSESSIONS | CITIZENS_THERE | CARDS
"""The topics of whoever takes a citizen from anywhere and puts him elsewhere."""


def row_of(s: City, building: i64, value: i64) -> i64:
    """The first space of the row that a die of this value leads to."""
    width = s.rules.row_width[building]
    return SPACES * building + (value - 1) // width * width


def expelled_by(s: City, building: i64, value: i64, vacated: i64) -> i64:
    """Whom a citizen that enters this row would expel, -1 for nobody; `vacated` is a space that he leaves."""
    first = row_of(s, building, value)
    last = first + s.rules.row_width[building] - 1
    space = first
    while space <= last:
        if s.space[space] == EMPTY or space == vacated:
            return EMPTY
        space += 1
    return s.space[last]


def may_enter(s: City, building: i64, value: i64, source: i64, owner: i64) -> bool:
    """Whether a citizen taken from `source` may enter this row: nobody may be expelled of whose colour a citizen lies
    there already."""
    expelled = expelled_by(s, building, value, source - SPACE.first)
    if expelled == EMPTY:
        return True
    lying = s.lying[OWNERS * building + expelled]
    return lying == 0 or (expelled == owner and source == LYING.first + building)


def enter(s: City, building: i64, value: i64, owner: i64) -> None:
    """Put a citizen on the first space of its row; the others shift to the right, and the last may fall out."""
    space = row_of(s, building, value)
    end = space + s.rules.row_width[building]
    moving = owner
    while space < end and moving != EMPTY:
        standing = s.space[space]
        s.space[space] = moving
        moving = standing
        space += 1
    if moving != EMPTY:
        s.lying[OWNERS * building + moving] += 1


def count_standing(s: City, building: i64, owner: i64) -> i64:
    """How many citizens of an owner stand on a building."""
    count: i64 = 0
    space: i64 = SPACES * building
    while space < SPACES * building + SPACES:
        if s.space[space] == owner:
            count += 1
        space += 1
    return count


def has_citizen_at(s: City, seat: i64, source: i64) -> bool:
    """Whether a citizen of this seat can be taken from a place."""
    if source == SUPPLY.first:
        return s.supply[seat] > 0
    if source >= TRADESMAN.first:
        return s.has_tradesman(source - TRADESMAN.first, seat)
    if source >= LYING.first:
        return s.lying[OWNERS * (source - LYING.first) + seat] > 0
    return s.space[source - SPACE.first] == seat


def take_citizen(s: City, seat: i64, source: i64) -> None:
    """Take a citizen from a place; on a card his space is free again."""
    if source == SUPPLY.first:
        s.supply[seat] -= 1
    elif source >= TRADESMAN.first:
        slot = source - TRADESMAN.first
        if s.tradesman[2 * slot] == seat:
            s.tradesman[2 * slot] = EMPTY
        elif s.tradesman[2 * slot + 1] == seat:
            s.tradesman[2 * slot + 1] = EMPTY
        else:
            s.onlooker = changed(s.onlooker, slot, s.onlooker[slot] & ~(1 << seat))
    elif source >= LYING.first:
        s.lying[OWNERS * (source - LYING.first) + seat] -= 1
    else:
        s.space[source - SPACE.first] = EMPTY


def has_any_citizen(s: City, seat: i64) -> bool:
    """Whether a seat has a citizen in its supply or anywhere on the board."""
    if s.supply[seat]:
        return True
    i: i64 = 0
    while i < ALL_SPACES:
        if s.space[i] == seat:
            return True
        i += 1
    i = 0
    while i < SLOTS:
        if s.has_tradesman(i, seat):
            return True
        i += 1
    i = seat
    while i < 3 * OWNERS:
        if s.lying[i]:
            return True
        i += OWNERS
    return False


def entries(s: City, seat: i64, building: i64, source: i64) -> i64:
    """The die values with which a citizen from this place may enter a building, one bit each."""
    faces: i64 = 0
    width = s.rules.row_width[building]
    of_row: i64 = ((1 << width) - 1) << 1
    value: i64 = 1
    while value <= 6:
        if may_enter(s, building, value, source, seat):
            faces |= of_row
        of_row <<= width
        value += width
    return faces


def all_entries(s: City, seat: i64, building: i64) -> i64:
    """The die values with which some citizen of a seat may enter a building, one bit each: `entries` of all places
    together. Where one stands in the row, or lies there for another of his colour, he can be the one who enters."""
    faces: i64 = 0
    width = s.rules.row_width[building]
    of_row: i64 = ((1 << width) - 1) << 1
    space: i64 = SPACES * building
    spaces = s.space
    lying = s.lying
    first = OWNERS * building
    end = space + SPACES
    while space < end:
        last = space + width - 1
        is_open = lying[first + seat] > 0 and spaces[last] == seat
        i = space
        while i <= last:
            if spaces[i] == EMPTY or spaces[i] == seat:
                is_open = True
            i += 1
        if is_open or lying[first + spaces[last]] == 0:
            faces |= of_row
        of_row <<= width
        space += width
    return faces


class PlaceCitizen(Target):
    """One die of the building's colour; its value says in which row the citizen enters."""

    def __init__(self, building: int) -> None:
        self.building: Final[i64] = building

    def rank(self) -> i64:
        return PLACE.first

    def token(self, s: City) -> i64:
        return PLACE.first + self.building

    def colour(self, s: City) -> i64:
        return self.building

    def most(self) -> i64:
        return 1

    def permits(self, bend: Bend) -> bool:
        return bend.times == 1 and not (bend.bars >> self.building) & 1

    def minds_source(self) -> bool:
        return True

    def faces(self, s: City, seat: i64) -> i64:
        if s.source != NO_CHOICE:
            return entries(s, seat, self.building, s.source)
        if not has_any_citizen(s, seat):
            return 0
        return all_entries(s, seat, self.building)

    def why_full(self, s: City, seat: i64) -> Message:
        return message("city-why-rows-full", building=names.building(self.building))

    def begin(self, s: City, seat: i64) -> None:
        s.agenda.append(PICK_DICE)
        s.agenda.append(PICK_SOURCE)

    def touches(self, s: City) -> i64:
        return HIRING

    def hires(self) -> i64:
        return 0

    def act(self, s: City, seat: i64) -> None:
        take_citizen(s, seat, s.source)
        enter(s, self.building, values(s)[0], seat)  # what a cube adds to the sum opens no other row


class PickSource(Step[City]):
    """From where the citizen comes: the personal supply, or anywhere on the board."""

    def actor(self, s: City) -> i64:
        return s.whose_turn()

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        target = s.rules.targets[s.target]
        search = search_of(offer)
        search.begin_turn(s, actor)
        each = target.minds_source()
        if not each and not target.is_reachable(s, actor, search):
            return
        source: i64 = SPACE.first
        last = SUPPLY.first
        while source <= last:
            if has_citizen_at(s, actor, source):
                s.source = source
                if not each or target.is_reachable(s, actor, search):
                    offer.add(source)
            source += 1
        s.source = NO_CHOICE

    def take(self, s: City, actor: i64, token: i64) -> None:
        s.source = token
        target = s.rules.targets[s.target]
        s.touched |= target.hires()
        target.sourced(s, actor)

    def ask(self, s: City, actor: i64) -> Message:
        return Message("city-ask-source")

    def tell(self, s: City, actor: i64, token: i64) -> Message | None:
        return message("city-tell-source", place=s.rules.vocabulary.label(s, int(token)))


PICK_SOURCE: Final[PickSource] = PickSource("pick-source", touches=0)
