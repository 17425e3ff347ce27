"""Those who look at a table in this process: what is said in its channel is heard once, and passed on to each."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar.channels import ChannelsPlugin, Subscriber

from troyes.server.tables.hall import Notice, table_channel


class Channels(ChannelsPlugin):
    """Litestar's own, which would remember every channel that there ever was, and look through all when one leaves."""

    async def unsubscribe(self, subscriber: Subscriber, channels: str | Iterable[str] | None = None) -> None:
        """Leave some channels; those in which nobody listens any more are forgotten."""
        left = (
            [channels]
            if isinstance(channels, str)
            else list(self._channels if channels is None else channels)
        )
        await super().unsubscribe(subscriber, left)
        for channel in left:
            if not self._channels.get(channel, subscriber):
                del self._channels[channel]


Listener = Callable[[Notice], None]
MOST: Final = 200
"""Of what a page has not heard yet, the oldest is forgotten: one looks at a table as it stands."""


class Ears:
    """What a page has yet to hear, one after the other; a page for which nothing is new costs no task."""

    def __init__(self, hear: Callable[[Notice], Coroutine[Any, Any, None]]) -> None:
        self.failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """It has the error if something could not be told."""
        self._hear = hear
        self._notices: list[Notice] = []
        self._is_open = False
        self._hearing: asyncio.Task[None] | None = None

    def add(self, notice: Notice) -> None:
        """Something was said."""
        self._notices.append(notice)
        del self._notices[:-MOST]
        if self._is_open and self._hearing is None:
            self._go_on()

    def open(self) -> None:
        """Begin to hear, with what was said meanwhile."""
        self._is_open = True
        if self._notices:
            self._go_on()

    def _go_on(self) -> None:
        self._hearing = asyncio.create_task(self._hear_all())
        self._hearing.add_done_callback(self._ended)

    async def _hear_all(self) -> None:
        while self._notices:
            await self._hear(self._notices.pop(0))

    def _ended(self, job: asyncio.Task[None]) -> None:
        self._hearing = None
        error = None if job.cancelled() else job.exception()
        if error is not None and not self.failed.done():
            self.failed.set_exception(error)
        elif self._notices and self._is_open:
            self._go_on()

    async def close(self) -> None:
        """Hear nothing any more."""
        self._is_open = False
        if self._hearing is not None:
            self._hearing.cancel()
            await asyncio.wait([self._hearing])


class Near:
    """All tables that somebody looks at, where there is only this process: what is said is heard at once, and does not
    go through a channel."""

    def __init__(self) -> None:
        self._rooms: dict[str, dict[Listener, None]] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    @asynccontextmanager
    async def joined(self, table_id: str, listener: Listener) -> AsyncIterator[None]:
        """While somebody looks at a table."""
        room = self._rooms.setdefault(table_id, {})
        room[listener] = None
        try:
            yield
        finally:
            del room[listener]
            if not room:
                del self._rooms[table_id]

    def tell(self, table_id: str, notice: Notice) -> None:
        """Something was said at a table."""
        for listener in list(self._rooms.get(table_id, ())):
            listener(notice)


class _Room:
    """A table's listeners, and the task that hears for them."""

    def __init__(self, opening: asyncio.Task[Subscriber]) -> None:
        self.opening = opening
        self.listeners: dict[Listener, None] = {}
        self.hearing: asyncio.Task[None] | None = None


class Audience:
    """All tables that somebody in this process looks at, where there are others: it is said in channels."""

    def __init__(self, channels: ChannelsPlugin) -> None:
        self._channels = channels
        self._rooms: dict[str, _Room] = {}
        self._decoder = msgspec.json.Decoder(Notice)

    def __len__(self) -> int:
        return len(self._rooms)

    @asynccontextmanager
    async def joined(self, table_id: str, listener: Listener) -> AsyncIterator[None]:
        """While somebody looks at a table. Whatever is said from now on is heard: a listener may be called before it
        is told that it has joined."""
        room = self._rooms.get(table_id)
        if room is None:
            opening = asyncio.create_task(self._channels.subscribe(table_channel(table_id)))
            room = self._rooms[table_id] = _Room(opening)
        room.listeners[listener] = None
        try:
            subscriber = await asyncio.shield(room.opening)
            if room.hearing is None:
                room.hearing = asyncio.create_task(self._hear(room, subscriber))
            yield
        finally:
            del room.listeners[listener]
            if not room.listeners:
                if self._rooms.get(table_id) is room:
                    del self._rooms[table_id]
                await asyncio.shield(self._close(table_id, room))

    async def _hear(self, room: _Room, subscriber: Subscriber) -> None:
        async for event in subscriber.iter_events():
            notice = self._decoder.decode(event)
            for listener in list(room.listeners):
                listener(notice)

    async def _close(self, table_id: str, room: _Room) -> None:
        """Nobody is there any more. (If the channel could not be opened, whoever asked for it was told.)"""
        [opened] = await asyncio.gather(room.opening, return_exceptions=True)
        if isinstance(opened, Subscriber):
            await self._channels.unsubscribe(opened, table_channel(table_id))  # which ends its task
