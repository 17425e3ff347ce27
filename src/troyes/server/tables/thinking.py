"""What takes long is thought in worker processes: the moves of computer players, and very large trees of moves."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.connection import wait
from pathlib import Path
from typing import Final, TypeVar

from msgspec import Struct

from troyes.bots import levels
from troyes.bots.player import Sight
from troyes.core import walk
from troyes.core.errors import Refusal
from troyes.core.message import Message
from troyes.core.rng import Rng
from troyes.core.state import CHANCE, State
from troyes.play.log import alphabet, placed
from troyes.play.machine import undisturbed
from troyes.play.table import Table
from troyes.server.tables.hurry import NOWHERE, Flags, Hurries, Hurry, is_hurried, see

MOST_BRANCHES: Final = 2_000_000
TRIES: Final = 3
COMES: Final = "TROYES_ENGINE_COMES"
"""Names the folder in which the package with its engine compiled appears, if that is done beside the server."""

T = TypeVar("T")


class Thought(Struct, frozen=True):
    """A position to think about, as it travels to a worker: states themselves do not."""

    game: str
    version: int
    players: int
    setup: dict[str, str]
    components: str
    alphabet: str
    """Numbers mean the same there and here only if the worker's words are ours."""
    entries: list[tuple[int, int]]
    seat: int

    def table(self) -> Table:
        """The table that is thought about."""
        return Table.find(self.game, self.version, self.players, self.setup, self.components)

    def view(self) -> State:
        """What the seat may see, and nothing else of the state."""
        table = self.table()
        if alphabet(table.game) != self.alphabet:
            raise Refusal(Message("refused-program-changed"))
        state = table.new()
        for actor, token in self.entries:
            state.take(actor, token)
        return state.view(self.seat)


def choose(thought: Thought, level: str, seed: int, place: int = NOWHERE) -> list[int]:
    """A computer player's move; it gets the view of its seat. By its place the thought is hurried."""
    found = levels.find(level)
    sight = Sight(thought.view(), thought.seat)
    return found.player().choose(sight, Rng(seed), found.seconds, lambda: is_hurried(place))


def spread(thought: Thought) -> list[list[int]]:
    """All ways to answer, as a graph for the page."""
    tree = walk.graph(thought.view(), thought.seat, MOST_BRANCHES)
    return placed(thought.table().game, tree)


def _calm(flags: Flags) -> None:
    """A worker gives way to the server, uses one core, sees when it is hurried, and does not outlive the server."""
    see(flags)
    os.environ["OMP_NUM_THREADS"] = os.environ["OPENBLAS_NUM_THREADS"] = "1"
    if hasattr(os, "nice"):
        os.nice(10)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_die_with, args=(parent.sentinel,), daemon=True).start()


def _die_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def _has_come() -> bool:
    """Whether the compiled engine has come just now; new workers find it then. This process keeps what it has
    imported, and goes on finding the rest of the package where it began."""
    folder = os.environ.get(COMES, "")
    if not folder or not Path(folder).is_dir():
        return False
    del os.environ[COMES]
    sources = os.environ.pop("PYTHONPATH", "")
    sys.path[:] = [folder, *(place for place in sys.path if place != sources)]
    return True


class Thinker:
    """The workers; they are started when there is something to think about, and anew should one of them die."""

    def __init__(self, workers: int, dice: int | None = None) -> None:
        self._workers = workers
        self._dice = dice
        self._pool: ProcessPoolExecutor | None = None
        self.hurries: Final = Hurries()

    async def choose(self, thought: Thought, level: str, hurry: Hurry) -> list[int]:
        """A computer player's move, which can be hurried."""
        for _ in range(TRIES - 1):
            with suppress(BrokenProcessPool):
                return await self._run(choose, thought, level, self._seed(thought), hurry.place)
        return await self._run(choose, thought, level, self._seed(thought), hurry.place)

    def _seed(self, thought: Thought) -> int:
        """For each thought another one. With set dice it follows from what the seat and chance did so far, and not from
        others who choose at the same time."""
        if self._dice is None:
            return secrets.randbits(63)
        return self._dice + sum(actor in (thought.seat, CHANCE) for actor, _ in thought.entries)

    async def spread(self, thought: Thought) -> list[list[int]]:
        """All ways to answer, as a graph; none if there are too many even for that."""
        return await self._run(spread, thought)

    async def _run(self, job: Callable[..., T], *args: object) -> T:
        if _has_come() and self._pool is not None:
            self._pool.shutdown(wait=False)  # what they think about is still thought to its end
            self._pool = None
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=context, initializer=_calm, initargs=(self.hurries.flags,)
            )
        pool = self._pool
        try:
            with undisturbed():
                future = pool.submit(job, *args)
            return await asyncio.wrap_future(future)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise

    def close(self) -> None:
        """Send the workers home; what they were thinking about is dropped."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
