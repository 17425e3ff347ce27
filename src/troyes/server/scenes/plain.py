"""A game that nobody has drawn yet: what is asked, and the points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from troyes.core.game import AnyGame, Setup
from troyes.core.message import Message as Said
from troyes.core.message import message
from troyes.core.state import State
from troyes.server.scenes.base import (
    Explanation,
    Message,
    PlainScene,
    Scenery,
    ScoreLine,
    Scoring,
    UnderWay,
    wire,
)


def scene(game: AnyGame, view: State, seat: int, names: Sequence[str]) -> PlainScene:
    """What is asked, and the points."""
    actors = view.actors()
    return PlainScene(wire(view.prompt(actors[0]).question) if actors else None, view.scores())


def glossary(game: AnyGame, setup: Setup) -> dict[str, Explanation]:
    """Nothing is explained."""
    return {}


def scoring(game: AnyGame, state: State, seat: int, names: Sequence[str]) -> Scoring:
    """The points alone."""
    cells = [str(score) for score in state.scores()]
    return Scoring(list(names), [ScoreLine(wire(message("count-total")), cells, total=True)])


def outcome(game: AnyGame, before: State, after: State, seat: int) -> list[Message]:
    """Nothing beyond the sentences of the game."""
    return []


def under_way(game: AnyGame, view: State, seat: int, tokens: Sequence[int]) -> UnderWay:
    """Nothing is known of what tokens of such a game come to."""
    return UnderWay()


def chapter(game: AnyGame, state: State) -> Said | None:
    """Nothing is known of its parts."""
    return None


def span(game: AnyGame, state: State) -> Said | None:
    """Nothing is known of its rounds."""
    return None


def points(game: AnyGame, state: State) -> list[int]:
    """What everybody has so far."""
    return state.scores()


def drawn(scene: PlainScene) -> str | None:
    """Nobody has drawn it."""
    return None


SCENERY: Final = Scenery(
    scene=scene,
    glossary=glossary,
    scoring=scoring,
    outcome=outcome,
    under_way=under_way,
    chapter=chapter,
    span=span,
    points=points,
    drawn=drawn,
)
