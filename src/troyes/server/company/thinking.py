"""What takes long is thought in worker processes: the moves of computer players, and very large trees of moves."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from msgspec import Struct

from troyes.bots import levels
from troyes.bots.advice import advise
from troyes.bots.player import Sight
from troyes.core import walk
from troyes.core.errors import Refusal
from troyes.core.message import Message
from troyes.core.rng import Rng
from troyes.core.state import CHANCE, State
from troyes.play.log import alphabet, placed
from troyes.play.table import Plain, Table
from troyes.server.bounds import USUAL
from troyes.server.company.hurry import NOWHERE, Hurries, Hurry, is_hurried
from troyes.server.company.turns import NOBODY, Claim, Turns
from troyes.server.company.workers import Hung, Lost, Worker

LOG: Final = logging.getLogger("troyes.server")
MOST_BRANCHES: Final = 2_000_000
ADVISER: Final = "master"
"""Whose advice one gets at a table: it is quick, and sees nearly all that can be done in a turn."""
MOST_SEATS: Final = 16
"""More than any game has, so that no two seats think with the same numbers."""
COMES: Final = "TROYES_ENGINE_COMES"
"""Names the folder in which the package with its engine compiled appears, if that is done beside the server."""

T = TypeVar("T")


class Thought(Struct, frozen=True):
    """A position to think about, as it travels to a worker: states themselves do not."""

    plain: Plain
    """The table."""
    alphabet: str
    """Numbers mean the same there and here only if the worker's words are ours."""
    entries: list[tuple[int, int]]
    seat: int

    def table(self) -> Table:
        """The table that is thought about."""
        return Table.of(self.plain)

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


class Option(NamedTuple):
    """A move that is advised, and the points that are expected of it."""

    tokens: list[int]
    points: float


def recommend(thought: Thought, seed: int) -> list[Option]:
    """The best two moves of a seat as the adviser sees them, from the view of that seat."""
    sight = Sight(thought.view(), thought.seat)
    adviser = levels.find(ADVISER)
    found = advise(adviser.player(), sight, Rng(seed), adviser.seconds, best=2)
    return [Option(one.tokens, one.points) for one in found]


def spread(thought: Thought) -> list[list[int]]:
    """All ways to answer, as a graph for the page."""
    tree = walk.graph(thought.view(), thought.seat, MOST_BRANCHES)
    return placed(thought.table().game, tree)


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
    """The workers; they are started when there is something to think about, and anew should one of them die or hang.
    Whose thought comes next is settled by `Turns`."""

    def __init__(self, workers: int, dice: int | None = None, seconds: float = USUAL.thought_seconds) -> None:
        self._dice = dice
        self._seconds = seconds
        self.turns: Final = Turns(workers)
        self.hurries: Final = Hurries()
        self.replaced = 0
        """How many workers had to be replaced because they hung or died."""
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._dated: set[Worker] = set()
        """Those who go home after their thought, because a better engine has come."""
        self._thoughts: set[asyncio.Task[Any]] = set()
        self._began: dict[Worker, float] = {}
        """Since when each of those who think thinks."""

    async def choose(self, thought: Thought, level: str, hurry: Hurry, claim: Claim = NOBODY) -> list[int]:
        """A computer player's move, which can be hurried. If that is lost twice, the simplest player moves."""
        for each in (level, level):
            with suppress(Lost):
                return await self._run(choose, thought, each, self._seed(thought), hurry.place, claim=claim)
        simplest = levels.LEVELS[0].name
        return await self._run(choose, thought, simplest, self._seed(thought), hurry.place, claim=claim)

    def _seed(self, thought: Thought) -> int:
        """For each thought another one. With set dice it follows from the seat, and from what it and chance did so far,
        and not from others who choose at the same time."""
        if self._dice is None:
            return secrets.randbits(63)
        done = sum(actor in (thought.seat, CHANCE) for actor, _ in thought.entries)
        return (self._dice + done) * MOST_SEATS + thought.seat

    async def advise(self, thought: Thought, claim: Claim = NOBODY) -> list[Option]:
        """The moves that an adviser would make, the best one first."""
        try:
            return await self._run(recommend, thought, self._seed(thought), claim=claim)
        except Lost:
            raise Refusal(Message("refused-thought-long")) from None

    async def spread(self, thought: Thought, claim: Claim = NOBODY) -> list[list[int]]:
        """All ways to answer, as a graph; none if there are too many even for that."""
        try:
            return await self._run(spread, thought, claim=claim)
        except Lost:
            raise Refusal(Message("refused-thought-long")) from None

    async def _run(self, job: Callable[..., T], *args: object, claim: Claim = NOBODY) -> T:
        """Think when it is our turn. Once begun, a thought keeps its worker to the end, also if nobody waits for it."""
        await self.turns.take(claim)
        task = asyncio.create_task(self._think(claim, job, args))
        self._thoughts.add(task)
        task.add_done_callback(self._forget)
        return await asyncio.shield(task)

    @property
    def hanging(self) -> int:
        """How many have thought for longer than half of what they may: they will hardly come to an end."""
        late = time.monotonic() - self._seconds / 2
        return sum(began < late for began in self._began.values())

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self._thoughts.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked may have gone, and then nobody else wants to know

    async def _think(self, claim: Claim, job: Callable[..., T], args: tuple[object, ...]) -> T:
        began = time.monotonic()
        worker = self._worker()
        self._began[worker] = began
        try:
            done: T = await worker.run(job, args, self._seconds)
            return done
        except Lost as error:
            self.replaced += 1
            if isinstance(error, Hung):
                LOG.warning("A thought took longer than %g seconds; its process is replaced.", self._seconds)
            raise
        finally:
            del self._began[worker]
            self._let_go(worker)
            self.turns.give_back(claim, time.monotonic() - began)

    def _worker(self) -> Worker:
        """Somebody who has nothing to do, and knows the engine that there is now."""
        if _has_come():
            self._dated |= self._busy
            while self._idle:
                self._idle.pop().end()
        worker = self._idle.pop() if self._idle else Worker(self.hurries.flags)
        self._busy.add(worker)
        return worker

    def _let_go(self, worker: Worker) -> None:
        self._busy.discard(worker)
        if worker.is_well and worker not in self._dated:
            self._idle.append(worker)
        else:
            self._dated.discard(worker)
            worker.end()

    def close(self) -> None:
        """Send the workers home; what they were thinking about is dropped."""
        for task in self._thoughts:
            task.cancel()
        for worker in [*self._idle, *self._busy]:
            worker.end()
        self._idle.clear()
