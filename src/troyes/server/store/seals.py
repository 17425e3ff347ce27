"""Seals: every row of a log carries a checksum of itself and of the seal before it, so that damage is found and named.

Rows of earlier releases have none. They are reckoned into the chain all the same, so that the first sealed row after
them seals them too. A lost end leaves a chain that is whole: how long it was, its table says.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final

from troyes.core.errors import Refusal
from troyes.core.message import message
from troyes.server.store.rows import LogRow

LENGTH: Final = 32
"""Letters of a seal: 128 bits."""


class Damaged(Refusal):
    """A log that is not what was written."""

    status = 500


def seal(before: str, table_id: str, row: LogRow) -> str:
    """The seal of a row that follows one with the seal `before`."""
    parts = (before, table_id, str(row.seq), row.kind, str(row.seat), repr(float(row.at)), row.body)
    return hashlib.sha256("\n".join(parts).encode("utf-8", "replace")).hexdigest()[:LENGTH]


def check(table_id: str, rows: Iterable[LogRow], written: int | None) -> str:
    """Refuse a log from its first row on that has a gap, a broken seal, or fewer rows than were written; the seal of
    its last row. Where it has more, an earlier release has added them, which did not count."""
    before = ""
    number = 0
    for number, row in enumerate(rows, 1):
        if row.seq != number:
            raise Damaged(message("refused-log-gap", table=table_id, row=str(number)))
        mine = seal(before, table_id, row)
        if row.seal is not None and row.seal != mine:
            raise Damaged(message("refused-log-seal", table=table_id, row=str(number)))
        before = mine
    if number < (written or 0):
        raise Damaged(message("refused-log-end", table=table_id, rows=str(number), written=str(written)))
    return before
