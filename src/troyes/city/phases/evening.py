"""Troyes, "Phase 5: End of the round": money of those who passed, citizens get up, and the next start player."""

from __future__ import annotations

from typing import Final

from troyes.city.constants import EMPTY, KINDS, NEUTRAL, OWNERS
from troyes.city.state import City
from troyes.core.agenda import Step
from troyes.core.message import Message
from troyes.core.native import i64


class EndRound(Step[City]):
    """The table is cleared for the next round."""

    def act(self, s: City) -> None:
        owner: i64 = 0
        while owner < OWNERS:
            if s.passed[owner] > 0 and owner != NEUTRAL:
                s.deniers[owner] += s.passed[owner]
            s.passed[owner] = EMPTY
            building: i64 = 0
            while building < 3:
                s.supply[owner] += s.lying[OWNERS * building + owner]
                s.lying[OWNERS * building + owner] = 0
                building += 1
            owner += 1
        i: i64 = 0
        while i < OWNERS * KINDS:
            s.dice[i] = 0
            i += 1
        s.start = s.next_participant(s.start)
        s.turn = s.start

    def happens(self, s: City) -> Message | None:
        return Message("city-happens-end-round")


END_ROUND: Final[EndRound] = EndRound("end-round")
