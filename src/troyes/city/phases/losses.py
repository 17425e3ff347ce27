"""Troyes, "Phase 1: Income and salaries" and "Phase 3: Events": points that are lost for what is not paid or countered.

Events that take effect have a way of their own (`events.Suffer`), for they take other things as well.
"""

from __future__ import annotations

from typing import Any, Final

from troyes.city.constants import LETTERS, LOSS, POSSESSIONS, SEATS
from troyes.city.state import City
from troyes.core.agenda import Step
from troyes.core.native import i64

SALARIES: Final = 0
"""The loss of whoever cannot pay his citizens."""
BLACK_DIE: Final = 1
"""The loss of whoever succumbs to a black die."""
CAUSES: Final = ("salaries", "black-die")


class LosePoints(Step[City]):
    """A seat loses points; it lies on the agenda only where a module may offer a way out."""

    def __init__(self, cause: int, seat: int) -> None:
        super().__init__(f"lose-{CAUSES[cause]}-{LETTERS[seat]}", touches=POSSESSIONS)
        self.cause: Final[i64] = cause
        self.seat: Final[i64] = seat

    def act(self, s: City) -> None:
        s.lose_points(self.seat, LOSS)


LOSE_POINTS: Final[list[LosePoints]] = [
    LosePoints(cause, seat) for cause in range(len(CAUSES)) for seat in range(SEATS)
]


def lose(s: City, cause: i64, seat: i64) -> None:
    """A seat loses points; before it does, modules may offer a way out."""
    if s.rules.losses:
        s.agenda.append(LOSE_POINTS[SEATS * cause + seat])
        s.agenda.extend(s.rules.losses)
    else:
        s.lose_points(seat, LOSS)


def next_loss(s: City) -> LosePoints | None:
    """Who is about to lose points, and why, while a module's way out is offered: by the next such step."""
    i = len(s.agenda) - 1
    while i >= 0:
        step = s.agenda[i]
        if isinstance(step, LosePoints):
            return step
        i -= 1
    return None


def forgive(s: City) -> None:
    """Whoever is about to lose points does not."""
    i = len(s.agenda) - 1
    while not isinstance(s.agenda[i], LosePoints):
        i -= 1
    s.agenda.pop(i)


STEPS: Final[tuple[Step[Any], ...]] = tuple(LOSE_POINTS)
