"""What a game says of its positions to those who think about them: the contract between games and computer players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from troyes.core.native import i64, mypyc_attr, vec

if TYPE_CHECKING:
    from troyes.core.state import State

S = TypeVar("S", bound="State")

THUMB: Final = "thumb-"
"""So begin the names of features that are points by the rule of thumb: together they are all of it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[S]):
    """Judges the positions of one table. A game that brings none is judged by its points.

    A rival is anybody whose points are counted: a seat, or somebody whom the rules move. What is asked for a seat is
    answered with what that seat may know.
    """

    def __init__(
        self,
        tables: list[str],
        features: list[str],
        *,
        apart: bool = False,
        depth: int = 1,
        learned_depth: int = 1,
        stages: int = 1,
    ) -> None:
        self.tables: Final = tables
        """The kind of table, by which what was learned about it is found; then more general kinds, for want of it."""
        self.features: Final = features
        """The names of the numbers that describe a rival: what a learned evaluation weighs."""
        self.apart: Final = apart
        """Whether nothing that one seat chooses changes what another may do or has."""
        self.depth: Final[i64] = depth
        """How many rounds it pays to play a position on for, before the rule of thumb judges it."""
        self.learned_depth: Final[i64] = learned_depth
        """The same before somebody judges it who has learned to: playing on costs time and is not without faults."""
        self.stages: Final[i64] = stages
        """How many stages a round has."""

    def rivals(self, s: S) -> list[int]:
        """All whose points are counted, the seats first."""
        return list(range(len(s.scores())))

    def role(self, rival: i64) -> i64:
        """0 for a seat; rivals whom the rules move have a number of their own, and are weighed by themselves."""
        return 0

    def points(self, s: S, rival: i64) -> i64:
        """The points that a rival has so far, and at the end of the game in all."""
        return s.scores()[rival]

    def worth(self, s: S, seat: i64, rival: i64) -> float:
        """The points that a rival will end with, as a seat sees it, by a rule of thumb."""
        return float(self.points(s, rival))

    def lead(self, s: S, seat: i64) -> float:
        """What a seat is ahead of its best rival, in victory points by a rule of thumb."""
        scores = s.scores()
        own = scores.pop(seat)
        return own - max(scores, default=0)

    def rounds(self, s: S) -> i64:
        """How many rounds are over: whoever plays a position out does so until it changes."""
        return 0

    def stage(self, s: S) -> i64:
        """How much of the game is to come, in stages, of which a round may have several; 0 at its end. A learned
        evaluation weighs each stage by itself."""
        return 0

    def describe(self, s: S, seat: i64, rival: i64, row: vec[float]) -> None:
        """Write the features of a rival as a seat sees them, one number for each name."""

    def described(self, s: S, seat: i64, rival: i64) -> list[float]:
        """The features of a rival as a seat sees them, for interpreted programs, which must not hand arrays in."""
        row = vec[float]([0.0] * len(self.features))
        self.describe(s, seat, rival, row)
        return list(row)

    def describe_all(self, s: S, seat: i64, rows: vec[float]) -> None:
        """The same of all rivals, one after the other; a game may know a quicker way."""
        count: i64 = len(self.features)
        row = rows[:count]
        at: i64 = 0
        for rival in self.rivals(s):
            self.describe(s, seat, rival, row)
            i: i64 = 0
            while i < count:
                rows[at + i] = row[i]
                i += 1
            at += count


BY_POINTS: Final[Judge[Any]] = Judge([""], [])
"""For a game that nobody has written a judge for."""
