"""`troyes`, but its countess would think for ten minutes about a move: `python -m tests.server.programs.tireless serve …`."""

from __future__ import annotations

from functools import partial

from tests.server.programs.countess import replace_countess, serve
from troyes.bots.players.countess import Countess

replace_countess(player=partial(Countess, rollouts=10**9), seconds=600.0)

if __name__ == "__main__":
    serve()
