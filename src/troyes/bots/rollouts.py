"""Moves compared by playing on: the same guesses and throws for each, and the worst drop out one after the other."""

from __future__ import annotations

import math
from typing import Final

from troyes.bots.budget import Budget
from troyes.bots.evaluation import Evaluation
from troyes.bots.lines import Habits, Lines
from troyes.core.native import i64
from troyes.core.offer import Offer
from troyes.core.rng import Rng
from troyes.core.state import CHANCE, NOBODY, State

CURIOSITY: Final = 1.0
"""In victory points: how much of its little time a player in a rollout gives to what it seldom looked at."""


class Candidate:
    """A complete move, and what came of it."""

    def __init__(self, tokens: list[int], prior: float) -> None:
        self.tokens: Final = tokens
        self.prior: Final = prior
        """What it promised before anything was played on."""
        self.trust = 0.0
        """How many rollouts that promise counts for."""
        self.visits = 0
        self.prospect = 0.0
        """The sum of what all rollouts ended with; the other three likewise."""
        self.lead = 0.0
        self.points = 0.0
        self.chance = 0.0

    def add(self, prospect: float, lead: float, points: float, chance: float) -> None:
        """Remember where a rollout ended."""
        self.visits += 1
        self.prospect += prospect
        self.lead += lead
        self.points += points
        self.chance += chance

    def mean(self) -> float:
        """The mean prospect, the promise counted in; the promise alone while nothing is known."""
        if not self.visits:
            return self.prior
        return (self.prospect + self.trust * self.prior) / (self.visits + self.trust)


class Player:
    """Somebody in rollouts, who takes a few looks at each move and knows only one evaluation. What turned out well is
    tried first the next time."""

    def __init__(self, evaluation: Evaluation, looks: i64) -> None:
        self.evaluation: Final = evaluation
        self.looks: Final[i64] = looks
        self._habits: Final[dict[int, Habits]] = {}

    def habits(self, seat: int) -> Habits:
        """What this player expects of the choices of a seat."""
        found = self._habits.get(seat)
        if found is None:
            found = Habits()
            self._habits[seat] = found
        return found

    def think(self, s: State, seat: i64, rng: Rng) -> list[int]:
        """The complete move that looks best."""
        habits = self.habits(int(seat))
        lines = Lines(s, seat, self.evaluation, rng, moves=1, curiosity=CURIOSITY, habits=habits)
        looked: i64 = 0
        while looked < self.looks and lines.root.is_open:
            lines.look()
            looked += 1
        habits.learn(lines.root)
        return lines.best_move()


class Rollouts:
    """The contest of some moves of a seat."""

    def __init__(
        self,
        view: State,
        seat: int,
        evaluation: Evaluation,
        rng: Rng,
        *,
        looks: int,
        rounds: int,
        trust: float = 0.0,
        seen: Lines | None = None,
    ) -> None:
        self._trust = trust
        self._view = view
        self._seat: i64 = seat
        self._evaluation = evaluation
        self._player = Player(evaluation, looks)
        self._judge = view.judge()
        self._limit: i64 = self._judge.rounds(view) + rounds - 1
        """A rollout ends when more rounds than these are over."""
        if seen is not None:
            self._player.habits(seat).learn(seen.root)
        self._seed = rng.word()
        self._done = 0

    def contest(self, candidates: list[Candidate], budget: Budget, each: int) -> list[Candidate]:
        """Play on from all moves in turn, `each` times before half of them drop out, until one is left or the budget is
        spent; all of them with the best first."""
        running = list(candidates)
        for candidate in running:
            candidate.trust = self._trust
        out: list[Candidate] = []
        times = each
        while len(running) > 1:
            for _ in range(times):
                if not budget.allows_rollouts(len(running)):
                    return by_mean(running) + out
                self.play(running)
            running = by_mean(running)
            half = (len(running) + 1) // 2
            out = running[half:] + out
            running = running[:half]
            times = times * 3 // 2
        return running + out

    def play(self, candidates: list[Candidate]) -> None:
        """One more rollout of each: what nobody can know is guessed once for all, and the throws are the same as long
        as the moves leave the same to be thrown."""
        self._done += 1
        guessed = self._view.guess(int(self._seat), Rng(self._seed, 3 * self._done))
        for candidate in candidates:
            s = guessed.clone()
            for token in candidate.tokens:
                s.take(self._seat, token)
            self.finish(s, Rng(self._seed, 3 * self._done + 1), Rng(self._seed, 3 * self._done + 2))
            candidate.add(
                self._evaluation.prospect(s, self._seat),
                self._evaluation.lead(s, self._seat),
                self._evaluation.points(s, self._seat),
                self._evaluation.chance(s, self._seat),
            )

    def finish(self, s: State, throws: Rng, thoughts: Rng) -> None:
        """Play on until so many rounds are over, or the game is."""
        offer = Offer()
        actor = s.actor()
        while actor != NOBODY and self._judge.rounds(s) <= self._limit:
            if actor == CHANCE:
                s.fill(actor, offer)
                s.take(actor, offer.draw(throws))
            elif actor != self._seat and self._judge.apart:
                s.fill(actor, offer)
                s.take(actor, offer.tokens[thoughts.draw(offer.size)])
            else:
                for token in self._player.think(s, actor, thoughts):
                    s.take(actor, token)
            actor = s.actor()


def by_mean(candidates: list[Candidate]) -> list[Candidate]:
    """The best first."""
    order = sorted([(-one.mean(), place) for place, one in enumerate(candidates)])
    return [candidates[place] for _, place in order]


def candidates_of(
    lines: Lines, state: State, seat: int, breadth: int = 5, margin: float = math.inf
) -> list[Candidate]:
    """The moves that promise most, at most so many, none much worse than the best; of those that lead to the same
    position only one."""
    ranked = sorted(lines.first_moves(), key=promise)
    found: list[Candidate] = []
    seen: set[tuple[int, ...]] = set()
    for value, tokens in ranked:
        if len(found) == breadth or value < ranked[0][0] - margin:
            break
        after = state.clone()
        for token in tokens:
            after.take(seat, token)
        key = after.key()
        if key not in seen:
            seen.add(key)
            found.append(Candidate(tokens, value))
    return found


def promise(line: tuple[float, list[int]]) -> float:
    """For sorting: what promises most comes first."""
    return -line[0]
