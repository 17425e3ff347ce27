"""The villager: plays at random, but not without sense."""

from __future__ import annotations

from typing import Final

from troyes.bots import evaluation
from troyes.bots.lines import Lines
from troyes.bots.player import Budget, Player
from troyes.core.rng import Rng
from troyes.core.state import State

IMPARTIAL: Final = 1_000.0
"""Curious enough to look everywhere alike."""


class Villager(Player):
    """Thinks of a few moves and makes any of those that leave it better off; the least bad one if none does."""

    usual_looks = 40

    def choose(self, view: State, seat: int, rng: Rng, seconds: float) -> list[int]:
        budget = Budget(seconds, self.looks)
        state = view.guess(seat, rng)
        judge = evaluation.of(state)
        lines = Lines(state, seat, judge, rng, moves=1, curiosity=IMPARTIAL)
        while lines.root.is_open and budget.allows_look():
            lines.look()
        thought_of = lines.first_moves()
        now = judge(state, seat)
        useful = [tokens for value, tokens in thought_of if value > now]
        return useful[rng.below(len(useful))] if useful else lines.best_move()
