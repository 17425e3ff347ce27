"""How urgent the thoughts at a table are, and on whose account: people who wait come first, and a table of computer
players that nobody watches pauses."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from troyes.server.company.turns import Claim
from troyes.server.tables.live import Live
from troyes.server.tables.presence import Presence

PLAYED: Final = 0
"""Somebody who plays there has the page open."""
WATCHED: Final = 1
LEFT: Final = 2
"""People play there, and none of them looks just now."""


class Regard:
    """Knows who looks at which table, and from where its host came."""

    def __init__(self, presence: Presence, address_of: Callable[[str], str]) -> None:
        self._presence = presence
        self._address_of = address_of

    def pauses(self, live: Live) -> bool:
        """Whether nobody would see what the computer players do."""
        people = any(seat.kind == "person" for seat in live.row.seats)
        return not people and not self._presence.is_watched(live.row.id)

    def claim(self, live: Live) -> Claim:
        """What a thought at this table may ask for: it is on the account of whoever made the table."""
        host = live.row.host
        return Claim(live.row.id, host, self._address_of(host), partial(self.rank, live.row.id))

    def rank(self, table_id: str) -> int:
        """How urgent it is now."""
        if self._presence.is_played(table_id):
            return PLAYED
        return WATCHED if self._presence.is_watched(table_id) else LEFT
