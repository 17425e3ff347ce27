"""How many sockets pages may have open: each person, each address, and all together, with some kept for players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from troyes.core.message import Message
from troyes.server.bounds import Bounds


class Pages:
    """The sockets of this process."""

    def __init__(self, bounds: Bounds) -> None:
        self._bounds = bounds
        self._persons: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._persons.total()

    @property
    def is_scarce(self) -> bool:
        """Whether what is left is for those who play."""
        reserved = self._bounds.pages * self._bounds.pages_reserved // 100
        return len(self) >= self._bounds.pages - reserved

    def refusal(self, person: str, address: str, *, plays: bool) -> Message | None:
        """Why this person may not have another one, if so."""
        if self._persons[person] >= self._bounds.pages_person:
            return Message("refused-many-pages")
        if self._addresses[address] >= self._bounds.pages_address:
            return Message("refused-many-pages-address")
        if len(self) >= self._bounds.pages or (self.is_scarce and not plays):
            return Message("refused-full")
        return None

    @contextmanager
    def one(self, person: str, address: str) -> Iterator[None]:
        """Count a socket as long as it is open."""
        counted = ((self._persons, person), (self._addresses, address))
        for counter, key in counted:
            counter[key] += 1
        try:
            yield
        finally:
            for counter, key in counted:
                counter[key] -= 1
                if not counter[key]:
                    del counter[key]
