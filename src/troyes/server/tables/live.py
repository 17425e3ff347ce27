"""A table in memory: the game that its log amounts to, and what each seat may know of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Sequence
from functools import partial
from typing import Final

import msgspec

from troyes.core.errors import IllegalMove, Refusal
from troyes.core.game import AnyGame
from troyes.core.message import Message, message
from troyes.core.state import CHANCE, State
from troyes.play import log
from troyes.play.notation import label
from troyes.play.proof import Proof
from troyes.play.session import Entry, Session, Standing, fair, seeded
from troyes.play.story import Line, Story, after
from troyes.play.table import Table
from troyes.server.messages import Frame, LogLine, Position
from troyes.server.scenes import scenery
from troyes.server.store.rows import Latest, LogRow, TableRow
from troyes.server.tables import clocks, hands
from troyes.server.tables.hands import SEAT, Deed, Hands
from troyes.server.views.frames import frames
from troyes.server.views.positions import log_line, position
from troyes.server.views.viewers import NO_SEAT, Standpoint, eyes
from troyes.server.views.written import Written

START: Final = "start"
"""The first row of a log: the set-up, or all that was played before a game was taken up again."""
BROUGHT: Final = "brought"
"""The same for a record of which there is no more: nothing is thrown where it ends."""
MOVE: Final = "move"
BACK: Final = "take-back"
STAND: Final = "stand"
"""What a seat says about reactions once and for all; below it stands what was declined with that at once."""


class Outdated(Refusal):
    """The page has not seen the table as it is."""

    status = 409


def table_of(row: TableRow) -> Table:
    """The game that is played at a table, under the rules with which it began."""
    return Table.of(row.plain)


def seat_names(row: TableRow) -> list[str]:
    """What the seats are called."""
    return hands.names_of(row, len(row.handed))


def dealt(
    table: Table,
    entries: log.Entries | None = None,
    dice: int | None = None,
    proof: Proof | None = None,
    *,
    advance: bool = True,
) -> Session:
    """A new game, or one from the tokens of another, up to the first choice of a player if it is to `advance`. Its
    throws follow from a proof or, without one, from the system's randomness."""
    begun = entries or []
    chance = fair if dice is None else seeded(dice + len(begun))
    return Session(table, draw=proof or chance, log=begun, advance=advance)


def movers_of(entries: Sequence[Entry]) -> set[int]:
    """Who chose something there, and not only had to."""
    return {entry.actor for entry in entries if entry.actor != CHANCE and not entry.forced}


def end_of_last_move(entries: Sequence[Entry], seat: int) -> int:
    """How many tokens the log had when a seat had last made a move. What it only had to do later is none."""
    at = next((i for i in range(len(entries) - 1, -1, -1) if is_choice(entries[i], seat)), -1)
    move = entries[at].move if at >= 0 else 0
    while 0 <= at + 1 < len(entries) and (entries[at + 1].actor, entries[at + 1].move) == (seat, move):
        at += 1
    return at + 1


def is_choice(entry: Entry, seat: int) -> bool:
    """Whether this seat has chosen it, and not only had to."""
    return entry.actor == seat and not entry.forced


class Live:
    """A table that somebody plays at or looks at. Its session is there once the game has begun."""

    def __init__(self, row: TableRow, dice: int | None = None, proof: Proof | None = None) -> None:
        self.written = Written()
        self.row = row
        self.proof = proof
        """What the throws follow from; it is settled when the game begins."""
        self.taken_up = False
        """Whether the game began with what was played elsewhere."""
        self.table = table_of(row)
        self._dice = dice
        self.alphabet = log.alphabet(self.table.game)
        self.session: Session | None = None
        self.rev = 0
        self.said = 0
        """The number of the last line of the chat, as far as anybody had to know."""
        self.lock = asyncio.Lock()
        """Whoever looks while a row is being written would see what may never have happened."""
        self.used = time.monotonic()
        self._story = Story(self.table, partial(scenery(self.table.game).chapter, self.table.game))
        self.at = row.created
        """When the last row was written, or is being written."""
        self.began = row.created
        self.hands = Hands()
        clock = clocks.read(row.clock)
        self.clocks = None if clock is None else clocks.Clocks(clock, row.players)
        self._batch = -1
        self._asked_since: dict[int, int] = {}
        self.asked_at: dict[int, float] = {}
        """Since when each of those who must choose now is asked just that."""
        self.acted_at: dict[int, float] = {}
        self.late_at: dict[int, float] = {}
        """When a clock gave the seat of somebody who has not come back since to a computer player."""
        self._acted: dict[int, int] = {}
        """For each seat the row that it last added."""
        self._lines: dict[Standpoint, list[Line]] = {}

    @property
    def row(self) -> TableRow:
        """The table as the database has it, or will have it when the row that is being written is there."""
        return self._row

    @row.setter
    def row(self, row: TableRow) -> None:
        self._row = row
        self.written.clear()

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.table.game

    @property
    def state(self) -> State:
        """The state of the game, which has begun."""
        return self.playing.state

    @property
    def playing(self) -> Session:
        """The session of a game that has begun."""
        if self.session is None:
            raise Outdated(Message("refused-not-begun"))
        return self.session

    @property
    def asked(self) -> list[int]:
        """The seats that must choose now."""
        if self.session is None or self.hands.ended:
            return []
        return [a for a in self.session.state.actors() if a != CHANCE]

    @property
    def is_over(self) -> bool:
        """Whether the game has come to its end, or was ended."""
        return self.session is not None and (self.session.is_over or bool(self.hands.ended))

    @property
    def story(self) -> Story:
        """What all tokens so far mean."""
        if self.session is not None:
            self._story.keep_up(self.session)
        return self._story

    @property
    def entries(self) -> log.Entries:
        """All tokens so far."""
        return [(entry.actor, entry.token) for entry in self.playing.log]

    def is_behind(self, latest: Latest) -> bool:
        """Whether the database has something that is not here. If it has less, what is here is being written."""
        return latest.rev > self.rev or (latest.rev == self.rev and latest.table != self.row)

    # What changes a table

    def follow(self, row: LogRow) -> None:
        """Take the next row of the log."""
        self.at = row.at
        movers = {row.seat}
        if row.kind in (START, BROUGHT):
            begun, advance = self._read(row.body), row.kind == START
            self.session = dealt(self.table, begun, self._dice, self.proof, advance=advance)
            self.taken_up = bool(movers_of(self.session.log))
            self.hands.begin(self.row.seats)
            self.began = row.at
        elif row.kind == MOVE:
            movers |= self._follow(row.body)
        elif row.kind == STAND:
            answer, _, body = row.body.partition("\n")
            self.playing.note(row.seat, msgspec.convert(answer, Standing))
            movers = self._follow(body) if body else set()
        elif row.kind == SEAT:
            return self._take(row.seq, row.seat, hands.DEEDS.decode(row.body))
        else:
            return self._take_back(row.seq, row.seat, _seats(row.body))
        self._changed(row.seq, movers)

    def _follow(self, body: str) -> set[int]:
        """Take what a row holds; its movers."""
        begin = len(self.playing.log)
        self.playing.follow(self._read(body))
        return movers_of(self.playing.log[begin:])

    def _read(self, body: str) -> log.Entries:
        return log.read(self.game, self.table.players, body)

    def move(self, rev: int, seat: int, tokens: Sequence[int]) -> str:
        """Play a move that was chosen at `rev`; the body of its row, to be written before anyone hears of it."""
        self.at = time.time()
        self._refuse_old(rev, seat)
        added = self.playing.play_move(seat, tokens)
        self._changed(self.rev + 1, movers_of(added) | {seat})
        return self._write(added)

    def _write(self, added: Sequence[Entry]) -> str:
        return log.write(self.game, [(entry.actor, entry.token) for entry in added])

    def take_back(self, rev: int, seat: int) -> str:
        """Withdraw a seat's last move, which it has seen at `rev`; the body of the row."""
        if not self._acted.get(seat, 0) <= rev <= self.rev:
            raise Outdated(Message("refused-outdated"))
        if self.hands.ended:
            raise IllegalMove(Message("refused-game-over"))
        self.at = time.time()
        yielding = sorted(self.hands.computers)
        self._take_back(self.rev + 1, seat, yielding)
        return " ".join(label(each) for each in yielding)

    def _take_back(self, rev: int, seat: int, yielding: Sequence[int]) -> None:
        self.playing.take_back_move(seat, yielding)
        self.hands.shorten(len(self.playing.log))
        self._changed(rev, {seat, *yielding}, ran=())
        if self.clocks is not None:
            self.clocks.take_back(seat)

    def do(self, seat: int, deed: Deed) -> str:
        """Do something with a seat; the body of the row."""
        self.at = time.time()
        self._take(self.rev + 1, seat, deed)
        return hands.encode(deed)

    def _take(self, rev: int, seat: int, deed: Deed) -> None:
        self.hands.take(seat, deed, len(self.playing.log))
        if deed.what == "late":
            self.late_at[seat] = self.at
        elif deed.what in hands.HOLDER_CHANGES:
            self.late_at.pop(seat, None)
        self._changed(rev, {seat} if deed.what in hands.HOLDER_CHANGES else set(), ran=())
        if self.clocks is not None and deed.what in hands.TO_PERSON:
            self.clocks.come_back(seat)

    def stand(self, seat: int, answer: Standing) -> str:
        """Note what a seat says about reactions; it may decline what it is asked just now. The body of the row."""
        if not self.game.reacts(self.state) or self.is_over:
            raise IllegalMove(Message("refused-no-reactions"))
        self.at = time.time()
        added = self.playing.stand(seat, answer)
        self._changed(self.rev + 1, movers_of(added))
        return "\n".join([answer, self._write(added)]).rstrip()

    def asks_still(self, rev: int, seat: int) -> bool:
        """Whether a seat is asked now what it was asked at `rev`."""
        return seat in self.asked and self._asked_since.get(seat, 0) <= rev <= self.rev

    def _refuse_old(self, rev: int, seat: int) -> None:
        """Refuse a move that was chosen before the seat saw what it is asked now."""
        if seat not in self.asked:
            raise IllegalMove(
                Message("refused-game-over")
                if self.is_over
                else message("refused-not-your-turn", seat=label(seat))
            )
        if not self.asks_still(rev, seat):
            raise Outdated(Message("refused-outdated"))
        if self.clocks is not None and seat in self.clocks.late(self.at):
            raise Outdated(Message("refused-late"))

    def _changed(self, rev: int, movers: set[int], ran: Collection[int] | None = None) -> None:
        """Note that a row was added. What others choose in secret meanwhile leaves a seat's question as it was. The
        clocks of those who chose move on (`ran`, unless they are the movers)."""
        same = self._batch == self.playing.batch
        self._batch = self.playing.batch
        kept = set(self.asked) - movers if same else set()
        self._asked_since = {
            seat: self._asked_since.get(seat, rev) if seat in kept else rev for seat in self.asked
        }
        self.asked_at = {
            seat: self.asked_at.get(seat, self.at) if seat in kept else self.at for seat in self.asked
        }
        self._acted.update(dict.fromkeys(movers, rev))
        self.acted_at.update(dict.fromkeys(movers, self.at))
        chose = movers if ran is None else ran
        self.hands.moved(chose)
        if self.clocks is not None:
            persons = [seat for seat in self.asked if seat not in self.hands.computers]
            turns = self.playing.turns
            mark = (turns.number, 0 if turns.turn else self.playing.batch)
            self.clocks.row(self.at, chose, persons, mark)
        self.rev = rev
        self.used = time.monotonic()
        self.written.clear()
        self._lines.clear()
        # Of a game that is over nobody may ever want to hear the whole story.
        if self.row.status != "finished":
            self._story.keep_up(self.playing)

    # What can be seen

    def position(self, viewer: Standpoint) -> Position:
        """The table as a seat, or a watcher, sees it: written already, once for all who share the view."""
        return self.written.once(
            ("position", viewer),
            lambda: position(
                self.game, self.state, viewer, seat_names(self.row), ended=bool(self.hands.ended)
            ),
        )

    def lines(self, viewer: Standpoint) -> list[Line]:
        """The story as a seat, or a watcher, may know it."""
        if viewer not in self._lines:
            self._lines[viewer] = self.told(self.playing, eyes(viewer))
        return self._lines[viewer]

    def log_lines(self, viewer: Standpoint, begin: int) -> list[LogLine]:
        """The story from a line on, written already."""
        return self.written.once(
            ("log", viewer, begin), lambda: [log_line(line) for line in self.lines(viewer)[begin:]]
        )

    def frames(self, viewer: Standpoint, begin: int) -> list[Frame]:
        """What a seat, or a watcher, may see of what happened since the log had so many tokens, step by step."""
        return self.written.once(
            ("frames", viewer, begin),
            lambda: frames(
                self.playing, self.story, viewer, seat_names(self.row), begin, self.hands.handed_by
            ),
        )

    def since(self, seat: int) -> list[Frame]:
        """What a seat may see of what happened since its own last move."""
        if self.session is None:
            return []
        own = end_of_last_move(self.session.log, seat)
        return self.frames(seat, own) if own < len(self.session.log) else []

    def told(
        self, session: Session, seat: int, begin: int = 0, end: int | None = None, story: Story | None = None
    ) -> list[Line]:
        """A part of a session's story as a seat may know it, with what was done with the seats meanwhile."""
        lines: list[Line] = []
        last = len(session.log) if end is None else end
        told = story or self.story
        handed = 0
        for each in self.hands.deeds:
            if begin <= each.at < last or each.at == last == len(self.playing.log):
                lines += after(told.lines(session, seat, begin, each.at), handed)
                handed += each.deed.what == "handed"
                lines.append(Line(each.seat, each.said(self.row.seats), [], handed=handed))
                begin = each.at
            else:
                handed += each.deed.what == "handed" and each.at < begin
        return lines + after(told.lines(session, seat, begin, end), handed)

    def told_last(self, session: Session, seat: int, begin: int) -> list[Line]:
        """The end of a session's story from a token on; nothing else has to be told for it."""
        return self.told(session, seat, begin, len(session.log), self._story.part(session, begin))

    def names(self, at: int) -> list[str]:
        """What the seats were called when the game had so many tokens."""
        return hands.names_of(self.row, self.hands.handed_by(at))

    def standing(self, viewer: Standpoint) -> Standing | None:
        """What a seat has said about reactions, if there can be any."""
        if viewer is NO_SEAT or self.session is None or not self.game.reacts(self.state):
            return None
        return self.session.stands(viewer)

    def can_take_back(self, viewer: Standpoint) -> bool:
        """Whether a seat may withdraw its last move; a watcher has none."""
        if viewer is NO_SEAT or self.session is None or self.is_over:
            return False
        return self.session.can_take_back_move(viewer, self.hands.computers)


def _seats(body: str) -> list[int]:
    """The seats that a row names."""
    return [ord(each) - ord("A") for each in body.split()]
