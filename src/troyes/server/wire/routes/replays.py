"""Finished games: their records, and every position of theirs from any seat's view."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get

from troyes.server.limits import client_address
from troyes.server.store.queries import tables as queries
from troyes.server.tables import lookback
from troyes.server.tables.course import course
from troyes.server.views.viewers import NO_SEAT
from troyes.server.wire.routes.tables import WRITTEN, on_paper
from troyes.server.wire.site import Site

Req = Request[Any, Any, Any]


def count(site: Site, request: Req) -> None:
    """Somebody looks back; there is a limit to that."""
    site.limits.replays.require(client_address(request))


@get("/api/tables/{table_id:str}/record")
async def read_record(site: Site, request: Req, table_id: str) -> Response[str]:
    """The record of a finished game, as a file."""
    count(site, request)
    text = (await site.archive.tell(table_id, lookback.record_text)).plain.decode()
    game = (await site.store.read(queries.table, table_id)).game
    disposition = f'attachment; filename="troyes-{game}-{table_id[:6]}.txt"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": disposition})


@get("/api/tables/{table_id:str}/positions/{at:int}", opt={WRITTEN: True})
async def read_position(
    site: Site, request: Req, table_id: str, at: int, seat: int | None = NO_SEAT
) -> Response[bytes]:
    """A finished game after so many tokens, from a seat's view (`Replay`)."""
    count(site, request)
    return on_paper(request, await site.archive.tell(table_id, lookback.replay, at, seat))


@get("/api/tables/{table_id:str}/story", opt={WRITTEN: True})
async def read_story(site: Site, request: Req, table_id: str) -> Response[bytes]:
    """What happened in a finished game from stop to stop (`Story`)."""
    count(site, request)
    return on_paper(request, await site.archive.tell(table_id, lookback.story))


@get("/api/tables/{table_id:str}/course", opt={WRITTEN: True})
async def read_course(site: Site, request: Req, table_id: str) -> Response[bytes]:
    """How the points of a finished game grew (`Course`)."""
    count(site, request)
    return on_paper(request, await site.archive.tell(table_id, course))
