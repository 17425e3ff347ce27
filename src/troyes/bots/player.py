"""What every computer player is: from what a seat may see to one complete move."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from troyes.bots.budget import Budget
from troyes.bots.evaluation import BY_THUMB, Evaluation
from troyes.bots.rollouts import Candidate
from troyes.core.rng import Rng
from troyes.core.state import State


class Sight:
    """What a seat may see of a table, and nothing more: whoever holds one cannot come at the rest."""

    def __init__(self, state: State, seat: int) -> None:
        self.view = state.view(seat)
        self.seat = seat


class Player(ABC):
    """A computer player. It remembers nothing from move to move, so one can sit at any number of tables.

    A look is one complete move tried and judged; a rollout is a move played on to some later point. With ample seconds
    it is these that end the thinking, and then the same sight and the same random numbers give the same move on every
    machine.
    """

    usual_looks: int
    """So many looks where nobody says otherwise."""
    usual_rollouts: int = 0

    def __init__(self, looks: int | None = None, rollouts: int | None = None) -> None:
        self.looks = self.usual_looks if looks is None else looks
        self.rollouts = self.usual_rollouts if rollouts is None else rollouts

    def budget(self, seconds: float, hurried: Callable[[], bool] | None = None) -> Budget:
        """What this player may do in so many seconds, or until somebody hurries it."""
        return Budget(seconds, self.looks, self.rollouts, hurried)

    def choose(
        self, sight: Sight, rng: Rng, seconds: float, hurried: Callable[[], bool] | None = None
    ) -> list[int]:
        """The tokens of one complete move of the seat, which must be asked for one, within so many seconds; sooner if
        it is hurried, and then the best that it knows of.

        The move ends where `walk.ends_move` says so, and never goes on beyond a throw or another's choice.
        """
        return one_of(self.weigh(sight, rng, self.budget(seconds, hurried)), rng).tokens

    def evaluation(self, sight: Sight) -> Evaluation:
        """What it judges positions by."""
        return BY_THUMB

    @abstractmethod
    def weigh(self, sight: Sight, rng: Rng, budget: Budget) -> list[Candidate]:
        """The moves that the player thought of, the one that it makes first."""


def one_of(weighed: list[Candidate], rng: Rng) -> Candidate:
    """The best move; of several that are worth the same any of them, or else all players of a level who choose at once
    would make the same, and play the same game."""
    best = weighed[0]
    alike = [one for one in weighed if (one.visits, one.mean()) == (best.visits, best.mean())]
    return alike[rng.below(len(alike))]
