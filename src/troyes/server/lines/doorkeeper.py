"""Counts the lines of this process, and closes those that are silent when they should speak, or do not listen."""

from __future__ import annotations

import asyncio
import ipaddress
import math
from collections.abc import Iterable, Sequence
from typing import Final

from troyes.server.bounds import Bounds
from troyes.server.limits import household

ROUND: Final = 1.0
"""Seconds between two rounds of the doorkeeper."""


class Line:
    """One line: until when something must happen on it, or it is closed."""

    def __init__(self, transport: asyncio.Transport, address: str) -> None:
        self.transport = transport
        self.address = address
        self.silent_until = math.inf
        """When a request that has begun must have come."""
        self.unread_until = math.inf
        """When what we sent must have been read."""

    @property
    def is_waiting(self) -> bool:
        """Whether no whole request has come yet, so that nobody is hurt much if it must come again."""
        return self.silent_until != math.inf


class Doorkeeper:
    """Lets lines in, and sees to it that they do not stay for nothing."""

    def __init__(self, bounds: Bounds, proxies: Sequence[str] = ()) -> None:
        self.bounds = bounds
        self._proxies = [ipaddress.ip_network(each, strict=False) for each in proxies]
        self._lines: dict[Line, None] = {}
        self._by_address: dict[str, dict[Line, None]] = {}
        self._rounds: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._lines)

    def enter(self, transport: asyncio.Transport) -> Line | None:
        """A new line, or none if there are too many. If the house is full, or an address has all that it may have, the
        one that waits longest makes room: who floods is no hindrance to who shares the address and does speak."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) else ""
        address = "" if self._is_proxy(host) else household(host)
        near = self._by_address.get(address, {})
        if address and len(near) >= self.bounds.connections_address and not self._make_room(near):
            return None
        if len(self._lines) >= self.bounds.connections and not self._make_room(self._lines):
            return None
        line = Line(transport, address)
        self._lines[line] = None
        self._by_address.setdefault(address, {})[line] = None
        if self._rounds is None:
            self._rounds = asyncio.get_running_loop().call_later(ROUND, self._look_round)
        return line

    def leave(self, line: Line) -> None:
        """A line is closed."""
        if line not in self._lines:
            return
        del self._lines[line]
        near = self._by_address[line.address]
        del near[line]
        if not near:
            del self._by_address[line.address]

    def _is_proxy(self, host: str) -> bool:
        """Whether somebody in front of us counts its visitors in our stead; a line without an address is such a one."""
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return True
        address = getattr(address, "ipv4_mapped", None) or address
        return any(address in network for network in self._proxies)

    def _make_room(self, lines: Iterable[Line]) -> bool:
        for line in lines:
            if line.is_waiting:
                line.transport.abort()
                self.leave(line)
                return True
        return False

    def _look_round(self) -> None:
        """Close what is overdue. A line that was closed, but whose last words nobody reads, is cut in the end."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        for line in list(self._lines):
            if now >= min(line.silent_until, line.unread_until):
                line.transport.abort()
            elif line.transport.is_closing():
                line.unread_until = min(line.unread_until, now + self.bounds.reader_seconds)
        self._rounds = loop.call_later(ROUND, self._look_round) if self._lines else None
