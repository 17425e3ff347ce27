"""Complete moves, looked at one after the other: those that promise most are followed up first, and none twice."""

from __future__ import annotations

import math
from typing import Final

from troyes.bots.evaluation import Evaluation
from troyes.core.native import i64
from troyes.core.rng import Rng
from troyes.core.state import State

UNKNOWN: Final = -math.inf
PAIRS: Final = 1 << 20
"""More than there are tokens."""
FIRST: Final = 0
"""Stands for the token before the first one of a move."""
HOPELESS: Final = 6.0
"""In victory points: falling further short than this says no more."""
FRESH: Final = 0.3
"""How much of what is known is replaced each time."""
TRIFLE: Final = 0.01
"""What a move that only prepares another one must bring to be worth the trouble."""


class Habits:
    """What usually comes of choosing a token after another one: how far it fell short of the best, on average.

    Positions that are looked at one after the other are alike, so what was good in one is tried first in the next.
    """

    def __init__(self) -> None:
        self._short: dict[int, float] = {}

    def short(self, before: int, token: int) -> float:
        """How far short of the best; nothing for what was never tried, so that it is tried soon."""
        return self._short.get(before * PAIRS + token, 0.0)

    def learn(self, root: Branch) -> None:
        """Remember what came of everything in a tree."""
        waiting: list[tuple[int, Branch]] = [(FIRST, root)]
        while waiting:
            before, branch = waiting.pop()
            for token, after in branch.after.items():
                self._remember(before * PAIRS + token, branch.best - after.best)
                if after.after:
                    waiting.append((token, after))

    def _remember(self, pair: int, short: float) -> None:
        """How far short a token fell this time after another; what is long ago counts less."""
        short = min(short, HOPELESS)
        known = self._short.get(pair)
        self._short[pair] = short if known is None else known + FRESH * (short - known)


class Branch:
    """A point on the way through a move: what may be chosen here, and the best that came of it so far."""

    def __init__(self, options: list[int], moves: int) -> None:
        self.untried = options
        self.after: dict[int, Branch] = {}
        self.moves = moves
        """Complete moves that lie before this point."""
        self.visits = 0
        self.best = UNKNOWN
        self.is_open = True
        """Whether anything beyond is still unknown."""


class Lines:
    """The tree of what a seat can do, grown by a line with every look.

    A line is a move, or several in a row up to `moves` while the seat stays on turn, so that what only prepares a move
    is judged by what it leads to. It ends where chance or another seat decides. `curiosity` weighs what was seldom
    looked at against what looks good; with `habits` the untried is tried in the order that they promise, else in any.
    """

    def __init__(
        self,
        state: State,
        seat: i64,
        evaluation: Evaluation,
        rng: Rng,
        *,
        moves: int,
        curiosity: float,
        habits: Habits | None = None,
    ) -> None:
        self._habits = habits
        self._state = state
        self._seat: i64 = seat
        self._evaluation = evaluation
        self._rng = rng
        self._moves = moves
        self._curiosity = curiosity
        self.root = Branch(state.options(int(seat)), 0)

    def look(self) -> None:
        """Follow a line that is new, and remember what it is worth."""
        state = self._state.clone()
        branch = self.root
        path = [branch]
        token = FIRST
        while branch.is_open and (branch.untried or branch.after):
            token = self._next(branch, token)
            state.take(self._seat, token)
            if token not in branch.after:
                branch.after[token] = self._arrive(state, branch.moves)
            branch = branch.after[token]
            path.append(branch)
        value = self._evaluation.lead(state, self._seat) - TRIFLE * branch.moves
        for branch in reversed(path):
            branch.visits += 1
            branch.best = max(branch.best, value)
            branch.is_open = bool(branch.untried) or any(after.is_open for after in branch.after.values())

    def _next(self, branch: Branch, before: int) -> int:
        """Something untried, or what promises most."""
        if branch.untried:
            place = self._rng.below(len(branch.untried))
            if self._habits is not None:
                place = self._usual(branch.untried, before, place)
            return branch.untried.pop(place)
        most = math.log(branch.visits)
        promises = {
            token: after.best + self._curiosity * math.sqrt(most / after.visits)
            for token, after in branch.after.items()
            if after.is_open
        }
        return max(promises, key=promises.__getitem__)

    def _usual(self, untried: list[int], before: int, start: i64) -> i64:
        """Where the token stands that usually falls least short, the first one from a place on."""
        assert self._habits is not None
        size: i64 = len(untried)
        best = start
        least = math.inf
        i: i64 = 0
        while i < size:
            place = (start + i) % size
            short = self._habits.short(before, untried[place])
            if short < least:
                least = short
                best = place
            i += 1
        return best

    def _arrive(self, state: State, moves: int) -> Branch:
        """The point that a token leads to; a line ends where there is nothing more to choose in it."""
        seat = int(self._seat)
        if seat not in state.actors():
            return Branch([], moves + 1)
        moves += int(state.opens(seat))
        return Branch(state.options(seat) if moves < self._moves else [], moves)

    def first_moves(self) -> list[tuple[float, list[int]]]:
        """Every complete move that was looked at, with the most that it can lead to."""
        found: list[tuple[float, list[int]]] = []
        waiting: list[tuple[Branch, list[int]]] = [(self.root, [])]
        while waiting:
            branch, tokens = waiting.pop()
            if branch.moves:
                found.append((branch.best, tokens))
            else:
                waiting += [(after, [*tokens, token]) for token, after in branch.after.items()]
        return found

    def best_move(self) -> list[int]:
        """The complete move with which the best line begins."""
        branch, tokens = self.root, []
        while not branch.moves:
            token = max(branch.after, key=lambda each: branch.after[each].best)
            branch = branch.after[token]
            tokens.append(token)
        return tokens
