"""Pages that stay open whatever happens to the server: they try again as our page does, until they are back."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import httpx
from websockets.exceptions import WebSocketException

from crowd import Crowd, Host, open_many_files

T = TypeVar("T")

DOWN = (WebSocketException, httpx.HTTPError, OSError, TimeoutError)
"""What somebody sees when a server dies."""
SOONEST, LATEST = 0.5, 30.0
"""Seconds after which a page tries to come back: twice as many each time, and by chance up to a half less, as
web/src/lib/backoff.ts has it."""
BOTH = [{"kind": "you"}] * 2


async def wait_again(attempt: int, rng: random.Random) -> None:
    """Wait before another attempt to come back."""
    await asyncio.sleep(min(LATEST, SOONEST * 2**attempt) * rng.uniform(0.5, 1.0))


async def insist(ask: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Ask until there is an answer."""
    while True:
        try:
            return await ask()
        except DOWN:
            await asyncio.sleep(SOONEST)


class Sitters:
    """Pages at tables where people think, in a process of their own: what keeps this one busy should not delay those
    who are timed. They come back whatever happens to the server."""

    def __init__(self, tables: int, screens: int, seed: int) -> None:
        self.wanted = tables * screens
        context = multiprocessing.get_context("spawn")
        self._line, self._theirs = context.Pipe()
        self._args = (tables, screens, seed)
        self._context = context

    @contextmanager
    def at(self, address: str) -> Iterator[Sitters]:
        """While they sit there."""
        process = self._context.Process(target=sit, args=(self._theirs, address, *self._args), daemon=True)
        process.start()
        try:
            yield self
        finally:
            process.kill()
            process.join()

    async def seated(self) -> None:
        """Until all are there."""
        while not self._line.poll():
            await asyncio.sleep(0.2)
        self._line.recv()

    def away(self) -> list[float]:
        """For how long each of those who lost their line was away; for ever if it is not back."""
        self._line.send("tell")
        return list(self._line.recv())


def sit(line: Any, address: str, tables: int, screens: int, seed: int) -> None:
    """In the process of those who sit: say when all are there, and when asked, how long they were away."""
    open_many_files()
    asyncio.run(all_sit(line, address, tables, screens, seed))


async def all_sit(line: Any, address: str, tables: int, screens: int, seed: int) -> None:
    """Open all pages and keep them open."""
    rng, crowd, gone = random.Random(seed), Crowd(), Gone()
    hosts = [await insist(lambda: Host.arrive(address)) for _ in range(1 + tables // 5)]
    for number in range(tables):
        host = hosts[number // 5]
        table_id = await insist(
            lambda host=host, number=number: host.make_table(("city", "dice")[number % 2], BOTH)  # type: ignore[misc]
        )
        for _ in range(screens):
            crowd.spawn(gone.page(host, table_id, rng))
    while gone.there < tables * screens:
        await asyncio.sleep(0.2)
    line.send("seated")
    await asyncio.to_thread(line.recv)
    line.send([*gone.times, *(float("inf") for _ in range(tables * screens - gone.there))])
    await asyncio.sleep(60)


class Gone:
    """For how long pages had no line."""

    def __init__(self) -> None:
        self.there = 0
        self.times: list[float] = []

    async def page(self, host: Host, table_id: str, rng: random.Random) -> None:
        """One page, with as many lines as it takes."""
        broke, attempt = None, 0
        while True:
            shown = False
            try:
                async with host.page(table_id) as socket:
                    async for _ in socket:
                        if not shown:
                            shown, attempt = True, 0
                            self.there += 1
                            if broke is not None:
                                self.times.append(time.perf_counter() - broke)
                                broke = None
            except DOWN:
                pass
            self.there -= shown
            broke = time.perf_counter() if broke is None else broke
            await wait_again(attempt, rng)
            attempt += 1
