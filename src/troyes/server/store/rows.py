"""What the database holds, as plain values, and how it says no."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from troyes.core.errors import Refusal
from troyes.play.table import Plain

SeatKind = Literal["person", "bot", "open"]
Status = Literal["open", "playing", "finished"]

SEATLESS: Final = -1
"""The seat of a row of the log, or of a line of the chat, that no seat wrote."""


class Missing(Refusal):
    """Something that is not there (or no longer)."""

    status = 404


class Taken(Refusal):
    """Somebody else was faster, or the table does not allow it any more."""

    status = 409


class Conflict(Taken):
    """The log has a row of that number already: the table has moved on since it was read."""


class Person(Struct, frozen=True):
    """Somebody who plays: a guest, or the owner of an account, who has a login, passkeys, or both."""

    id: str
    name: str
    login: str | None
    passkeys: int
    created: float
    named: bool = False
    """Whether the name may be told in sets of finished games."""
    settings: str | None = None
    """How the page is for them, as the caller wrote it."""

    @property
    def has_account(self) -> bool:
        """Whether one can sign in as this person; a guest is lost with the cookie."""
        return self.login is not None or self.passkeys > 0


class Browser(Struct, frozen=True):
    """A browser that belongs to a person. Of its token only the hash is kept."""

    token_hash: str
    person: Person
    created: float
    seen: float


class Passkey(Struct, frozen=True):
    """The public half of a key that a person's device keeps."""

    credential_id: bytes
    person_id: str
    public_key: bytes
    sign_count: int
    name: str
    created: float


class SeatRow(Struct, frozen=True):
    """A seat: a person's (`person_id`), a computer player's (`level`), or open.

    Where a computer player sits in for a person, the seat keeps the person's name, and `owner` may take it back.
    Whoever resigned, or lost the seat, has nothing to win there any more; the seat keeps that name as well, and
    `given_up` says whose it is. `offered` is the hash of a link for whoever
    takes over.
    """

    seat: int
    kind: SeatKind
    person_id: str | None = None
    name: str = ""
    level: str = ""
    owner: str | None = None
    offered: str | None = None
    resigned: bool = False
    given_up: str | None = None


class Sat(Struct, frozen=True):
    """Somebody who held a seat until it was handed on by that row of the log. The name is the person's own, read when
    it is asked for: where the account is gone, or the seat was one of several at one screen, there is none."""

    seq: int
    seat: int
    name: str


class TableRow(Struct, frozen=True):
    """A table with its seats. `asked` are the seats whose turn it is; `result` is the caller's own text."""

    id: str
    game: str
    version: int
    players: int
    setup: dict[str, str]
    components: str
    host: str
    public: bool
    status: Status
    asked: tuple[int, ...]
    result: str
    created: float
    updated: float
    seats: tuple[SeatRow, ...]
    patience: float | None = None
    clock: str | None = None
    due: float | None = None
    following: str | None = None
    handed: tuple[Sat, ...] = ()
    """Who held seats that were handed on, as far as that is known."""
    written: int | None = None
    """How many rows its log has, as the table itself says."""

    @property
    def plain(self) -> Plain:
        """What is played here; the same for all tables at which the same is."""
        choices = tuple(sorted(self.setup.items()))
        return Plain(self.game, self.version, self.players, choices, self.components)

    @property
    def full(self) -> bool:
        """Whether no seat is open any more."""
        return all(seat.kind != "open" for seat in self.seats)

    def seats_of(self, person_id: str) -> tuple[int, ...]:
        """The seats that a person plays."""
        return tuple(seat.seat for seat in self.seats if seat.person_id == person_id)

    def people(self) -> set[str]:
        """All who play here, or could come back to a seat."""
        return {who for seat in self.seats for who in (seat.person_id, seat.owner) if who}

    def given_up(self) -> set[str]:
        """All who resigned here or lost a seat."""
        return {seat.given_up for seat in self.seats if seat.given_up}

    def is_alone(self, person_id: str) -> bool:
        """Whether nobody but this person has anything to do with the table."""
        return self.host == person_id and self.people() <= {person_id}


class Latest(Struct, frozen=True):
    """How a table stands: as the database has it, with the numbers of the last row of its log and line of its chat."""

    table: TableRow
    rev: int
    said: int


class NewRow(Struct, frozen=True):
    """A row for the log, before it has a number. Its seat may be `SEATLESS`."""

    kind: str
    seat: int
    body: str


class LogRow(Struct, frozen=True):
    """A row of a table's log. The first has number 1, so a table's revision is its last row's number. Rows of earlier
    releases have no seal (see `seals`)."""

    seq: int
    kind: str
    seat: int
    body: str
    at: float
    seal: str | None = None


class ChatRow(Struct, frozen=True):
    """Something that was said at a table, by a seat or a watcher; the first line has number 1."""

    number: int
    person_id: str
    seat: int | None
    name: str
    text: str
    at: float
