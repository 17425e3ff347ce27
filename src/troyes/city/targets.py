"""Troyes, "Actions": what an action can aim at, and the dice that it takes. The only place that knows prices."""

from __future__ import annotations

from typing import Final

from troyes.city.constants import DICE_COLOURS, EMPTY, GROUP, NEUTRAL, OWNERS, PRICE, SLOTS, die
from troyes.city.kinds import ANY_COLOUR, MIXED, PLAIN, SAME, Bend
from troyes.city.state import NO_CHOICE, City
from troyes.city.tokens import DIE, DONE, USE
from troyes.core.agenda import Step
from troyes.core.native import i64, vec
from troyes.core.offer import Offer
from troyes.core.prompt import Prompt

ALL_FACES: Final = -1
"""Any value will do."""
MOST_DICE: Final = 24
"""More dice than can lie on the square in the colours of one action."""


class Target:
    """Something that an action aims at. The group of dice must be of its colour, be worth what it needs, and hold a die
    of one of its faces."""

    def token(self, s: City) -> i64:
        """The token that names it now, -1 if it cannot be aimed at."""
        return EMPTY

    def colour(self, s: City) -> i64:
        """The colour of the dice: one of the three, `ANY_COLOUR` or `MIXED`."""
        return ANY_COLOUR

    def most(self) -> i64:
        """How many dice a group may have."""
        return GROUP

    def permits(self, bend: Bend) -> bool:
        """Whether a cube may bend the dice of this action."""
        return True

    def needs(self, s: City) -> i64:
        """What the group must be worth at least."""
        return 0

    def faces(self, s: City, seat: i64) -> i64:
        """The values of which at least one die must be, one bit each."""
        return ALL_FACES

    def cost(self, s: City, seat: i64) -> i64:
        """The deniers that must be left after the dice are paid for."""
        return 0

    def is_open(self, s: City, seat: i64) -> bool:
        """Whether the player may choose it, the dice apart."""
        return True

    def begin(self, s: City, seat: i64) -> None:
        """The player has chosen it: push what must be asked, the dice last of all."""
        s.agenda.append(PICK_DICE)

    def sourced(self, s: City, seat: i64) -> None:
        """The player has said where the citizen comes from."""

    def act(self, s: City, seat: i64) -> None:
        """The dice are paid for and `s.value` is what they are worth."""

    def is_reachable(self, s: City, seat: i64) -> bool:
        """Whether some group of dice, with or without a cube, allows this action now."""
        if scan(s, seat, self, PLAIN, None):
            return True
        slot: i64 = 0
        while slot < SLOTS:
            if s.cubes[OWNERS * slot + seat] and can_use(s, seat, self, slot):
                return True
            slot += 1
        return False


def can_use(s: City, seat: i64, target: Target, slot: i64) -> bool:
    """Whether a cube of the card in this slot helps to some group."""
    bend = s.card(slot).effect.bend()
    return bend is not None and target.permits(bend) and scan(s, seat, target, bend, None)


def colours_taken(target_colour: i64, bend: Bend, wild: i64) -> i64:
    """The colours of the dice that may be taken, one bit each; none if the cube is no use here."""
    if bend.takes == SAME:
        return (7 if target_colour >= ANY_COLOUR else 1 << target_colour) | wild
    if target_colour >= ANY_COLOUR or target_colour == bend.as_colour:
        return (1 << bend.takes) | wild
    return 0


def scan(s: City, seat: i64, target: Target, bend: Bend, offer: Offer | None) -> bool:
    """Look for groups that begin with the dice chosen so far. With an offer, add every die with which such a group goes
    on, and `done` if it is complete; without one, stop at the first.

    Dice are taken in the order of their tokens, so that a group has one spelling.
    """
    target_colour = target.colour(s)
    colours = colours_taken(target_colour, bend, s.rules.wild)
    if colours == 0:
        return False
    most = target.most()
    if bend.most < most:
        most = bend.most
    mixes = target_colour == MIXED and bend.mixes and bend.takes == SAME
    budget = s.deniers[seat] - target.cost(s, seat)
    if budget < 0:
        return False
    search = Search(seat, bend, target.needs(s), target.faces(s, seat), budget, most, mixes, s.rules.wild)
    i: i64 = 0
    while i < s.size:
        search.push(s.group[i])
        i += 1
    found = False
    if search.size < most:
        search.collect(s, colours, s.group[s.size - 1] if s.size else 0)
        i = 0
        while i < search.count:
            token = search.tokens[i]
            if (i == 0 or token != search.tokens[i - 1]) and search.leads(i):
                if offer is None:
                    return True
                offer.add(token)
                found = True
            i += 1
    if offer is not None and s.size and search.is_legal():
        offer.add(DONE)
        found = True
    return found


class Search:
    """A group of dice as it grows, with what it is worth and what it costs."""

    def __init__(
        self, seat: i64, bend: Bend, needs: i64, faces: i64, budget: i64, most: i64, mixes: bool, wild: i64
    ) -> None:
        self.seat: i64 = seat
        self.bend = bend
        self.needs: i64 = needs
        self.faces: i64 = faces
        self.budget: i64 = budget
        self.most: i64 = most
        self.mixes = mixes
        self.size: i64 = 0
        self.worth: i64 = 0
        self.bought: i64 = 0
        self.fits: i64 = 0
        """How many dice show a face that is wanted."""
        self.taken: i64 = 0
        """Dice taken from each district, four bits each, for those that cost nothing."""
        self.wild: i64 = wild
        """The colours that pass for any other, one bit each; such dice are never bought."""
        self.colour: i64 = EMPTY
        """The colour of the group, set by its first die that is of a domain; `coloured` is that die's place."""
        self.coloured: i64 = EMPTY
        self.tokens: vec[i64] = vec[i64]([0] * MOST_DICE)
        """The dice that may follow, ascending; equal dice as often as they lie there."""
        self.count: i64 = 0

    def collect(self, s: City, colours: i64, least: i64) -> None:
        """List the dice of these colours whose token is not below `least`, without those already in the group."""
        token: i64 = DIE
        colour: i64 = 0
        while colour < DICE_COLOURS:
            if not (colours >> colour) & 1:
                token += 6 * OWNERS
                colour += 1
                continue
            value: i64 = 1
            while value <= 6:
                district: i64 = 0
                while district < OWNERS:
                    if token >= least and (district == self.seat or not (self.wild >> colour) & 1):
                        lying = s.dice[die(district, colour, value)]
                        i: i64 = 0
                        while i < s.size:
                            if s.group[i] == token:
                                lying -= 1
                            i += 1
                        while lying > 0 and self.count < MOST_DICE:
                            self.tokens[self.count] = token
                            self.count += 1
                            lying -= 1
                    token += 1
                    district += 1
                value += 1
            colour += 1

    def push(self, token: i64) -> None:
        """Add a die to the group."""
        kind = token - DIE
        district = kind % OWNERS
        worth = self.bend.value(kind // OWNERS % 6 + 1)
        self.worth += worth
        if self.colour == EMPTY and not (self.wild >> (kind // 30)) & 1:
            self.colour = kind // 30
            self.coloured = self.size
        self.size += 1
        if worth <= 6 and (self.faces >> worth) & 1:
            self.fits += 1
        if district != self.seat:
            free = self.bend.free_neutral if district == NEUTRAL else self.bend.free
            if (self.taken >> (4 * district)) & 15 >= free:
                self.bought += 1
            self.taken += 1 << (4 * district)

    def pop(self, token: i64) -> None:
        """Take the last die out of the group again."""
        kind = token - DIE
        district = kind % OWNERS
        worth = self.bend.value(kind // OWNERS % 6 + 1)
        self.worth -= worth
        self.size -= 1
        if self.coloured == self.size:
            self.colour = EMPTY
            self.coloured = EMPTY
        if worth <= 6 and (self.faces >> worth) & 1:
            self.fits -= 1
        if district != self.seat:
            self.taken -= 1 << (4 * district)
            free = self.bend.free_neutral if district == NEUTRAL else self.bend.free
            if (self.taken >> (4 * district)) & 15 >= free:
                self.bought -= 1

    def is_legal(self) -> bool:
        """Whether the group as it is does what is needed and can be paid for."""
        return (
            self.size > 0
            and self.worth * self.bend.times + self.bend.sum_plus >= self.needs
            and (self.faces == ALL_FACES or self.fits > 0)
            and self.bought * PRICE[self.size] <= self.budget
        )

    def suits(self, colour: i64) -> bool:
        """Whether a die of this colour may join the group."""
        return self.mixes or self.colour == EMPTY or self.colour == colour or bool((self.wild >> colour) & 1)

    def leads(self, at: i64) -> bool:
        """Whether the group with the die at this place of the list is legal or can be completed with later ones."""
        token = self.tokens[at]
        if not self.suits((token - DIE) // 30):
            return False
        self.push(token)
        found = self.is_legal()
        if not found and self.size < self.most:
            next_one = at + 1
            while next_one < self.count and not found:
                found = self.leads(next_one)
                next_one += 1
        self.pop(token)
        return found


class PickDice(Step[City]):
    """Put together a group of one to three dice; before the first one a cube may be used to bend them."""

    def actor(self, s: City) -> i64:
        return s.rules.participants[s.turn]

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        target = s.rules.targets[s.target]
        if s.size == 0 and s.used == NO_CHOICE:
            card: i64 = 0
            # Cubes are offered in the order of their cards' numbers, which is that of their tokens.
            while card < len(s.rules.cards):
                slot = slot_of(s, card)
                if slot != EMPTY and s.cubes[OWNERS * slot + actor] and can_use(s, actor, target, slot):
                    offer.add(USE + card)
                card += 1
        scan(s, actor, target, s.bend(), offer)

    def take(self, s: City, actor: i64, token: i64) -> None:
        if USE <= token < DIE:
            s.used = slot_of(s, token - USE)
            s.agenda.append(PICK_DICE)
            return
        target = s.rules.targets[s.target]
        if token != DONE:
            s.group[s.size] = token
            s.size += 1
            most = target.most()
            if s.size < most and s.size < s.bend().most:
                s.agenda.append(PICK_DICE)
                return
        pay(s, actor)
        i = len(s.rules.purchase) - 1
        s.agenda.append(ACT)
        while i >= 0:
            s.agenda.append(s.rules.purchase[i])
            i -= 1

    def prompt(self, s: City, actor: i64) -> Prompt:
        return Prompt("pick-dice", (s.target, s.used, s.size))


def slot_of(s: City, card: i64) -> i64:
    """The slot in which an Activity card lies, -1 if it does not."""
    slot: i64 = 0
    while slot < SLOTS:
        if s.slot[slot] == card:
            return slot
        slot += 1
    return EMPTY


def pay(s: City, seat: i64) -> None:
    """Pay the owners of the dice, or the bank for the neutral player's; discard the dice and the cube."""
    bend = s.bend()
    price = PRICE[s.size]
    taken: i64 = 0
    worth: i64 = 0
    i: i64 = 0
    while i < s.size:
        kind = s.group[i] - DIE
        district = kind % OWNERS
        value = kind // OWNERS % 6 + 1
        s.dice[die(district, kind // 30, value)] -= 1
        worth += bend.value(value)
        if district != seat:
            free = bend.free_neutral if district == NEUTRAL else bend.free
            if (taken >> (4 * district)) & 15 >= free:
                s.deniers[seat] -= price
                if district != NEUTRAL:
                    s.deniers[district] += price
            taken += 1 << (4 * district)
        i += 1
    s.value = worth * bend.times + bend.sum_plus
    if s.used != NO_CHOICE:
        s.cubes[OWNERS * s.used + seat] -= 1


class Act(Step[City]):
    """The action takes effect."""

    def act(self, s: City) -> None:
        s.rules.targets[s.target].act(s, s.rules.participants[s.turn])


PICK_DICE: Final[PickDice] = PickDice()
ACT: Final[Act] = Act()
