"""A data folder with very many finished games, as a site has after years: each another one, of both games and for all
numbers of players, with a row for every move.

They are played at random, as `troyes sim` does, and written as the server writes them, seals included, but many
at once.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.progress import Progress
from sqlalchemy import Connection, Integer, bindparam, insert, select, update

from report import run
from troyes.core.agenda import NOBODY
from troyes.core.offer import Offer
from troyes.core.rng import Rng
from troyes.core.state import CHANCE
from troyes.core.walk import ends_move
from troyes.play import log
from troyes.play.catalogue import find
from troyes.play.table import Table
from troyes.server.store import seals
from troyes.server.store.queries import people as people_queries
from troyes.server.store.queries.tables import create_table, read_log
from troyes.server.store.rows import SEATLESS, LogRow, NewRow, SeatRow
from troyes.server.store.store import Store
from troyes.server.store.tables_schema import log as log_rows
from troyes.server.store.tables_schema import tables as table_rows
from troyes.server.tables.live import START
from troyes.server.tables.results import Result, encode_result

KINDS = (("city", 1), ("city", 2), ("city", 3), ("city", 4), ("dice", 1), ("dice", 2), ("dice", 4))
AT_ONCE = 500
"""Tables that are written together."""
COUNT = (
    update(table_rows)
    .where(table_rows.c.id == bindparam("of"))
    .values(written=bindparam("now_written", type_=Integer))
)


class Game(NamedTuple):
    """A game that was played to its end, as the rows of a log."""

    table: Table
    rows: list[NewRow]
    result: str


def played(name: str, players: int, seed: int, number: int) -> Game:
    """Game number so and so as `troyes sim` plays it, with the same dice and the same choices."""
    game = find(name)
    table = Table(game, game.setup(players, {}))
    state, rng = table.new(), Rng(seed, number)
    rows: list[tuple[str, int, log.Entries]] = [(START, SEATLESS, [])]
    goes_on, offer = False, Offer()
    while (actor := state.actor()) != NOBODY:
        state.fill(actor, offer)
        if actor == CHANCE:
            token = offer.draw(rng)
        else:
            token = offer.tokens[rng.below(offer.size)]
            if not goes_on and offer.size > 1:  # what somebody has to do belongs to the move before
                rows.append(("move", actor, []))
        rows[-1][2].append((actor, token))
        state.take(actor, token)
        goes_on = actor != CHANCE and not ends_move(state, actor)
    result = encode_result(Result(state.scores(), game.winners(state)))
    return Game(table, [NewRow(kind, seat, log.write(game, some)) for kind, seat, some in rows], result)


def add(connection: Connection, host: str, games: list[Game]) -> list[str]:
    """Write some finished tables down; their identifiers."""
    made: list[str] = []
    rows: list[dict[str, object]] = []
    counts: list[dict[str, object]] = []
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
        counts.append({"of": table.id, "now_written": len(game.rows)})
    connection.execute(insert(log_rows), rows)
    connection.execute(COUNT, counts)
    return made


def sealed(table_id: str, rows: list[NewRow], now: float) -> Iterator[dict[str, object]]:
    """The rows of a log with their numbers and seals."""
    before = ""
    for seq, new in enumerate(rows, 1):
        row = LogRow(seq, new.kind, new.seat, new.body, now)
        before = seals.seal(before, table_id, row)
        yield {"table_id": table_id, **msgspec.structs.asdict(msgspec.structs.replace(row, seal=before))}


def fill(data: Path, tables: int, seed: int = 1, url: str | None = None) -> None:
    """Put finished games into a data folder, or into the database at this address."""
    store = Store.open(data, url)
    try:
        host = store.database.submit_write(
            lambda connection: people_queries.make_guest(connection, f"stock {time.time()}", "Chrétien")
        ).result()
        with Progress(console=Console(stderr=True), transient=True) as progress:
            writing = progress.add_task("playing and writing games", total=tables)
            for first in range(0, tables, AT_ONCE):
                numbers = range(first, min(first + AT_ONCE, tables))
                some = [played(*KINDS[number % len(KINDS)], seed, number) for number in numbers]
                store.database.submit_write(
                    lambda connection, some=some: add(connection, host.person.id, some)  # type: ignore[misc]
                ).result()
                progress.advance(writing, len(some))
    finally:
        store.close()


def finished(data: Path) -> list[str]:
    """The finished games that a data folder holds."""
    store = Store.open(data)
    try:
        asked = select(table_rows.c.id).where(table_rows.c.status == "finished").order_by(table_rows.c.id)
        return store.database.submit_read(lambda connection: list(connection.scalars(asked))).result()
    finally:
        store.close()


def lengths(data: Path, table_ids: list[str]) -> dict[str, int]:
    """How many tokens these games have: whatever stands on the lines of a log behind whoever chose it."""
    store = Store.open(data)
    try:
        logs = store.database.submit_read(
            lambda connection: {each: read_log(connection, each) for each in table_ids}
        ).result()
        return {
            table_id: sum(len(line.split()) - 1 for row in rows for line in row.body.splitlines() if line)
            for table_id, rows in logs.items()
        }
    finally:
        store.close()


def main(folder: Path, *, tables: int = 100_000, seed: int = 1) -> None:
    """Fill a data folder with finished games.

    Parameters
    ----------
    folder
        Where; it may hold games already.
    tables
        How many.
    seed
        Which.
    """
    fill(folder, tables, seed)
    print(f"{len(finished(folder)):,} finished games")


if __name__ == "__main__":
    run(main)
