"""How good a position is for a seat, as far as a computer player can tell without playing on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from troyes.bots.evaluations import city, dice
from troyes.city.state import City
from troyes.core.state import State
from troyes.dice.state import Dice

Evaluation = Callable[[State, int], float]
"""From a state and a seat to victory points, about: what the seat is ahead of its best rival."""


def by_scores(state: State, seat: int) -> float:
    """For a game that nobody has written an evaluation for: the points as they stand."""
    scores = state.scores()
    rivals = scores[:seat] + scores[seat + 1 :]
    return scores[seat] - max(rivals, default=0)


def by_city(state: State, seat: int) -> float:
    """Troyes."""
    assert isinstance(state, City)
    return city.lead(state, seat)


def by_dice(state: State, seat: int) -> float:
    """Troyes Dice."""
    assert isinstance(state, Dice)
    return dice.worth(state, seat)


EVALUATIONS: Final[tuple[tuple[type[State], Evaluation], ...]] = ((City, by_city), (Dice, by_dice))
"""By the class of the state."""


def of(state: State) -> Evaluation:
    """The evaluation that was written for this game, or the general one."""
    for kind, evaluation in EVALUATIONS:
        if isinstance(state, kind):
            return evaluation
    return by_scores
