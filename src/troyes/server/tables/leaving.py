"""Leaving a seat while a game goes on, sitting in for somebody, coming back, resigning, and ending a game together."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Final, Literal

import msgspec

from troyes.bots import levels
from troyes.core.errors import IllegalMove
from troyes.core.message import Message, message
from troyes.server import text
from troyes.server.messages import LONGEST_PATIENCE
from troyes.server.store.queries import tables as queries
from troyes.server.store.queries.seen import LONG
from troyes.server.store.rows import SEATLESS, Missing, Person, SeatRow
from troyes.server.tables import hands
from troyes.server.tables.attendance import Attendance
from troyes.server.tables.hall import Hall
from troyes.server.tables.hands import Deed
from troyes.server.tables.live import Live
from troyes.server.tables.presence import Presence

MINUTE: Final = 60.0
HOUR: Final = 3_600.0
DAY: Final = 86_400.0
UNITS: Final[tuple[tuple[str, float], ...]] = (("days", DAY), ("hours", HOUR), ("minutes", MINUTE))
USUAL_PATIENCE: Final = 3 * DAY
"""Of tables that never said anything about it."""
USUAL_LEVEL: Final = levels.LEVELS[min(1, len(levels.LEVELS) - 1)].name
"""Who sits in where nobody says who."""


class NotNow(IllegalMove):
    """The table does not allow it, or not any more."""

    status = 409


def patience_of(live: Live) -> float:
    """Seconds that one waits at a table for somebody who is away; 0 is for ever."""
    return USUAL_PATIENCE if live.row.patience is None else live.row.patience


def quiet_since(live: Live, presence: Presence, seat: int) -> float:
    """Since when nothing was seen of a seat. Where one waits for days an open page says nothing: somebody forgot it."""
    asked = max(live.asked_at.get(seat, 0.0), live.acted_at.get(seat, 0.0), live.began)
    return max(asked, presence.seen(live.row.id, seat) if is_live(live) else 0.0)


def is_live(live: Live) -> bool:
    """Whether one waits here for minutes, so that it matters who has the page open."""
    return 0 < patience_of(live) < LONG


def is_here(live: Live, presence: Presence, person_id: str) -> bool:
    """Whether somebody has to agree before a game is ended: whoever has the page open, and whoever is not away for
    longer than the table has patience. Where one waits for longer than minutes, nobody is away of whom nothing is
    wanted; where one waits for ever, those are who let others wait for as long as a table can be told to."""
    seats = live.row.seats_of(person_id)
    if not set(seats).isdisjoint(presence.who(live.row.id)[0]):
        return True
    if not is_live(live) and set(seats).isdisjoint(live.asked):
        return True
    since = max(quiet_since(live, presence, seat) for seat in seats)
    return time.time() - since <= (patience_of(live) or LONGEST_PATIENCE)


# Who may do what


def seat_of(live: Live, seat: int) -> SeatRow:
    """A seat of a game that goes on."""
    if seat >= live.row.players:
        raise Missing(Message("refused-no-such-seat"))
    if live.session is None:
        raise NotNow(Message("refused-not-begun"))
    if live.is_over:
        raise NotNow(Message("refused-game-over"))
    return live.row.seats[seat]


def own(live: Live, person: Person, seat: int) -> SeatRow:
    """A seat that this person plays."""
    row = seat_of(live, seat)
    if row.person_id != person.id:
        raise NotNow(Message("refused-seat-not-yours"))
    return row


def players(live: Live) -> set[str]:
    """The persons who play at this table now."""
    return {seat.person_id for seat in live.row.seats if seat.person_id}


def expected(live: Live) -> set[str]:
    """Who was late at the clock, and is expected to come back for as long as the table has patience."""
    since = time.time() - (patience_of(live) or LONGEST_PATIENCE)
    return {row.owner for row in live.row.seats if row.owner and live.late_at.get(row.seat, 0.0) >= since}


def do(live: Live, seat: int, deed: Deed, person_id: str | None = None, name: str = "") -> str:
    """Do something with a seat; the body of the row. Whoever takes it over is named. If somebody goes, and all who are
    left then wanted to end the game, it ends."""
    changed = hands.after(live.row.seats[seat], deed, person_id, name)
    seats = tuple(changed if each.seat == seat else each for each in live.row.seats)
    live.row = msgspec.structs.replace(live.row, seats=seats)
    if deed.what in hands.GOES and not deed.ends and players(live):
        agreed = {live.row.seats[each].person_id for each in live.hands.agreed - {seat, deed.by}}
        if players(live) | expected(live) <= agreed:
            deed = msgspec.structs.replace(deed, ends="agreed")
    return live.do(seat, deed)


def speaks_for(live: Live, person: Person) -> int:
    """The seat in whose name somebody wants to end the game, or does not: one for all that he plays."""
    seats = live.row.seats_of(person.id)
    return min(live.hands.agreed.intersection(seats) or seats, default=SEATLESS)


# Leaving and coming back


async def leave(hall: Hall, person: Person, table_id: str, seat: int, level: str) -> None:
    """Hand one's seat to a computer player, but not the last seat of a person: nobody would see how it goes on."""
    wanted = levels.find(level or USUAL_LEVEL).name

    def change(live: Live) -> str:
        own(live, person, seat)
        if not any(each.person_id for each in live.row.seats if each.seat != seat):
            raise NotNow(Message("refused-last-person"))
        return do(live, seat, Deed("left", wanted))

    await hall.do(table_id, seat, change)


async def sit_in(
    hall: Hall,
    presence: Presence,
    attendance: Attendance,
    person: Person,
    table_id: str,
    seat: int,
    level: str,
) -> None:
    """Let a computer player sit in for somebody who is away."""
    wanted = levels.find(level or USUAL_LEVEL).name
    await attendance.recall(table_id)

    def change(live: Live) -> str:
        row = seat_of(live, seat)
        if person.id not in players(live) | {live.row.host}:
            raise NotNow(Message("refused-sit-in"))
        if row.kind != "person" or seat not in live.asked:
            raise NotNow(Message("refused-sit-in-nobody"))
        wait_for(live, presence, seat)
        return do(live, seat, Deed("sits-in", wanted, by=speaks_for(live, person)))

    await hall.do(table_id, seat, change)


def wait_for(live: Live, presence: Presence, seat: int) -> None:
    """Refuse as long as the table has patience with a seat."""
    patience = patience_of(live)
    if patience <= 0:
        raise NotNow(Message("refused-patience-none"))
    left = quiet_since(live, presence, seat) + patience - time.time()
    if left > 0:
        unit, length = next(each for each in UNITS if left >= each[1] or each[1] == MINUTE)
        count = max(1, round(left / length))
        raise NotNow(message(f"refused-patience-{unit}", who=live.row.seats[seat].name, count=count))


async def come_back(hall: Hall, person: Person, table_id: str, seat: int) -> None:
    """Take one's seat back from the computer player that sits in."""

    def change(live: Live) -> str:
        if seat_of(live, seat).owner != person.id:
            raise NotNow(Message("refused-come-back"))
        return do(live, seat, Deed("back"))

    await hall.do(table_id, seat, change)


async def resign(hall: Hall, person: Person, table_id: str, seat: int) -> None:
    """Give up: a computer player plays on, and the seat has nothing to win any more. Where nobody is left to play
    against, or no person, the game is over."""

    def change(live: Live) -> str:
        own(live, person, seat)
        return give_up(live, seat, "resigned")

    await hall.do(table_id, seat, change)


def give_up(live: Live, seat: int, what: Literal["lost", "resigned"]) -> str:
    """A seat is given up, and the game with it if nobody is left to play; the body of the row."""
    gone = live.hands.resigned | {seat}
    rest = [each for each in live.row.seats if each.seat not in gone]
    over = len(rest) < 2 or not any(each.person_id for each in rest)
    return do(live, seat, Deed(what, USUAL_LEVEL, ends="resigned" if over else ""))


# Handing a seat on


async def offer(hall: Hall, person: Person, table_id: str, seat: int) -> str:
    """A secret for a link: whoever brings it takes this seat over. The one before is worth nothing any more."""
    secret = secrets.token_urlsafe(18)
    async with hall.held(table_id) as live:
        row = seat_of(live, seat)
        if person.id not in (row.person_id, row.owner):
            raise NotNow(Message("refused-seat-not-yours"))
        offered = msgspec.structs.replace(row, offered=_digest(secret))
        await hall.store.write(queries.put_seat, table_id, offered)
    await hall.hands_changed([table_id])
    return secret


async def take_over(hall: Hall, person: Person, table_id: str, secret: str, name: str) -> int:
    """Take the seat that a link offers; its number."""
    digest = _digest(secret)
    async with hall.held(table_id) as live:
        found = next((row.seat for row in live.row.seats if row.offered == digest), None)
    if found is None:
        raise NotNow(Message("refused-offer"))

    def change(live: Live) -> str:
        row = seat_of(live, found)
        if row.offered != digest:
            raise NotNow(Message("refused-offer"))
        if person.id in players(live):
            raise NotNow(Message("refused-plays-already"))
        return do(live, found, Deed("handed"), person.id, text.name(name) or person.name)

    await hall.do(table_id, found, change)
    return found


def _digest(secret: str) -> str:
    return hashlib.sha256(b"seat " + secret.encode()).hexdigest()


# Ending a game together


async def end(
    hall: Hall, presence: Presence, attendance: Attendance, person: Person, table_id: str, *, wish: bool
) -> None:
    """Say that one wants to end the game, or not any more. It ends when all want to who are here."""
    await attendance.recall(table_id)
    async with hall.held(table_id) as live:
        seat = speaks_for(live, person)
    if seat == SEATLESS:
        raise NotNow(Message("refused-no-seat-of-yours"))

    def change(live: Live) -> str:
        own(live, person, seat)
        if not wish:
            return do(live, seat, Deed("objected"))
        agreed = {live.row.seats[each].person_id for each in live.hands.agreed} | {person.id}
        waits = any(is_here(live, presence, each) for each in players(live) - agreed)
        waits = waits or not expected(live) <= agreed
        return do(live, seat, Deed("agreed", ends="" if waits else "agreed"))

    await hall.do(table_id, seat, change)
