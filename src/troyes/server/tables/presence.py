"""Who has a table's page open, here and in other processes of the same site."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from troyes.server.tables.hall import Hall, Notice

BEAT: Final = 20.0
"""Seconds after which a process says again who is with it."""
LIFETIME: Final = 50.0
"""Seconds after which a process that says nothing is taken to be gone."""

FORGOTTEN: Final = 7_200.0
"""Seconds after which it is forgotten that somebody was here: longer patience does not ask for it."""


Key = tuple[str, int]
"""A seat of a table."""


class Listed(msgspec.Struct, frozen=True):
    """What a process says of all its tables at once: the seats that are there, and how many watch."""

    process: str
    tables: dict[str, tuple[list[int], int]]


class Presence:
    """The visitors of each table: those of this process by connection, those of others by what the others say."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.process = secrets.token_hex(4)
        self._here: dict[str, dict[int, tuple[int, ...]]] = {}
        self._elsewhere: dict[str, dict[str, tuple[float, list[int], int]]] = {}
        self._seen: dict[Key, float] = {}
        """When a seat's page was last closed, as far as this process knows."""
        self.changed: dict[Key, float] = {}
        """Which seats came or went in this process, and when by its own clock."""
        self._connections = 0
        self._hidden: set[int] = set()
        """Pages that lie behind others."""

    def enter(self, table_id: str, seats: Sequence[int]) -> int:
        """Somebody opened the page; the number is for `leave`. The first at a table asks who is there elsewhere."""
        self._connections += 1
        first = table_id not in self._here
        self._here.setdefault(table_id, {})[self._connections] = tuple(seats)
        self._change(table_id, seats)
        self.say(table_id)
        if first:
            self._hall.publish(table_id, Notice("who", process=self.process))
        return self._connections

    def move(self, table_id: str, connection: int, seats: Sequence[int]) -> None:
        """Somebody who has the page open took a seat or left it."""
        here = self._here.get(table_id, {})
        if here.get(connection) != tuple(seats):
            self._change(table_id, {*here.get(connection, ()), *seats})
            here[connection] = tuple(seats)
            self.say(table_id)

    def leave(self, table_id: str, connection: int) -> None:
        """Somebody closed the page."""
        here = self._here.get(table_id, {})
        self._hidden.discard(connection)
        gone = here.pop(connection, ())
        self._note(table_id, gone)
        self._change(table_id, gone)
        self.say(table_id)
        if not here:
            self._here.pop(table_id, None)
            self._elsewhere.pop(table_id, None)

    def show(self, connection: int, *, visible: bool) -> None:
        """A page has come into sight, or went out of it."""
        (self._hidden.discard if visible else self._hidden.add)(connection)

    def in_sight(self, table_id: str) -> set[int]:
        """The seats whose page somebody in this process has before their eyes."""
        here = self._here.get(table_id, {}).items()
        return {seat for connection, seats in here if connection not in self._hidden for seat in seats}

    def _note(self, table_id: str, seats: Iterable[int]) -> None:
        self._seen.update({(table_id, seat): time.time() for seat in seats})

    def _change(self, table_id: str, seats: Iterable[int]) -> None:
        self.changed.update({(table_id, seat): time.monotonic() for seat in seats})

    def known(self, key: Key) -> float:
        """When a seat's page was last closed, as far as this process knows; 0 if it does not."""
        return self._seen.get(key, 0.0)

    def learn(self, key: Key, at: float) -> None:
        """Somebody in a seat was seen then, as others know."""
        self._seen[key] = max(at, self.known(key))

    def seen(self, table_id: str, seat: int) -> float:
        """When somebody in this seat was last seen at the table: just now while the page is open, and 0 if never."""
        return time.time() if seat in self.who(table_id)[0] else self._seen.get((table_id, seat), 0.0)

    def is_watched(self, table_id: str) -> bool:
        """Whether anybody in this process looks at a table."""
        return table_id in self._here

    def is_played(self, table_id: str) -> bool:
        """Whether anybody in this process who plays at a table looks at it."""
        return any(self._here.get(table_id, {}).values())

    def say(self, table_id: str) -> None:
        """Tell everybody who is here."""
        seats, watchers = self._count(table_id)
        self._hall.publish(table_id, Notice("here", process=self.process, seats=seats, watchers=watchers))

    def hear(self, table_id: str, process: str, seats: list[int], watchers: int) -> bool:
        """Another process says who is there; whether that is news."""
        before = self.who(table_id)
        last = self._elsewhere.get(table_id, {}).get(process)
        self._note(table_id, {*seats, *(last[1] if last else ())})  # who was there until now goes now
        if seats or watchers:
            self._elsewhere.setdefault(table_id, {})[process] = (time.monotonic(), seats, watchers)
        else:
            self._elsewhere.get(table_id, {}).pop(process, None)
        return self.who(table_id) != before

    def listed(self) -> Listed:
        """Who is here, at all tables."""
        return Listed(self.process, {table_id: self._count(table_id) for table_id in self._here})

    def hear_all(self, listed: Listed) -> list[str]:
        """A process says who is with it, at all of its tables; where that is news for somebody here."""
        if listed.process == self.process:
            return []
        both = listed.tables.keys() & self._here.keys()
        return [each for each in both if self.hear(each, listed.process, *listed.tables[each])]

    def who(self, table_id: str) -> tuple[list[int], int]:
        """The seats that are here or elsewhere, and how many watch."""
        seats, watchers = self._count(table_id)
        oldest = time.monotonic() - LIFETIME
        for at, others, watching in self._elsewhere.get(table_id, {}).values():
            if at > oldest:
                seats += others
                watchers += watching
        return sorted(set(seats)), watchers

    @property
    def tables(self) -> list[str]:
        """The tables that somebody in this process looks at."""
        return list(self._here)

    def forget(self) -> list[str]:
        """Forget whom nobody asks for any more, and processes that are silent; where that is news for somebody here."""
        old, oldest = time.time() - FORGOTTEN, time.monotonic() - LIFETIME
        self._seen = {key: at for key, at in self._seen.items() if at > old}
        changed = []
        for table_id, others in self._elsewhere.items():
            silent = [process for process, (at, _, _) in others.items() if at <= oldest]
            for process in silent:
                del others[process]
            if silent and table_id in self._here:
                changed.append(table_id)
        return changed

    def _count(self, table_id: str) -> tuple[list[int], int]:
        here = self._here.get(table_id, {}).values()
        return sorted({seat for seats in here for seat in seats}), sum(1 for seats in here if not seats)
