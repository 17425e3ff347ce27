"""The countess: plays on as the bailiff does, and judges by what thousands of games have taught her."""

from __future__ import annotations

from troyes.bots.evaluation import Evaluation
from troyes.bots.player import Sight
from troyes.bots.players.bailiff import Bailiff
from troyes.bots.weights import evaluation_for


class Countess(Bailiff):
    """The same search on a learned evaluation."""

    usual_looks = 2_000
    usual_rollouts = 400

    def evaluation(self, sight: Sight) -> Evaluation:
        return evaluation_for(sight.view)
