"""Text pictures of a position, looked up by the game's name, with a plain one for games that have none of their own.

A picture shows what it is given: hand it `state.view(viewer)` where somebody must not see everything. Its words are in
the language that is spoken (`words.speaking`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import RenderableType

from troyes.core.game import AnyGame
from troyes.core.state import State, Viewer
from troyes.draw import city, dice, plain
from troyes.draw.artists import Artists
from troyes.draw.names import seat_names

__all__ = ["choices", "legend", "picture", "scoring", "sheets"]

ARTISTS: Final[dict[str, Artists[Any]]] = {"city": city.ARTISTS, "dice": dice.ARTISTS}


def artists(game: AnyGame) -> Artists[Any]:
    """Who draws this game."""
    return ARTISTS.get(game.name, plain.ARTISTS)


def picture(game: AnyGame, state: State, viewer: Viewer, names: Sequence[str] = ()) -> RenderableType:
    """The table: for a seat its own sheet in full and the others' in a line each, for anybody else all in full."""
    return artists(game).picture(game, state, viewer, seat_names(state, names))


def sheets(game: AnyGame, state: State, viewer: Viewer, names: Sequence[str] = ()) -> RenderableType:
    """What the other seats have before them, in full."""
    return artists(game).sheets(game, state, viewer, seat_names(state, names))


def scoring(game: AnyGame, state: State, viewer: Viewer, names: Sequence[str] = ()) -> RenderableType:
    """Everyone's points, line by line."""
    return artists(game).scoring(game, state, viewer, seat_names(state, names))


def legend(game: AnyGame) -> RenderableType:
    """How to read the picture."""
    return artists(game).legend()


def choices(
    game: AnyGame, state: State, seat: int, options: Sequence[int], labels: Sequence[str]
) -> RenderableType | None:
    """A long list of choices in short, if somebody has thought of a way to show it."""
    artist = artists(game).choices
    return artist(state, seat, options, labels) if artist else None
