"""What a seat has seen of a game from its beginning on: for those whose knowledge is all that they ever knew.

A view says what a seat may know now. Somebody with perfect recall also knows in which order it came about: what was
seen before is kept here, line by line as text and row by row as observations. How many tokens others chose in secret is
not to be seen, so only what changed for the seat, or was chosen by it, adds a line.
"""

from __future__ import annotations

from collections.abc import Sequence

from troyes.core.state import State
from troyes.play.record import Record


class Recall:
    """All that a seat has seen so far. It follows a state of its own."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = state.clone()
        self._names = state.observation_names()
        self.seat = seat
        self.rows: list[list[int]] = [self._seen()]
        """Observations, as `State.observation` gives them."""
        self.lines: list[str] = [self._changed([0] * len(self._names), self.rows[0])]
        """What the seat chose, and which numbers of its observation changed to what."""

    def take(self, actor: int, token: int) -> None:
        """Something was chosen, perhaps by the seat itself."""
        own = f"{self._state.text(token)}: " if actor == self.seat else ""
        self._state.take(actor, token)
        row = self._seen()
        if own or row != self.rows[-1]:
            self.lines.append(own + self._changed(self.rows[-1], row))
            self.rows.append(row)

    def text(self) -> str:
        """All of it in one text."""
        return "\n".join(self.lines)

    def _seen(self) -> list[int]:
        return [int(number) for number in self._state.observation(self.seat)]

    def _changed(self, before: Sequence[int], after: Sequence[int]) -> str:
        known = zip(self._names, before, after, strict=True)
        return " ".join(f"{name}={now}" for name, then, now in known if then != now)


def recall(record: Record, seat: int, at: int | None = None) -> Recall:
    """What a seat has seen in a recorded game, or until so many tokens were chosen."""
    found = Recall(record.table.new(), seat)
    for actor, token in record.entries[:at]:
        found.take(actor, token)
    return found
