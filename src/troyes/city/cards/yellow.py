"""Troyes, "Activity cards": the civil ones, one literal each."""

from __future__ import annotations

from typing import Final

from troyes.city import modifiers
from troyes.city.constants import YELLOW
from troyes.city.counts import YELLOW_DICE
from troyes.city.effects import Keep, Per, PerCitizenAbove, Trade
from troyes.city.kinds import Card

BASE: Final = (
    Card("merchant", YELLOW, 1, cost=4, first=2, second=1, divisor=2, effect=Trade(deniers=2)),
    Card("miller", YELLOW, 1, cost=5, first=2, second=1, divisor=4, effect=PerCitizenAbove(deniers=2)),
    Card(
        "artisan", YELLOW, 1, cost=5, first=2, second=1, divisor=4, effect=Trade(pay_influence=1, deniers=6)
    ),
    Card("militia", YELLOW, 2, cost=6, first=3, second=2, divisor=3, effect=Keep(modifiers.MILITIA)),
    Card(
        "innkeeper", YELLOW, 2, cost=5, first=3, second=2, divisor=1, effect=Trade(pay_deniers=1, influence=1)
    ),
    Card("blacksmith", YELLOW, 2, cost=5, first=3, second=2, divisor=3, effect=Keep(modifiers.BLACKSMITH)),
    Card("sculptor", YELLOW, 3, cost=15, first=6, second=5, divisor=3, effect=Trade(points=1)),
    Card(
        "journeyman", YELLOW, 3, cost=5, first=2, second=1, divisor=4, effect=Trade(pay_deniers=3, points=2)
    ),
    Card("goldsmith", YELLOW, 3, cost=8, first=3, second=2, divisor=4, effect=Trade(points=1, deniers=2)),
)

BONUS: Final = (
    Card("baker", YELLOW, 1, cost=5, first=2, second=1, divisor=3, effect=Per(YELLOW_DICE, deniers=1)),
)
