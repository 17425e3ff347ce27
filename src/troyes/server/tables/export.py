"""The finished public games of a server as a folder of records, without the names of people who have not agreed.

What is there already is not written again, unless a name was agreed to or withdrawn since; what is not public any more
is taken away. So a folder can be kept up by the same command, and a stopped run goes on.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Final

from sqlalchemy import Connection

from troyes.core.errors import Refusal
from troyes.core.message import Message
from troyes.machine import files
from troyes.play.notation import label
from troyes.server.store import seals
from troyes.server.store.backup import reader
from troyes.server.store.connect import revision
from troyes.server.store.queries import export as export_queries
from troyes.server.store.queries import proofs as proof_queries
from troyes.server.store.queries import tables as queries
from troyes.server.store.rows import SeatRow, TableRow
from troyes.server.store.tables_schema import HEAD
from troyes.server.tables.hands import headers
from troyes.server.tables.live import Live

INDEX: Final = "exported.json"
"""What was exported, and with which names: file by file."""
SUFFIX: Final = ".troyes"


class Export:
    """A folder that is brought up to date, game by game: `written` of `games` are new or have changed."""

    def __init__(self, data: Path, url: str | None, folder: Path) -> None:
        self.folder = folder
        self.written = 0
        self._engine = reader(data, url)
        with self._engine.connect() as connection, connection.begin():
            if revision(connection) != HEAD:
                raise Refusal(Message("refused-database-older"))
            self._wanted = {name_of(one): one for one in export_queries.finished_public(connection)}
            self._agreed = export_queries.named(connection)
        self.games = len(self._wanted)

    def run(self) -> Iterator[int]:
        """Export; says after each game how many are done. Whatever ends it, what was written is remembered."""
        known = self._known()
        for gone in known.keys() - self._wanted.keys():
            (self.folder / gone).unlink(missing_ok=True)
        kept = {name: known[name] for name in known.keys() & self._wanted.keys()}
        try:
            with self._engine.connect() as connection, connection.begin():
                for done, (name, table_id) in enumerate(self._wanted.items(), start=1):
                    kept[name] = self._keep(connection, name, table_id, known.get(name))
                    yield done
        finally:
            self._engine.dispose()
            files.write_text(self.folder / INDEX, json.dumps(kept, indent=1, sort_keys=True) + "\n")

    def _known(self) -> dict[str, str]:
        path = self.folder / INDEX
        if not path.exists():
            return {}
        try:
            found = json.loads(files.read_text(path))
            return {str(name): str(told) for name, told in found.items() if Path(name).name == name}
        except (ValueError, AttributeError):
            return {}

    def _keep(self, connection: Connection, name: str, table_id: str, known: str | None) -> str:
        row = queries.table(connection, table_id)
        names = names_of(row, self._agreed)
        told = " ".join([f"{row.updated}", *names])
        if told != known or not (self.folder / name).exists():
            files.write_text(self.folder / name, record_of(connection, row, names))
            self.written += 1
        return told


def name_of(table_id: str) -> str:
    """The file of a table; nobody finds the table by it."""
    return blake2b(table_id.encode(), digest_size=8).hexdigest() + SUFFIX


def names_of(row: TableRow, agreed: Collection[str]) -> list[str]:
    """What the seats are called in the open: levels, letters, and the names of those who agreed. Whoever has several
    seats has lent them to others, who were not asked."""
    return [
        seat.name
        if seat.kind == "person" and seat.person_id in agreed and len(row.seats_of(seat.person_id or "")) == 1
        else public_name(seat)
        for seat in row.seats
    ]


def public_name(seat: SeatRow) -> str:
    """A computer player's level, or else the letter of the seat."""
    return seat.level if seat.kind == "bot" and seat.level else label(seat.seat)


def record_of(connection: Connection, row: TableRow, names: list[str]) -> str:
    """The record of a finished game under these names."""
    rows = queries.read_log(connection, row.id)
    seals.check(row.id, rows, row.written)
    live = Live(row, proof=proof_queries.of_table(connection, row.id))
    for each in rows:
        live.follow(each)
    record = live.playing.record()
    record.names = names
    record.headers = headers(live.hands.deeds)
    return record.text()
