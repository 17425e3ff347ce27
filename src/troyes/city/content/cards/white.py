"""Troyes, "Activity cards": the religious ones, one literal each, with what their cubes do and verbs of their own."""

from __future__ import annotations

from typing import Any, Final

from troyes.city.constants import BISHOPRIC, CITY_HALL, RED, WHITE, YELLOW
from troyes.city.content.counts import CATHEDRAL_PAIRS
from troyes.city.content.effects import Counted, Keep, Per, Trade
from troyes.city.content.kinds import MIXED, Bend, Card
from troyes.city.state import City
from troyes.city.words import names
from troyes.core.agenda import Step
from troyes.core.message import Message, message
from troyes.core.native import i64


class MostDice(Counted):
    """Procession: points for whoever has most dice left in his district, at least one."""

    def __init__(self, points: int) -> None:
        self.points: Final[i64] = points

    def apply(self, s: City, seat: i64, times: i64) -> None:
        most: i64 = 1
        other: i64 = 0
        while other < s.rules.players:
            if s.all_dice(other) > most:
                most = s.all_dice(other)
            other += 1
        other = 0
        while other < s.rules.players:
            if s.all_dice(other) == most:
                s.points[other] += self.points * times
            other += 1

    def text(self) -> Message:
        return message("city-procession", gain=names.points(self.points))


TITHE: Final[Card] = Card(
    *("tithe", WHITE, 1),
    cost=6,
    first=3,
    second=2,
    divisor=4,
    effect=Keep(Bend("tithe", takes=YELLOW, as_colour=YELLOW, free=1, free_neutral=1)),
)

BASE: Final[tuple[Card, ...]] = (
    TITHE,
    Card(
        *("monk", WHITE, 1),
        cost=6,
        first=3,
        second=2,
        divisor=3,
        effect=Keep(Bend("monk", takes=WHITE, as_colour=YELLOW, most=1, times=3)),
    ),
    Card(
        *("priest", WHITE, 1),
        cost=6,
        first=3,
        second=2,
        divisor=3,
        effect=Keep(Bend("priest", takes=YELLOW, as_colour=YELLOW, each_plus=3, bars=(CITY_HALL,))),
    ),
    Card(
        *("apprenticeship", WHITE, 2),
        cost=6,
        first=3,
        second=2,
        divisor=3,
        effect=Keep(
            Bend("apprenticeship", each_is=5, mixes=True, bars=(BISHOPRIC, CITY_HALL), bars_cathedral=True)
        ),
    ),
    Card(
        *("confession", WHITE, 2),
        cost=7,
        first=3,
        second=2,
        divisor=3,
        effect=Keep(
            Bend("confession", each_plus=2, mixes=True, bars=(BISHOPRIC, CITY_HALL), bars_cathedral=True)
        ),
    ),
    Card(
        *("templar", WHITE, 2),
        cost=7,
        first=3,
        second=2,
        divisor=3,
        effect=Keep(Bend("templar", takes=WHITE, as_colour=RED, most=1, times=2)),
    ),
    Card("pilgrimage", WHITE, 3, cost=0, first=1, second=1, divisor=7, effect=Trade(points=2), dice=MIXED),
    Card("procession", WHITE, 3, cost=5, first=3, second=2, divisor=4, effect=MostDice(points=2)),
    Card(
        "glassblower", WHITE, 3, cost=7, first=3, second=2, divisor=5, effect=Per(CATHEDRAL_PAIRS, points=1)
    ),
)

STEPS: Final[tuple[Step[Any], ...]] = ()
