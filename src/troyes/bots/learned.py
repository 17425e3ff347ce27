"""An evaluation that was learned from games: what a rival will end with, where the rule of thumb goes astray.

The rule of thumb, part by part, is corrected by a weighed sum of what the rival has, so that whatever too few games
were seen of is judged by it alone. Each stage of the game has weights of its own. The chance to win follows from what
everybody is expected to end with, and from how far such expectations were off.
"""

from __future__ import annotations

import math
from typing import Any, Final

from troyes.bots.evaluation import Evaluation
from troyes.core.judge import Judge
from troyes.core.native import i64, vec
from troyes.core.state import NOBODY, State

ENVY: Final = 0.5
"""How many points of one's own a point of the best rival counts for. What others will end with is less sure than what
one has, and less of it depends on one's own moves."""


class Weights:
    """What was learned for the positions of one kind of table."""

    def __init__(
        self,
        stages: i64,
        roles: i64,
        features: i64,
        weights: vec[float],
        bias: vec[float],
        doubts: vec[float],
    ) -> None:
        self.stages: Final[i64] = stages
        self.roles: Final[i64] = roles
        self.features: Final[i64] = features
        self.weights: Final = weights
        """Points for one more of a feature, parts of the rule of thumb among them: `features` numbers for each role and
        stage."""
        self.bias: Final = bias
        """Points in any case, by role and stage."""
        self.doubts: Final = doubts
        """How many points make one rival e times as likely to win as another, by stage."""


class Learned(Evaluation):
    """Judges with learned weights. It keeps rows to write into, so one serves one thread."""

    def __init__(self, judge: Judge[Any], weights: Weights) -> None:
        self._judge = judge
        self._weights = weights
        self._rows: vec[float] = vec[float]([0.0] * len(judge.features))

    def prospect(self, s: State, seat: i64) -> float:
        if self._judge.apart:
            return self.expected(s, seat, seat)
        own = 0.0
        best = -math.inf
        for rival, points in self._all(s, seat):
            if rival == seat:
                own = points
            else:
                # Whoever is moved by the rules is there to be beaten, and counts in full.
                best = max(best, points if self._judge.role(rival) else ENVY * points)
        return own if best == -math.inf else own - best

    def chance(self, s: State, seat: i64) -> float:
        doubt = self._weights.doubts[self.stage(s)]
        own = self.expected(s, seat, seat)
        total = 0.0
        for _, points in self._all(s, seat):
            total += math.exp(min(50.0, (points - own) / doubt))
        return 1.0 / total

    def depth(self, s: State) -> i64:
        return self._judge.learned_depth

    def expected(self, s: State, seat: i64, rival: i64) -> float:
        if s.actor() == NOBODY:
            return float(self._judge.points(s, rival))
        self._judge.describe(s, seat, rival, self._rows)
        return self._weigh(rival, self.stage(s), 0)

    def _all(self, s: State, seat: i64) -> list[tuple[int, float]]:
        """The same of everybody."""
        judge = self._judge
        rivals = judge.rivals(s)
        if s.actor() == NOBODY:
            return [(rival, float(judge.points(s, rival))) for rival in rivals]
        count: i64 = len(judge.features)
        if len(self._rows) < count * len(rivals):
            self._rows = vec[float]([0.0] * (count * len(rivals)))
        judge.describe_all(s, seat, self._rows)
        stage = self.stage(s)
        found: list[tuple[int, float]] = []
        at: i64 = 0
        for rival in rivals:
            found.append((rival, self._weigh(rival, stage, at)))
            at += count
        return found

    def _weigh(self, rival: i64, stage: i64, at: i64) -> float:
        """What the features of a rival, which are written from a place on, come to."""
        role = min(self._judge.role(rival), self._weights.roles - 1)
        which = role * self._weights.stages + stage
        count = self._weights.features
        weights = self._weights.weights
        rows = self._rows
        points = self._weights.bias[which]
        first = which * count
        i: i64 = 0
        while i < count:
            points += weights[first + i] * rows[at + i]
            i += 1
        return points

    def stage(self, s: State) -> i64:
        """The stage of a position; longer games than were learned from begin with the earliest one known."""
        return min(self._judge.stage(s), self._weights.stages - 1)
