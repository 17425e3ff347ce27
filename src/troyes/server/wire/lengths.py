"""A request that says its length in two ways is refused: a proxy in front might believe the other one. So is one that
says it piece by piece, also where all pieces came at once: no browser needs that."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from troyes.core.message import Message
from troyes.server.messages import Problem
from troyes.server.wire.refusals import told

Application = Callable[[Any, Any, Any], Awaitable[None]]


def one_length(app: Application) -> Application:
    """The application, without requests of two lengths, or of none."""

    async def checked(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http" and has_two(scope["headers"]):
            await refuse(send)
        elif scope["type"] == "http" and has_none(scope["headers"]):
            await refuse(send, 411)
        else:
            await app(scope, receive, send)

    return checked


def has_two(headers: Any) -> bool:
    """Whether a request has both a length and a coding that brings its own, or two lengths."""
    names = [name for name, _ in headers]
    lengths = names.count(b"content-length")
    return lengths > 1 or (lengths == 1 and b"transfer-encoding" in names)


def has_none(headers: Any) -> bool:
    """Whether a request says its length piece by piece alone."""
    return any(name == b"transfer-encoding" for name, _ in headers)


async def refuse(send: Any, status: int = 400) -> None:
    """Say no, and hang up: where the next request begins is not certain."""
    body = msgspec.json.encode(Problem(told(Message("refused-two-lengths")))) if status == 400 else b""
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
