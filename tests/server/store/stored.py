"""People and tables in a store, for the tests."""

from __future__ import annotations

from typing import Any

from troyes.server.store.queries import people, tables
from troyes.server.store.rows import SeatRow, TableRow
from troyes.server.store.store import Store


async def guest(store: Store, name: str = "Alix") -> str:
    session = await store.write(people.make_guest, f"token of {name}", name)
    return session.person.id


async def new_table(store: Store, host: str, **changes: Any) -> TableRow:
    given: dict[str, Any] = {
        "game": "troyes",
        "version": 1,
        "setup": {"open-vp": "no"},
        "components": "",
        "host": host,
        "public": True,
        "seats": [
            SeatRow(0, "person", host, "Alix"),
            SeatRow(1, "open"),
            SeatRow(2, "bot", None, "Bot", "greedy"),
        ],
    }
    return await store.write(tables.create_table, **given | changes)
