"""A data folder with very many finished games, as a site has after years.

Some games are played by computer players; each then stands there as often as it takes, as tables of their own, with a
row for every move. They are written as the server writes them, seals included, but many at once.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.progress import Progress
from sqlalchemy import Connection, insert

from troyes.bots.levels import find as level
from troyes.bots.seat import make_move
from troyes.core.rng import Rng
from troyes.play import log
from troyes.play.catalogue import find
from troyes.play.session import Entry, Session
from troyes.play.table import Table
from troyes.server.store import people_queries, seals
from troyes.server.store.rows import NO_SEAT, LogRow, NewRow, SeatRow
from troyes.server.store.store import Store
from troyes.server.store.table_queries import create_table
from troyes.server.store.tables_schema import log as log_rows
from troyes.server.tables.hall import Result, encode_result
from troyes.server.tables.live import START

KINDS = (("city", 1), ("city", 2), ("city", 3), ("city", 4), ("dice", 1), ("dice", 2), ("dice", 4))
DIFFERENT = 70
"""Games that are really played."""
AT_ONCE = 500
"""Tables that are written together."""
UNTIMED = 1e9


class Game(NamedTuple):
    """A game that was played to its end, as the rows of a log."""

    table: Table
    rows: list[NewRow]
    result: str


def played(name: str, players: int, seed: int) -> Game:
    """A game of computer players who think little."""
    game = find(name)
    table = Table(game, game.setup(players, {}))
    session = Session(table, seed=seed)
    rows = [NewRow(START, NO_SEAT, written(session.log, table))]
    player, rng = level("villager").player(), Rng(seed, 1)
    while not session.is_over:
        before, seat = len(session.log), session.state.actors()[0]
        make_move(session, seat, player, rng, UNTIMED)
        rows.append(NewRow("move", seat, written(session.log[before:], table)))
    state = session.state
    return Game(table, rows, encode_result(Result(state.scores(), game.winners(state))))


def written(entries: list[Entry], table: Table) -> str:
    """What a row of the log says."""
    return log.write(table.game, [(entry.actor, entry.token) for entry in entries])


def add(connection: Connection, host: str, games: list[Game]) -> list[str]:
    """Write some finished tables down; their identifiers."""
    made: list[str] = []
    rows: list[dict[str, object]] = []
    for game in games:
        seats = [SeatRow(seat, "bot", None, "Yvain", "villager") for seat in range(game.table.setup.players)]
        table = create_table(
            connection,
            game=game.table.name,
            version=game.table.version,
            setup=game.table.choices,
            components=game.table.components,
            host=host,
            public=True,
            seats=seats,
            status="finished",
            result=game.result,
        )
        made.append(table.id)
        rows += sealed(table.id, game.rows, table.created)
    connection.execute(insert(log_rows), rows)
    return made


def sealed(table_id: str, rows: list[NewRow], now: float) -> Iterator[dict[str, object]]:
    """The rows of a log with their numbers and seals."""
    before = ""
    for seq, new in enumerate(rows, 1):
        row = LogRow(seq, new.kind, new.seat, new.body, now)
        before = seals.seal(before, table_id, row)
        yield {"table_id": table_id, **msgspec.structs.asdict(msgspec.structs.replace(row, seal=before))}


def fill(data: Path, tables: int, seed: int = 1, url: str | None = None) -> list[str]:
    """Put finished games into a data folder, or into the database at this address; some of their identifiers."""
    rng = random.Random(seed)
    known: list[str] = []
    store = Store.open(data, url)
    try:
        host = store.database.submit_write(
            lambda connection: people_queries.make_guest(connection, f"stock {time.time()}", "Chrétien")
        ).result()
        with Progress(console=Console(stderr=True), transient=True) as progress:
            playing = progress.add_task("playing games", total=DIFFERENT)
            games = []
            for number in range(DIFFERENT):
                games.append(played(*KINDS[number % len(KINDS)], seed + number))
                progress.advance(playing)
            writing = progress.add_task("writing games", total=tables)
            for first in range(0, tables, AT_ONCE):
                some = [rng.choice(games) for _ in range(min(AT_ONCE, tables - first))]
                job = store.database.submit_write(
                    lambda connection, some=some: add(connection, host.person.id, some)  # type: ignore[misc]
                )
                known += rng.sample(found := job.result(), min(2, len(found)))
                progress.advance(writing, len(some))
    finally:
        store.close()
    return known
