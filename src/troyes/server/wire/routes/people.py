"""Who one is."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post

from troyes.core.errors import Refusal
from troyes.core.message import Message
from troyes.server.messages import Me, Naming, Rename
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


@post("/api/me/named", status_code=200)
async def name_me(site: Site, request: Request[Any, Any, Any], data: Naming) -> Response[Me]:
    """Agree that sets of finished games say one's name, or withdraw that."""
    visitor = await site.identity.visit(request)
    person = await site.store.write(people.set_named, visitor.person.id, data.named)
    return Response(me(person), cookies=list(visitor.cookies))
