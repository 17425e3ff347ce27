"""The villager: plays at random, but not without sense."""

from __future__ import annotations

from typing import Final

from troyes.bots.budget import Budget
from troyes.bots.evaluation import BY_THUMB
from troyes.bots.lines import Lines
from troyes.bots.player import Player, Sight
from troyes.bots.rollouts import Candidate, candidates_of
from troyes.core.rng import Rng

IMPARTIAL: Final = 1_000.0
"""Curious enough to look everywhere alike."""


class Villager(Player):
    """Thinks of a few moves and makes any of those that leave it better off; the least bad one if none does."""

    usual_looks = 40

    def weigh(self, sight: Sight, rng: Rng, budget: Budget) -> list[Candidate]:
        state = sight.view.guess(sight.seat, rng)
        lines = Lines(state, sight.seat, BY_THUMB, rng, moves=1, curiosity=IMPARTIAL)
        while lines.root.is_open and budget.allows_look():
            lines.look()
        now = BY_THUMB.prospect(state, sight.seat)
        useful = [Candidate(tokens, value) for value, tokens in lines.first_moves() if value > now]
        if not useful:
            return candidates_of(lines, state, sight.seat)
        useful.insert(0, useful.pop(rng.below(len(useful))))
        return useful
