"""The sockets of each session: when a session ends, in whichever process, its sockets close.

    with doors.open(token_hash) as closed:         # a future that is done when the session is over
        ...
    doors.shut(token_hashes)                       # these sessions have ended

Word of it goes through a channel to all processes. Should it be lost, `look` finds at the next beat of the house which
sessions are in the database no more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final

import msgspec

from troyes.server.store.queries import accounts as queries
from troyes.server.store.store import Store

ENDED: Final = "sessions"
"""The channel in which every process hears which sessions have ended."""
ENDINGS: Final = msgspec.json.Decoder(list[str])


class Doors:
    """Whose sockets are open in this process."""

    def __init__(self, store: Store, publish: Callable[[str, str], None]) -> None:
        """`publish` says something in a channel."""
        self._store = store
        self._publish = publish
        self._open: dict[str, set[asyncio.Future[None]]] = {}

    @contextmanager
    def open(self, token_hash: str) -> Iterator[asyncio.Future[None]]:
        """While a socket of this session is open."""
        closed = asyncio.get_running_loop().create_future()
        self._open.setdefault(token_hash, set()).add(closed)
        try:
            yield closed
        finally:
            left = self._open.get(token_hash, set())
            left.discard(closed)
            if not left:
                self._open.pop(token_hash, None)

    def shut(self, token_hashes: Iterable[str]) -> None:
        """These sessions have ended: their sockets close, here at once and elsewhere as soon as that is heard."""
        ended = list(token_hashes)
        if ended:
            self._close(ended)
            self._publish(msgspec.json.encode(ended).decode(), ENDED)

    def hear(self, event: bytes) -> None:
        """Another process says which sessions have ended."""
        self._close(ENDINGS.decode(event))

    async def look(self) -> None:
        """Close the sockets of sessions that are over without our having heard of it."""
        known = list(self._open)
        if known:
            there = await self._store.read(queries.sessions_there, known)
            self._close(each for each in known if each not in there)

    def _close(self, token_hashes: Iterable[str]) -> None:
        for each in token_hashes:
            for closed in self._open.get(each, ()):
                if not closed.done():
                    closed.set_result(None)
