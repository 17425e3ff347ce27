"""How much a computer player may think about a move."""

from __future__ import annotations

import time
from collections.abc import Callable


class Budget:
    """By the clock, by the work that is counted, and by the patience of whoever waits: whichever ends first.

    One piece of work is always allowed, so that there is always a move to make. With ample seconds it is the counted
    work that ends the thinking, and then the same position and the same random numbers give the same move everywhere.

    `hurried` is asked at every look and every round of rollouts, so it must be cheap; once it says yes, the thinking is
    over.
    """

    def __init__(
        self, seconds: float, looks: int, rollouts: int = 0, hurried: Callable[[], bool] | None = None
    ) -> None:
        self._end = time.monotonic() + seconds
        self._looks = looks
        self._rollouts = rollouts
        self._hurried = hurried
        self._looked = 0
        self.rolled = 0
        """Rollouts begun."""

    def allows_look(self) -> bool:
        """Whether another look may be taken; asking takes it."""
        if self._looked and (self._looked >= self._looks or self.is_over()):
            return False
        self._looked += 1
        return True

    def allows_rollouts(self, count: int) -> bool:
        """Whether so many more rollouts may be begun together; asking takes them."""
        if self.rolled + count > self._rollouts or self.is_over():
            return False
        self.rolled += count
        return True

    def is_over(self) -> bool:
        """Whether the time is up, or nobody wants to wait any longer."""
        return time.monotonic() >= self._end or (self._hurried is not None and self._hurried())
