"""The clocks of a table: a time for each move, or a reserve with increments.

They are never kept: what is left follows from the times of the log's rows, so that it is exact after a restart and in
every process. Computer players have no clock.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from typing import Final

import msgspec

from troyes.server.seat_messages import Clock

COMEBACK: Final = 60.0
"""Seconds that whoever takes a seat back has at least."""


CLOCK: Final = msgspec.json.Decoder(Clock)


def written(clock: Clock | None) -> str | None:
    """The choice as a table keeps it."""
    return None if clock is None else msgspec.json.encode(clock).decode()


def read(text: str | None) -> Clock | None:
    """The choice that a table keeps."""
    return CLOCK.decode(text) if text else None


class Clocks:
    """What every seat has left, moved on from row to row of the log."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.at = 0.0
        """The time of the last row."""
        self.left = [float(clock.seconds)] * players
        self.running: set[int] = set()
        self._marks: dict[int, Hashable] = {}
        self._before = list(self.left)
        """What was left when the seat's last move ended, before that brought anything."""

    def row(self, at: float, movers: Collection[int], asked: Sequence[int], mark: Hashable) -> None:
        """A row was written: `movers` chose, `asked` must choose now, and `mark` changes with the turn."""
        self._run(at)
        for seat in movers:
            if seat in self.running and (seat not in asked or self._marks.get(seat) != mark):
                self._credit(seat)
        self.running = set(asked)
        self._marks = {seat: self._marks.get(seat, mark) if seat not in movers else mark for seat in asked}

    def _run(self, at: float) -> None:
        for seat in self.running:
            self.left[seat] -= max(0.0, at - self.at)
        self.at = at

    def _credit(self, seat: int) -> None:
        self._before[seat] = self.left[seat]
        if self.clock.kind == "move":
            self.left[seat] = float(self.clock.seconds)
        else:
            self.left[seat] += self.clock.increment

    def take_back(self, seat: int) -> None:
        """A move is withdrawn, and with it what it brought."""
        self.left[seat] = min(self.left[seat], self._before[seat])

    def come_back(self, seat: int) -> None:
        """Whoever takes a seat back has some time."""
        least = float(self.clock.seconds) if self.clock.kind == "move" else COMEBACK
        self.left[seat] = max(self.left[seat], least)

    def remaining(self, now: float) -> list[float]:
        """What everybody has left."""
        gone = max(0.0, now - self.at)
        return [left - gone if seat in self.running else left for seat, left in enumerate(self.left)]

    def due(self) -> float | None:
        """When the first of those whose clock runs is out of time."""
        return min((self.at + self.left[seat] for seat in self.running), default=None)

    def late(self, now: float) -> list[int]:
        """Who is out of time."""
        return sorted(seat for seat in self.running if self.at + self.left[seat] <= now)
