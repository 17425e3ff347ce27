"""What the server answers to whoever is choosing a move: see `messages`, of which these are a part."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from troyes.server.scenes.base import Message


class PreviewAnswer(Struct, frozen=True, tag="preview"):
    """What a move would do as far as it is settled, deed by deed (said in the form `told`), and what is asked then.

    `outcome` is what a complete move comes to: the sum, and what it means for others. `running` is what all that is
    chosen amounts to so far, `warnings` what a complete move would waste.
    """

    id: int
    lines: list[Message]
    outcome: list[Message]
    question: Message | None
    running: Sequence[Message]
    warnings: Sequence[Message]


class WhyAnswer(Struct, frozen=True, tag="why"):
    """Why a piece cannot be chosen, in one sentence."""

    id: int
    reason: Message


class TreeAnswer(Struct, frozen=True, tag="tree"):
    """A tree that was too large to be sent unasked."""

    id: int
    rev: int
    tree: list[list[int]]


class AdviceAnswer(Struct, frozen=True, tag="advice"):
    """A move that a computer player would make in one's place at `rev`, and what it comes to.

    `better` is by how many points it expects to do better than with its second choice, which it may not have.
    """

    id: int
    rev: int
    tokens: list[str]
    outcome: list[Message]
    better: float | None


class Answer(Struct, frozen=True, tag="answer"):
    """A request was carried out; the table stands at `rev` now."""

    id: int
    rev: int


class Refused(Struct, frozen=True, tag="refused"):
    """A request was not carried out, and nothing has changed."""

    id: int
    rev: int
    message: Message
    retry: int = 0
    """Seconds after which the same will be welcome; 0 where waiting does not help."""
