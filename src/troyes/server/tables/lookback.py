"""What is told of a finished game: its record, its story, and any position of it from any seat's view."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from troyes.core.errors import Refusal
from troyes.core.message import Message, message
from troyes.play import proof
from troyes.play.proof import Proof
from troyes.play.record import Record
from troyes.play.session import Session
from troyes.server.messages import Replay
from troyes.server.messages import Story as StoryMessage
from troyes.server.store import seals
from troyes.server.store.rows import LogRow, TableRow
from troyes.server.tables.hands import headers
from troyes.server.tables.live import Live, seat_names
from troyes.server.trust import ThrowInfo
from troyes.server.views.positions import log_line, position
from troyes.server.views.viewers import WATCHER, Viewer, eyes


def rebuilt(table: TableRow, rows: Sequence[LogRow], secret: Proof | None, dice: int | None = None) -> Live:
    """A table as its whole log amounts to, if that is what was written."""
    seals.check(table.id, rows)
    live = Live(table, dice, secret)
    for row in rows:
        live.follow(row)
    return live


def record_of(live: Live) -> Record:
    """The record with the names of the seats."""
    record = live.playing.record()
    record.names = seat_names(live.row)
    record.headers = proof.headers(live.proof, proof.ELSEWHERE if live.taken_up else proof.SYSTEM)
    record.headers |= headers(live.hands.deeds)
    return record


def record_text(live: Live) -> bytes:
    """The record as a file."""
    return record_of(live).text().encode()


def throws(live: Live) -> list[ThrowInfo]:
    """All throws, for whoever checks them."""
    return [ThrowInfo(*each) for each in proof.throws(record_of(live))]


def story(live: Live) -> StoryMessage:
    """The story of a game between its stops; now that it is over, everybody may know all of it."""
    stops = stops_of(live)
    lines = [live.told(live.playing, eyes(WATCHER), begin, end) for begin, end in pairwise(stops)]
    return StoryMessage(stops, [[], *([log_line(line) for line in each] for each in lines)])


def replay(live: Live, at: int, viewer: Viewer) -> Replay:
    """The game as it stood after so many tokens, and what had happened last."""
    entries = live.entries
    if not 0 <= at <= len(entries):
        raise Refusal(message("refused-replay-position", tokens=str(len(entries))))
    if viewer is not WATCHER and not 0 <= viewer < live.row.players:
        raise Refusal(Message("refused-no-such-seat"))
    stops = stops_of(live)
    before = max((stop for stop in stops if stop < at), default=0)
    session = Session(live.table, log=entries[:at], advance=False)
    lines = live.told(session, eyes(viewer), before, at)
    shown = position(live.game, session.state, viewer, seat_names(live.row), asks=False)
    return Replay(at, len(entries), stops, [log_line(line) for line in lines], shown)


def stops_of(live: Live) -> list[int]:
    """Where one actor's tokens end and another's begin."""
    entries = live.entries
    ends = [i for i in range(1, len(entries)) if entries[i][0] != entries[i - 1][0]]
    return [0, *ends, len(entries)]
