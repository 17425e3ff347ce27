"""How a refusal is told to the page: one sentence, with the status that its kind has."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response

from troyes.core.errors import Refusal
from troyes.server.limits import TooMany
from troyes.server.messages import Problem

LONGEST: Final = 300


def sentence(error: Refusal) -> str:
    """What is told; whoever sends a very long word does not get all of it back."""
    text = str(error)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def refused(_: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    """The answer to a request that was refused; 400 unless the refusal has a `status` of its own."""
    headers = {"retry-after": str(error.retry_after)} if isinstance(error, TooMany) else {}
    return Response(Problem(sentence(error)), status_code=getattr(error, "status", 400), headers=headers)
