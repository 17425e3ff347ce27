"""Troyes, "Gameplay": which phase of the round it is, by what is still to come in it."""

from __future__ import annotations

from typing import Any, Final

from troyes.city.phases.evening import END_ROUND
from troyes.city.phases.events import REVEAL_RED
from troyes.city.phases.workforce import ROLL_WORKFORCE
from troyes.city.round import FIRST_TURN
from troyes.city.state import City
from troyes.core.agenda import Step
from troyes.server.scenes.city.pieces import Phase

BEFORE: Final[tuple[tuple[Step[Any], Phase], ...]] = (
    (ROLL_WORKFORCE, "income"),
    (REVEAL_RED, "workforce"),
    (FIRST_TURN, "events"),
    (END_ROUND, "actions"),
)
"""The steps with which the next phases begin, and the phases before them, in their order."""


def phase_of(s: City) -> Phase:
    """The phase of the round, the opening, or the end."""
    if not s.agenda:
        return "over"
    if not s.round:
        return "opening"
    to_come = s.agenda[:-1]  # what lies on top has begun
    return next((phase for step, phase in BEFORE if step in to_come), "evening")
