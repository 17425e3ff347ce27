"""The same table once more, for all who played at it."""

from __future__ import annotations

from sqlalchemy import Connection

from troyes.core.message import Message
from troyes.server.store.queries import shelf
from troyes.server.store.queries import tables as queries
from troyes.server.store.rows import Person, SeatRow, TableRow, Taken
from troyes.server.tables import clocks
from troyes.server.tables.hall import Hall
from troyes.server.tables.live import table_of
from troyes.server.tables.seating import Terms, bot_name, opening, place_table


class Followed(Exception):
    """Somebody else was first: they play again at that table."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.table_id = table_id


async def same_again(hall: Hall, person: Person, table_id: str) -> str:
    """The table where those who played here play again: the one that is there already, or a new one."""
    old = await hall.store.read(queries.table, table_id)
    if old.status != "finished":
        raise Taken(Message("refused-again-early"))
    if old.following and await _exists(hall, old.following):
        return old.following
    seats = [_again(seat, person) for seat in old.seats]
    if not any(seat.person_id for seat in seats):
        raise Taken(Message("refused-no-seat-of-yours"))
    table = table_of(old)
    proof = None if hall.dice is not None else hall.cup.proof("")
    whole = all(seat.kind != "open" for seat in seats)
    begins = await opening(hall, table, proof=proof) if whole else None
    terms = Terms(old.public, old.patience, clocks.read(old.clock))

    def follow(connection: Connection, made: TableRow) -> None:
        first = shelf.follow_up(connection, table_id, made.id)
        if first != made.id:
            raise Followed(first)  # and nothing is written of a table that was made in vain

    try:
        new = await place_table(hall, person, table, seats, begins, terms, proof=proof, also=follow)
    except Followed as followed:
        return followed.table_id
    await hall.hands_changed([table_id])
    return new.id


async def _exists(hall: Hall, table_id: str) -> bool:
    return await hall.store.read(shelf.exists, table_id)


def _again(seat: SeatRow, person: Person) -> SeatRow:
    """Whoever asks sits where they sat, computer players do, and the others' seats are free: for
    them, or for anybody where an account is gone."""
    if person.id in (seat.person_id, seat.owner, seat.given_up):
        return SeatRow(seat.seat, "person", person.id, seat.name)
    if seat.kind == "bot" and seat.owner is None and not seat.resigned:
        return SeatRow(seat.seat, "bot", None, seat.name or bot_name(seat.seat), seat.level)
    return SeatRow(seat.seat, "open")
