"""Troyes, "Actions": what the dice on the square amount to, which mostly says at once whether some group will do."""

from __future__ import annotations

from typing import Final

from troyes.city.constants import COLOURS, DICE_COLOURS, EMPTY, FACES, NEUTRAL, OWNERS, PRICE, die
from troyes.city.content.kinds import ANY_COLOUR, MIXED
from troyes.city.state import City
from troyes.core.native import i64, u8, vec

NO: Final = 0
YES: Final = 1
UNSURE: Final = 2

# Dice are counted by value in one number, eight bits for each value.
BITS: Final = 8
COUNT: Final = (1 << BITS) - 1


class Survey:
    """The dice for a group of each colour that a seat could use, while it has chosen none and no cube bends them."""

    def __init__(self) -> None:
        self.own: vec[i64] = vec[i64]([0] * (MIXED + 1))
        """Those of the own district, by the colour of the group; dice that pass for any other are in each."""
        self.others: vec[i64] = vec[i64]([0] * (MIXED + 1))
        """Those that can be bought."""

    def begin(self, s: City, seat: i64) -> None:
        """Count the dice."""
        assert s.size == 0
        self.clear()
        wild = s.rules.wild
        district: i64 = 0
        while district < OWNERS:
            colour: i64 = 0
            while colour < DICE_COLOURS:
                dice = counted(s.dice, die(district, colour, 1))
                if dice and district == seat:
                    self.add(self.own, colour, dice, wild)
                elif dice and not (wild >> colour) & 1:
                    self.add(self.others, colour, dice, 0)
                colour += 1
            district += 1
            if district == s.rules.players:
                district = NEUTRAL

    def clear(self) -> None:
        """Count none."""
        colour: i64 = 0
        while colour <= MIXED:
            self.own[colour] = 0
            self.others[colour] = 0
            colour += 1

    def add(self, counts: vec[i64], colour: i64, dice: i64, wild: i64) -> None:
        """Count dice of a colour."""
        counts[MIXED] += dice
        group: i64 = 0
        while group < len(COLOURS):
            if group == colour or (wild >> colour) & 1:
                counts[group] += dice
            group += 1

    def has_dice(self, colour: i64, deniers: i64) -> bool:
        """Whether there is any die for a group of this colour that could be had with so many deniers."""
        if colour == ANY_COLOUR:
            colour = MIXED
        return self.own[colour] > 0 or (self.others[colour] > 0 and deniers >= PRICE[1])

    def finds(self, colour: i64, most: i64, needs: i64, faces: i64, budget: i64) -> i64:
        """Whether some group is of this colour and of so many dice at most, is worth what is needed, has one of the
        faces and can be paid for: `YES`, `NO`, or `UNSURE` where that takes a closer look."""
        if colour == ANY_COLOUR:
            return self.finds_of_any(most, needs, faces, budget)
        own = self.own[colour]
        others = self.others[colour]
        if faces & 1:  # any value will do
            return YES if is_worth(own, others, most, needs, budget) else NO
        if needs > 1:
            return UNSURE
        return YES if shows(own, faces) or (budget >= PRICE[1] and shows(others, faces)) else NO

    def finds_of_any(self, most: i64, needs: i64, faces: i64, budget: i64) -> i64:
        """The same for a group of any one colour."""
        colour: i64 = 0
        while colour < len(COLOURS):
            found = self.finds(colour, most, needs, faces, budget)
            if found != NO:
                return found
            colour += 1
        return NO


def counted(lying: vec[u8], first: i64) -> i64:
    """The dice of one colour in a district, where those of its first face are counted at this place."""
    dice: i64 = 0
    i = first + FACES
    while i > first:
        i -= 1
        dice = (dice << BITS) + i64(lying[i])
    return dice << BITS


def shows(dice: i64, faces: i64) -> bool:
    """Whether one of the dice shows one of the faces."""
    value: i64 = 1
    while value <= FACES:
        if (faces >> value) & 1 and (dice >> (BITS * value)) & COUNT:
            return True
        value += 1
    return False


def is_worth(own: i64, others: i64, most: i64, needs: i64, budget: i64) -> bool:
    """Whether so many dice at most, some of them bought, can be worth what is needed."""
    size: i64 = 1
    while size <= most:
        if most_worth(own, others, size, budget // PRICE[size]) >= needs:
            return True
        size += 1
    return False


def most_worth(own: i64, others: i64, size: i64, bought: i64) -> i64:
    """What so many dice are worth at the most, of which only so many may be bought; -1 if there are not as many."""
    none: i64 = EMPTY
    worth: i64 = 0
    value: i64 = FACES
    while value > 0 and size > 0:
        count = min(size, (own >> (BITS * value)) & COUNT)
        worth += count * value
        size -= count
        bought = min(size, bought)
        count = min(bought, (others >> (BITS * value)) & COUNT)
        worth += count * value
        size -= count
        bought -= count
        value -= 1
    return worth if size == 0 else none
