"""What the page draws, looked up by the game's name, with a plain scene for games that have none of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from troyes.core import message as core
from troyes.core.game import AnyGame, Setup
from troyes.core.state import State
from troyes.server.scenes import city, dice, plain
from troyes.server.scenes.base import Explanation, Message, PlainScene, Scoring, UnderWay
from troyes.server.scenes.city import CityScene
from troyes.server.scenes.dice import DiceScene

Scene = CityScene | DiceScene | PlainScene


class Scenery(NamedTuple):
    """Who shows what of a game. The state is a view wherever somebody must not see everything."""

    scene: Callable[[AnyGame, State, int, Sequence[str]], Scene]
    glossary: Callable[[AnyGame, Setup], dict[str, Explanation]]
    scoring: Callable[[AnyGame, State, int, Sequence[str]], Scoring]
    outcome: Callable[[AnyGame, State, State, int], list[Message]]
    """What a complete move comes to, from the seat's views before and after it."""
    under_way: Callable[[AnyGame, State, int, Sequence[int]], UnderWay]
    """What the tokens that a seat has chosen so far, in any order, come to."""
    chapter: Callable[[AnyGame, State], core.Message | None]
    """The part of the game that a state belongs to, by which the story is grouped."""
    span: Callable[[AnyGame, State], core.Message | None]
    """The round that it belongs to, or what a game has in its place; none outside of all rounds."""
    points: Callable[[AnyGame, State], list[int]]
    """What everybody has so far, in the columns of the final count."""


PLAIN: Final = Scenery(
    plain.scene,
    plain.glossary,
    plain.scoring,
    plain.outcome,
    plain.under_way,
    plain.chapter,
    plain.span,
    plain.points,
)
SCENERIES: Final = {
    "city": Scenery(
        city.scene,
        city.glossary,
        city.scoring,
        city.outcome,
        city.under_way,
        city.chapter,
        city.span,
        city.points,
    ),
    "dice": Scenery(
        dice.scene,
        dice.glossary,
        dice.scoring,
        dice.outcome,
        dice.under_way,
        dice.chapter,
        dice.span,
        dice.points,
    ),
}


def scenery(game: AnyGame) -> Scenery:
    """Who shows this game."""
    return SCENERIES.get(game.name, PLAIN)
