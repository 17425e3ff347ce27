"""Complete moves, looked at one after the other: those that promise most are followed up first, and none twice."""

from __future__ import annotations

import math
from typing import Final

from troyes.bots.evaluation import Evaluation
from troyes.core.native import i64, vec
from troyes.core.rng import Rng
from troyes.core.state import State

UNKNOWN: Final = -math.inf
FIRST: Final = 0
"""Stands for the token before the first one of a move."""
HOPELESS: Final = 6.0
"""In victory points: falling further short than this says no more."""
FRESH: Final = 0.3
"""How much of what is known is replaced each time."""
TRIFLE: Final = 0.01
"""What a move that only prepares another one must bring to be worth the trouble."""
ROOM: Final = 1 << 13
SPREAD: Final = 1_031
"""Pairs of tokens have places far apart, and there are far fewer in one decision than places: that two of them share
one is rare and does no harm."""
NEVER: Final = -1.0
NO_HABITS: Final[vec[float]] = vec[float]([NEVER] * ROOM)


class Habits:
    """What usually comes of choosing a token after another one: how far it fell short of the best, on average.

    Positions that are looked at one after the other are alike, so what was good in one is tried first in the next.
    """

    def __init__(self) -> None:
        self._short: vec[float] = NO_HABITS[:]

    def short(self, before: i64, token: i64) -> float:
        """How far short of the best; nothing for what was never tried, so that it is tried soon."""
        return max(0.0, self._short[(before * SPREAD + token) % ROOM])

    def learn(self, branch: Branch, before: i64 = FIRST) -> None:
        """Remember what came of everything in a tree."""
        place: i64 = 0
        while place < len(branch.tokens):
            token: i64 = branch.tokens[place]
            after = branch.after[place]
            self._remember((before * SPREAD + token) % ROOM, branch.best - after.best)
            if after.after:
                self.learn(after, token)
            place += 1

    def _remember(self, pair: i64, short: float) -> None:
        """How far short a token fell this time after another; what is long ago counts less."""
        short = min(short, HOPELESS)
        known = self._short[pair]
        self._short[pair] = short if known < 0 else known + FRESH * (short - known)


class Branch:
    """A point on the way through a move: what may be chosen here, and the best that came of it so far."""

    def __init__(self, options: list[int], moves: int) -> None:
        self.untried = options
        self.tokens: list[int] = []
        """Those that were tried, and what came after each."""
        self.after: list[Branch] = []
        self.open: i64 = 0
        """How many of these have something beyond that is still unknown."""
        self.moves = moves
        """Complete moves that lie before this point."""
        self.visits: i64 = 0
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
        token: i64 = FIRST
        while branch.is_open and (branch.untried or branch.after):
            if branch.untried:
                token = self._try(branch, token)
                state.take(self._seat, token)
                after = self._arrive(state, branch.moves)
                branch.tokens.append(token)
                branch.after.append(after)
                branch.open += 1
            else:
                place = self._promising(branch)
                token = branch.tokens[place]
                state.take(self._seat, token)
                after = branch.after[place]
            branch = after
            path.append(branch)
        self._remember(path, self._evaluation.prospect(state, self._seat) - TRIFLE * branch.moves)

    def _remember(self, path: list[Branch], value: float) -> None:
        """Tell all points of a line what it was worth, the last one first."""
        closed = False
        place: i64 = len(path) - 1
        while place >= 0:
            branch = path[place]
            branch.visits += 1
            branch.best = max(branch.best, value)
            if closed:
                branch.open -= 1
            closed = branch.is_open and not branch.untried and branch.open == 0
            if closed:
                branch.is_open = False
            place -= 1

    def _try(self, branch: Branch, before: i64) -> i64:
        """Something untried."""
        place = self._rng.draw(len(branch.untried))
        if self._habits is not None:
            place = self._usual(branch.untried, before, place)
        return branch.untried.pop(place)

    def _promising(self, branch: Branch) -> i64:
        """The place of what promises most."""
        most = math.log(float(branch.visits))
        best: i64 = 0
        promise = UNKNOWN
        place: i64 = 0
        while place < len(branch.after):
            after = branch.after[place]
            if after.is_open:
                promised = after.best + self._curiosity * math.sqrt(most / float(after.visits))
                if promised > promise:
                    promise = promised
                    best = place
            place += 1
        return best

    def _usual(self, untried: list[int], before: i64, start: i64) -> i64:
        """Where the token stands that usually falls least short, the first one from a place on."""
        habits = self._habits
        assert habits is not None
        size: i64 = len(untried)
        best = start
        least = math.inf
        i: i64 = 0
        while i < size:
            place = (start + i) % size
            short = habits.short(before, untried[place])
            if short < least:
                least = short
                best = place
            i += 1
        return best

    def _arrive(self, state: State, moves: int) -> Branch:
        """The point that a token leads to; a line ends where there is nothing more to choose in it."""
        seat = int(self._seat)
        if state.actor() != self._seat and seat not in state.actors():
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
                for token, after in zip(branch.tokens, branch.after, strict=True):
                    waiting.append((after, [*tokens, token]))
        return found

    def best_move(self) -> list[int]:
        """The complete move with which the best line begins."""
        branch = self.root
        tokens: list[int] = []
        while not branch.moves:
            best: i64 = 0
            place: i64 = 1
            while place < len(branch.after):
                if branch.after[place].best > branch.after[best].best:
                    best = place
                place += 1
            tokens.append(branch.tokens[best])
            branch = branch.after[best]
        return tokens
