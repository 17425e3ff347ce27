"""The computer players that can be seated, from the weakest to the strongest. A new one is a line here."""

from __future__ import annotations

from typing import Final, NamedTuple

from troyes.bots.player import Player
from troyes.bots.players.bailiff import Bailiff
from troyes.bots.players.burgher import Burgher, Master
from troyes.bots.players.countess import Countess
from troyes.bots.players.villager import Villager
from troyes.core.errors import SetupError
from troyes.core.message import message, quoted


class Level(NamedTuple):
    """A computer player as a table names it: `level.player()` sits down. Its title and how it thinks stand in the
    catalogue, as `level-NAME` and `level-NAME-about`."""

    name: str
    player: type[Player]
    seconds: float
    """How long it may think about a move where people wait for it."""


LEVELS: Final[tuple[Level, ...]] = (
    Level("villager", Villager, 0.5),
    Level("burgher", Burgher, 0.5),
    Level("master", Master, 0.5),
    Level("bailiff", Bailiff, 1.0),
    Level("countess", Countess, 2.0),
)


def find(name: str) -> Level:
    """The level of this name."""
    for level in LEVELS:
        if level.name == name:
            return level
    names = tuple(level.name for level in LEVELS)
    raise SetupError(message("refused-level", level=quoted(name), levels=names))
