"""What server and page say to each other about seats that change hands, clocks, and tables that are put away."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from troyes.server.requests import Seat

Level = Annotated[str, Meta(max_length=24)]
Ended = Literal["", "agreed", "resigned", "unfinished"]
"""Why a game ended before its time, if it did: a record that was brought may go no further (`unfinished`)."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table settles: so many seconds for each move, or a reserve to which every move adds some; and what happens
    at zero: a computer player sits in, or the seat is lost."""

    kind: Literal["move", "reserve"]
    seconds: Annotated[int, Meta(ge=1, le=30 * 86_400)]
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0
    at_zero: Literal["computer", "lost"] = "computer"


class Computer(Struct, frozen=True, forbid_unknown_fields=True):
    """A computer player for a seat: one's own, which one leaves, or that of somebody who is away."""

    seat: Seat
    level: Level = ""


class OneSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat is meant: to take it back, to resign it, to offer it by a link, or to free it before the game."""

    seat: Seat


class OfferedSeat(Struct, frozen=True):
    """The secret for a link by which somebody else takes a seat over."""

    secret: str


class TakeOver(Struct, frozen=True, forbid_unknown_fields=True):
    """Take the seat that a link offers."""

    secret: Annotated[str, Meta(min_length=1, max_length=64)]
    name: Annotated[str, Meta(max_length=24)] = ""


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether one wants to end the game, or to put a table away."""

    wish: bool


class Seating(Struct, frozen=True):
    """How the seats stand at the server's time `now`."""

    now: float
    since: list[float]
    """Since when nothing was seen of each seat that is asked something; 0 if it is not asked."""
    agreed: list[int]
    """Who wants to end the game."""
    left: list[float]
    """Seconds on the clock of each seat; none without clocks."""
    running: list[int]
    """Whose clock runs."""
