"""The burgher and the guild master: take what is worth most at once, after a few looks or after thousands."""

from __future__ import annotations

from typing import Final

from troyes.bots.budget import Budget
from troyes.bots.evaluation import BY_THUMB, Evaluation
from troyes.bots.lines import Lines
from troyes.bots.player import Player, Sight
from troyes.bots.rollouts import Candidate, candidates_of
from troyes.core.rng import Rng
from troyes.core.state import State

MOVES: Final = 2
"""Far enough to see what influence is spent for."""
CURIOSITY: Final = 1.0
"""In victory points."""


def look_around(state: State, seat: int, evaluation: Evaluation, rng: Rng, budget: Budget) -> Lines:
    """The moves of a seat, as far as the budget for looks reaches."""
    lines = Lines(state, seat, evaluation, rng, moves=MOVES, curiosity=CURIOSITY)
    while lines.root.is_open and budget.allows_look():
        lines.look()
    return lines


class Burgher(Player):
    """Judges the position after as many moves as there is time for, and makes the best of them."""

    usual_looks = 60

    def weigh(self, sight: Sight, rng: Rng, budget: Budget) -> list[Candidate]:
        state = sight.view.guess(sight.seat, rng)
        lines = look_around(state, sight.seat, BY_THUMB, rng, budget)
        return candidates_of(lines, state, sight.seat)


class Master(Burgher):
    """The same with time enough to see nearly all that can be done in a turn."""

    usual_looks = 4_000
