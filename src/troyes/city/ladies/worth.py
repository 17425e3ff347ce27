"""The Ladies of Troyes: what cubes on its cards are worth to computer players before they are used or counted."""

from __future__ import annotations

from typing import Final

from troyes.city.constants import EMPTY, LOSS, NEUTRAL, OWNERS, SLOTS, die
from troyes.city.ladies.cards.white import FOURTH_FLOOR, HERMIT, HERMITS_CUBE, HERMITS_CUBES
from troyes.city.ladies.kept import all_cubes, cubes_of
from troyes.city.ladies.mixed import Mixed, Sell
from troyes.city.module import Worth
from troyes.city.state import City

DENIER: Final = 0.14
INFLUENCE: Final = 0.2
OTHERWISE: Final = 1.4
"""What a cube brings that is not sold."""
HALF_WAY: Final = 0.55
"""A cube that is placed has half of its way behind it: dice must still set the card to work again."""
ENOUGH_CUBES: Final = 9
"""More cubes than this are hardly discarded in one action."""
NEWCOMERS: Final = 0.5
"""Cubes that each other player may still place on the Hermit in a round."""
BUILT_LATER: Final = 0.25
"""How likely somebody reaches the fourth floor in a round."""


class MixedCubes(Worth):
    """Cubes on mixed cards, as far as the dice to come discard them."""

    def of(self, s: City, owner: int, rounds: float) -> float:
        value = 0.0
        for slot in range(SLOTS):
            cubes = int(s.cubes[OWNERS * slot + owner])
            if cubes:
                effect = s.card(slot).effect
                if isinstance(effect, Mixed):
                    value += HALF_WAY * brings(effect) * min(cubes, usable(s, owner, slot, rounds))
        return value


def brings(effect: Mixed) -> float:
    """What a cube brings that is discarded."""
    if not isinstance(effect, Sell):
        return OTHERWISE
    return DENIER * int(effect.deniers) + INFLUENCE * int(effect.influence) + int(effect.points)


def usable(s: City, owner: int, slot: int, rounds: float) -> int:
    """How many cubes of a card may still be discarded: in the last round those for which there are own dice."""
    if rounds > 0:
        return ENOUGH_CUBES
    if owner == NEUTRAL or s.passed[owner] != EMPTY:
        return 0
    card = s.card(slot)
    pips = sum(value * int(s.dice[die(owner, int(card.dice), value)]) for value in range(1, 7))
    return pips // int(card.divisor)


class HermitsPeace(Worth):
    """More cubes may come to the Hermit, and those that lie there are then worth less than they are counted now."""

    def of(self, s: City, owner: int, rounds: float) -> float:
        own = int(cubes_of(s, HERMIT, owner))
        if not own:
            return 0.0
        to_come = NEWCOMERS * rounds * (int(s.rules.players) - 1)
        later = max(1.0, HERMITS_CUBE - int(all_cubes(s, HERMIT)) - to_come)
        return own * later - int(HERMITS_CUBES.points(s, owner))


class FourthFloorAhead(Worth):
    """Who has no cube on the fourth floor may still lay one."""

    def of(self, s: City, owner: int, rounds: float) -> float:
        return LOSS * min(1.0, BUILT_LATER * rounds) if FOURTH_FLOOR.points(s, owner) else 0.0


WORTHS: Final[tuple[Worth, ...]] = (MixedCubes(), HermitsPeace(), FourthFloorAhead())
