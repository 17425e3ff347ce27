"""The dice of tables: what is settled before a game, and when it is over all that one needs to check it."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get

from troyes.server.limits import client_address
from troyes.server.tables import lookback
from troyes.server.tables.dice import dice_info
from troyes.server.trust import Offered, ProofInfo
from troyes.server.wire.routes.replays import count
from troyes.server.wire.routes.tables import WRITTEN, on_paper
from troyes.server.wire.site import Site

Req = Request[Any, Any, Any]


@get("/api/proof")
async def offer_dice(site: Site, request: Req) -> Response[Offered]:
    """A commitment for a table that is to be made, before its maker adds anything."""
    site.limits.replays.require(client_address(request))
    return Response(site.hall.cup.offer(), headers={"cache-control": "no-store"})


@get("/api/tables/{table_id:str}/proof")
async def read_dice(site: Site, request: Req, table_id: str) -> Response[ProofInfo]:
    """What the throws of a table follow from; the secret when the game is over."""
    site.limits.replays.require(client_address(request))
    async with site.hall.held(table_id) as live:  # the last move may never come to be written
        info = dice_info(live.proof, live.row.status == "finished", live.taken_up)
    return Response(info, headers={"cache-control": "no-store"})


@get("/api/tables/{table_id:str}/throws", opt={WRITTEN: True})
async def read_throws(site: Site, request: Req, table_id: str) -> Response[bytes]:
    """All throws of a finished game (a list of `ThrowInfo`)."""
    count(site, request)
    return on_paper(request, await site.archive.tell(table_id, lookback.throws))
