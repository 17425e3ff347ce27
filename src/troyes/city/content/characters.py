"""Troyes, "Character cards": the six famous figures, one literal each."""

from __future__ import annotations

from typing import Final

from troyes.city.content.counts import (
    CATHEDRAL_CUBES,
    CITIZENS_ON_BUILDINGS,
    DENIERS,
    EVENTS_WON,
    INFLUENCE,
    TRADESMEN,
)
from troyes.city.content.kinds import Character

BASE: Final[tuple[Character, ...]] = (
    Character("chretien-de-troyes", CITIZENS_ON_BUILDINGS, 3, 5, 7),
    Character("urbain-iv", CATHEDRAL_CUBES, 3, 5, 7),
    Character("thibaut-ii", DENIERS, 6, 12, 18),
    Character("hugues-de-payns", INFLUENCE, 5, 10, 15),
    Character("le-florentin", TRADESMEN, 2, 4, 6),
    Character("henry-i", EVENTS_WON, 1, 3, 5),
)

FOR_TWO: Final[tuple[Character, ...]] = (
    Character("chretien-de-troyes", CITIZENS_ON_BUILDINGS, 4, 6, 8, printed="thresholds_for_two"),
    Character("urbain-iv", CATHEDRAL_CUBES, 4, 6, 8, printed="thresholds_for_two"),
)
"""Changed with two players."""
