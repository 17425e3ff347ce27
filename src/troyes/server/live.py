"""A table in memory: the game that its log amounts to, and what each seat may know of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Final, cast

import msgspec

from troyes.core.errors import IllegalMove, Refusal
from troyes.core.game import Game, Setup
from troyes.core.state import CHANCE, EVERYONE, State
from troyes.play.catalogue import find
from troyes.play.notation import label
from troyes.play.session import Session, fair, seeded
from troyes.play.story import Line, Story
from troyes.server.messages import Position
from troyes.server.positions import WATCHER, position
from troyes.server.rows import LogRow, TableRow

Entries = list[tuple[int, int]]

START: Final = "start"
"""The first row of a log: the set-up, or all that was played before a game was taken up again."""
MOVE: Final = "move"
BACK: Final = "take-back"


class Outdated(Refusal):
    """The page has not seen the table as it is."""

    status = 409


def game_of(table: TableRow) -> tuple[Game, Setup]:
    """The game that is played at a table, with its printed values and its set-up."""
    game = find(table.game).with_components(table.components)
    if game.version != table.version:
        raise Refusal(
            f"This table follows version {table.version} of the rules; this program plays {game.version}."
        )
    return game, game.setup(table.players, table.setup)


def seat_names(table: TableRow) -> list[str]:
    """What the seats are called."""
    return [seat.name or label(seat.seat) for seat in table.seats]


def write_entries(entries: Sequence[tuple[int, int]]) -> str:
    """Tokens as the log keeps them."""
    return msgspec.json.encode(entries).decode()


def read_entries(body: str) -> Entries:
    """Tokens from the log."""
    return msgspec.json.decode(body, type=Entries)


def dealt(game: Game, setup: Setup, entries: Entries | None = None, dice: int | None = None) -> Session:
    """A new game, or one from the tokens of another, up to the first choice of a player."""
    log = entries or []
    return Session(game, setup, draw=fair if dice is None else seeded(dice + len(log)), log=log)


class Live:
    """A table that somebody plays at or looks at. Its session is there once the game has begun."""

    def __init__(self, table: TableRow, dice: int | None = None) -> None:
        self.table = table
        self._dice = dice
        self.game, self.setup = game_of(table)
        self.session: Session | None = None
        self.rev = 0
        self.lock = asyncio.Lock()
        """Whoever looks while a row is being written would see what may never have happened."""
        self.used = time.monotonic()
        self.story = Story(self.game, self.setup)
        self._batch = -1
        self._asked_since: dict[int, int] = {}
        self._acted: dict[int, int] = {}
        """For each seat the row that it last added."""
        self._positions: dict[int, Position] = {}
        self._lines: dict[int, list[Line]] = {}

    @property
    def state(self) -> State:
        """The state of the game, which has begun."""
        return self.playing.state

    @property
    def playing(self) -> Session:
        """The session of a game that has begun."""
        if self.session is None:
            raise Outdated("The game has not begun; it does when every seat is taken.")
        return self.session

    @property
    def asked(self) -> list[int]:
        """The seats that must choose now."""
        return [] if self.session is None else [a for a in self.session.state.actors() if a != CHANCE]

    @property
    def entries(self) -> Entries:
        """All tokens so far."""
        return [(entry.actor, entry.token) for entry in self.playing.log]

    # What changes a table

    def follow(self, row: LogRow) -> None:
        """Take the next row of the log."""
        if row.kind == START:
            self.session = dealt(self.game, self.setup, read_entries(row.body), self._dice)
        elif row.kind == MOVE:
            self.playing.follow(read_entries(row.body))
        else:
            self.playing.take_back_move(row.seat)
        self._changed(row.seq, row.seat)

    def move(self, rev: int, seat: int, tokens: Sequence[int]) -> str:
        """Play a move that was chosen at `rev`; the body of its row, to be written before anyone hears of it."""
        self._refuse_old(rev, seat)
        added = self.playing.play_move(seat, tokens)
        self._changed(self.rev + 1, seat)
        return write_entries([(entry.actor, entry.token) for entry in added])

    def take_back(self, rev: int, seat: int) -> str:
        """Withdraw a seat's last move, which it has seen at `rev`; the body of the row."""
        if not self._acted.get(seat, 0) <= rev <= self.rev:
            raise Outdated("The table has moved on since; look at it and choose again.")
        self.playing.take_back_move(seat)
        self._changed(self.rev + 1, seat)
        return ""

    def _refuse_old(self, rev: int, seat: int) -> None:
        """Refuse a move that was chosen before the seat saw what it is asked now."""
        if seat not in self.asked:
            raise IllegalMove(
                "The game is over; nothing can be chosen any more."
                if self.session is not None and self.session.is_over
                else f"It is not the turn of seat {label(seat)}; wait until it is asked."
            )
        if not self._asked_since.get(seat, 0) <= rev <= self.rev:
            raise Outdated("The table has moved on since; look at it and choose again.")

    def _changed(self, rev: int, mover: int) -> None:
        """Note that a row was added. What others choose in secret meanwhile leaves a seat's question as it was."""
        same = self._batch == self.playing.batch
        self._batch = self.playing.batch
        self._asked_since = {
            seat: self._asked_since.get(seat, rev) if same and seat != mover else rev for seat in self.asked
        }
        self._acted[mover] = rev
        self.rev = rev
        self.used = time.monotonic()
        self._positions.clear()
        self._lines.clear()
        self.story.keep_up(self.playing)

    # What can be seen

    def position(self, seat: int) -> Position:
        """The table as a seat, or a watcher, sees it: written already, once for all who share the view."""
        if seat not in self._positions:
            seen = position(self.game, self.state, seat, seat_names(self.table))
            self._positions[seat] = cast("Position", msgspec.Raw(msgspec.json.encode(seen)))
        return self._positions[seat]

    def lines(self, seat: int) -> list[Line]:
        """The story as a seat, or a watcher, may know it."""
        if seat not in self._lines:
            self._lines[seat] = self.story.lines(self.playing, EVERYONE if seat == WATCHER else seat)
        return self._lines[seat]

    def can_take_back(self, seat: int) -> bool:
        """Whether a seat may withdraw its last move."""
        return seat >= 0 and self.session is not None and self.session.can_take_back_move(seat)
