"""When the page of a seat was last closed, at tables where one waits for minutes; 0 while it is open."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy import Connection, Double, bindparam, select, update

from troyes.server.store.tables_schema import seats, tables

LONG: Final = 3_600.0
"""Seconds of patience from which on an open page says nothing: somebody forgot it."""

WAITS: Final = select(tables.c.id).where(
    tables.c.id == bindparam("of"),
    tables.c.status == "playing",
    tables.c.patience > 0,
    tables.c.patience < LONG,
)
NOTE: Final = (
    update(seats)
    .where(seats.c.table_id.in_(WAITS), seats.c.seat == bindparam("which"))
    .values(seen=bindparam("at", type_=Double))
)
SEEN: Final = select(seats.c.table_id, seats.c.seat, seats.c.seen).where(
    seats.c.table_id.in_(bindparam("ids", expanding=True)), seats.c.seen.is_not(None)
)


def note(connection: Connection, seen: Mapping[tuple[str, int], float]) -> None:
    """Note who came and went, where that matters."""
    rows = [{"of": table_id, "which": seat, "at": at} for (table_id, seat), at in sorted(seen.items())]
    connection.execute(NOTE, rows)


def seen(connection: Connection, table_ids: Sequence[str]) -> dict[str, dict[int, float]]:
    """What was noted of the seats of these tables."""
    found: defaultdict[str, dict[int, float]] = defaultdict(dict)
    for table_id, seat, at in connection.execute(SEEN, {"ids": list(table_ids)}):
        found[table_id][seat] = at
    return dict(found)
