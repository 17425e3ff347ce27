"""What the toy module `guest` makes of a finished game: a verdict, and something to boast of."""

from __future__ import annotations

from tests.city.modules.guest_memory import FACES, wares
from troyes.city.endings import Honours, Judged, Verdict
from troyes.city.state import City
from troyes.core.game import Achievement
from troyes.core.message import Message, message


class Crier(Verdict):
    """The crier of the fair says by how much the first is ahead of the last."""

    def of(self, points: list[int]) -> Judged:
        lead = max(points) - min(points)
        return Judged(
            lead,
            label=Message("city-fair-lead"),
            said=Message("city-fair-verdict"),
            in_full=message("city-fair-verdict-full", points=lead),
        )


class Hoarders(Honours):
    """Whoever ends with as many wares as a die has faces."""

    def earned(self, s: City, seat: int) -> list[str]:
        return ["fair-hoarder"] if wares(s, seat) >= FACES else []


HOARDERS = Hoarders((Achievement("fair-hoarder"),))
