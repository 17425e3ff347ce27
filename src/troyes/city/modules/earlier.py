"""Earlier versions of the rules, under which their records and tables go on.

Version 1 offered influence whether or not an action was possible, let a player pass who had spent some, and noticed
only on le Roy's next turn that he had no dice left. Until version 3 Marauding, once countered, took cubes of the same
action again (ruling R113). Until version 4 events took cubes of le Roy's as well (ruling R114).
"""

from __future__ import annotations

from typing import Final

from troyes.city.actions.targets import fill_targets
from troyes.city.content.events import INTERRUPTED_WORK, MARAUDING
from troyes.city.content.plagues import Enemies
from troyes.city.module import Module
from troyes.city.modules.bonus import RESISTANCE
from troyes.city.modules.king import KingsTurn, set_throw, throw_of
from troyes.city.modules.kings_table import LE_ROY
from troyes.city.phases.black_dice import CounterBlackDie, fill_black, fill_own, strength_of_district
from troyes.city.phases.events import highest_black
from troyes.city.phases.turns import TakeTurn
from troyes.city.state import City
from troyes.city.words.tokens import PASS, SUCCUMB
from troyes.core.native import i64
from troyes.core.offer import Offer


class TakeTurnFirst(TakeTurn):
    """Influence may be spent whatever follows."""

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        fill_targets(s, actor, offer)
        for one in s.rules.spends:
            one.fill(s, actor, offer)
        offer.add(PASS.first)
        offer.sort()


class CounterBlackDieFirst(CounterBlackDie):
    """Influence may be spent also by who cannot counter."""

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        highest = highest_black(s)
        total = strength_of_district(s, actor)
        for one in s.rules.spends:
            one.fill(s, actor, offer)
        if total < highest:
            offer.add(SUCCUMB.first)
        else:
            fill_black(s, highest, highest, total, 0, offer)
            fill_own(s, actor, highest, 0, offer)
        offer.sort()


class KingsTurnFirst(KingsTurn):
    """Le Roy is out of the round on the turn for which he has no dice."""

    def act(self, s: City) -> None:
        throw = throw_of(s)
        if throw.dice:
            throw.deed().act(s)
        else:
            s.passed[LE_ROY] = 0
        set_throw(s, 0, 0)


TAKE_TURN_FIRST: Final[TakeTurnFirst] = TakeTurnFirst("take-turn")
COUNTER_BLACK_DIE_FIRST: Final[CounterBlackDieFirst] = CounterBlackDieFirst("counter-black-die")
KINGS_TURN_FIRST: Final[KingsTurnFirst] = KingsTurnFirst("kings-turn")

VERSION_1: Final[Module] = Module(
    "version-1",
    versions=range(1, 2),
    turn=TAKE_TURN_FIRST,
    defence=COUNTER_BLACK_DIE_FIRST,
    neutral_turn=KINGS_TURN_FIRST,
    steps=(TAKE_TURN_FIRST, COUNTER_BLACK_DIE_FIRST, KINGS_TURN_FIRST),
)

VERSION_3: Final[Module] = Module(
    "version-3",
    versions=range(1, 4),
    replaces=True,
    events=(MARAUDING.with_plague(Enemies(1)),),
)

VERSION_4: Final[Module] = Module(
    "version-4",
    players=range(1, 2),
    versions=range(1, 5),
    replaces=True,
    events=(INTERRUPTED_WORK, RESISTANCE),
)
