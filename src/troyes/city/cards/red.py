"""Troyes, "Activity cards": the military ones, one literal each."""

from __future__ import annotations

from typing import Final

from troyes.city.constants import NEUTRAL, OWNERS, RED
from troyes.city.counts import EVENTS_FOUGHT, MostRedDice
from troyes.city.effects import Charge, Negotiate, Per, Shoot, StrongestRed, Tax, Trade
from troyes.city.kinds import Card

BASE: Final = (
    Card("archer", RED, 1, cost=6, first=3, second=2, divisor=2, effect=Shoot(least=3)),
    Card("chivalry", RED, 1, cost=6, first=2, second=1, divisor=4, effect=Charge()),
    Card("diplomat", RED, 1, cost=6, first=2, second=1, divisor=3, effect=Negotiate()),
    Card("hunting", RED, 2, cost=5, first=3, second=1, divisor=3, effect=Trade(influence=3)),
    Card("mercenary", RED, 2, cost=2, first=1, second=1, divisor=2, effect=Trade(deniers=3)),
    Card("tax-collector", RED, 2, cost=6, first=2, second=1, divisor=5, effect=Tax()),
    Card("captain", RED, 3, cost=7, first=3, second=2, divisor=4, effect=Per(EVENTS_FOUGHT, points=1)),
    Card("joust", RED, 3, cost=5, first=3, second=2, divisor=3, effect=StrongestRed(points=2)),
    Card("troubadour", RED, 3, cost=7, first=3, second=2, divisor=3, effect=Trade(pay_influence=3, points=2)),
)

BONUS: Final = (
    Card("banquet", RED, 3, cost=7, first=3, second=2, divisor=4, effect=Per(MostRedDice(OWNERS), points=1)),
)

KINGS: Final = (
    Card("tax-collector", RED, 2, cost=6, first=2, second=1, divisor=5, effect=Tax(neutral=2)),
    Card("banquet", RED, 3, cost=7, first=3, second=2, divisor=4, effect=Per(MostRedDice(NEUTRAL), points=1)),
)
"""Changed in the King's Challenge."""
