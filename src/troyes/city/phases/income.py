"""Troyes, "Phase 1: Income and salaries"."""

from __future__ import annotations

from typing import Final

from troyes.city.actions.citizens import count_standing
from troyes.city.constants import INCOME, LOSS
from troyes.city.phases.losses import SALARIES, lose
from troyes.city.state import City
from troyes.core.agenda import Step
from troyes.core.message import Message
from troyes.core.native import i64


def pay_in_full(s: City, seat: i64, due: i64) -> bool:
    """Pay what is due, or all there is; whether that was enough."""
    if s.deniers[seat] < due:
        s.deniers[seat] = 0
        return False
    s.deniers[seat] -= due
    return True


def pay_deniers(s: City, seat: i64, due: i64) -> None:
    """Pay what is due, or all there is and points."""
    if not pay_in_full(s, seat, due):
        s.lose_points(seat, LOSS)


class PaySalaries(Step[City]):
    """Everyone gains the income and pays his citizens, or all that he has and 2 points."""

    def act(self, s: City) -> None:
        seat = s.rules.players
        while seat > 0:  # what modules ask the first seat then lies on top
            seat -= 1
            s.deniers[seat] += INCOME
            due: i64 = 0
            building: i64 = 0
            while building < 3:
                due += s.rules.salary[building] * count_standing(s, building, seat)
                building += 1
            if not pay_in_full(s, seat, due):
                lose(s, SALARIES, seat)

    def happens(self, s: City) -> Message | None:
        return Message("city-happens-pay-salaries")


PAY_SALARIES: Final[PaySalaries] = PaySalaries("pay-salaries")
