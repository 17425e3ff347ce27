"""The line of a page's socket holds little: of thousands of pages each costs what it has to."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from weakref import ReferenceType, ref

import pytest
import uvicorn
from litestar import WebSocket
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from troyes.server.lines.pages import Inbox, PageLine, forget_request
from troyes.server.main import configured
from troyes.server.wire.line import let_go

pytestmark = pytest.mark.once

ASKED = (
    b"GET /ws/lobby HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def test_what_came_is_read_in_its_order_and_waited_for() -> None:
    async def read() -> None:
        inbox = Inbox()
        inbox.put_nowait("first")
        inbox.put_nowait("second")
        assert [await inbox.get(), await inbox.get()] == ["first", "second"]
        assert inbox.empty()
        waits = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait("third")
        inbox.put_nowait("fourth")
        assert await waits == "third"
        assert not inbox.empty()

    asyncio.run(read())


def test_a_reader_who_goes_away_takes_nothing_along() -> None:
    async def read() -> None:
        inbox = Inbox()
        gone = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait("kept")
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        assert gone.cancelled()
        assert await inbox.get() == "kept"

    asyncio.run(read())


def test_of_the_request_nothing_is_kept_and_frames_are_read() -> None:
    conn = ServerProtocol()
    conn.receive_data(ASKED)
    [request] = conn.events_received()
    assert isinstance(request, Request)
    conn.send_response(conn.accept(request))
    asked = ref(request)
    del request
    forget_request(conn)
    assert asked() is None
    conn.receive_data(Frame(Opcode.TEXT, b"move").serialize(mask=True))
    assert conn.events_received() == [Frame(Opcode.TEXT, b"move")]


@contextmanager
def without_looks_for_garbage() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def test_a_page_that_was_closed_leaves_nothing_to_be_looked_for() -> None:
    lines: list[ReferenceType[PageLine] | ReferenceType[ServerProtocol]] = []

    async def listening(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await receive()
            await send({"type": "lifespan.startup.complete"})
            return
        lines.extend((ref(receive.__self__), ref(receive.__self__.conn)))
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            await send({"type": "websocket.send", "text": "heard"})

    async def visit() -> None:
        listener = socket.create_server(("127.0.0.1", 0))
        server = uvicorn.Server(configured(listening))
        running = asyncio.create_task(server.serve([listener]))
        async with connect(f"ws://127.0.0.1:{listener.getsockname()[1]}/", compression=None) as page:
            await page.send("hello")
            assert await page.recv() == "heard"
            assert all(each() for each in lines)
        for _ in range(3_000):
            if not any(each() for each in lines):
                break
            await asyncio.sleep(0.02)
        assert not any(each() for each in lines)
        server.should_exit = True
        await running

    with without_looks_for_garbage():
        asyncio.run(visit())


def test_a_socket_that_is_let_go_ties_nobody_to_itself() -> None:
    with without_looks_for_garbage():
        scope: Any = {"type": "websocket", "state": {}}
        page: WebSocket[Any, Any, Any] = WebSocket(scope)
        gone = ref(page.receive)
        let_go(page)
        assert gone() is None
