"""Troyes: the points of an owner as they would be counted, and what everything else may still bring.

All values are victory points by a rule of thumb. A round's end must not look like a gain or a loss by itself, so
income, salaries and dice are counted ahead for every round that is still to come.
"""

from __future__ import annotations

import math
from typing import Final

from troyes.city.actions.influence import ThrowAgain
from troyes.city.constants import DICE_COLOURS, EMPTY, FACES, INCOME, LOSS, NEUTRAL, OWNERS, SLOTS, die
from troyes.city.judge import people, promises
from troyes.city.module import Scorer
from troyes.city.phases.income import PAY_SALARIES
from troyes.city.phases.scoring import SCORERS, TRADESMENS_SPACES, empty_levels
from troyes.city.phases.workforce import ROLL_WORKFORCE
from troyes.city.state import City
from troyes.city.throws import Throw
from troyes.core.agenda import Step
from troyes.core.native import i64

DENIER: Final = 0.14
INFLUENCE: Final = 0.27
ENOUGH_INFLUENCE: Final = 8
DIE: Final = 0.2
PIP: Final = 0.16
MEAN_FACE: Final = 3.5
SOLD_DIE: Final = 0.25
"""A die in the district of someone who has passed can only be sold, if it can."""
CUBE: Final = 0.8
"""A cube kept on a card; a second one there is worth half of it."""
ACCESS: Final = 0.35
"""A tradesman who can be set to work without being hired, each round."""
ENOUGH_DICE: Final = 15
"""Dice on the city square from which on everything that they are bought with is worth its full value."""


class Outlook:
    """What lies ahead, the same for everybody."""

    def __init__(self, s: City) -> None:
        rounds = s.rules.rounds - s.round
        throws = rounds + awaits(s, ROLL_WORKFORCE)
        self.throws: Final[i64] = throws
        """Workforces to be thrown."""
        # Income comes before the workforce: where that was thrown, there is nothing more to look for.
        self.incomes: Final[i64] = rounds + awaits(s, PAY_SALARIES) if throws > rounds else rounds
        """Incomes and salaries to come."""
        on_square: i64 = 0
        owner: i64 = 0
        while owner < OWNERS:
            on_square += s.all_dice(owner)
            owner += 1
        self.on_square: Final[i64] = on_square
        """All dice on the city square."""
        self.use: Final[float] = min(1.0, float(on_square + ENOUGH_DICE * self.throws) / ENOUGH_DICE)
        """How much of what one has can still be used."""
        self.progress: Final[float] = 1 - float(self.throws) / float(s.rules.rounds)
        """From 0 before the first workforce to 1 in the last round."""


def awaits(s: City, step: Step[City]) -> i64:
    """1 if a step is still to come, else 0."""
    for each in s.agenda:
        if each is step:
            return 1
    return 0


def lead(s: City, seat: i64) -> float:
    """What a seat is worth more than its best rival, le Roy among them. The more rivals there are, the less is won by
    keeping one of them down."""
    outlook = Outlook(s)
    best = -math.inf
    rivals = 0.0
    for owner in s.rules.participants:
        if owner != seat:
            best = max(best, worth(s, owner, seat, outlook))
            rivals += 1.0
    return worth(s, seat, seat, outlook) - best / math.sqrt(rivals)


def worth(s: City, owner: i64, seat: i64, outlook: Outlook) -> float:
    """What an owner has and may hope for, as far as this seat can know it."""
    points = s.points[owner]
    if not s.agenda:
        return float(points)
    return (
        float(points + TRADESMENS_SPACES.points(s, owner))
        + levels(empty_levels(s, owner), outlook)
        + promises.worth(s, owner, outlook.throws)
        + people.characters(s, owner, seat, outlook.progress)
        + people.citizens(s, owner, outlook.throws, outlook.use)
        + cards(s, owner, outlook)
        + dice(s, owner)
        + modules(s, owner, outlook)
        + purse(s, owner, outlook)
        + thrown(s, owner)
    )


def levels(empty: i64, outlook: Outlook) -> float:
    """What levels of the Cathedral without a cube will cost: less the more time is left to lay one there."""
    return -float(LOSS * empty) * (0.4 + 0.6 * outlook.progress)


def modules(s: City, owner: i64, outlook: Outlook) -> float:
    """What the modules in play count at the end, and what else they say that their things are worth."""
    value = 0.0
    for scorer in s.rules.scorers:
        if not is_base(scorer):
            points = float(scorer.points(s, owner))
            value += -points if scorer.loses else points
    for worth in s.rules.worths:
        value += worth.of(s, int(owner), float(outlook.throws))
    return value


def is_base(scorer: Scorer) -> bool:
    """Whether the base game counts this."""
    for each in SCORERS:
        if each is scorer:
            return True
    return False


def purse(s: City, seat: i64, outlook: Outlook) -> float:
    """Deniers and influence, and the deniers of the rounds to come after salaries; le Roy has none."""
    if seat == NEUTRAL:
        return 0.0
    deniers = s.deniers[seat]
    if s.passed[seat] > 0:
        deniers += s.passed[seat]
    deniers += outlook.incomes * (INCOME - people.salaries(s, seat))
    influence = s.influence[seat]
    more: i64 = 0
    if influence > ENOUGH_INFLUENCE:
        more = influence - ENOUGH_INFLUENCE
    return outlook.use * (DENIER * float(deniers) + INFLUENCE * (float(influence) - float(more) / 2))


def cards(s: City, owner: i64, outlook: Outlook) -> float:
    """Cubes kept on cards to bend dice, and tradesmen who work there. Modules value their other cubes."""
    kept = 0.0
    hired = 0.0
    slot: i64 = 0
    while slot < SLOTS:
        if s.slot[slot] != EMPTY:
            cubes = s.cubes[OWNERS * slot + owner]
            if cubes and s.card(slot).effect.bend() is not None:
                kept += float(cubes + 1) / 2
            if s.has_tradesman(slot, owner):
                hired += 1.0
        slot += 1
    return craft(kept, hired, outlook)


def craft(kept: float, hired: float, outlook: Outlook) -> float:
    """Cubes kept, a second one on the same card counted as half of one, and tradesmen."""
    return outlook.use * CUBE * kept + ACCESS * hired * (float(outlook.throws) + outlook.use / 2)


def dice(s: City, owner: i64) -> float:
    """The dice of a district."""
    count = s.all_dice(owner)
    if count == 0:
        return 0.0
    passed = s.passed[owner] != EMPTY
    pips: i64 = 0
    colour: i64 = 0
    while colour < DICE_COLOURS:
        if not passed:
            pips += pips_of(s, owner, colour)
        elif (s.rules.wild >> colour) & 1:
            count -= s.count_dice(owner, colour)
        colour += 1
    return SOLD_DIE * float(count) if passed else DIE * float(count) + PIP * float(pips)


def pips_of(s: City, owner: i64, colour: i64) -> i64:
    """The pips of a colour in a district."""
    pips: i64 = 0
    value: i64 = 1
    while value <= FACES:
        pips += value * i64(s.dice[die(owner, colour, value)])
        value += 1
    return pips


def thrown(s: City, seat: i64) -> float:
    """A throw that this seat is waiting for: a die thrown again, or what any other says that it is worth."""
    step = s.agenda[-1]
    if isinstance(step, ThrowAgain):
        return DIE + MEAN_FACE * PIP if s.whose_turn() == seat else 0.0
    return step.awaited(s, seat) if isinstance(step, Throw) else 0.0
