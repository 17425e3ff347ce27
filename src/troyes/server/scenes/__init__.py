"""What the page draws, looked up by the game's name, with a plain scene for games that have none of their own."""

from __future__ import annotations

from typing import Any, Final

from troyes.core.game import AnyGame
from troyes.server.scenes import city, dice, plain
from troyes.server.scenes.base import PlainScene, Scenery
from troyes.server.scenes.city import CityScene
from troyes.server.scenes.dice import DiceScene

Scene = CityScene | DiceScene | PlainScene

SCENERIES: Final[dict[str, Scenery[Any, Any, Any]]] = {"city": city.SCENERY, "dice": dice.SCENERY}


def scenery(game: AnyGame) -> Scenery[Any, Any, Scene]:
    """Who shows this game, and its states only."""
    return SCENERIES.get(game.name, plain.SCENERY)
