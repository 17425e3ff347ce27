"""What server and page say to each other about trust: sessions, passwords, and dice that can be checked.

The types of the page are generated from these: see `schema`.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

Added = Annotated[str, Meta(max_length=128)]
"""What a player adds to the dice, in hexadecimal."""


class SessionInfo(Struct, frozen=True):
    """A browser that is signed in: a name for it, since when, when it was last seen, and whether it is this one."""

    name: str
    created: float
    seen: float
    here: bool


class EndSession(Struct, frozen=True, forbid_unknown_fields=True):
    """Sign a browser out, by the name that the list has for it."""

    name: Annotated[str, Meta(min_length=1, max_length=64)]


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """Another password in place of the old one."""

    old: Annotated[str, Meta(max_length=200)]
    new: Annotated[str, Meta(min_length=10, max_length=200)]


class Farewell(Struct, frozen=True, forbid_unknown_fields=True):
    """Delete the account: with its password or, where it has none, with what a passkey answers. A guest has neither."""

    password: Annotated[str, Meta(max_length=200)] = ""
    passkey: dict[str, Any] = {}


class Offered(Struct, frozen=True):
    """A secret for the dice of a table that is to be made: its name, and the commitment to it."""

    name: str
    commitment: str


class ProofInfo(Struct, frozen=True):
    """What a table's throws follow from, as records write it; the secret is told when the game is over."""

    method: str
    commitment: str
    added: str
    secret: str


class ThrowInfo(Struct, frozen=True):
    """A throw of a finished game: what could come, how likely, and which of them came."""

    words: list[str]
    weights: list[int]
    chosen: int
