"""What is told of games that are over: see `messages`, of which these are a part."""

from __future__ import annotations

from msgspec import Struct

from troyes.server.scenes.base import Message


class Mark(Struct, frozen=True):
    """The end of a round, or of the game: after how many tokens it was, and what everybody had then."""

    title: Message
    """Its form `short` is for the axis of a chart."""
    at: int
    points: list[int]


class Course(Struct, frozen=True):
    """How the points grew; the columns are those of the final count."""

    columns: list[str | Message]
    marks: list[Mark]


class Achieved(Struct, frozen=True):
    """An achievement, in how many games it takes to be earned, and how far one has come."""

    name: str
    title: Message
    games: int
    times: int
    table: str
    """The game in which it was earned, or the last that counted; none if it is not kept any more."""
    at: float
    """When that was; 0 if never."""


class Trophies(Struct, frozen=True):
    """All achievements of a game, with one's own."""

    game: str
    title: Message
    achievements: list[Achieved]


class Collection(Struct, frozen=True):
    """What one has achieved."""

    games: list[Trophies]
    uncounted: int
    """Finished games that have not been looked through yet; they are as one asks again."""
