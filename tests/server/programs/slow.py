"""`troyes`, but its countess takes three seconds for any move, in which she does nothing:
`python -m tests.server.programs.slow serve …`."""

from __future__ import annotations

import threading
from typing import Any

from tests.server.programs.countess import replace_countess, serve
from troyes.bots.players.villager import Villager


class Slow:
    """A villager who is in no hurry."""

    def choose(self, sight: Any, rng: Any, seconds: float, *_: object) -> list[int]:
        """Wait, and then make a move."""
        threading.Event().wait(3.0)
        return Villager().choose(sight, rng, seconds)


replace_countess(player=Slow)

if __name__ == "__main__":
    serve()
