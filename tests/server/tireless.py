"""`troyes`, but its countess would think for ten minutes about a move: `python -m tests.server.tireless serve …`.

A worker process imports this as well, before it thinks.
"""

from __future__ import annotations

import sys
from functools import partial
from typing import Any

from troyes.bots import levels
from troyes.bots.players.countess import Countess

usual = levels.find


def find(name: str) -> Any:
    """The level of this name."""
    if name != "countess":
        return usual(name)
    return usual(name)._replace(player=partial(Countess, rollouts=10**9), seconds=600.0)  # type: ignore[arg-type]


levels.find = find

if __name__ == "__main__":
    from troyes.cli.app import main

    sys.exit(main())
