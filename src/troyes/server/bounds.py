"""How much anybody may ask of the server. Each bound is a setting, `TROYES_LIMIT_…`; docs/hosting.md lists them all.

The usual values are such that a club does not notice them.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Final

from troyes.core.errors import Refusal
from troyes.core.message import message, quoted

PREFIX: Final = "TROYES_LIMIT_"
OWN_FILES: Final = 96
"""Files that the server itself has open at most: its database, its workers, what it is just sending."""
MOST: Final = 1_000_000
"""More than any bound needs to be."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bounds:
    """The bounds of one server process."""

    # Lines
    connections: int = 10_000
    """Lines open at once; fewer if the system allows fewer files."""
    connections_address: int = 400
    """Lines open at once from one address that is no trusted proxy."""
    head_seconds: int = 10
    """Time for the head of a request to arrive."""
    body_seconds: int = 60
    """Time for the rest of it."""
    reader_seconds: int = 30
    """Time that a visitor may leave what we send unread."""
    head_bytes: int = 16_384
    """Length of the head of a request."""

    # Requests
    requests_address: int = 100
    """Requests a second from one address in the long run; ten times as many at once."""
    bodies: int = 4
    """Long requests, such as records, that are read at once; others wait, or come again."""
    bodies_address: int = 2
    """The same for one address."""

    # What people do, a minute in the long run; hosting.md says how much at once
    household: int = 10
    """How many busy people an address may be: so many times as much as one person all of them may do."""
    guests: int = 12
    """New guests from one address."""
    tables: int = 6
    """New tables of one person, with uploads and branches."""
    uploads: int = 6
    """Records that one person brings."""
    moves: int = 600
    """Moves of one person, with sitting down and getting up."""
    previews: int = 1_200
    """Moves that one person looks at before they are made."""
    trees: int = 30
    """Very large trees of moves that one person asks for."""
    advice: int = 60
    """Pieces of advice that one person asks for."""
    chat: int = 30
    """Lines of chat of one person."""
    replays: int = 1_200
    """Positions, stories, records and words that are read from one address."""
    lobby: int = 1_800
    """Looks into the lobby from one address."""

    # Pages
    pages: int = 6_000
    """Sockets of pages; fewer if the system allows fewer files."""
    pages_reserved: int = 20
    """Per cent of them that only people who play at the table get."""
    pages_address: int = 300
    """Sockets of pages for one address."""
    pages_person: int = 60
    """Sockets of pages for one person."""
    frames: int = 50
    """Frames a second from one socket in the long run; ten times as many at once."""
    fragments: int = 32
    """Frames that one message may be cut into."""
    unsent_bytes: int = 1_000_000
    """What is kept for a page that does not read; its socket is closed when there is more."""

    # Tables
    open_person: int = 20
    """Tables of one person that wait for players."""
    open_address: int = 40
    """The same for one address."""
    running_person: int = 100
    """Games of one person's tables that go on."""
    running_address: int = 300
    """The same for one address."""
    open_days: int = 14
    """Days after which a table that still waits for players is cleared away."""
    tables_kept: int = 200
    """Tables that nobody uses just now and that are kept in memory all the same."""

    # Thinking
    thought_seconds: int = 60
    """Time for a thought of a computer player; then its process is replaced."""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Bounds:
        """The usual bounds, but for those that a host has set."""
        given = {each.name: environment.get(variable(each.name), "") for each in fields(cls)}
        return cls(**{name: number(name, text) for name, text in given.items() if text})

    def within(self, files: int) -> Bounds:
        """These bounds where so many files can be open: some are kept for the server itself, and of the lines some for
        requests."""
        connections = min(self.connections, files - max(OWN_FILES, files // 8))
        return replace(self, connections=connections, pages=min(self.pages, connections * 3 // 4))


def variable(name: str) -> str:
    """The variable of the environment that sets a bound."""
    return PREFIX + name.upper()


def number(name: str, text: str) -> int:
    """A bound as a host wrote it."""
    if not (text.isascii() and text.isdecimal() and len(text) <= len(str(MOST)) and int(text) <= MOST):
        raise Refusal(
            message(
                "refused-setting", setting=variable(name), value=quoted(text[:40]), least="0", most=str(MOST)
            )
        )
    return int(text)


USUAL: Final = Bounds()
