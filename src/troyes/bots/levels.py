"""The computer players that can be seated, from the weakest to the strongest. A new one is a line here."""

from __future__ import annotations

from typing import Final, NamedTuple

from troyes.bots.player import Player
from troyes.bots.players.bailiff import Bailiff
from troyes.bots.players.burgher import Burgher, Master
from troyes.bots.players.villager import Villager
from troyes.core.errors import SetupError
from troyes.core.message import message, quoted


class Level(NamedTuple):
    """A computer player as a table names it: `level.player()` sits down."""

    name: str
    title: str
    about: str
    player: type[Player]


LEVELS: Final[tuple[Level, ...]] = (
    Level("villager", "Villager", "plays at random, but makes no senseless move", Villager),
    Level("burgher", "Burgher", "takes what brings most at once, and plans no further", Burgher),
    Level("master", "Guild master", "weighs thousands of whole turns, and takes the best", Master),
    Level("bailiff", "Bailiff", "plays the rest of the round out in his head before he moves", Bailiff),
)


def find(name: str) -> Level:
    """The level of this name."""
    for level in LEVELS:
        if level.name == name:
            return level
    names = ", ".join(level.name for level in LEVELS)
    raise SetupError(message("refused-level", level=quoted(name), levels=names))
