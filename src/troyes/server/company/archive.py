"""Finished games, looked back at. To play one through and tell it takes tens of milliseconds; a thread would share them
with everything that happens at other tables. So where people look back, a process of its own does that for them, as
long as they do; until it has begun, and should it be lost, a thread does.
"""

from __future__ import annotations

import asyncio
import gc
import gzip
import logging
import os
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from typing import Any, Concatenate, Final, NamedTuple, ParamSpec

import msgspec

from troyes.core.errors import Refusal
from troyes.core.message import Message
from troyes.play.catalogue import GAMES
from troyes.play.proof import Proof
from troyes.server.company.thinking import COMES
from troyes.server.company.workers import START_SECONDS, Lost, Worker
from troyes.server.scenes import scenery
from troyes.server.store.queries import tables as queries
from troyes.server.store.rows import LogRow, TableRow, Taken
from troyes.server.tables.hall import Hall
from troyes.server.tables.infos import Paper
from troyes.server.tables.live import Live
from troyes.server.tables.lookback import SPARED, rebuilt
from troyes.server.tables.reading import TooMuchToRead

P = ParamSpec("P")

LOG: Final = logging.getLogger("troyes.server")
KEPT: Final = 64
"""Games that the process keeps, a third of a megabyte each: who looks back asks for many positions of one game."""
MANY: Final = 10
"""Looks within a minute from which on a process is worth its sixty megabytes."""
MINUTE: Final = 60.0
IDLE: Final = 600.0
"""Seconds after which a process is ended that nobody needed, and between two looks for garbage in one that is."""
LIMIT: Final = 10.0
"""Seconds for one look; then the process hangs, and is replaced."""
LONGEST_QUEUE: Final = 100

What = Callable[Concatenate[Live, P], object]
"""Something that is told of a finished game: a function of a module, which the process finds by its name."""


class Kept(NamedTuple):
    """A whole log, and what its throws follow from."""

    rows: Sequence[LogRow]
    proof: Proof | None


class Archive:
    """The finished games of a hall."""

    def __init__(self, hall: Hall, *, many: int = MANY) -> None:
        self._hall = hall
        self._many = many
        self.limit = LIMIT
        self._looks: deque[float] = deque(maxlen=many)
        self._worker: Worker | None = None
        self._beginning: asyncio.Task[None] | None = None
        self._tried = float("-inf")
        self._known: OrderedDict[str, None] = OrderedDict()
        """What the process has kept, the longest unused first; should it be wrong, it says so."""
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._swept = time.monotonic()
        self._comes = ""
        """The engine that had not come yet when the process began."""

    @property
    def pid(self) -> int:
        """The number of the process, or 0."""
        return self._worker.pid if self._worker else 0

    async def tell(self, table_id: str, what: What[P], *args: P.args, **kwargs: P.kwargs) -> Paper:
        """Something of a finished game, written; before its end a record would tell secrets."""
        self._note()
        worker = self._worker
        known = worker is not None and table_id in self._known
        table, kept = await self._find(table_id, known=known)
        if table.status != "finished":
            raise Taken(Message("refused-replay-early"))
        if worker is not None:
            if self._waiting >= LONGEST_QUEUE:
                raise TooMuchToRead(Message("refused-many-reading"))
            self._waiting += 1
            try:
                async with self._turn:
                    return await self._ask(worker, table, kept, what, args)
            except Lost:
                self._lose(worker)
            finally:
                self._waiting -= 1
        live = await self._hall.live(table_id)
        return await asyncio.to_thread(written, what, live, args)

    async def _find(self, table_id: str, *, known: bool) -> tuple[TableRow, Kept | None]:
        """A table as the log has it, and not as it will be if what is just being written can be; and its log, unless
        the process has that."""
        if known or self._worker is None:
            return await self._hall.store.read(queries.table, table_id), None
        table, rows, proof = await self._hall.read(table_id)
        return table, Kept(rows, proof)

    async def _ask(
        self, worker: Worker, table: TableRow, kept: Kept | None, what: What[...], args: tuple[object, ...]
    ) -> Paper:
        found: Paper | None = await self._run(worker, table, kept, what, args)
        if found is None:  # it was forgotten meanwhile
            _, rows, proof = await self._hall.read(table.id)
            found = await self._run(worker, table, Kept(rows, proof), what, args)
        self._known[table.id] = None
        self._known.move_to_end(table.id)
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        if found is None:
            raise Lost
        return found

    async def _run(
        self, worker: Worker, table: TableRow, kept: Kept | None, what: What[...], args: tuple[object, ...]
    ) -> Any:
        """What the process makes of it. If it fails in any way but by refusing, it is of no use."""
        try:
            return await worker.run(look, (table, kept, what, args), self.limit)
        except (Refusal, Lost):
            raise
        except Exception as error:
            LOG.warning("A finished game could not be looked at in a process of its own: %r", error)
            raise Lost from None

    # The process

    def _note(self) -> None:
        """Somebody looks back: if many do, a process begins to do it for them."""
        now = time.monotonic()
        self._looks.append(now)
        if self._comes and self._worker is not None and not os.environ.get(COMES):
            self._lose(self._worker)  # it has the slow engine, and the quick one has come
            self._tried = float("-inf")
        many = len(self._looks) == self._many and now - self._looks[0] < MINUTE
        if many and self._worker is None and self._beginning is None and now - self._tried > MINUTE:
            self._tried = now
            self._beginning = asyncio.create_task(self._begin())

    async def _begin(self) -> None:
        worker = Worker(None, nice=0)
        self._comes = os.environ.get(COMES, "")
        try:
            await worker.run(warm, (), START_SECONDS)
            self._worker = worker
        except Exception as error:
            LOG.warning("No process for finished games could be started: %r", error)
        finally:
            self._beginning = None
            if self._worker is not worker:
                worker.end()

    async def begun(self) -> None:
        """Wait for a process that is beginning."""
        if self._beginning is not None:
            await asyncio.wait([self._beginning])

    def _lose(self, worker: Worker) -> None:
        worker.end()
        if self._worker is worker:
            self._worker = None
            self._known.clear()
            self._tried = float("-inf")

    async def tidy(self) -> None:
        """End a process that nobody needs, and let one that goes on look for garbage now and then."""
        worker, now = self._worker, time.monotonic()
        if worker is None or self._turn.locked():
            return
        if now - self._looks[-1] > IDLE:
            self._lose(worker)
        elif now - self._swept > IDLE:
            self._swept = now
            async with self._turn:
                self._known.clear()
                try:
                    await worker.run(sweep, (), self.limit)
                except Exception:
                    self._lose(worker)

    async def close(self) -> None:
        """End."""
        if self._beginning is not None:
            self._beginning.cancel()
            await asyncio.wait([self._beginning])
        if self._worker is not None:
            self._lose(self._worker)


def written(what: What[...], live: Live, args: tuple[object, ...]) -> Paper:
    """What is told, as it is sent."""
    with SPARED:
        told = what(live, *args)
        plain = told if isinstance(told, bytes) else msgspec.json.encode(told)
    return Paper(plain, gzip.compress(plain, 6, mtime=0))


# In the process

_kept: OrderedDict[str, Live] = OrderedDict()


def warm() -> None:
    """Import and make what every look needs."""
    for game in GAMES:
        scenery(game)
    gc.disable()  # games leave no garbage, and a look among a million things of theirs takes a tenth of a second
    sweep()
    gc.freeze()


def sweep() -> None:
    """Forget all games, and look for garbage among what little is left then."""
    _kept.clear()
    gc.collect()


def look(table: TableRow, kept: Kept | None, what: What[...], args: tuple[object, ...]) -> Paper | None:
    """What is told of a game; nothing if it is not kept here, and its log did not come along."""
    live = _kept.get(table.id)
    if live is None or kept is not None:
        if kept is None:
            return None
        live = _kept[table.id] = rebuilt(table, kept.rows, kept.proof)
    elif live.row != table:  # somebody's name is another one now
        live.row = table
    _kept.move_to_end(table.id)
    if len(_kept) > KEPT:
        _kept.popitem(last=False)
    return written(what, live, args)
