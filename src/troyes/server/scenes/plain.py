"""A game that nobody has drawn yet: points, and the words of the notation."""

from __future__ import annotations

from collections.abc import Sequence

from troyes.core.game import AnyGame, Setup
from troyes.core.state import State
from troyes.server.scenes.base import Explanation, PlainScene, ScoreLine, Scoring


def scene(game: AnyGame, view: State, seat: int, names: Sequence[str]) -> PlainScene:
    """What is asked, and the points."""
    actors = view.actors()
    text = game.ask(view.prompt(actors[0])) if actors else "The game is over."
    return PlainScene(text, view.scores())


def glossary(game: AnyGame, setup: Setup) -> dict[str, Explanation]:
    """Nothing is explained."""
    return {}


def scoring(game: AnyGame, state: State, seat: int, names: Sequence[str]) -> Scoring:
    """The points alone."""
    cells = [str(score) for score in state.scores()]
    return Scoring(list(names), [ScoreLine("Points", cells, total=True)])


def label(game: AnyGame, token: int) -> str:
    """The word of the notation."""
    return game.vocabulary.text(token)


def outcome(game: AnyGame, before: State, after: State, seat: int) -> list[str]:
    """Nothing beyond the sentences of the game."""
    return []
