"""What a page says to the server through its socket. The types of the page are generated from these: see `schema`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from troyes.play.session import Standing

Tokens = Annotated[list[Annotated[str, Meta(min_length=1, max_length=40)]], Meta(max_length=64)]
"""A move in words. Numbers are the server's own, and mean something else when it is another one."""
Seat = Annotated[int, Meta(ge=0, le=9)]
Request = Annotated[int, Meta(ge=0, le=2**31)]


class Move(Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """A complete move, for the table as it stood at `rev`."""

    id: Request
    rev: int
    seat: Seat
    tokens: Tokens


class TakeBack(Struct, frozen=True, tag="take-back", forbid_unknown_fields=True):
    """Withdraw this seat's last move."""

    id: Request
    rev: int
    seat: Seat


class Preview(Struct, frozen=True, tag="preview", forbid_unknown_fields=True):
    """What would these tokens do, and what do all that are chosen come to, in whichever order?"""

    id: Request
    rev: int
    seat: Seat
    tokens: Tokens
    chosen: Tokens = []


class Why(Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    """Why can none of these tokens, which are about one piece, be chosen now?"""

    id: Request
    rev: int
    seat: Seat
    tokens: Tokens


class AskTree(Struct, frozen=True, tag="tree", forbid_unknown_fields=True):
    """Send the tree that was left empty."""

    id: Request
    rev: int
    seat: Seat


class Since(Struct, frozen=True, tag="since", forbid_unknown_fields=True):
    """What happened since this seat's last move? A page that was closed has not seen it."""

    id: Request
    seat: Seat


class Look(Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """Show the table as this seat sees it: the curtain of a hot-seat is lifted. No seat lets it down."""

    id: Request
    seat: Seat | None


class Stand(Struct, frozen=True, tag="stand", forbid_unknown_fields=True):
    """From now on the server declines reactions in this seat's name, or asks again."""

    id: Request
    seat: Seat
    answer: Standing


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Something for the chat."""

    id: Request
    text: Annotated[str, Meta(min_length=1, max_length=400)]


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""

    id: Request


class Hurry(Struct, frozen=True, tag="hurry", forbid_unknown_fields=True):
    """Move now: to the computer players that think about the table as it stood at `rev`."""

    id: Request
    rev: int


class Sight(Struct, frozen=True, tag="sight", forbid_unknown_fields=True):
    """The page has come into sight, or went out of it."""

    id: Request
    visible: bool


class Advise(Struct, frozen=True, tag="advise", forbid_unknown_fields=True):
    """What would you do in this seat, where nobody plays but its owner and computer players?"""

    id: Request
    rev: int
    seat: Seat


class Shown(Struct, frozen=True, tag="shown", forbid_unknown_fields=True):
    """The page has told all that happened until `rev`: computer players need not wait for it any longer. While it tells
    what came after, it says so again at every step, and is waited for. A page that never says so, or says -1, shows
    everything at once and is not waited for."""

    id: Request
    rev: int


FromPage = (
    Move
    | TakeBack
    | Preview
    | Why
    | AskTree
    | Since
    | Look
    | Stand
    | Say
    | Ping
    | Hurry
    | Sight
    | Advise
    | Shown
)
