"""The lobby, and all that is done with tables before and after a game."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post

from troyes.core.message import Message
from troyes.play.catalogue import find
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
    Words,
)
from troyes.server.store import table_queries as queries
from troyes.server.store.rows import Missing, Person
from troyes.server.tables import seating
from troyes.server.tables.infos import game_infos, table_info, words, words_of
from troyes.server.wire.site import Site

Req = Request[Any, Any, Any]


class Nobody(Missing):
    """A request without a session."""

    status = 401


async def person_of(site: Site, request: Req) -> Person:
    """Who is asking."""
    person = await site.identity.find(request)
    if person is None:
        raise Nobody(Message("refused-nobody"))
    return person


@get("/api/games")
async def games() -> list[GameInfo]:
    """What can be played."""
    return game_infos()


@get("/api/games/{name:str}/words")
async def game_words(name: str) -> Words:
    """The words of a game as it is usually played."""
    game = find(name)
    usual = game.setup()
    return words(game.name, game.version, usual.players, tuple(sorted(usual.choices.items())), "")


@get("/api/tables/{table_id:str}/words")
async def table_words(site: Site, table_id: str) -> Response[Words]:
    """The words of the game at a table, with its own printed values."""
    table = await site.store.read(queries.table, table_id)
    return Response(words_of(table), headers={"cache-control": "no-cache"})


@get("/api/lobby")
async def lobby(site: Site, request: Req) -> Lobby:
    """Tables to join, one's own, and finished games; whoever is not known yet has none of his own."""
    person = await site.identity.find(request)
    me = person.id if person else ""
    waiting = await site.store.read(queries.open_tables)
    mine = await site.store.read(queries.tables_of, me) if me else []
    finished = await site.store.read(queries.finished_tables, me)
    lists = [[table_info(table, me) for table in tables] for tables in (waiting, mine, finished)]
    return Lobby(*lists)


@post("/api/tables")
async def make_table(site: Site, request: Req, data: NewTable) -> Created:
    """Make a table."""
    person = await person_of(site, request)
    site.limits.tables.require(person.id)
    return Created((await seating.make_table(site.hall, person, data)).id)


@get("/api/tables/{table_id:str}")
async def read_table(site: Site, request: Req, table_id: str) -> TableInfo:
    """A table from outside."""
    person = await person_of(site, request)
    return table_info(await site.store.read(queries.table, table_id), person.id)


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join(site: Site, request: Req, table_id: str, data: Join) -> TableInfo:
    """Take an open seat."""
    person = await person_of(site, request)
    site.limits.moves.require(person.id)
    return table_info(await seating.join(site.hall, person, table_id, data), person.id)


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(site: Site, request: Req, table_id: str) -> TableInfo:
    """Get up before the game starts."""
    person = await person_of(site, request)
    site.limits.moves.require(person.id)
    return table_info(await seating.leave(site.hall, person, table_id), person.id)


@post("/api/tables/{table_id:str}/fill", status_code=200)
async def fill(site: Site, request: Req, table_id: str, data: Fill) -> TableInfo:
    """Give an open seat to a computer player."""
    person = await person_of(site, request)
    site.limits.moves.require(person.id)
    return table_info(await seating.fill(site.hall, person, table_id, data), person.id)


@post("/api/records")
async def upload(site: Site, request: Req, data: Upload) -> Created:
    """Bring a record."""
    person = await person_of(site, request)
    site.limits.tables.require(person.id)
    return Created((await seating.upload(site.hall, person, data)).id)


@post("/api/tables/{table_id:str}/branch")
async def branch(site: Site, request: Req, table_id: str, data: Branch) -> Created:
    """Play on from a position of a finished game."""
    person = await person_of(site, request)
    site.limits.tables.require(person.id)
    live = await site.hall.live(table_id)
    return Created((await seating.branch(site.hall, person, live, data)).id)
