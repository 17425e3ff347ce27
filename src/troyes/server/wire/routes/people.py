"""Who one is."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post

from troyes.core.errors import Refusal
from troyes.core.message import Message
from troyes.server.messages import Me, Rename
from troyes.server.people.accounts import me
from troyes.server.store import people_queries as people
from troyes.server.text import name
from troyes.server.wire.site import Site


@get("/api/me")
async def read_me(site: Site, request: Request[Any, Any, Any]) -> Response[Me]:
    """Who one is; a new guest at the first visit."""
    visitor = await site.identity.visit(request)
    return Response(me(visitor.person), cookies=list(visitor.cookies))


@post("/api/me", status_code=200)
async def rename_me(site: Site, request: Request[Any, Any, Any], data: Rename) -> Response[Me]:
    """Take another name."""
    new_name = name(data.name)
    if not new_name:
        raise Refusal(Message("refused-name"))
    visitor = await site.identity.visit(request)
    person = await site.store.write(people.rename, visitor.person.id, new_name)
    return Response(me(person), cookies=list(visitor.cookies))
