"""How many tables somebody may have: that wait for players, and that are played at, by person and by address.

Tables are counted by whoever made them, in the database. Addresses are written down nowhere: of each the tables that
were made from there are kept in this process' memory, as long as it runs.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from troyes.core.message import message
from troyes.server.bounds import Bounds
from troyes.server.store.queries import lobby
from troyes.server.store.rows import Status, Taken
from troyes.server.store.store import Store

MOST_ADDRESSES: Final = 20_000
STATUSES: Final[dict[Status, tuple[Status, ...]]] = {
    "open": ("open", "playing"),
    "playing": ("playing",),
    "finished": (),
}
"""Of which there must not be too many for another table of a status."""


class TooManyTables(Taken):
    """Somebody has as many tables as anybody may have."""

    status = 429


class Quota:
    """Lets people make tables, up to so many."""

    def __init__(self, store: Store, bounds: Bounds) -> None:
        self._store = store
        self._person: dict[Status, int] = {"open": bounds.open_person, "playing": bounds.running_person}
        self._address: dict[Status, int] = {"open": bounds.open_address, "playing": bounds.running_address}
        self._days = bounds.open_days
        self._made: OrderedDict[str, list[str]] = OrderedDict()

    async def require(self, status: Status, person: str, address: str) -> None:
        """Refuse another table of this status, if there are as many already. One that waits for players will be played
        at, so none is made either by whoever has all the games that anybody may have."""
        for each in STATUSES[status]:
            await self._require(each, person, address)

    async def _require(self, status: Status, person: str, address: str) -> None:
        had = await self._store.read(lobby.count_hosted, person, status)
        if had >= self._person[status]:
            raise self._refusal(status, self._person[status], "person")
        if await self._count(status, address) >= self._address[status]:
            raise self._refusal(status, self._address[status], "address")

    def note(self, table_id: str, address: str) -> None:
        """A table was made from there."""
        self._made.setdefault(address, []).append(table_id)
        self._made.move_to_end(address)
        if len(self._made) > MOST_ADDRESSES:
            self._made.popitem(last=False)

    async def _count(self, status: Status, address: str) -> int:
        """How many tables of this status were made from there; only who made many has them looked up."""
        made = self._made.get(address, [])
        if len(made) < self._address[status]:
            return 0
        found = await self._store.read(lobby.statuses, made)
        self._made[address] = [each for each in made if found.get(each) in self._address]
        return sum(each == status for each in found.values())

    def _refusal(self, status: Status, most: int, whose: str) -> TooManyTables:
        return TooManyTables(message(f"refused-many-{status}-{whose}", most=most, days=self._days))
