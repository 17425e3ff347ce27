"""How good a position is for a seat, as far as a computer player can tell without playing on."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from typing import Final

from troyes.core.native import i64
from troyes.core.state import State

UNSURE: Final = 5.0
"""A lead in victory points that wins about three games of four when a round is left to play."""


class Evaluation(ABC):
    """One way to judge positions. What is particular to a game comes from its judge."""

    @abstractmethod
    def prospect(self, s: State, seat: i64) -> float:
        """What a player in a seat tries to make as high as it can: its points, less what it minds of others'."""

    @abstractmethod
    def expected(self, s: State, seat: i64, rival: i64) -> float:
        """The points that a rival will end with, as a seat sees it."""

    @abstractmethod
    def chance(self, s: State, seat: i64) -> float:
        """How likely a seat wins, from 0 to 1."""

    @abstractmethod
    def depth(self, s: State) -> i64:
        """How many rounds it pays to play a position on for, before it is judged."""

    def points(self, s: State, seat: i64) -> float:
        """The points that a seat is expected to end with."""
        return self.expected(s, seat, seat)

    def lead(self, s: State, seat: i64) -> float:
        """By how many victory points a seat is expected to end before its best rival; all of them if it has none."""
        best = -math.inf
        for rival in s.judge().rivals(s):
            if rival != seat:
                best = max(best, self.expected(s, seat, rival))
        return self.points(s, seat) - (0.0 if best == -math.inf else best)


class ByThumb(Evaluation):
    """The rule of thumb that the game itself brings."""

    def prospect(self, s: State, seat: i64) -> float:
        return s.judge().lead(s, seat)

    def expected(self, s: State, seat: i64, rival: i64) -> float:
        return s.judge().worth(s, seat, rival)

    def chance(self, s: State, seat: i64) -> float:
        judge = s.judge()
        doubt = UNSURE * math.sqrt(1.0 + float(judge.stage(s) // judge.stages))
        return 1.0 / (1.0 + math.exp(-judge.lead(s, seat) / doubt))

    def depth(self, s: State) -> i64:
        return s.judge().depth


BY_THUMB: Final = ByThumb()
