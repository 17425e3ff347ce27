"""Who plays the seats that no person sits in: a computer player of some level, or blind chance."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from troyes.bots import levels
from troyes.bots.budget import Budget
from troyes.bots.levels import Level
from troyes.bots.player import Player, Sight
from troyes.bots.rollouts import Candidate
from troyes.bots.seat import make_move
from troyes.core.errors import SetupError
from troyes.core.game import Setup
from troyes.core.message import message, quoted
from troyes.core.rng import Rng
from troyes.core.walk import ends_move
from troyes.play import notation
from troyes.play.session import Session
from troyes.tui.trophies import PLAYED_AT_RANDOM, PLAYED_BY_COMPUTER

UNTIMED: Final = math.inf
"""Then only the looks end the thinking, and a seed gives the same moves on every machine."""
STREAM: Final = 1
"""Of the generator; chance throws with stream 0 of the same seed."""
LEVEL: Final = "Level"
"""The header of a record with the level of the computer players."""


class Chancer(Player):
    """Chooses blindly, question by question until the move is complete, and judges nothing."""

    usual_looks = 0

    def weigh(self, sight: Sight, rng: Rng, budget: Budget) -> list[Candidate]:
        state, seat = sight.view.clone(), sight.seat
        tokens: list[int] = []
        while not tokens or not ends_move(state, seat):
            options = state.options(seat)
            token = options[rng.below(len(options))] if len(options) > 1 else options[0]
            state.take(seat, token)
            tokens.append(token)
        return [Candidate(tokens, 0.0)]


RANDOM: Final = Level("random", Chancer, 0.5)
OPPONENTS: Final = (RANDOM, *levels.LEVELS)
"""From the weakest to the strongest."""
USUAL: Final = levels.find("burgher")


def find(name: str) -> Level:
    """The opponent of this name."""
    for level in OPPONENTS:
        if level.name == name:
            return level
    names = tuple(level.name for level in OPPONENTS)
    raise SetupError(message("refused-level", level=quoted(name), levels=names))


class Opponents:
    """Computer players of one level, with random numbers of their own."""

    def __init__(self, level: Level, seed: int, seconds: float | None = None) -> None:
        self.level = level
        self._player = level.player()
        self._rng = Rng(seed, STREAM)
        self._seconds = level.seconds if seconds is None else seconds

    def move(self, session: Session, seat: int) -> None:
        """Choose for a seat, knowing what that seat may see."""
        make_move(session, seat, self._player, self._rng, self._seconds)


def headers(level: Level, setup: Setup, seat: int) -> dict[str, str]:
    """What a record says about every seat but one; a table for one has none."""
    letters = "".join(notation.label(other) for other in range(setup.players) if other != seat)
    if not letters:
        return {}
    if level is RANDOM:
        return {PLAYED_AT_RANDOM: letters}
    return {PLAYED_BY_COMPUTER: letters, LEVEL: level.name}


def without(recorded: Mapping[str, str]) -> dict[str, str]:
    """The headers of a record that say nothing about opponents."""
    ours = (PLAYED_AT_RANDOM, PLAYED_BY_COMPUTER, LEVEL)
    return {name: value for name, value in recorded.items() if name not in ours}


def seats(recorded: Mapping[str, str]) -> str:
    """The letters of the seats that no person sat in."""
    return recorded.get(PLAYED_AT_RANDOM, "") + recorded.get(PLAYED_BY_COMPUTER, "")


def level_of(recorded: Mapping[str, str]) -> Level:
    """The level that a recorded game was played against; the usual one if it does not say, or one that we lack."""
    name = RANDOM.name if PLAYED_AT_RANDOM in recorded else recorded.get(LEVEL)
    return next((level for level in OPPONENTS if level.name == name), USUAL)
