"""What every computer player is: from what a seat may see to one complete move."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod

from troyes.core.rng import Rng
from troyes.core.state import State


class Budget:
    """How long a player may think: by the clock and by looks, whichever ends first. One look is always allowed, so
    that there is always a move to make."""

    def __init__(self, seconds: float, looks: int) -> None:
        self._end = time.monotonic() + seconds
        self._looks = looks
        self._taken = 0

    def allows_look(self) -> bool:
        """Whether another look may be taken; asking takes it."""
        if self._taken and (self._taken >= self._looks or time.monotonic() >= self._end):
            return False
        self._taken += 1
        return True


class Player(ABC):
    """A computer player. It remembers nothing from move to move, so one can sit at any number of tables.

    A look is one complete move tried and judged. With ample seconds it is `looks` that ends the thinking, and then the
    same view and the same random numbers give the same move on every machine.
    """

    usual_looks: int
    """So many looks where nobody says otherwise."""

    def __init__(self, looks: int | None = None) -> None:
        self.looks = self.usual_looks if looks is None else looks

    @abstractmethod
    def choose(self, view: State, seat: int, rng: Rng, seconds: float) -> list[int]:
        """The tokens of one complete move of this seat, which must be asked for one, within so many seconds.

        `view` is what the seat may see, and nothing more: `state.view(seat)`. The move ends where
        `walk.ends_move` says so, and never goes on beyond a throw or another's choice.
        """
