"""Who draws what of a game: what a game registers, so that its states are drawn in a way of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from rich.console import RenderableType

from troyes.core.game import AnyGame
from troyes.core.state import State, Viewer

S = TypeVar("S", bound=State)

Artist: TypeAlias = Callable[[AnyGame, S, Viewer, Sequence[str]], RenderableType]


class Artists(NamedTuple, Generic[S]):
    """Who draws what of a game, and its states only."""

    picture: Artist[S]
    sheets: Artist[S]
    scoring: Artist[S]
    legend: Callable[[], RenderableType]
    choices: Callable[[S, int, Sequence[int], Sequence[str]], RenderableType] | None = None
