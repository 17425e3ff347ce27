"""How a refusal is told to the page: as a message, which the page puts into words, with the status of its kind."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response

from troyes.core.errors import Refusal
from troyes.core.message import Message, Value
from troyes.server.limits import TooMany
from troyes.server.messages import Problem
from troyes.server.scenes import base
from troyes.server.tables.reading import TooMuchToRead

LONGEST: Final = 200
"""Characters of a text in a message."""


def told(said: Message) -> base.Message:
    """What is told; whoever sends a very long word does not get all of it back."""
    return base.wire(_short(said))


def _short(said: Message) -> Message:
    return Message(said.name, {name: _short_value(value) for name, value in said.args.items()})


def _short_value(value: Value) -> Value:
    if isinstance(value, Message):
        return _short(value)
    if isinstance(value, list):
        return [_short(item) for item in value]
    if isinstance(value, tuple):
        return _short_list(value)
    return _short_text(value)


def _short_list(items: tuple[int | str, ...]) -> tuple[int | str, ...]:
    """As many as make a text of that length."""
    length = 0
    for number, item in enumerate(items):
        length += len(str(item))
        if number and length > LONGEST:
            return (*(_short_text(one) for one in items[:number]), "…")
    return tuple(_short_text(item) for item in items)


def _short_text(value: int | str) -> int | str:
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


def problem(said: Message, status: int, headers: dict[str, str] | None = None) -> Response[Problem]:
    """An answer that says no."""
    return Response(Problem(told(said)), status_code=status, headers=headers or {})


def refused(_: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    """The answer to a request that was refused; 400 unless the refusal has a `status` of its own."""
    wait = retry_after(error)
    headers = {"retry-after": str(wait)} if wait else {}
    return problem(error.said, getattr(error, "status", 400), headers)


def retry_after(error: Refusal) -> int:
    """Seconds after which the same will be welcome; 0 where waiting does not help."""
    return error.retry_after if isinstance(error, TooMany | TooMuchToRead) else 0
