"""The lobby, and all that is done with tables before and after a game."""

from __future__ import annotations

from typing import Any, Final

from litestar import MediaType, Request, Response, get, post

from troyes.core.message import Message
from troyes.play.catalogue import find
from troyes.play.table import Table
from troyes.server.limits import client_address
from troyes.server.messages import (
    Branch,
    Created,
    Fill,
    GameInfo,
    Join,
    Lobby,
    NewTable,
    TableInfo,
    Upload,
)
from troyes.server.store.queries import lobby as lists
from troyes.server.store.queries import tables as queries
from troyes.server.store.rows import Missing, Person, Status, TableRow
from troyes.server.tables import seating
from troyes.server.tables.infos import Paper, game_infos, table_info, words_of, written_words
from troyes.server.wire.site import Site

Req = Request[Any, Any, Any]

WRITTEN: Final = "written"
"""Marks what is compressed already."""
LARGEST_TABLE: Final = 150_000
"""Bytes of a request for a table: printed values take most of it."""
LARGEST_RECORD: Final = 1_200_000
"""Bytes of a request that brings a record."""


class Nobody(Missing):
    """A request without a session."""

    status = 401


async def person_of(site: Site, request: Req) -> Person:
    """Who is asking."""
    person = await site.identity.find(request)
    if person is None:
        raise Nobody(Message("refused-nobody"))
    site.addresses.note(person.id, client_address(request))
    return person


@get("/api/games")
async def games() -> list[GameInfo]:
    """What can be played."""
    return game_infos()


def on_paper(request: Req, paper: Paper) -> Response[bytes]:
    """Something written, in the form that the browser can read."""
    packed = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"cache-control": "no-cache", "vary": "accept-encoding"}
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(paper.compressed if packed else paper.plain, media_type=MediaType.JSON, headers=headers)


@get("/api/games/{name:str}/words", opt={WRITTEN: True})
async def game_words(request: Req, name: str) -> Response[bytes]:
    """The words of a game as it is usually played."""
    game = find(name)
    return on_paper(request, written_words(Table(game, game.setup()).plain()))


@get("/api/tables/{table_id:str}/words", opt={WRITTEN: True})
async def table_words(site: Site, request: Req, table_id: str) -> Response[bytes]:
    """The words of the game at a table, with its own printed values."""
    site.limits.replays.require(client_address(request))
    table = await site.store.read(queries.table, table_id)
    return on_paper(request, await site.hall.reading.do(words_of, table))


@get("/api/lobby")
async def lobby(site: Site, request: Req) -> Lobby:
    """Tables to join, one's own, and finished games; whoever is not known yet has none of his own."""
    me = await lobby_visitor(site, request)
    waiting = await site.store.read(lists.open_tables)
    mine = await site.store.read(lists.tables_of, me) if me else []
    finished = await site.store.read(lists.finished_tables, me)
    running = await site.store.read(lists.running_tables, me)
    away = await site.store.read(lists.tables_away, me) if me else []
    found = (waiting, mine, finished, running, away)
    return Lobby(*([table_info(table, me) for table in tables] for tables in found))


@get("/api/lobby/{which:str}")
async def lobby_page(site: Site, request: Req, which: str, updated: float, after: str) -> list[TableInfo]:
    """The next page of a list of the lobby: what follows the table `after`, which was last `updated` then."""
    me = await lobby_visitor(site, request)
    before = updated, after
    if which == "open":
        found = await site.store.read(lists.open_tables, before)
    elif which == "finished":
        found = await site.store.read(lists.finished_tables, me, before)
    elif which == "mine":
        found = await site.store.read(lists.tables_of, me, before) if me else []
    elif which == "running":
        found = await site.store.read(lists.running_tables, me, before)
    elif which == "away":
        found = await site.store.read(lists.tables_away, me, before) if me else []
    else:
        raise Missing(Message("refused-address"))
    return [table_info(table, me) for table in found]


async def lobby_visitor(site: Site, request: Req) -> str:
    """Who looks into the lobby; nobody's id is empty."""
    site.limits.lobby.require(client_address(request))
    person = await site.identity.find(request)
    return person.id if person else ""


@post("/api/tables", request_max_body_size=LARGEST_TABLE)
async def make_table(site: Site, request: Req, data: NewTable) -> Created:
    """Make a table."""
    person = await person_of(site, request)
    status: Status = "open" if any(seat.kind == "open" for seat in data.seats) else "playing"
    await room_for(site, request, person, status)
    return made(site, request, await seating.make_table(site.hall, person, data))


@get("/api/tables/{table_id:str}")
async def read_table(site: Site, request: Req, table_id: str) -> TableInfo:
    """A table from outside."""
    person = await person_of(site, request)
    return table_info(await site.store.read(queries.table, table_id), person.id)


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join(site: Site, request: Req, table_id: str, data: Join) -> TableInfo:
    """Take an open seat."""
    person = await person_of(site, request)
    site.limits.moves.require(person.id, client_address(request))
    return table_info(await seating.join(site.hall, person, table_id, data), person.id)


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(site: Site, request: Req, table_id: str) -> TableInfo:
    """Get up before the game starts."""
    person = await person_of(site, request)
    site.limits.moves.require(person.id, client_address(request))
    return table_info(await seating.leave(site.hall, person, table_id), person.id)


@post("/api/tables/{table_id:str}/fill", status_code=200)
async def fill(site: Site, request: Req, table_id: str, data: Fill) -> TableInfo:
    """Give an open seat to a computer player."""
    person = await person_of(site, request)
    site.limits.moves.require(person.id, client_address(request))
    return table_info(await seating.fill(site.hall, person, table_id, data), person.id)


@post("/api/records", request_max_body_size=LARGEST_RECORD)
async def upload(site: Site, request: Req, data: Upload) -> Created:
    """Bring a record."""
    person = await person_of(site, request)
    site.limits.uploads.require(person.id, client_address(request))
    await room_for(site, request, person, "playing")
    return made(site, request, await seating.upload(site.hall, person, data))


@post("/api/tables/{table_id:str}/branch")
async def branch(site: Site, request: Req, table_id: str, data: Branch) -> Created:
    """Play on from a position of a finished game."""
    person = await person_of(site, request)
    await room_for(site, request, person, "playing")
    live = await site.hall.live(table_id)
    return made(site, request, await seating.branch(site.hall, person, live, data))


async def room_for(site: Site, request: Req, person: Person, status: Status) -> None:
    """Refuse another table of somebody who makes too many, or has too many."""
    address = client_address(request)
    site.limits.tables.require(person.id, address)
    await site.quota.require(status, person.id, address)


def made(site: Site, request: Req, table: TableRow) -> Created:
    """A table was made, and is counted."""
    site.quota.note(table.id, client_address(request))
    return Created(table.id)
