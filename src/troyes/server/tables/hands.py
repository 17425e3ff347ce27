"""Seats that change hands while a game goes on: what was done with them, and what follows for the game's end.

Whatever the seats do is a row of the log, so that it outlives the server and reaches its other processes; between which
tokens it happened is known from the order of the rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal

import msgspec

from troyes.core.message import Message, message, seat_of
from troyes.play.notation import label
from troyes.server.seat_messages import Ended
from troyes.server.store.rows import SEATLESS, SeatRow, TableRow

SEAT: Final = "seat"
"""The kind of such a row. Its seat is the one that it is about, its body a `Deed`."""

What = Literal[
    "left", "sits-in", "late", "lost", "resigned", "back", "handed", "agreed", "objected", "broken-off"
]
HOLDER_CHANGES: Final = ("left", "sits-in", "late", "lost", "resigned", "back", "handed")
GIVES_UP: Final = ("lost", "resigned")
TO_PERSON: Final = ("back", "handed")
TO_COMPUTER: Final = ("left", "sits-in", "late", "lost", "resigned")
GOES: Final = ("left", "sits-in", "lost", "resigned")
"""After these nobody waits for somebody to come back."""


class Deed(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was done: by which seat if not by the seat itself, and which computer player sits there then.

    `ends` says that the game is over with it. Earlier releases wrote the `name` of whoever sits there then, or whose
    doing it was; a name in a log could not be forgotten, so none is written any more.
    """

    what: What
    level: str = ""
    name: str = ""
    by: int = SEATLESS
    ends: Ended = ""


BROKEN_OFF: Final = Deed("broken-off", ends="unfinished")
"""Nobody's doing: there is no more of this game."""

DEEDS: Final = msgspec.json.Decoder(Deed)


class Placed(msgspec.Struct, frozen=True):
    """A deed, and how many tokens the game had before it."""

    at: int
    seat: int
    deed: Deed

    def said(self, seats: Sequence[SeatRow]) -> Message:
        """How the story tells it; the seat's name stands before. Whom an earlier release named is told as long as
        somebody at the table has that name."""
        deed = self.deed
        said = Message(f"seat-{deed.what}")
        if deed.what in TO_COMPUTER and deed.ends == "agreed":
            said = Message(f"seat-{deed.what}-agreed")
        elif deed.what in GIVES_UP and deed.ends:
            said = Message(f"seat-{deed.what}-ends")
        elif deed.what in TO_COMPUTER:
            level = Message(f"level-{deed.level}")
            by = deed.by
            if by == SEATLESS and deed.name:
                by = next((each.seat for each in seats if each.name == deed.name), SEATLESS)
            if deed.what == "sits-in" and by != SEATLESS:
                said = message("seat-sits-in-by", level=level, other=seat_of(label(by)))
            else:
                said = message(said.name, level=level)
        return message("story-line", text=said)


class Hands:
    """What has become of the seats of a table since its game began."""

    def __init__(self) -> None:
        self.deeds: list[Placed] = []
        self.handed: list[Placed] = []
        """Those of them by which a seat went from one person to another."""
        self.agreed: set[int] = set()
        """Who wants to end the game."""
        self.resigned: set[int] = set()
        self.computers: set[int] = set()
        """The seats that computer players play."""
        self.ended: Ended = ""

    def begin(self, seats: Iterable[SeatRow]) -> None:
        """The game begins. A seat may have changed hands since, by rows that are still to come."""
        self.computers = {
            seat.seat for seat in seats if seat.kind == "bot" and seat.owner is None and not seat.resigned
        }

    def seated(self, seats: Iterable[SeatRow]) -> None:
        """So the seats are held now: where an account was deleted, a computer player goes on without a deed."""
        self.computers = {seat.seat for seat in seats if seat.kind == "bot"}

    def take(self, seat: int, deed: Deed, at: int) -> None:
        """Something was done with a seat, when the game had so many tokens."""
        self.deeds.append(Placed(at, seat, deed))
        if deed.what == "handed":
            self.handed.append(self.deeds[-1])
        if deed.what in TO_COMPUTER:
            self.computers.add(seat)
        if deed.what in TO_PERSON:
            self.computers.discard(seat)
        if deed.what in GIVES_UP:
            self.resigned.add(seat)
        if deed.what == "sits-in":  # who lets somebody sit in wants to play on
            self.agreed.discard(deed.by)
        if deed.what == "agreed":
            self.agreed.add(seat)
        else:
            self.agreed.discard(seat)
        self.ended = deed.ends or self.ended

    def shorten(self, length: int) -> None:
        """The game has only so many tokens any more: some were taken back."""
        self.deeds = [msgspec.structs.replace(each, at=min(each.at, length)) for each in self.deeds]
        self.handed = [each for each in self.deeds if each.deed.what == "handed"]

    def handed_by(self, at: int) -> int:
        """How often a seat had been handed on when the game had so many tokens."""
        return sum(each.at <= at for each in self.handed) if self.handed else 0

    def moved(self, seats: Iterable[int]) -> None:
        """Whoever plays on does not want to end the game any more."""
        self.agreed -= set(seats)


def encode(deed: Deed) -> str:
    """A deed as a row's body."""
    return msgspec.json.encode(deed).decode()


def after(seat: SeatRow, deed: Deed, person_id: str | None = None, name: str = "") -> SeatRow:
    """The seat as it is then. A computer player keeps the name of whoever it sits in for."""
    change = msgspec.structs.replace
    if deed.what in TO_COMPUTER:
        gone = deed.what in GIVES_UP
        holder = seat.person_id or seat.owner
        owner, given_up = (None, holder) if gone else (holder, seat.given_up)
        taken = change(seat, kind="bot", person_id=None, level=deed.level, owner=owner, given_up=given_up)
        return change(taken, resigned=seat.resigned or gone, offered=None)
    if deed.what == "back":
        return change(seat, kind="person", person_id=seat.owner, level="", owner=None)
    if deed.what == "handed":
        seated = SeatRow(seat.seat, "person", person_id, name, resigned=seat.resigned)
        return change(seated, offered=None)
    return seat


def names_of(row: TableRow, before: int) -> list[str]:
    """What the seats were called when so many of them had been handed on: whoever held one, as far as it is known."""
    names = [seat.name or label(seat.seat) for seat in row.seats]
    for each in reversed(row.handed[before:]):
        names[each.seat] = each.name or label(each.seat)
    return names


def headers(deeds: Sequence[Placed]) -> dict[str, str]:
    """What a record tells of all this, in headers that any release keeps: after how many tokens who took which seat."""
    holders = [each for each in deeds if each.deed.what in HOLDER_CHANGES]
    resigned = sorted({each.seat for each in holders if each.deed.what in GIVES_UP})
    ended = next((each for each in deeds if each.deed.ends), None)
    told = {
        "Hands": ", ".join(
            f"{each.at} {label(each.seat)} {each.deed.what} {each.deed.level or 'person'}" for each in holders
        ),
        "Resigned": " ".join(label(seat) for seat in resigned),
        "Ended": f"{ended.at} {ended.deed.ends}" if ended else "",
    }
    return {name: value for name, value in told.items() if value}
