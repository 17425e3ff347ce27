"""Blind chance as a player, and everybody who can be seated: it and the computer players."""

from __future__ import annotations

from typing import Final

from troyes.bots.levels import LEVELS, Level
from troyes.bots.player import Player
from troyes.core.errors import SetupError
from troyes.core.message import message, quoted
from troyes.core.rng import Rng
from troyes.core.state import State
from troyes.core.walk import ends_move


class Chancer(Player):
    """Chooses blindly, question by question until the move is complete, and judges nothing."""

    usual_looks = 0

    def choose(self, view: State, seat: int, rng: Rng, seconds: float) -> list[int]:
        state = view.clone()
        tokens: list[int] = []
        while not tokens or not ends_move(state, seat):
            options = state.options(seat)
            token = options[rng.below(len(options))] if len(options) > 1 else options[0]
            state.take(seat, token)
            tokens.append(token)
        return tokens


RANDOM: Final = Level("random", "Random", "chooses blindly", Chancer)
OPPONENTS: Final = (RANDOM, *LEVELS)
"""From the weakest to the strongest."""


def find(name: str) -> Level:
    """The opponent of this name."""
    for level in OPPONENTS:
        if level.name == name:
            return level
    names = ", ".join(level.name for level in OPPONENTS)
    raise SetupError(message("refused-level", level=quoted(name), levels=names))
