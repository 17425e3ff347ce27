"""Troyes, "Event cards": Marauding, the sixteen events and Resistance, one literal each.

The certainty of the printed values is in `printed.py`.
"""

from __future__ import annotations

from typing import Final

from troyes.city.constants import BISHOPRIC, CITY_HALL, PALACE, RED, WHITE, YELLOW
from troyes.city.kinds import ANY_COLOUR, Event
from troyes.city.plagues import (
    Enemies,
    LoseDeniers,
    LoseInfluence,
    NeutralCitizen,
    NeutralCube,
    NeutralSupport,
    PayForCityHall,
    RemoveCube,
    RemoveLastCubes,
)

NO_DECK: Final = -1
RED_FROM_THE_BOX: Final = RED
"""What Resistance calls."""

BASE: Final = (
    Event("marauding", NO_DECK, divisor=3, banners=4, first=2, second=1, plague=Enemies(1), dice=ANY_COLOUR),
    Event(
        "succession-conflict",
        RED,
        4,
        banners=5,
        first=4,
        second=2,
        plague=NeutralCitizen(PALACE),
        calls=YELLOW,
    ),
    Event("brigands1", RED, 3, banners=4, first=3, second=1, plague=Enemies(1), calls=YELLOW),
    Event("brigands2", RED, 3, banners=4, first=3, second=1, plague=Enemies(1), calls=WHITE),
    Event("brigands3", RED, 3, banners=4, first=3, second=1, plague=Enemies(1), calls=WHITE),
    Event("skirmishes1", RED, 3, banners=3, first=2, second=1, plague=Enemies(1), calls=YELLOW),
    Event("skirmishes2", RED, 3, banners=3, first=2, second=1, plague=Enemies(1), calls=WHITE),
    Event("normans-attack", RED, 5, banners=4, first=4, second=2, plague=Enemies(2), calls=YELLOW),
    Event("war", RED, 2, banners=5, first=2, second=1, plague=Enemies(2), calls=WHITE),
    Event("support", YELLOW, 3, banners=4, first=3, second=1, plague=NeutralSupport()),
    Event("civil-war", YELLOW, 4, banners=4, first=3, second=2, plague=LoseDeniers(3)),
    Event("wayfarers", YELLOW, 3, banners=4, first=3, second=1, plague=NeutralCitizen(CITY_HALL)),
    Event("drought", YELLOW, 4, banners=3, first=3, second=1, plague=PayForCityHall()),
    Event("traveling-builders", WHITE, 4, banners=4, first=3, second=2, plague=NeutralCube()),
    Event("interrupted-work", WHITE, 4, banners=3, first=3, second=1, plague=RemoveCube()),
    Event("heresy", WHITE, 3, banners=5, first=3, second=2, plague=LoseInfluence(2)),
    Event("theological-conflict", WHITE, 4, banners=3, first=3, second=1, plague=NeutralCitizen(BISHOPRIC)),
)

BONUS: Final = (
    Event(
        "resistance", RED, 6, banners=3, first=3, second=2, plague=RemoveLastCubes(), calls=RED_FROM_THE_BOX
    ),
)

KINGS: Final = (
    Event("traveling-builders", WHITE, 4, banners=4, first=3, second=2, plague=NeutralCube(points=1)),
)
"""Changed in the King's Challenge."""
