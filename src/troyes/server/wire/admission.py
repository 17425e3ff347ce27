"""Who may open a socket, and how one is closed with a reason."""

from __future__ import annotations

from asyncio import Future
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import msgspec
from litestar.exceptions import WebSocketDisconnect

from troyes.core.message import Message
from troyes.server import messages as say
from troyes.server.limits import client_address
from troyes.server.store.queries import tables as queries
from troyes.server.store.rows import Browser, Missing, Person
from troyes.server.wire.line import Socket, deliver, forget_head, is_foreign, let_go, run_both
from troyes.server.wire.refusals import told
from troyes.server.wire.site import Site

NOT_HERE: Final = 4404
NOBODY: Final = 4401
FOREIGN: Final = 4403
TOO_MANY: Final = 4429


async def turn_away(socket: Socket, code: int, why: Message) -> None:
    """Close a socket, which must have been open for the page to hear why."""
    await socket.accept()
    await dismiss(socket, code, why)


async def dismiss(socket: Socket, code: int, why: Message) -> None:
    """Close a socket that was open, and say why."""
    with suppress(WebSocketDisconnect):
        await deliver(socket, msgspec.json.encode(say.TurnedAway(told(why))))
        await socket.close(code, why.name)


async def stay(socket: Socket, *jobs: Coroutine[Any, Any, None] | Future[None]) -> None:
    """Do what there is to do for a page until the line is down, or until its session has ended: then it is told so."""
    if await run_both(*jobs, until=socket.state.closed):
        await dismiss(socket, NOBODY, Message("refused-session-over"))


@asynccontextmanager
async def admitted(socket: Socket, site: Site, table_id: str = "") -> AsyncIterator[Person | None]:
    """The person who wants to open a socket, which is still to be accepted; whoever may not is told why, and turned
    away. When this ends, so does the socket."""
    try:
        browser = await let_in(socket, site, table_id)
        if browser is None:
            yield None
            return
        person, address = browser.person, client_address(socket)
        site.addresses.note(person.id, address)
        forget_head(socket)
        with site.pages.one(person.id, address), site.doors.open(browser.token_hash) as closed:
            socket.state.closed = closed
            yield person
    finally:
        let_go(socket)


async def let_in(socket: Socket, site: Site, table_id: str) -> Browser | None:
    """The browser that may open a socket; another one is turned away."""
    if is_foreign(socket):
        await turn_away(socket, FOREIGN, Message("refused-foreign-page"))
        return None
    browser = await site.identity.recognise(socket)
    if browser is None:
        await turn_away(socket, NOBODY, Message("refused-load-again"))
        return None
    plays = site.pages.is_scarce and await plays_at(site, browser.person, table_id)
    why = site.pages.refusal(browser.person.id, client_address(socket), plays=plays)
    if why is not None:
        await turn_away(socket, TOO_MANY, why)
        return None
    return browser


async def plays_at(site: Site, person: Person, table_id: str) -> bool:
    """Whether a person has a seat at this table."""
    try:
        return bool((await site.store.read(queries.table, table_id)).seats_of(person.id))
    except Missing:
        return False
