"""The burgher: takes what is worth most at once."""

from __future__ import annotations

from typing import Final

from troyes.bots import evaluation
from troyes.bots.lines import Lines
from troyes.bots.player import Budget, Player
from troyes.core.rng import Rng
from troyes.core.state import State

MOVES: Final = 2
"""Far enough to see what influence is spent for."""
CURIOSITY: Final = 1.0
"""In victory points."""


class Burgher(Player):
    """Judges the position after as many moves as there is time for, and makes the best of them."""

    usual_looks = 240

    def choose(self, view: State, seat: int, rng: Rng, seconds: float) -> list[int]:
        budget = Budget(seconds, self.looks)
        state = view.guess(seat, rng)
        lines = Lines(state, seat, evaluation.of(state), rng, moves=MOVES, curiosity=CURIOSITY)
        while lines.root.is_open and budget.allows_look():
            lines.look()
        return lines.best_move()
