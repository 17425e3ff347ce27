"""A move explained: what a computer player would do, what it expects of that, and of the next best."""

from __future__ import annotations

from typing import Final, NamedTuple

from troyes.bots.evaluation import Evaluation
from troyes.bots.player import Player, Sight
from troyes.bots.rollouts import Candidate
from troyes.bots.rollouts import Player as Follower
from troyes.core.native import i64
from troyes.core.rng import Rng
from troyes.core.state import State

BEST: Final = 5
FOLLOWING: Final = 3
"""Moves of the principal line after the one that is advised, as far as no throw comes in between."""
LOOKS: Final = 200
"""So many looks has everybody for a move of the principal line."""

Deed = tuple[int, list[int]]
"""A seat and the tokens of its move."""


class Advice(NamedTuple):
    """A move, and what may be expected of it."""

    tokens: list[int]
    points: float
    """With which the seat would end."""
    lead: float
    """Over the best rival."""
    chance: float
    """To win, from 0 to 1."""
    visits: int
    """How often the move was played on, or 0 where it was only judged."""
    line: list[Deed]
    """The move and what would follow until chance decides."""


def advise(player: Player, sight: Sight, rng: Rng, seconds: float, best: int = BEST) -> list[Advice]:
    """The best moves of a seat, the best one first."""
    evaluation = player.evaluation(sight)
    found = player.weigh(sight, rng, player.budget(seconds))[:best]
    return [explain(one, sight, evaluation, rng) for one in found]


def explain(candidate: Candidate, sight: Sight, evaluation: Evaluation, rng: Rng) -> Advice:
    """What is known of a move: from having played it on, else from the position that it leads to."""
    seat = sight.seat
    s = sight.view.guess(seat, rng)
    for token in candidate.tokens:
        s.take(seat, token)
    visits = candidate.visits
    if visits:
        points, lead, chance = candidate.points, candidate.lead, candidate.chance
    else:
        points, lead, chance = (
            evaluation.points(s, seat),
            evaluation.lead(s, seat),
            evaluation.chance(s, seat),
        )
    share = max(1, visits)
    line = [(seat, candidate.tokens), *follow(s, evaluation, rng)]
    return Advice(candidate.tokens, points / share, lead / share, chance / share, visits, line)


def follow(s: State, evaluation: Evaluation, rng: Rng) -> list[Deed]:
    """What everybody would do next, until chance decides."""
    follower = Follower(evaluation, LOOKS)
    line: list[Deed] = []
    while len(line) < FOLLOWING and s.actors() and (actor := s.actors()[0]) >= 0:
        tokens = follower.think(s, i64(actor), rng)
        for token in tokens:
            s.take(actor, token)
        line.append((actor, tokens))
    return line
