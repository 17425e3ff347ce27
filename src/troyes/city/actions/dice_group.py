"""Troyes, "Actions": groups of one to three dice that can be had. With `paying`, the only place that knows prices."""

from __future__ import annotations

from typing import Final

from troyes.city.actions.picked import bought_and_turned, turned_over
from troyes.city.actions.survey import NO, UNSURE, Survey
from troyes.city.constants import DICE_COLOURS, EMPTY, FACES, GROUP, NEUTRAL, OWNERS, PRICE, SLOTS, die
from troyes.city.content.kinds import (
    ANY_COLOUR,
    MIXED,
    NO_LIMIT,
    PLAIN,
    SAME,
    USUAL,
    Bend,
    free_from,
)
from troyes.city.state import City
from troyes.city.words.tokens import DIE, DONE, colour_of, die_token, district_of, face_of
from troyes.core.native import i64, vec
from troyes.core.offer import Offer

ALL_FACES: Final = -1
"""Any value will do."""
ALL_COLOURS: Final = (1 << DICE_COLOURS) - 1
MOST_DICE: Final = 24
"""More dice than can lie on the square."""

# What a search writes down of every die.
TOKEN: Final = 0
COLOUR: Final = 1
"""Its colour, as a bit."""
VALUE: Final = 2
ORIGIN: Final = 3
"""One die from its district, as a part of a group."""
FIELDS: Final = 4

# A group is one number, the sum of its dice: eight bits for what they are worth, four for how many show a face that is
# wanted, and four for each district, for how many come from there. Above them stands the highest value among the dice,
# for groups in which all count as the highest.
WORTH: Final = 255
WANTED: Final = 8
FROM: Final = 12
HIGHEST: Final = FROM + 4 * OWNERS


class Search:
    """The search for groups of dice that an action allows and the player can pay for.

    It begins with the dice on the city square, is told what to look for and how a cube bends the dice, and answers. The
    dice are listed in the order of their tokens, and a group is taken from the list going forward, so that it has one
    spelling.
    """

    def __init__(self) -> None:
        self.seat: i64 = EMPTY
        self.dice: vec[i64] = vec[i64]([0] * (FIELDS * MOST_DICE))
        """The dice that may join those chosen so far, `FIELDS` numbers each, equal ones side by side."""
        self.end: i64 = 0
        """Where the list ends."""
        self.listed: i64 = 0
        """The colours that are listed, one bit each."""
        self.wild: i64 = 0
        """The colours that pass for any other, one bit each; such dice are never bought."""

        # What is looked for.
        self.colour: i64 = ANY_COLOUR
        self.limit: i64 = GROUP
        """How many dice the action takes."""
        self.needs: i64 = 0
        self.faces: i64 = ALL_FACES
        self.budget: i64 = 0
        self.by_face: bool = False
        """Whether a die that counts as another may serve for what it is itself."""

        # How the dice are bent.
        self.bend: Bend = PLAIN
        self.most: i64 = GROUP
        """How many dice the action takes with this cube."""
        self.least: i64 = 0
        """What the dice must be worth together before the cube multiplies it or adds to it."""
        self.mixes: bool = False
        self.alike: bool = False
        self.deals: bool = False
        """Whether not every die of another costs the same, or not as many as one likes may be bought."""
        self.paid: i64 = EMPTY
        """The district of a die that must be bought and not taken for nothing, if there is one."""
        self.nothing: i64 = 0
        """A group without real dice: one face is wanted from the outset if any will do, or the cube shows it."""

        self.survey: Final = Survey()

        self.cubes: i64 = 0
        """How many cubes the seat has on cards, at the beginning of a turn."""
        self.bends: bool = False
        """Whether a cube, of a card or of a module, could bend the dice then."""

        # The group so far.
        self.size: i64 = 0
        self.group: i64 = 0
        self.colours: i64 = 0
        """The colours of the dice that may join, one bit each."""

    def begin(self, s: City, seat: i64, colours: i64) -> None:
        """List the dice of these colours that may follow those chosen so far; others follow when they are needed."""
        self.seat = seat
        self.wild = s.rules.wild
        self.listed = colours
        last = DIE.first
        repeated: i64 = 0
        i = s.turned  # those that a cube turned over stand outside of the order
        while i < s.size:
            token = s.group[i]
            if token != last:
                repeated = 0
            repeated += 1
            last = token
            i += 1
        self.end = 0
        colour = colour_of(last)
        while colour < DICE_COLOURS:
            if (colours >> colour) & 1:
                self.list_dice(s, colour, last, repeated)
            colour += 1

    def list_dice(self, s: City, colour: i64, least: i64, without: i64) -> None:
        """List the dice of a colour from a token on, without so many of this one."""
        lying = s.dice
        dice = self.dice
        players = s.rules.players
        first: i64 = 0
        last: i64 = NEUTRAL
        if (self.wild >> colour) & 1:
            first = last = self.seat
        end = self.end
        value: i64 = 1
        while value <= FACES:
            district = first
            while district <= last:
                count = i64(lying[die(district, colour, value)])
                if count:
                    token = die_token(district, colour, value)
                    if token == least:
                        count -= without
                    elif token < least:
                        count = 0
                    if s.turned:
                        count -= turned_over(s, token)
                    while count > 0:
                        assert end < FIELDS * MOST_DICE
                        dice[end + TOKEN] = token
                        dice[end + COLOUR] = 1 << colour
                        dice[end + VALUE] = value
                        dice[end + ORIGIN] = 1 << (FROM + 4 * district)
                        end += FIELDS
                        count -= 1
                district += 1
                if district == players:
                    district = NEUTRAL
            value += 1
        self.end = end

    def begin_turn(self, s: City, seat: i64) -> None:
        """No die is chosen yet: count all of them, and list those that are needed."""
        self.begin(s, seat, 0)
        self.survey.begin(s, seat)
        self.cubes = cubes_of(s, seat)
        self.bends = self.cubes > 0 or len(s.rules.aids) > 0

    def look_for(
        self, colour: i64, limit: i64, needs: i64, faces: i64, budget: i64, by_face: bool = False
    ) -> None:
        """Say what a group must be: of this colour, of so many dice at most, worth what is needed, with one of the
        faces among them, and paid for with so many deniers."""
        self.colour = colour
        self.limit = limit
        self.needs = needs
        self.faces = faces
        self.budget = budget
        self.by_face = by_face

    def bend_by(self, s: City, bend: Bend) -> bool:
        """Let a cube bend the dice. Whether it is any use here."""
        colours = colours_taken(self.colour, bend, self.wild)
        if colours == 0:
            return False
        self.bend = bend
        self.most = min(self.limit - bend.size, bend.most)
        if self.most < 1:
            return False
        self.least = (self.needs - bend.sum_plus + bend.times - 1) // bend.times - bend.virtual
        self.mixes = self.colour == MIXED and bend.mixes and bend.takes == SAME
        self.alike = bend.alike
        self.deals = bend.is_free or bend.each_owner < NO_LIMIT
        self.paid = EMPTY
        if bend.turns and bend.is_free:
            self.paid = bought_and_turned(s, bend)
        self.size = 0
        self.nothing = 1 << WANTED if self.is_wanted(bend.virtual) else 0
        self.group = self.nothing
        i: i64 = 0
        while i < s.size:
            token = s.group[i]
            colour = colour_of(token)
            if not (colours >> colour) & 1:
                return False
            self.size += 1
            origin: i64 = 1 << (FROM + 4 * district_of(token))
            self.group = self.join(self.group, face_of(token), origin, self.size)
            colours = self.beside(1 << colour, colours)
            i += 1
        self.colours = colours
        if colours & ~self.listed:
            self.begin(s, self.seat, self.listed | colours)
        return True

    def join(self, group: i64, value: i64, origin: i64, size: i64) -> i64:
        """A group with one more die, its `size`th."""
        now = group + self.share(value) + origin
        if not self.alike:
            return now
        if self.by_face:
            return now
        highest = max(group >> HIGHEST, value)
        districts = now & ((1 << HIGHEST) - (1 << FROM))
        worth = self.bend.value(highest)
        wanted = self.nothing + (1 << WANTED) if self.is_wanted(worth) else self.nothing
        return districts + wanted + (highest << HIGHEST) + worth * size

    def is_wanted(self, worth: i64) -> bool:
        """Whether a die that is worth so much is one of which there must be one."""
        return worth <= FACES and bool((self.faces >> worth) & 1)

    def share(self, value: i64) -> i64:
        """What a die of this value adds to a group, its district apart."""
        worth = self.bend.value(value)
        return worth + (1 << WANTED) if worth <= FACES and (self.faces >> worth) & 1 else worth

    def beside(self, colour: i64, colours: i64) -> i64:
        """Which of these colours may still join when a die of this one does."""
        return colours if self.mixes or colour & self.wild else colours & (colour | self.wild)

    def is_legal(self, group: i64, size: i64) -> bool:
        """Whether a group of so many dice does what is needed and can be paid for."""
        return (
            group & WORTH >= self.least
            and (group >> WANTED) & 15 > 0
            and self.affords(group, size, self.price(size))
            and (self.paid == EMPTY or self.pays_for_turned(group, size))
        )

    def pays_for_turned(self, group: i64, size: i64) -> bool:
        """Whether the die that was turned over because it is bought is among those that are paid for."""
        taken = (group >> (FROM + 4 * self.paid)) & 15
        return taken > free_from(self.bend, self.paid) and self.bought(group, size) > 0

    def affords(self, group: i64, size: i64, price: i64) -> bool:
        """Whether so many dice may be bought, each at this price."""
        bought = self.bought(group, size)
        return bought < NO_LIMIT and bought * price <= self.budget

    def price(self, size: i64) -> i64:
        """What each die costs that is bought for a group of so many real dice."""
        bend = self.bend
        return PRICE[size + bend.size] if bend.price == USUAL else bend.price

    def bought(self, group: i64, size: i64) -> i64:
        """How many dice of a group must be paid for."""
        others = size - ((group >> (FROM + 4 * self.seat)) & 15)
        if others == 0 or not self.deals:
            return others
        bend = self.bend
        bought: i64 = 0
        district: i64 = 0
        while district < OWNERS:
            if district != self.seat:
                taken = (group >> (FROM + 4 * district)) & 15
                if taken > bend.each_owner:
                    return NO_LIMIT
                bought += max(0, taken - free_from(bend, district))
            district += 1
        return bought - 1 if bought and bend.free_in_all else bought

    def finds_plain(self, s: City) -> bool:
        """Whether some group is legal without any cube, at the beginning of a turn."""
        found = self.survey.finds(self.colour, self.limit, self.needs, self.faces, self.budget)
        if found == UNSURE:
            return self.bend_by(s, PLAIN) and self.succeeds()
        return found != NO

    def succeeds(self) -> bool:
        """Whether some legal group goes on from the group so far, or is it."""
        if self.size and (self.size > self.most or self.is_legal(self.group, self.size)):
            return self.size <= self.most
        return self.size < self.most and self.leads(0, self.end, self.size + 1, self.group, self.colours)

    def leads(self, at: i64, end: i64, size: i64, group: i64, colours: i64) -> bool:
        """Whether a group becomes legal with a die of this part of the list, which is its `size`th, and perhaps later
        ones."""
        dice = self.dice
        before: i64 = EMPTY
        while at < end:
            token = dice[at + TOKEN]
            colour = dice[at + COLOUR]
            if token != before and colours & colour:
                now = self.join(group, dice[at + VALUE], dice[at + ORIGIN], size)
                if self.is_legal(now, size):
                    return True
                # A further die makes those that are bought dearer.
                if (
                    size < self.most
                    and self.affords(now, size, self.price(size + 1))
                    and self.leads(at + FIELDS, self.end, size + 1, now, self.beside(colour, colours))
                ):
                    return True
            before = token
            at += FIELDS
        return False

    def fill(self, offer: Offer) -> None:
        """Offer every die with which some legal group goes on, and `done` if the group so far is legal."""
        dice = self.dice
        before: i64 = EMPTY
        at: i64 = 0
        while at < self.end:
            token = dice[at + TOKEN]
            if token != before and self.leads(at, at + FIELDS, self.size + 1, self.group, self.colours):
                offer.add(token)
            before = token
            at += FIELDS
        if self.size and self.is_legal(self.group, self.size):
            offer.add(DONE.first)


def search_again(searches: list[Search], states: list[City], offer: Offer) -> i64:
    """Let each search begin anew in its state, and add up the options that they offer, for those who measure it."""
    total: i64 = 0
    for i in range(len(searches)):
        search = searches[i]
        s = states[i]
        offer.clear()
        search.begin(s, search.seat, 0)
        if search.bend_by(s, search.bend):
            search.fill(offer)
        total += offer.size
    return total


def cubes_of(s: City, seat: i64) -> i64:
    """How many cubes a seat has on cards."""
    cubes = s.cubes
    count: i64 = 0
    i = seat
    while i < SLOTS * OWNERS:
        count += cubes[i]
        i += OWNERS
    return count


def search_of(offer: Offer) -> Search:
    """The search of whoever asks, made at the first question."""
    search = offer.scratch
    if isinstance(search, Search):
        return search
    search = Search()
    offer.scratch = search
    return search


def colours_taken(target_colour: i64, bend: Bend, wild: i64) -> i64:
    """The colours of the dice that may be taken, one bit each; none if the cube is no use here."""
    if bend.takes == SAME:
        if target_colour >= ANY_COLOUR:
            return 7 | wild
        return (1 << target_colour) | wild
    if target_colour >= ANY_COLOUR or target_colour == bend.as_colour:
        return (1 << bend.takes) | wild
    return 0
