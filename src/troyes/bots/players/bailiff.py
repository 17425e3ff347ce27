"""The bailiff: plays the rest of the round out in his head, again and again, for the moves that look best."""

from __future__ import annotations

from typing import Final

from troyes.bots.budget import Budget
from troyes.bots.player import Player, Sight
from troyes.bots.players.burgher import look_around
from troyes.bots.rollouts import Candidate, Rollouts, candidates_of
from troyes.core.rng import Rng

BREADTH: Final = 8
MARGIN: Final = 8.0
"""In victory points: whatever promises less than this below the best is not played on."""
LOOKS_INSIDE: Final = 20
"""So many looks has everybody for a move within a rollout."""


class Bailiff(Player):
    """Of the moves that promise most, plays each on with the same guesses and throws; the worse half drops out, and
    the others are played on more often."""

    usual_looks = 1_000
    usual_rollouts = 96
    trust = 6.0
    """So many rollouts is worth what a move promises at first sight: a few rollouts are mostly luck."""

    def weigh(self, sight: Sight, rng: Rng, budget: Budget) -> list[Candidate]:
        evaluation = self.evaluation(sight)
        state = sight.view.guess(sight.seat, rng)
        lines = look_around(state, sight.seat, evaluation, rng, budget)
        found = candidates_of(lines, state, sight.seat, BREADTH, MARGIN)
        if len(found) == 1:
            return found
        contest = Rollouts(
            sight.view,
            sight.seat,
            evaluation,
            rng,
            looks=LOOKS_INSIDE,
            rounds=int(evaluation.depth(sight.view)),
            trust=self.trust,
            seen=lines,
        )
        # Half drop out after each turn of these, and those who stay have half as many again: about three turns in all.
        return contest.contest(found, budget, max(1, self.rollouts // (3 * len(found))))
