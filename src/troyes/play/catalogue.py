"""The games that can be played, in a fixed order."""

from __future__ import annotations

from typing import Final

from troyes.city.game import CITY
from troyes.core.errors import SetupError
from troyes.core.game import AnyGame
from troyes.core.message import message, quoted
from troyes.dice.game import DICE

GAMES: Final[tuple[AnyGame, ...]] = (CITY, DICE)


def find(name: str) -> AnyGame:
    """The game of this name."""
    for game in GAMES:
        if game.name == name:
            return game
    games = tuple(game.name for game in GAMES)
    raise SetupError(message("refused-game", game=quoted(name), games=games))
