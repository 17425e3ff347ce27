"""News between processes through Redis. Redis may go away for a while: what it did not carry is made up for later."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable, Sequence
from typing import Any, Final

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

LOG: Final = logging.getLogger("troyes.server")
PATIENCE: Final = 1.0
"""Seconds between two attempts to reach Redis."""


class RedisNews(RedisChannelsPubSubBackend):
    """Channels that outlive a lost line to Redis; what they are built on gives up for ever.

    A line that was cut is renewed at once, and what was to be said on it is said again: hearing that something changed
    twice does no harm.
    """

    def __init__(self, url: str) -> None:
        super().__init__(redis=Redis.from_url(url, retry=Retry(NoBackoff(), 1)), key_prefix="troyes")

    async def reach(self) -> None:
        """Ask Redis for a sign of life; raises if there is none."""
        await self._redis.ping()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Say something in channels, if Redis is there; otherwise the next beat of the house tells it."""
        await self.publish_all([(data, each) for each in channels])

    async def publish_all(self, said: Sequence[tuple[bytes, str]]) -> None:
        """Say all of this, each in its channel, and wait once for all of it: what is behind in the queue is a move that
        others wait for."""
        try:
            async with self._redis.pipeline(transaction=False) as pipeline:
                for data, channel in said:
                    pipeline.publish(channel, data)
                await pipeline.execute()
        except RedisError as error:
            LOG.warning("Redis did not take a message: %s", error)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        """What is said in the channels, from a new line whenever the old one breaks. (What is said in one that nobody
        listens to any more goes to nobody; what this is built on looks for it among all channels, at every message.)"""
        while True:
            try:
                await self._has_subscribed.wait()
                message = await self._pub_sub.get_message(ignore_subscribe_messages=True, timeout=PATIENCE)
                if message is not None:
                    yield message["channel"].decode(), message["data"]
            except RedisError as error:
                LOG.warning("Redis cannot be reached, and is tried again: %s", error)
                await asyncio.sleep(PATIENCE)
