"""What is told of a finished game: its record, its story, and any position of it from any seat's view."""

from __future__ import annotations

import gc
import threading
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from troyes.core.errors import Refusal
from troyes.core.message import Message, message
from troyes.play import proof
from troyes.play.notation import label
from troyes.play.proof import Proof
from troyes.play.record import Record
from troyes.server.messages import Replay
from troyes.server.messages import Story as StoryMessage
from troyes.server.store import seals
from troyes.server.store.rows import LogRow, TableRow
from troyes.server.tables.hands import headers
from troyes.server.tables.live import Live, seat_names
from troyes.server.trust import ThrowInfo
from troyes.server.views.positions import log_line, position
from troyes.server.views.viewers import NO_SEAT, Standpoint, eyes

RARELY: Final = 50_000
"""New things after which Python looks for garbage among them all the same."""

MOST_BEFORE: Final = 40
"""Who held seats before, in a record: it may have only so many headers."""


class Spared:
    """While a game is played through and told, Python hardly looks for garbage: it is thousands of things that stay for
    a while and leave none, and to look among them took a third of the time."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._users = 0
        self._usual = gc.get_threshold()

    def __enter__(self) -> None:
        with self._lock:
            if not self._users:
                self._usual = gc.get_threshold()
                gc.set_threshold(RARELY, *self._usual[1:])
            self._users += 1

    def __exit__(self, *_: object) -> None:
        with self._lock:
            self._users -= 1
            if not self._users:
                gc.set_threshold(*self._usual)


SPARED: Final = Spared()


def rebuilt(table: TableRow, rows: Sequence[LogRow], secret: Proof | None, dice: int | None = None) -> Live:
    """A table as its whole log amounts to, if that is what was written."""
    with SPARED:
        seals.check(table.id, rows, table.written)
        live = Live(table, dice, secret)
        for row in rows:
            live.follow(row)
    return live


def record_of(live: Live) -> Record:
    """The record with the names of the seats."""
    record = live.playing.record()
    record.names = seat_names(live.row)
    record.headers = proof.headers(live.proof, proof.ELSEWHERE if live.taken_up else proof.SYSTEM)
    record.headers |= headers(live.hands.deeds) | formerly(live.row)
    return record


def formerly(row: TableRow) -> dict[str, str]:
    """Who held the seats that were handed on, in that order, for whoever reads "handed" in a record."""
    return {
        f"Before{at}": f"{label(each.seat)} {each.name}".strip()
        for at, each in enumerate(row.handed[:MOST_BEFORE], start=1)
    }


def record_text(live: Live) -> bytes:
    """The record as a file."""
    return record_of(live).text().encode()


def throws(live: Live) -> list[ThrowInfo]:
    """All throws, for whoever checks them."""
    return [ThrowInfo(*each) for each in proof.throws(record_of(live))]


def story(live: Live) -> StoryMessage:
    """The story of a game between its stops; now that it is over, everybody may know all of it."""
    stops = stops_of(live)
    lines = [live.told(live.playing, eyes(NO_SEAT), begin, end) for begin, end in pairwise(stops)]
    return StoryMessage(stops, [[], *([log_line(line) for line in each] for each in lines)])


def replay(live: Live, at: int, viewer: Standpoint) -> Replay:
    """The game as it stood after so many tokens, and what had happened last."""
    entries = live.entries
    if not 0 <= at <= len(entries):
        raise Refusal(message("refused-replay-position", tokens=str(len(entries))))
    if viewer is not NO_SEAT and not 0 <= viewer < live.row.players:
        raise Refusal(Message("refused-no-such-seat"))
    stops = stops_of(live)
    before = max((stop for stop in stops if stop < at), default=0)
    session = live.playing.until(at)
    lines = live.told_last(session, eyes(viewer), before)
    shown = position(live.game, session.state, viewer, live.names(at), asks=False)
    told = [log_line(line) for line in lines]
    return Replay(at, len(entries), stops, told, shown, live.hands.handed_by(at))


def stops_of(live: Live) -> list[int]:
    """Where one actor's tokens end and another's begin."""
    entries = live.entries
    ends = [i for i in range(1, len(entries)) if entries[i][0] != entries[i - 1][0]]
    return [0, *ends, len(entries)]
