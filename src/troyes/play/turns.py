"""The turns of a game, numbered as they come."""

from __future__ import annotations

from typing import NamedTuple

from troyes.core.game import AnyGame
from troyes.core.state import State


class Turns(NamedTuple):
    """How many turns, and phases without turns, a game has had. `Game.turn` alone does not say it: of two turns one
    after the other that belong to the same seat it is the same number."""

    number: int = 0
    turn: int = 0

    def then(self, game: AnyGame, state: State) -> Turns:
        """The same once the game has come to this state."""
        turn = game.turn(state)
        return Turns(self.number + 1, turn) if turn != self.turn or game.begins_turn(state) else self
