"""Whether and how somebody wants to hear of a turn while the page is closed, and the links in letters."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody

from troyes.server.limits import client_address
from troyes.server.people.identity import Visitor
from troyes.server.store.queries import notices as queries
from troyes.server.wire.site import Site
from troyes.server.wishes import LetterLink, NewMail, NewPush, NoticeInfo

Req = Request[Any, Any, Any]


async def _info(site: Site, visitor: Visitor) -> Response[NoticeInfo]:
    info = await site.desk.info(visitor.person.id, visitor.token_hash)
    return Response(info, cookies=list(visitor.cookies))


@get("/api/notices")
async def read_notices(site: Site, request: Req) -> Response[NoticeInfo]:
    """What somebody has asked for so far."""
    return await _info(site, await site.identity.visit(request))


@post("/api/notices/push", status_code=200)
async def set_push(site: Site, request: Req, data: JSONBody[NewPush]) -> Response[NoticeInfo]:
    """Send messages to this browser."""
    visitor = await site.identity.visit(request)
    site.limits.tables.require(visitor.person.id, client_address(request))
    await site.desk.set_push(visitor.token_hash, data)
    return await _info(site, visitor)


@post("/api/notices/push/stop", status_code=200)
async def stop_push(site: Site, request: Req) -> Response[NoticeInfo]:
    """Send no more messages to this browser."""
    visitor = await site.identity.visit(request)
    site.limits.moves.require(visitor.person.id, client_address(request))
    await site.store.write(queries.drop_pushes, visitor.token_hash)
    return await _info(site, visitor)


@post("/api/notices/mail", status_code=200)
async def set_mail(site: Site, request: Req, data: JSONBody[NewMail]) -> Response[NoticeInfo]:
    """Send letters there once that is confirmed, or no more."""
    visitor = await site.identity.visit(request)
    await site.desk.set_mail(visitor.person.id, client_address(request), data)
    return await _info(site, visitor)


@post("/api/notices/mail/confirm", status_code=204)
async def confirm_mail(site: Site, data: JSONBody[LetterLink]) -> None:
    """Whoever has the letter wants more."""
    await site.desk.confirm(data.token)


@post("/api/notices/mail/stop", status_code=204)
async def stop_mail(site: Site, data: JSONBody[LetterLink]) -> None:
    """Whoever has the letter wants no more."""
    await site.desk.stop(data.token)


@post("/api/notices/one-click/{token:str}", status_code=204)
async def one_click(site: Site, token: str) -> None:
    """The same from the button of a mail program, which knows nothing of our page (RFC 8058)."""
    await site.desk.stop(token)


HANDLERS = [read_notices, set_push, stop_push, set_mail, confirm_mail, stop_mail, one_click]
