"""Making tables and sitting down at them; whoever takes the last seat starts the game."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Concatenate, Final, NamedTuple, ParamSpec

from sqlalchemy import Connection

from troyes.bots import levels
from troyes.core.errors import RecordError, Refusal
from troyes.core.message import Message
from troyes.play import log, record
from troyes.play.catalogue import find
from troyes.play.proof import Proof, verify
from troyes.play.proof import read as read_proof
from troyes.play.session import Session
from troyes.play.table import Table
from troyes.server import text
from troyes.server.messages import Branch, Fill, Join, NewSeat, NewTable, Upload
from troyes.server.seat_messages import Clock
from troyes.server.store.queries import proofs as proof_queries
from troyes.server.store.queries import tables as queries
from troyes.server.store.rows import SEATLESS, NewRow, Person, SeatRow, Status, TableRow, Taken
from troyes.server.tables import clocks
from troyes.server.tables.dice import checked
from troyes.server.tables.hall import Hall, person_channel
from troyes.server.tables.hands import BROKEN_OFF, SEAT, encode
from troyes.server.tables.live import BROUGHT, START, Live, dealt, table_of
from troyes.server.tables.results import Result, encode_result

P = ParamSpec("P")

BOT_NAMES: Final = (
    "Perceval", "Enide", "Lancelot", "Laudine", "Yvain", "Lunete", "Erec", "Blanchefleur", "Cligès", "Fénice",
)  # fmt: skip
"""From the romances of Chrétien de Troyes."""
LONGEST_GAME: Final = 5_000
"""Tokens. No game is nearly as long."""


class Unsettled(Exception):
    """Somebody has brought something to the dice since the game was dealt."""


class Terms(NamedTuple):
    """What is agreed about a table besides its game."""

    public: bool = False
    patience: float | None = None
    clock: Clock | None = None


class Opening:
    """A game up to the first choice of a player: the first rows of its log, and what the table then says of itself."""

    def __init__(self, session: Session, *, goes_on: bool = True) -> None:
        """A game that is not over may go on, or there is no more of it than this."""
        game, state = session.game, session.state
        entries = [(entry.actor, entry.token) for entry in session.log]
        self.row = NewRow(START if goes_on else BROUGHT, SEATLESS, log.write(game, entries))
        self.rows = [self.row]
        self.asked = [actor for actor in state.actors() if actor >= 0]
        self.status: Status = "playing"
        self.result = ""
        if not state.actors():
            self._end(Result(state.scores(), game.winners(state)))
        elif not goes_on:
            self.rows.append(NewRow(SEAT, SEATLESS, encode(BROKEN_OFF)))
            self._end(Result(state.scores(), [], BROKEN_OFF.ends))

    def _end(self, result: Result) -> None:
        self.asked, self.status, self.result = [], "finished", encode_result(result)


async def opening(
    hall: Hall,
    table: Table,
    entries: log.Entries | None = None,
    proof: Proof | None = None,
    *,
    goes_on: bool = True,
) -> Opening:
    """Deal a game, or take up one where another stood, away from the event loop. Of one that does not go on nothing is
    thrown, and nobody does what was left to do."""

    def begun() -> Opening:
        return Opening(dealt(table, entries, hall.dice, proof, advance=goes_on), goes_on=goes_on)

    return await asyncio.to_thread(begun)


async def make_table(hall: Hall, person: Person, wanted: NewTable) -> TableRow:
    """A new table; it starts at once if no seat is left open."""
    table = await hall.reading.do(_table, wanted)
    seats = [new_seat(number, seat, person) for number, seat in enumerate(wanted.seats)]
    proof = None if hall.dice is not None else hall.cup.proof(wanted.offered)
    mine = next((seat.seat for seat in seats if seat.person_id), None)
    if proof is not None and mine is not None:
        proof = proof.adding(mine, checked(wanted.added))
    whole = all(seat.kind != "open" for seat in seats)
    begins = await opening(hall, table, proof=proof) if whole else None
    terms = Terms(wanted.public, wanted.patience, wanted.clock)
    return await place_table(hall, person, table, seats, begins, terms, proof=proof, name=wanted.offered)


def _table(wanted: NewTable) -> Table:
    game = find(wanted.game).with_components(wanted.components)
    return Table(game, game.setup(len(wanted.seats), wanted.setup))


async def place_table(
    hall: Hall,
    person: Person,
    table: Table,
    seats: Sequence[SeatRow],
    begins: Opening | None,
    terms: Terms,
    *,
    proof: Proof | None = None,
    name: str = "",
    also: Callable[[Connection, TableRow], None] = lambda connection, made: None,
) -> TableRow:
    """Write a table down, and `also` what belongs to it, and let everybody know."""
    clock = terms.clock
    runs = clock is not None and begins is not None and any(seats[each].person_id for each in begins.asked)

    def place(connection: Connection) -> TableRow:
        made = queries.create_table(
            connection,
            game=table.name,
            version=table.version,
            setup=table.choices,
            components=table.components,
            host=person.id,
            public=terms.public,
            patience=terms.patience,
            clock=clocks.written(clock),
            due=time.time() + clock.seconds if clock is not None and runs else None,
            seats=seats,
            status=begins.status if begins else "open",
            asked=begins.asked if begins else (),
            result=begins.result if begins else "",
            rows=begins.rows if begins else (),
        )
        if proof is not None:
            proof_queries.keep(connection, made.id, proof, name)
        also(connection, made)
        return made

    row = await hall.store.write(place)
    await hall.seats_changed(row)
    return row


def new_seat(number: int, wanted: NewSeat, person: Person) -> SeatRow:
    """A seat as it was asked for."""
    if wanted.kind == "open":
        return SeatRow(number, "open")
    if wanted.kind == "you":
        return SeatRow(number, "person", person.id, text.name(wanted.name) or person.name)
    level = levels.find(wanted.level)
    return SeatRow(number, "bot", None, text.name(wanted.name) or bot_name(number), level.name)


def bot_name(seat: int) -> str:
    """What a computer player is called: everyone at a table differently."""
    return BOT_NAMES[seat % len(BOT_NAMES)]


async def join(hall: Hall, person: Person, table_id: str, wanted: Join) -> TableRow:
    """Take an open seat."""
    name = text.name(wanted.name) or person.name
    bring = wanted.seat, checked(wanted.added)
    return await _sit(hall, table_id, bring, queries.take_seat, table_id, wanted.seat, person.id, name)


async def fill(hall: Hall, person: Person, table_id: str, wanted: Fill) -> TableRow:
    """The host gives an open seat to a computer player."""
    level = levels.find(wanted.level)
    seat = wanted.seat
    change = queries.fill_seat
    return await _sit(
        hall, table_id, (seat, ""), change, table_id, seat, person.id, level.name, bot_name(seat)
    )


async def leave(hall: Hall, person: Person, table_id: str) -> TableRow:
    """Get up again, before the game starts."""
    table = await hall.store.write(queries.leave_seats, table_id, person.id)
    await hall.seats_changed(table)
    return table


async def free(hall: Hall, person: Person, table_id: str, seat: int) -> TableRow:
    """The host frees a seat again, before the game starts."""
    table, gone = await hall.store.write(queries.free_seat, table_id, seat, person.id)
    await hall.seats_changed(table)
    if gone:
        hall.channels.publish("changed", person_channel(gone))
    return table


async def _sit(
    hall: Hall,
    table_id: str,
    bring: tuple[int, str],
    change: Callable[Concatenate[Connection, P], TableRow],
    *args: P.args,
    **kwargs: P.kwargs,
) -> TableRow:
    """Change a seat and, if it was the last open one, start the game in the same breath: with what everybody brings to
    the dice. Should somebody bring something meanwhile, it is dealt anew."""
    row = await hall.store.read(queries.table, table_id)
    known = await hall.store.read(proof_queries.of_table, table_id)
    proof = known and known.adding(*bring)
    begins = await opening(hall, await asyncio.to_thread(table_of, row), proof=proof)

    def sit(connection: Connection) -> TableRow:
        table = change(connection, *args, **kwargs)
        settled = proof_queries.add(connection, table_id, *bring)
        if not table.full:
            return table
        if settled != proof:
            raise Unsettled
        row = begins.row
        now, clock = time.time(), clocks.read(table.clock)
        queries.append(
            connection,
            table_id,
            1,
            row.kind,
            row.seat,
            row.body,
            status=begins.status,
            asked=begins.asked,
            at=now,
            due=now + clock.seconds if clock is not None else None,
        )
        return queries.table(connection, table_id)

    try:
        table = await hall.store.write(sit)
    except Unsettled:
        return await _sit(hall, table_id, bring, change, *args, **kwargs)
    await hall.seats_changed(table)
    return table


async def upload(hall: Hall, person: Person, wanted: Upload) -> TableRow:
    """A table from a record: one to look at, or a game that goes on in the hands of whoever brought it and wants that.

    Whoever brings a game has not played it: unless it is played on, its seats are nobody's here.
    """
    read, proof, over = await hall.reading.do(_read, wanted)
    begins = await opening(hall, read.table, read.entries, goes_on=wanted.play)
    hers = person.id if wanted.play and not over else None
    seats = [SeatRow(number, "person", hers, text.name(name)) for number, name in enumerate(read.names)]
    return await place_table(hall, person, read.table, seats, begins, Terms(), proof=proof)


def _read(wanted: Upload) -> tuple[record.Record, Proof | None, bool]:
    """A record, what its throws follow from if it proves that, and whether its game is over."""
    read = record.parse(wanted.record, wanted.components, longest=LONGEST_GAME)
    over = not read.replay().actors()
    try:
        verify(read)
    except RecordError:
        return read, None, over
    return read, read_proof(read) if over else None, over


async def branch(hall: Hall, person: Person, source: Live, wanted: Branch) -> TableRow:
    """Play on from a position of a finished game, against computer players."""
    if source.row.status != "finished":
        raise Taken(Message("refused-branch-early"))
    entries = source.entries
    last = len(entries) - source.playing.is_over  # a record may end before its game does
    if wanted.at > last or wanted.seat >= source.row.players:
        raise Refusal(Message("refused-branch-nothing"))
    level = levels.find(wanted.level)
    seats = [
        SeatRow(number, "person", person.id, person.name)
        if number == wanted.seat
        else SeatRow(number, "bot", None, bot_name(number), level.name)
        for number in range(source.row.players)
    ]
    begins = await opening(hall, source.table, entries[: wanted.at])
    return await place_table(hall, person, source.table, seats, begins, Terms())
