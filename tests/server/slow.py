"""`troyes`, but its countess takes three seconds for any move, in which she does nothing:
`python -m tests.server.slow serve …`.

A worker process imports this as well, before it thinks.
"""

from __future__ import annotations

import sys
import threading
from typing import Any

from troyes.bots import levels
from troyes.bots.players.villager import Villager

usual = levels.find


class Slow:
    """A villager who is in no hurry."""

    def choose(self, sight: Any, rng: Any, seconds: float, *_: object) -> list[int]:
        """Wait, and then make a move."""
        threading.Event().wait(3.0)
        return Villager().choose(sight, rng, seconds)


def find(name: str) -> Any:
    """The level of this name."""
    found = usual(name)
    return found._replace(player=Slow) if name == "countess" else found  # type: ignore[arg-type]


levels.find = find

if __name__ == "__main__":
    from troyes.cli.app import main

    sys.exit(main())
