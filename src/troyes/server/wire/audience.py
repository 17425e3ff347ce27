"""Those who look at a table in this process: what is said in its channel is heard once, and passed on to each."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar.channels import ChannelsPlugin, Subscriber

from troyes.server.tables.hall import Notice, table_channel

AT_ONCE: Final = 200
"""Messages that are handed on together."""


class Channels(ChannelsPlugin):
    """Litestar's own, which would remember every channel that there ever was, look through all when one leaves, and
    wait for an answer to each message before it hands on the next."""

    async def _pub_worker(self) -> None:
        publish_all = getattr(self._backend, "publish_all", None)
        if publish_all is None:
            return await super()._pub_worker()
        while (waiting := self._pub_queue) is not None:
            said = [await waiting.get()]
            while len(said) < AT_ONCE and not waiting.empty():
                said.append(waiting.get_nowait())
            await publish_all([(data, channel) for data, channels in said for channel in channels])
            for _ in said:
                waiting.task_done()

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


AMONG_PROCESSES: Final = ("who", "thinks")
"""What processes say to each other; no page wants to know it."""


class Near:
    """All tables that somebody in this process looks at: what is said here is heard at once, without a channel."""

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
        """Something is said at a table."""
        self.tell_near(table_id, notice)

    def tell_near(self, table_id: str, notice: Notice) -> None:
        """Something is said that is for those in this process."""
        if notice.what not in AMONG_PROCESSES:
            for listener in list(self._rooms.get(table_id, ())):
                listener(notice)


class _Channel:
    """What other processes say at a table, and the task that hears it for all who look at it here."""

    def __init__(self, opening: asyncio.Task[Subscriber]) -> None:
        self.opening = opening
        self.listeners = 0
        self.hearing: asyncio.Task[None] | None = None


class Audience(Near):
    """The same where there are other processes: what is said goes to them too, and what they say is heard once for all
    who look at a table here."""

    def __init__(self, channels: ChannelsPlugin, process: str, heed: Callable[[str, Notice], bool]) -> None:
        """`process` is what this one is called. `heed` takes what another one says, and decides whether pages hear
        of it."""
        super().__init__()
        self._channels = channels
        self._process = process
        self._heed = heed
        self._open: dict[str, _Channel] = {}
        self._decoder = msgspec.json.Decoder(Notice)

    @asynccontextmanager
    async def joined(self, table_id: str, listener: Listener) -> AsyncIterator[None]:
        """While somebody looks at a table. Whatever is said from now on is heard: a listener may be called before it
        is told that it has joined."""
        channel = self._open.get(table_id)
        if channel is None:
            opening = asyncio.create_task(self._channels.subscribe(table_channel(table_id)))
            channel = self._open[table_id] = _Channel(opening)
        channel.listeners += 1
        try:
            async with super().joined(table_id, listener):
                subscriber = await asyncio.shield(channel.opening)
                if channel.hearing is None:
                    channel.hearing = asyncio.create_task(self._hear(table_id, subscriber))
                yield
        finally:
            channel.listeners -= 1
            if not channel.listeners:
                if self._open.get(table_id) is channel:
                    del self._open[table_id]
                await asyncio.shield(self._close(table_id, channel))

    def tell(self, table_id: str, notice: Notice) -> None:
        """Something is said at a table: those who are near hear it at once."""
        self.tell_near(table_id, notice)
        signed = msgspec.structs.replace(notice, process=self._process)
        self._channels.publish(msgspec.json.encode(signed).decode(), table_channel(table_id))

    async def _hear(self, table_id: str, subscriber: Subscriber) -> None:
        async for event in subscriber.iter_events():
            notice = self._decoder.decode(event)
            if notice.process != self._process and self._heed(table_id, notice):
                self.tell_near(table_id, notice)

    async def _close(self, table_id: str, channel: _Channel) -> None:
        """Nobody is there any more. (If the channel could not be opened, whoever asked for it was told.)"""
        [opened] = await asyncio.gather(channel.opening, return_exceptions=True)
        if isinstance(opened, Subscriber):
            await self._channels.unsubscribe(opened, table_channel(table_id))  # which ends its task
