"""Troyes, "Cards with a delayed effect": what a cube does to the dice of one action."""

from __future__ import annotations

from typing import Final

from troyes.city.constants import BISHOPRIC, CITY_HALL, PALACE, RED, WHITE, YELLOW
from troyes.city.kinds import Bend

MILITIA: Final[Bend] = Bend("use yellow dice as red ones.", takes=YELLOW, as_colour=RED)
BLACKSMITH: Final[Bend] = Bend(
    "add 5 to a group of red dice, but not to place a citizen on the Palace.",
    takes=RED,
    as_colour=RED,
    sum_plus=5,
    bars=(PALACE,),
)
TITHE: Final[Bend] = Bend(
    "take one yellow die from each player for nothing.",
    takes=YELLOW,
    as_colour=YELLOW,
    free=1,
    free_neutral=1,
)
KINGS_TITHE: Final[Bend] = Bend(
    "take up to three yellow dice from le Roy for nothing.",
    takes=YELLOW,
    as_colour=YELLOW,
    free=1,
    free_neutral=3,
)
MONK: Final[Bend] = Bend(
    "use a single white die as three yellow ones of its value.",
    takes=WHITE,
    as_colour=YELLOW,
    most=1,
    times=3,
)
PRIEST: Final[Bend] = Bend(
    "add 3 to each yellow die, but not to place a citizen on City Hall.",
    takes=YELLOW,
    as_colour=YELLOW,
    each_plus=3,
    bars=(CITY_HALL,),
)
APPRENTICESHIP: Final[Bend] = Bend(
    "let each die count 5, but not on the Bishopric, City Hall or Cathedral.",
    each_is=5,
    mixes=True,
    bars=(BISHOPRIC, CITY_HALL),
    bars_cathedral=True,
)
CONFESSION: Final[Bend] = Bend(
    "add 2 to each die, but not on the Bishopric, City Hall or Cathedral.",
    each_plus=2,
    mixes=True,
    bars=(BISHOPRIC, CITY_HALL),
    bars_cathedral=True,
)
TEMPLAR: Final[Bend] = Bend(
    "use a single white die as two red ones of its value.", takes=WHITE, as_colour=RED, most=1, times=2
)
PRIOR: Final[Bend] = Bend(
    "use a single white die as two white ones of its value.", takes=WHITE, as_colour=WHITE, most=1, times=2
)
