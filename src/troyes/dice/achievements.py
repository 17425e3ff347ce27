"""Troyes Dice, "Achievements": what a finished game counts towards."""

from __future__ import annotations

from typing import Final

from troyes.core.game import Achievement
from troyes.dice.constants import (
    CITIZEN_TRACK,
    CITIZENS,
    COLUMNS,
    RESOURCE_TRACK,
    RESOURCES,
    ROW_COUNT,
    ROWS,
)
from troyes.dice.phases import scoring
from troyes.dice.sheet import CIRCLED, DRAWN, SHEET
from troyes.dice.sheet import CITIZENS as CITIZEN_FIELD
from troyes.dice.state import Dice

POINTS: Final = (45, 55, 65)
GREAT_VICTORY: Final = 60
BEST_CHARACTER: Final = 18
CROWD: Final = 40
ALL_COLUMNS: Final = (1 << COLUMNS) - 1

ACHIEVEMENTS: Final = (
    Achievement("solo", games=3),
    Achievement("multiplayer", games=3),
    Achievement("expansion", games=3),
    *[Achievement(f"points{points}") for points in POINTS],
    Achievement("victory"),
    Achievement("character"),
    Achievement("citizens"),
    *[Achievement(f"row-{row}") for row in ROWS],
    *[Achievement(f"track-{track}") for track in (*RESOURCES, *CITIZENS)],
)


def achieved(s: Dice, seat: int) -> list[str]:
    """The achievements that this seat's finished game counts towards."""
    sheet = seat * SHEET
    points = s.scores()
    best_character = max(scoring.row_points(s, seat, row) for row in range(ROW_COUNT))
    facts: list[tuple[str, bool]] = [
        ("solo", s.players == 1),
        ("multiplayer", s.players > 1),
        ("expansion", s.rules.banquets == "yes"),
        *[(f"points{least}", points[seat] >= least) for least in POINTS],
        ("victory", s.players > 1 and points[seat] == max(points) > GREAT_VICTORY),
        ("character", best_character >= BEST_CHARACTER),
        ("citizens", scoring.citizen_points(s, seat) >= CROWD),
    ]
    for row, name in enumerate(ROWS):
        facts.append((f"row-{name}", s.sheets[sheet + DRAWN + row] == ALL_COLUMNS))
    for i, name in enumerate(RESOURCES):
        facts.append((f"track-{name}", s.sheets[sheet + CIRCLED + i] == RESOURCE_TRACK))
    for i, name in enumerate(CITIZENS):
        facts.append((f"track-{name}", s.sheets[sheet + CITIZEN_FIELD + i] == CITIZEN_TRACK))
    return [name for name, is_so in facts if is_so]
