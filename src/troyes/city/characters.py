"""Troyes, "Character cards": the six famous figures, one literal each."""

from __future__ import annotations

from typing import Final

from troyes.city.counts import (
    CATHEDRAL_CUBES,
    CITIZENS_ON_BUILDINGS,
    DENIERS,
    EVENTS_WON,
    INFLUENCE,
    TRADESMEN,
)
from troyes.city.kinds import Character

BASE: Final = (
    Character("chretien-de-troyes", "Chrétien de Troyes", CITIZENS_ON_BUILDINGS, 3, 5, 7),
    Character("urbain-iv", "Urbain IV", CATHEDRAL_CUBES, 3, 5, 7),
    Character("thibaut-ii", "Thibaut II", DENIERS, 6, 12, 18),
    Character("hugues-de-payns", "Hugues de Payns", INFLUENCE, 5, 10, 15),
    Character("le-florentin", "Le Florentin", TRADESMEN, 2, 4, 6),
    Character("henry-i", "Henry I", EVENTS_WON, 1, 3, 5),
)

FOR_TWO: Final = (
    Character("chretien-de-troyes", "Chrétien de Troyes", CITIZENS_ON_BUILDINGS, 4, 6, 8),
    Character("urbain-iv", "Urbain IV", CATHEDRAL_CUBES, 4, 6, 8),
)
"""Changed with two players."""
