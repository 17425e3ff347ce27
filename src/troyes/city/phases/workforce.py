"""Troyes, "Phase 2: Assemble the workforce": a die for every citizen on a building, the neutral ones included."""

from __future__ import annotations

from typing import Final

from troyes.city.constants import DICE_NAMES, LETTERS, NEUTRAL, OWNERS, SPACES, dice_of, die
from troyes.city.state import City
from troyes.city.throws import Throw
from troyes.city.words import names
from troyes.core.agenda import CHANCE, NOBODY
from troyes.core.message import Value
from troyes.core.native import i64


class RollWorkforce(Throw):
    """The dice are thrown one after the other: by seat, the neutral player last, and by colour."""

    def actor(self, s: City) -> i64:
        return CHANCE if is_any_missing(s) else NOBODY

    def thrown(self, s: City, value: i64) -> None:
        kind = next_die(s)
        s.dice[die(kind // 3, kind % 3, value)] += 1
        s.touched |= dice_of(kind // 3)
        s.agenda.append(self)

    def whose(self, s: City) -> dict[str, Value]:
        kind = next_die(s)
        return {
            "colour": names.colour(kind % 3),
            "district": names.district(kind // 3, s.rules.neutral),
        }

    def coloured(self, s: City) -> str:
        return DICE_NAMES[next_die(s) % 3]

    def topic(self, s: City) -> str:
        return LETTERS[next_die(s) // 3]


def next_die(s: City) -> i64:
    """The next die that is missing in a district: 3 * owner + colour, or -1."""
    owner: i64 = 0
    while owner < OWNERS:
        colour: i64 = 0
        while colour < 3:
            if is_missing(s, owner, colour):
                return 3 * owner + colour
            colour += 1
        owner += 1
        if owner == s.rules.players:
            owner = NEUTRAL
    return -1


def is_any_missing(s: City) -> bool:
    """Whether there is a next die: the last one in order is missing longest, so it is looked for first."""
    owner: i64 = NEUTRAL
    while owner >= 0:
        colour: i64 = 2
        while colour >= 0:
            if is_missing(s, owner, colour):
                return True
            colour -= 1
        if owner == NEUTRAL:
            owner = s.rules.players
        owner -= 1
    return False


def is_missing(s: City, owner: i64, colour: i64) -> bool:
    """Whether more citizens of an owner stand on a building than dice of its colour lie in his district."""
    spaces = s.space
    dice = s.dice
    missing: i64 = 0
    space = SPACES * colour
    end = space + SPACES
    face = die(owner, colour, 1)
    while space < end:
        if spaces[space] == owner:
            missing += 1
        missing -= i64(dice[face])
        space += 1
        face += 1
    return missing > 0


ROLL_WORKFORCE: Final[RollWorkforce] = RollWorkforce("roll-workforce", touches=0)
