"""How the server is: every part says so for itself, and the database shows it by writing something.

`/healthz` is short, for whoever restarts what does not answer; `/readyz` has the state of each part. Neither asks more
often than once in a while, however often it is asked. Both are for programs, which ask for a state and not for a
sentence: a part is `ok`, or a code says what is wrong with it, in no language.
"""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Awaitable, Callable
from typing import Final

from litestar import MediaType, Response, get
from litestar.types import ControllerRouterHandler
from msgspec import Struct

from troyes.core.errors import Refusal
from troyes.server.wire.site import Site

PATIENCE: Final = 5.0
"""Seconds that a part has to answer in."""
FRESH: Final = 1.0
"""Seconds for which an answer is good."""
LEAST_SPACE: Final = 32_000_000
"""Bytes that must be free where the database is."""

OK: Final = "ok"
ILL: Final = "ill"
SILENT: Final = "silent"
FULL: Final = "full"
"""There is hardly any space left."""
HANGING: Final = "hanging"
"""A thought of a computer player does not come to an end."""


Reach = Callable[[], Awaitable[object]]


class Health(Struct, frozen=True):
    """The state of each part: `ok`, or a code for what is wrong with it."""

    well: bool
    parts: dict[str, str]


class Physician:
    """Asks the parts how they are."""

    def __init__(self, site: Site, reach: Reach | None) -> None:
        """`reach` asks Redis for a sign of life, if there is one."""
        self._site = site
        self._reach = reach
        self._asking = asyncio.Lock()
        self._found: Health | None = None
        self._at = 0.0

    async def look(self) -> Health:
        """How the server is, at most a moment ago."""
        async with self._asking:
            if self._found is None or time.monotonic() - self._at > FRESH:
                parts: dict[str, Callable[[], Awaitable[str]]] = {
                    "database": self._database,
                    "disk": self._disk,
                    "redis": self._redis,
                    "workers": self._workers,
                }
                states = await asyncio.gather(*(_patiently(ask) for ask in parts.values()))
                found = {name: state for name, state in zip(parts, states, strict=True) if state}
                self._found = Health(set(found.values()) == {OK}, found)
                self._at = time.monotonic()
            return self._found

    async def _database(self) -> str:
        await self._site.store.ping()
        return OK

    async def _disk(self) -> str:
        space = await asyncio.to_thread(shutil.disk_usage, self._site.settings.data)
        return OK if space.free >= LEAST_SPACE else FULL

    async def _workers(self) -> str:
        """Ill while one of them hangs, until its process is replaced."""
        return HANGING if self._site.thinker.hanging else OK

    async def _redis(self) -> str:
        """Nothing if there is none to ask."""
        if self._reach is None:
            return ""
        await self._reach()
        return OK


async def _patiently(ask: Callable[[], Awaitable[str]]) -> str:
    """What a part says in time. Whatever goes wrong there, its name is the state of that part."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await ask()
    except TimeoutError:
        return SILENT
    except Refusal as error:
        return error.said.name
    except Exception as error:
        return type(error).__name__


def health_handlers(site: Site, reach: Reach | None) -> list[ControllerRouterHandler]:
    """Where one may ask how the server is."""
    physician = Physician(site, reach)

    @get("/healthz", media_type=MediaType.TEXT)
    async def healthz() -> Response[str]:
        health = await physician.look()
        return Response(OK if health.well else ILL, status_code=200 if health.well else 503)

    @get("/readyz")
    async def readyz() -> Response[Health]:
        health = await physician.look()
        return Response(health, status_code=200 if health.well else 503)

    return [healthz, readyz]
