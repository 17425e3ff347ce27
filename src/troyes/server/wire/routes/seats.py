"""Seats that change hands while a game goes on, and tables that are put away or taken off."""

from __future__ import annotations

from litestar import post

from troyes.server.limits import client_address
from troyes.server.messages import Created, TableInfo
from troyes.server.seat_messages import Computer, OfferedSeat, OneSeat, TakeOver, Wish
from troyes.server.store.queries import shelf
from troyes.server.store.queries import tables as queries
from troyes.server.store.rows import Person
from troyes.server.tables import again, leaving, seating
from troyes.server.tables.hall import person_channel
from troyes.server.tables.infos import table_info
from troyes.server.wire.routes.tables import Req, person_of, room_for
from troyes.server.wire.site import Site


async def player(site: Site, request: Req) -> Person:
    """Who wants to change something, if not too often."""
    person = await person_of(site, request)
    site.limits.moves.require(person.id, client_address(request))
    return person


async def told(site: Site, person: Person, table_id: str) -> TableInfo:
    """The table as it is now."""
    return table_info(await site.store.read(queries.table, table_id), person.id)


@post("/api/tables/{table_id:str}/computer", status_code=200)
async def computer(site: Site, request: Req, table_id: str, data: Computer) -> TableInfo:
    """Leave one's seat to a computer player, or let one sit in for somebody who is away."""
    person = await player(site, request)
    live = await site.hall.live(table_id)
    if data.seat in live.row.seats_of(person.id):
        await leaving.leave(site.hall, person, table_id, data.seat, data.level)
    else:
        await leaving.sit_in(
            site.hall, site.presence, site.attendance, person, table_id, data.seat, data.level
        )
    return await told(site, person, table_id)


@post("/api/tables/{table_id:str}/back", status_code=200)
async def back(site: Site, request: Req, table_id: str, data: OneSeat) -> TableInfo:
    """Take one's seat back."""
    person = await player(site, request)
    await leaving.come_back(site.hall, person, table_id, data.seat)
    return await told(site, person, table_id)


@post("/api/tables/{table_id:str}/resign", status_code=200)
async def resign(site: Site, request: Req, table_id: str, data: OneSeat) -> TableInfo:
    """Give up."""
    person = await player(site, request)
    await leaving.resign(site.hall, person, table_id, data.seat)
    return await told(site, person, table_id)


@post("/api/tables/{table_id:str}/offer", status_code=200)
async def offer(site: Site, request: Req, table_id: str, data: OneSeat) -> OfferedSeat:
    """Offer one's seat to whoever has the link."""
    person = await player(site, request)
    return OfferedSeat(await leaving.offer(site.hall, person, table_id, data.seat))


@post("/api/tables/{table_id:str}/take-over", status_code=200)
async def take_over(site: Site, request: Req, table_id: str, data: TakeOver) -> TableInfo:
    """Take a seat that a link offers."""
    person = await player(site, request)
    await leaving.take_over(site.hall, person, table_id, data.secret, data.name)
    return await told(site, person, table_id)


@post("/api/tables/{table_id:str}/end", status_code=200)
async def end(site: Site, request: Req, table_id: str, data: Wish) -> TableInfo:
    """Say whether one wants to end the game."""
    person = await player(site, request)
    await leaving.end(site.hall, site.presence, site.attendance, person, table_id, wish=data.wish)
    return await told(site, person, table_id)


@post("/api/tables/{table_id:str}/free", status_code=200)
async def free(site: Site, request: Req, table_id: str, data: OneSeat) -> TableInfo:
    """The host frees a seat before the game starts."""
    person = await player(site, request)
    return table_info(await seating.free(site.hall, person, table_id, data.seat), person.id)


@post("/api/tables/{table_id:str}/away", status_code=200)
async def put_away(site: Site, request: Req, table_id: str, data: Wish) -> TableInfo:
    """Put a table away, for oneself alone, or bring it out again."""
    person = await player(site, request)
    table = await site.store.write(shelf.shelve, table_id, person.id, away=data.wish)
    site.channels.publish("changed", person_channel(person.id))
    return table_info(table, person.id)


@post("/api/tables/{table_id:str}/remove", status_code=200)
async def remove(site: Site, request: Req, table_id: str) -> Created:
    """Take a table off for good; which one that was."""
    person = await player(site, request)
    table = await site.store.write(shelf.remove, table_id, person.id)
    await site.hall.gone(table)
    return Created(table.id)


@post("/api/tables/{table_id:str}/again")
async def play_again(site: Site, request: Req, table_id: str) -> Created:
    """The same table again: a new one, or the one that somebody else made meanwhile."""
    person = await person_of(site, request)
    await room_for(site, request, person, "playing")
    found = await again.same_again(site.hall, person, table_id)
    site.quota.note(found, client_address(request))
    return Created(found)


HANDLERS = [
    computer,
    back,
    resign,
    offer,
    take_over,
    end,
    free,
    put_away,
    remove,
    play_again,
]
