"""What the page gets to draw and to explain, whatever the game: the parts that all games share."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from types import MappingProxyType
from typing import Generic, NamedTuple, TypeVar, Union

from msgspec import Struct

from troyes.core import message as core
from troyes.core.game import AnyGame, Setup
from troyes.core.state import State

G = TypeVar("G", bound=AnyGame)
S = TypeVar("S", bound=State)
T = TypeVar("T")
Arg = Union[int, str, "Message", list[Union["Message", int, str]]]


class Message(Struct, frozen=True, omit_defaults=True):
    """Something to be said: an entry of the catalogue and what it is about. The page puts it into words."""

    id: str
    args: dict[str, Arg] = {}


def wire(message: core.Message) -> Message:
    """A message of the engine as the page gets it."""
    return Message(message.name, {name: _wire(value) for name, value in message.args.items()})


def _wire(value: core.Value) -> Arg:
    if isinstance(value, core.Message):
        return wire(value)
    if isinstance(value, tuple):
        return list(value)
    return [wire(item) for item in value] if isinstance(value, list) else value


class Kept(Generic[T]):
    """Parts of scenes, most of which look as they did a moment ago, and the same to many: each is made once.

    What a part is made from must all be in its key.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._parts: dict[Hashable, T] = {}

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """A part; when there are very many, all are forgotten."""
        part = self._parts.get(key)
        if part is None:
            if len(self._parts) >= self._most:
                self._parts.clear()
            part = self._parts[key] = make()
        return part


class Explanation(Struct, frozen=True, omit_defaults=True):
    """What a piece or a place is; `rule` names the section of the rulebook."""

    title: Message
    text: Message
    rule: Message | None = None


class ScoreLine(Struct, frozen=True):
    """A line of the final count: what is counted, and a cell for each column."""

    label: Message
    cells: Sequence[str | Message]
    total: bool = False


class Scoring(Struct, frozen=True):
    """The count line by line; the columns are the seats in order by their names, and le Roy where he takes part."""

    columns: list[str | Message]
    lines: list[ScoreLine]
    verdict: Message | None = None
    totals: list[int] = []
    """The points of all columns at the end, where a rival without a seat has one."""


class UnderWay(NamedTuple):
    """What is chosen so far: what it amounts to, what it would waste, and what single tokens cost, by their place."""

    running: Sequence[Message] = ()
    warnings: Sequence[Message] = ()
    prices: Mapping[int, core.Message] = MappingProxyType({})


class PlainScene(Struct, frozen=True, tag_field="game", tag="plain"):
    """A game that nobody has drawn yet: what is asked, if anything is, and the points."""

    text: Message | None
    scores: list[int]


class Scenery(NamedTuple, Generic[G, S, T]):
    """Who shows what of a game: of its states a scene of its own. The state is a view wherever somebody must not see
    everything."""

    scene: Callable[[G, S, int, Sequence[str]], T]
    glossary: Callable[[G, Setup], dict[str, Explanation]]
    scoring: Callable[[G, S, int, Sequence[str]], Scoring]
    outcome: Callable[[G, S, S, int], list[Message]]
    """What a complete move comes to, from the seat's views before and after it."""
    under_way: Callable[[G, S, int, Sequence[int]], UnderWay]
    """What the tokens that a seat has chosen so far, in any order, come to."""
    chapter: Callable[[G, S], core.Message | None]
    """The part of the game that a state belongs to, by which the story is grouped."""
    span: Callable[[G, S], core.Message | None]
    """The round that it belongs to, or what a game has in its place; none outside of all rounds."""
    points: Callable[[G, S], list[int]]
    """What everybody has so far, in the columns of the final count."""
    drawn: Callable[[T], str | None]
    """A scene as one SVG drawing; nothing for a game that nobody has drawn."""
