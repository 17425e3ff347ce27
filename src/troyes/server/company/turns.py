"""Whose thought comes next: first where a person waits for it; and of equals, whoever has had the least of late."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Final, NamedTuple

HALF: Final = 60.0
"""Seconds after which what somebody has had weighs half as much."""
MOST_KEPT: Final = 20_000
PATIENCE: Final = 20.0
"""Seconds after which a thought is as urgent as any: nobody waits for ever because others wait too."""


def first() -> int:
    """The rank of what comes before all else."""
    return 0


class Claim(NamedTuple):
    """Who asks for a thought: at which table, to whose account it goes, and how urgent it is just now (0 first)."""

    table: str
    person: str
    address: str
    rank: Callable[[], int] = first


NOBODY: Final = Claim("", "", "")


class Shares:
    """How many seconds each has had; with time they are forgotten."""

    def __init__(self, clock: Callable[[], float], most: int = MOST_KEPT) -> None:
        self._clock = clock
        self._most = most
        self._had: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def of(self, key: str) -> float:
        """How much weighs against this one now."""
        had, at = self._had.get(key, (0.0, 0.0))
        return had * 0.5 ** ((self._clock() - at) / HALF) if had else 0.0

    def add(self, key: str, seconds: float) -> None:
        """Note what one has had."""
        self._had[key] = (self.of(key) + seconds, self._clock())
        self._had.move_to_end(key)
        if len(self._had) > self._most:
            self._had.popitem(last=False)


class _Waiting(NamedTuple):
    claim: Claim
    since: float
    called: asyncio.Future[None]


class Turns:
    """So many places to think, and those who wait for one."""

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._free = places
        self._clock = clock
        self._tables: dict[str, deque[_Waiting]] = {}
        """Who waits, by table: all who wait at one table are as urgent, and on one account."""
        self._addresses = Shares(clock)
        self._persons = Shares(clock)

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(len(each) for each in self._tables.values())

    async def take(self, claim: Claim) -> None:
        """Wait for one's turn, and have a place then, until it is given back."""
        called = asyncio.get_running_loop().create_future()
        waits = _Waiting(claim, self._clock(), called)
        self._tables.setdefault(claim.table, deque()).append(waits)
        self._call()
        try:
            await called
        except asyncio.CancelledError:
            self._withdraw(waits)
            raise

    def give_back(self, claim: Claim, seconds: float) -> None:
        """The thought is over and took so long."""
        self._addresses.add(claim.address, seconds)
        self._persons.add(claim.person, seconds)
        self._free += 1
        self._call()

    def _withdraw(self, waits: _Waiting) -> None:
        """Somebody waits no longer, and may have been called at the same moment."""
        if waits.called.done() and not waits.called.cancelled():
            self.give_back(waits.claim, 0.0)
        else:
            self._remove(waits)

    def _remove(self, waits: _Waiting) -> None:
        queue = self._tables[waits.claim.table]
        queue.remove(waits)
        if not queue:
            del self._tables[waits.claim.table]

    def _call(self) -> None:
        """Give the free places to those whose turn it is."""
        while self._free and self._tables:
            waits = min((queue[0] for queue in self._tables.values()), key=self._order)
            self._remove(waits)
            if not waits.called.done():
                self._free -= 1
                waits.called.set_result(None)

    def _order(self, waits: _Waiting) -> tuple[int, float, float, float]:
        claim = waits.claim
        waited = self._clock() - waits.since
        rank = 0 if waited > PATIENCE else claim.rank()
        return rank, self._addresses.of(claim.address), self._persons.of(claim.person), waits.since
