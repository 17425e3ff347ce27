"""Computer players as the arena seats them: with a budget that is counted and no clock, so that games repeat."""

from __future__ import annotations

import math
from typing import Final

from troyes.bots.levels import LEVELS, Level
from troyes.bots.player import Player, Sight
from troyes.core.errors import SetupError
from troyes.core.message import message, quoted
from troyes.core.rng import Rng
from troyes.core.state import State

RANDOM: Final = "random"
"""Blind chance, which is no level."""
UNTIMED: Final = math.inf
UNITS: Final = ("looks", "rollouts")
"""What thinking is counted in."""


def check_name(name: str) -> str:
    """Refuse what is neither a level nor blind chance."""
    names = [RANDOM, *(level.name for level in LEVELS)]
    if name not in names:
        raise SetupError(message("refused-level", level=quoted(name), levels=tuple(names)))
    return name


def level_of(name: str) -> Level:
    """The level of this name."""
    return next(level for level in LEVELS if level.name == name)


def budget(level: Level, factor: float = 1.0) -> dict[str, int]:
    """What a level's thinking is counted in, and how much of it a move has with so many times the usual."""
    usual = {unit: getattr(level.player, f"usual_{unit}") for unit in UNITS}
    return {unit: max(1, round(factor * amount)) for unit, amount in usual.items() if amount}


def player(level: Level, factor: float) -> Player:
    """A player of a level, with so many times its usual budget."""
    return level.player(**budget(level, factor))


def move(thinker: Player, view: State, seat: int, rng: Rng) -> list[int]:
    """A complete move of a seat that sees so much."""
    return thinker.choose(Sight(view, seat), rng, UNTIMED)


def blind_choice(view: State, seat: int, rng: Rng) -> list[int]:
    """Any answer to what a seat is asked."""
    options = view.options(seat)
    return [options[rng.below(len(options))]]
