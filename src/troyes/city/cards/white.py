"""Troyes, "Activity cards": the religious ones, one literal each."""

from __future__ import annotations

from typing import Final

from troyes.city import modifiers
from troyes.city.constants import WHITE
from troyes.city.counts import CATHEDRAL_PAIRS
from troyes.city.effects import Keep, MostDice, Per, Trade
from troyes.city.kinds import MIXED, Card

BASE: Final = (
    Card("tithe", WHITE, 1, cost=6, first=3, second=2, divisor=4, effect=Keep(modifiers.TITHE)),
    Card("monk", WHITE, 1, cost=6, first=3, second=2, divisor=3, effect=Keep(modifiers.MONK)),
    Card("priest", WHITE, 1, cost=6, first=3, second=2, divisor=3, effect=Keep(modifiers.PRIEST)),
    Card(
        "apprenticeship",
        WHITE,
        2,
        cost=6,
        first=3,
        second=2,
        divisor=3,
        effect=Keep(modifiers.APPRENTICESHIP),
    ),
    Card("confession", WHITE, 2, cost=7, first=3, second=2, divisor=3, effect=Keep(modifiers.CONFESSION)),
    Card("templar", WHITE, 2, cost=7, first=3, second=2, divisor=3, effect=Keep(modifiers.TEMPLAR)),
    Card("pilgrimage", WHITE, 3, cost=0, first=1, second=1, divisor=7, effect=Trade(points=2), dice=MIXED),
    Card("procession", WHITE, 3, cost=5, first=3, second=2, divisor=4, effect=MostDice(points=2)),
    Card(
        "glassblower", WHITE, 3, cost=7, first=3, second=2, divisor=5, effect=Per(CATHEDRAL_PAIRS, points=1)
    ),
)

BONUS: Final = (Card("prior", WHITE, 2, cost=8, first=4, second=3, divisor=3, effect=Keep(modifiers.PRIOR)),)

KINGS: Final = (
    Card("tithe", WHITE, 1, cost=6, first=3, second=2, divisor=4, effect=Keep(modifiers.KINGS_TITHE)),
)
"""Changed in the King's Challenge."""
