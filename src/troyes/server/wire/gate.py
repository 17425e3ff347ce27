"""What every request passes first: its address has only so many of them, and few long ones are read at once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from troyes.server.bounds import Bounds
from troyes.server.limits import Limiter, TooMany, client_address

LONG: Final = 65_536
"""Bytes of a request that is read beside few others."""
LONGEST_QUEUE: Final = 16
AT_ONCE: Final = 10
"""How many seconds' worth of requests may come at once."""


class Bodies:
    """Lets few long requests be read at once, so that they do not fill the memory together."""

    def __init__(self, bounds: Bounds) -> None:
        self._places = asyncio.Semaphore(max(1, bounds.bodies))
        self._most = bounds.bodies_address
        self._by_address: Counter[str] = Counter()

    @asynccontextmanager
    async def one(self, address: str) -> AsyncIterator[None]:
        """Read one, when there is a place."""
        if self._by_address[address] >= self._most or self._by_address.total() >= LONGEST_QUEUE:
            raise TooMany(1)
        self._by_address[address] += 1
        try:
            async with self._places:
                yield
        finally:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]


class Gate(ASGIMiddleware):
    """Counts requests by address."""

    def __init__(self, bounds: Bounds) -> None:
        self._requests = Limiter(bounds.requests_address, bounds.requests_address * AT_ONCE)
        self._bodies = Bodies(bounds)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a request, or a page that asks for a socket, pass."""
        address = client_address(ASGIConnection(scope))
        if scope["type"] == ScopeType.HTTP:
            self._requests.require(address)
            if length(scope) > LONG:
                async with self._bodies.one(address):
                    await next_app(scope, receive, send)
                return
        await next_app(scope, receive, send)


def length(scope: Scope) -> int:
    """How long a request says that it is."""
    told = next((value for name, value in scope["headers"] if name == b"content-length"), b"0")
    return int(told) if told.isdigit() and len(told) < 20 else 0
