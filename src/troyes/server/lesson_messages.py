"""What the server says of lessons: see `messages`, to which these are added."""

from __future__ import annotations

from msgspec import Struct

from troyes.server.messages import Frame, LogLine, Position
from troyes.server.requests import Tokens
from troyes.server.scenes.base import Message


class LessonStep(Struct, frozen=True):
    """A step of a lesson: what is said, what is wanted, and the table there, with what happened since the step before.

    Whoever learns sits at `position.seat`. `otherwise` answers whoever chooses something else that is legal.
    """

    game: str
    names: list[str]
    at: int
    length: int
    says: Message
    otherwise: Message | None
    points: list[str]
    """The pieces that it is about."""
    move: list[str]
    """The move that is wanted; none where there is something to read."""
    position: Position
    log: list[LogLine]
    frames: list[Frame]


class LessonPreview(Struct, frozen=True, forbid_unknown_fields=True):
    """What would these tokens do, and what do all that are chosen come to?"""

    tokens: Tokens
    chosen: Tokens = []


class LessonWhy(Struct, frozen=True, forbid_unknown_fields=True):
    """Why can none of these tokens be chosen at this step?"""

    tokens: Tokens
