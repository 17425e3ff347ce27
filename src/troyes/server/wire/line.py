"""The line to a page: what is sent and heard through a socket, until one side is gone."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Empty
from litestar.utils.scope.state import ScopeState

Socket = WebSocket[Any, Any, Any]


def is_foreign(socket: Socket) -> bool:
    """Whether another site's page opened this socket, with the cookie of our visitor."""
    origin = socket.headers.get("origin")
    try:
        return origin is not None and urlsplit(origin).netloc != socket.headers.get("host")
    except ValueError:  # it is no address at all
        return True


def forget_head(socket: Socket) -> None:
    """Somebody is let in: how they asked, nobody wants to know any more as long as the page is open."""
    state = ScopeState.from_scope(socket.scope)
    state.headers = state.cookies = socket._cookies = Empty
    socket.scope["headers"] = []


def let_go(socket: Socket) -> None:
    """Nothing comes or goes through this socket any more. Litestar ties it to itself, and so all that belongs to a page
    would stay until Python's next look for garbage."""
    socket.receive = socket.send = over


async def over(*_: Any) -> Any:
    """Nobody is there."""
    raise WebSocketDisconnect(detail="The page is gone.")


async def deliver(socket: Socket, message: str | bytes) -> None:
    """Send a message; a page that is gone is told in several ways, of which we make one."""
    try:
        await socket.send_data(message, mode="text")
    except (OSError, RuntimeError) as error:
        raise WebSocketDisconnect(detail="The page is gone.") from error


async def texts(socket: Socket) -> Any:
    """The messages of a page; one that is no text is taken for an empty one."""
    while True:
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        if event["type"] == "websocket.receive":
            yield event.get("text") or ""


async def run_both(
    *jobs: Coroutine[Any, Any, None] | asyncio.Future[None], until: asyncio.Future[None]
) -> bool:
    """Run until one of them ends; the line is then down, and so are the others. Whether it is not, but it was to be
    `until` then."""
    tasks = [asyncio.ensure_future(job) for job in jobs]
    try:
        done, _ = await asyncio.wait([*tasks, until], return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            with suppress(WebSocketDisconnect, OSError):
                task.result()
        return done == {until}
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
