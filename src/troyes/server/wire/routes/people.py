"""Who one is."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import JSONBody

from troyes.core.errors import Refusal
from troyes.core.message import Message
from troyes.server.endings import Collection
from troyes.server.limits import client_address
from troyes.server.messages import Me, Naming, Rename
from troyes.server.people.accounts import me
from troyes.server.store.queries import earned, people
from troyes.server.tables import trophies
from troyes.server.text import name
from troyes.server.wire.site import Site
from troyes.server.wishes import PageSettings


@get("/api/me")
async def read_me(site: Site, request: Request[Any, Any, Any]) -> Response[Me]:
    """Who one is; a new guest at the first visit."""
    visitor = await site.identity.visit(request)
    return Response(me(visitor.person), cookies=list(visitor.cookies))


@get("/api/me/achievements")
async def read_achievements(site: Site, request: Request[Any, Any, Any]) -> Response[Collection]:
    """What one has achieved. Games of earlier releases are looked through first, some at a time."""
    visitor = await site.identity.visit(request)
    site.limits.replays.require(client_address(request))
    person = visitor.person.id
    games, uncounted = await site.store.read(earned.uncounted, person, trophies.AT_ONCE)
    for table_id in games:
        with suppress(Refusal):  # a damaged game earns nothing, and spoils no other
            await trophies.count(site.store, await site.hall.live(table_id))
    found = trophies.collection(await site.store.read(earned.earned_by, person), uncounted - len(games))
    return Response(found, cookies=list(visitor.cookies))


@post("/api/me", status_code=200)
async def rename_me(site: Site, request: Request[Any, Any, Any], data: Rename) -> Response[Me]:
    """Take another name."""
    new_name = name(data.name)
    if not new_name:
        raise Refusal(Message("refused-name"))
    visitor = await site.identity.visit(request)
    site.limits.moves.require(visitor.person.id, client_address(request))
    person = await site.store.write(people.rename, visitor.person.id, new_name)
    await site.hall.hands_changed(await site.store.read(people.sat_at, person.id))
    return Response(me(person), cookies=list(visitor.cookies))


@post("/api/me/named", status_code=200)
async def name_me(site: Site, request: Request[Any, Any, Any], data: Naming) -> Response[Me]:
    """Agree that sets of finished games say one's name, or withdraw that."""
    visitor = await site.identity.visit(request)
    site.limits.moves.require(visitor.person.id, client_address(request))
    person = await site.store.write(people.set_named, visitor.person.id, data.named)
    return Response(me(person), cookies=list(visitor.cookies))


@post("/api/me/settings", status_code=200)
async def settle_me(
    site: Site, request: Request[Any, Any, Any], data: JSONBody[PageSettings]
) -> Response[Me]:
    """Keep how somebody likes the page, wherever they sign in; a guest's browser keeps it itself."""
    visitor = await site.identity.visit(request)
    site.limits.moves.require(visitor.person.id, client_address(request))
    person = visitor.person
    if person.has_account:
        person = await site.store.write(people.settle, person.id, msgspec.json.encode(data).decode())
    return Response(me(person), cookies=list(visitor.cookies))
