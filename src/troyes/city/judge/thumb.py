"""Troyes: the points of an owner as they would be counted, and what everything else may still bring.

All values are victory points by a rule of thumb. A round's end must not look like a gain or a loss by itself, so
income, salaries and dice are counted ahead for every round that is still to come.
"""

from __future__ import annotations

import math
from typing import Final

from troyes.city.actions.influence import THROW_AGAIN
from troyes.city.constants import DICE_COLOURS, EMPTY, INCOME, LOSS, NEUTRAL, OWNERS, SLOTS, die
from troyes.city.content.cards.red import ARROW
from troyes.city.judge import people, promises
from troyes.city.phases.income import PAY_SALARIES
from troyes.city.phases.scoring import SCORERS, TRADESMENS_SPACES, empty_levels
from troyes.city.phases.workforce import ROLL_WORKFORCE
from troyes.city.state import City

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
        rounds = int(s.rules.rounds - s.round)
        self.incomes = rounds + int(PAY_SALARIES in s.agenda)
        """Incomes and salaries to come."""
        self.throws = rounds + int(ROLL_WORKFORCE in s.agenda)
        """Workforces to be thrown."""
        on_square = sum(int(s.all_dice(owner)) for owner in range(OWNERS))
        self.use = min(1.0, (on_square + ENOUGH_DICE * self.throws) / ENOUGH_DICE)
        """How much of what one has can still be used."""
        self.progress = 1 - self.throws / int(s.rules.rounds)
        """From 0 before the first workforce to 1 in the last round."""


def lead(s: City, seat: int) -> float:
    """What a seat is worth more than its best rival, le Roy among them. The more rivals there are, the less is won by
    keeping one of them down."""
    outlook = Outlook(s)
    rivals = [worth(s, owner, seat, outlook) for owner in s.rules.participants if owner != seat]
    return worth(s, seat, seat, outlook) - max(rivals) / math.sqrt(len(rivals))


def worth(s: City, owner: int, seat: int, outlook: Outlook) -> float:
    """What an owner has and may hope for, as far as this seat can know it."""
    points = int(s.points[owner])
    if not s.agenda:
        return points
    value = (
        points
        + int(TRADESMENS_SPACES.points(s, owner))
        - LOSS * int(empty_levels(s, owner)) * (0.4 + 0.6 * outlook.progress)
        + promises.worth(s, owner, outlook.throws)
        + people.characters(s, owner, seat, outlook.progress)
        + people.citizens(s, owner, outlook.throws, outlook.use)
        + cards(s, owner, outlook)
        + dice(s, owner)
        + modules(s, owner, outlook)
    )
    return value if owner == NEUTRAL else value + purse(s, owner, outlook) + thrown(s, owner)


def modules(s: City, owner: int, outlook: Outlook) -> float:
    """What the modules in play count at the end, and what else they say that their things are worth."""
    value = 0.0
    for scorer in s.rules.scorers:
        if scorer not in SCORERS:
            points = float(scorer.points(s, owner))
            value += -points if scorer.loses else points
    for worth in s.rules.worths:
        value += worth.of(s, owner, float(outlook.throws))
    return value


def purse(s: City, seat: int, outlook: Outlook) -> float:
    """Deniers and influence, and the deniers of the rounds to come after salaries."""
    deniers = int(s.deniers[seat]) + max(0, int(s.passed[seat]))
    deniers += outlook.incomes * (INCOME - people.salaries(s, seat))
    influence = int(s.influence[seat])
    more = max(0, influence - ENOUGH_INFLUENCE)
    return outlook.use * (DENIER * deniers + INFLUENCE * (influence - more / 2))


def cards(s: City, owner: int, outlook: Outlook) -> float:
    """Cubes kept on cards to bend dice, and tradesmen who work there. Modules value their other cubes."""
    kept = 0.0
    hired = 0
    for slot in range(SLOTS):
        if s.slot[slot] != EMPTY:
            cubes = int(s.cubes[OWNERS * slot + owner])
            if cubes and s.card(slot).effect.bend() is not None:
                kept += (cubes + 1) / 2
            hired += s.has_tradesman(slot, owner)
    return outlook.use * CUBE * kept + ACCESS * hired * (outlook.throws + outlook.use / 2)


def dice(s: City, owner: int) -> float:
    """The dice of a district."""
    count = int(s.all_dice(owner))
    if count == 0:
        return 0.0
    if s.passed[owner] != EMPTY:
        kept = sum(int(s.count_dice(owner, c)) for c in range(DICE_COLOURS) if (s.rules.wild >> c) & 1)
        return SOLD_DIE * (count - kept)
    pips = 0
    for colour in range(DICE_COLOURS):
        if s.count_dice(owner, colour):
            pips += sum(value * int(s.dice[die(owner, colour, value)]) for value in range(1, 7))
    return DIE * count + PIP * pips


def thrown(s: City, seat: int) -> float:
    """A throw that this seat is waiting for: a die thrown again, or the archer's arrows."""
    if s.rules.participants[s.turn] != seat:
        return 0.0
    if s.agenda[-1] is ARROW:
        return promises.ARROW * int(s.times)
    return DIE + MEAN_FACE * PIP if s.agenda[-1] in THROW_AGAIN else 0.0
