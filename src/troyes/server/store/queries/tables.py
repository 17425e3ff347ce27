"""Questions and changes about tables, seats, logs and chat, each a function of a connection.

Whatever changes a table locks its row first (SQLite has one writer anyway), so that two server processes take turns.
"""

from __future__ import annotations

import secrets
import time
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Double, Integer, bindparam, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from troyes.core.message import Message
from troyes.server.store import seals
from troyes.server.store.rows import (
    SEATLESS,
    ChatRow,
    Conflict,
    Latest,
    LogRow,
    Missing,
    NewRow,
    Sat,
    SeatRow,
    Status,
    TableRow,
    Taken,
)
from troyes.server.store.tables_schema import Words, chat, log, persons, sat, tables
from troyes.server.store.tables_schema import seats as seat_rows

LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
"""Without those that look like others."""
ID_LENGTH: Final = 20
MOST_SHOWN: Final = 50
"""Tables in a list of the lobby."""


def new_id() -> str:
    """An id that nobody guesses: 100 bits of chance."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


# Tables and seats


def create_table(
    connection: Connection,
    *,
    game: str,
    version: int,
    setup: dict[str, str],
    components: str,
    host: str,
    public: bool,
    seats: Sequence[SeatRow],
    status: Status = "open",
    asked: Sequence[int] = (),
    result: str = "",
    rows: Sequence[NewRow] = (),
    patience: float | None = None,
    clock: str | None = None,
    due: float | None = None,
) -> TableRow:
    """Make a table with an id that cannot be guessed, its seats, and the first rows of its log if there are any."""
    now = time.time()
    made = TableRow(
        id=new_id(),
        game=game,
        version=version,
        players=len(seats),
        setup=setup,
        components=components,
        host=host,
        public=public,
        status=status,
        asked=tuple(asked),
        result=result,
        created=now,
        updated=now,
        seats=tuple(seats),
        patience=patience,
        clock=clock,
        due=due,
        written=len(rows),
    )
    values = {column.name: getattr(made, column.name) for column in tables.c}
    values |= {"setup": msgspec.json.encode(setup).decode(), "asked": _numbers(asked), "handed": None}
    connection.execute(insert(tables).values(values))
    if seats:
        connection.execute(
            insert(seat_rows), [{"table_id": made.id, **msgspec.structs.asdict(s)} for s in seats]
        )
    if rows:
        before = ""
        for seq, row in enumerate(rows, 1):
            before = (
                _add(connection, made.id, LogRow(seq, row.kind, row.seat, row.body, now), before).seal or ""
            )
    return made


def _numbers(values: Iterable[int]) -> str:
    return ",".join(map(str, values))


SEATS: Final = (
    select(seat_rows)
    .where(seat_rows.c.table_id.in_(bindparam("ids", expanding=True)))
    .order_by(seat_rows.c.table_id, seat_rows.c.seat)
)


SAT: Final = (
    select(sat.c.table_id, sat.c.seq, sat.c.seat, persons.c.name)
    .join_from(sat, persons, isouter=True)
    .where(sat.c.table_id.in_(bindparam("ids", expanding=True)))
    .order_by(sat.c.table_id, sat.c.seq)
)


def with_seats(connection: Connection, rows: list[dict[str, Any]]) -> list[TableRow]:
    """Tables as the database has them, who sits there, and who did before."""
    found: defaultdict[str, list[SeatRow]] = defaultdict(list)
    for seat in connection.execute(SEATS, {"ids": [row["id"] for row in rows]}):
        found[seat.table_id].append(
            SeatRow(
                seat=seat.seat,
                kind=seat.kind,
                person_id=seat.person_id,
                name=seat.name,
                level=seat.level,
                owner=seat.owner,
                offered=seat.offered,
                resigned=bool(seat.resigned),
                given_up=seat.given_up,
            )
        )
    before: defaultdict[str, list[Sat]] = defaultdict(list)
    if handed := [row["id"] for row in rows if row["handed"]]:
        for one in connection.execute(SAT, {"ids": handed}):
            before[one.table_id].append(Sat(one.seq, one.seat, one.name or ""))
    return [
        TableRow(
            **row
            | {
                "setup": msgspec.json.decode(row["setup"], type=dict[str, str]),
                "asked": tuple(int(number) for number in row["asked"].split(",") if number),
                "seats": tuple(found[row["id"]]),
                "handed": tuple(before[row["id"]]),
            }
        )
        for row in rows
    ]


TABLE: Final = select(tables).where(tables.c.id == bindparam("of"))
LOCKED: Final = TABLE.with_for_update()


def table(connection: Connection, table_id: str, *, lock: bool = False) -> TableRow:
    """A table with its seats; `lock` keeps others from changing it until we are done."""
    row = None
    if table_id.isalnum():  # PostgreSQL chokes on some other characters
        row = connection.execute(LOCKED if lock else TABLE, {"of": table_id}).mappings().first()
    if row is None:
        raise Missing(Message("refused-no-table"))
    return with_seats(connection, [dict(row)])[0]


LAST_ROW: Final = (
    select(func.max(log.c.seq)).where(log.c.table_id == tables.c.id).scalar_subquery().label("last_row")
)
LAST_LINE: Final = (
    select(func.max(chat.c.number)).where(chat.c.table_id == tables.c.id).scalar_subquery().label("last_line")
)
LATEST: Final = select(tables, LAST_ROW, LAST_LINE).where(tables.c.id.in_(bindparam("ids", expanding=True)))


def latest(connection: Connection, table_ids: Sequence[str]) -> dict[str, Latest]:
    """How these tables stand; those that are not there are left out."""
    rows = [dict(row) for row in connection.execute(LATEST, {"ids": list(table_ids)}).mappings()]
    lasts = [(row.pop("last_row") or 0, row.pop("last_line") or 0) for row in rows]
    found = zip(with_seats(connection, rows), lasts, strict=True)
    return {each.id: Latest(each, rev, said) for each, (rev, said) in found}


def take_seat(connection: Connection, table_id: str, seat: int, person_id: str, name: str) -> TableRow:
    """Sit down on an open seat before the game starts; of two who try, one gets `Taken`."""
    _open_seat(connection, table_id, seat)
    return _put(connection, table_id, [seat], kind="person", person_id=person_id, name=name, level="")


def leave_seats(connection: Connection, table_id: str, person_id: str) -> TableRow:
    """Get up from all of one's seats before the game starts."""
    mine = _waiting(connection, table_id).seats_of(person_id)
    if not mine:
        raise Taken(Message("refused-no-seat-of-yours"))
    return _put(connection, table_id, mine, kind="open", person_id=None, name="", level="")


def fill_seat(connection: Connection, table_id: str, seat: int, host: str, level: str, name: str) -> TableRow:
    """The host gives an open seat to a computer player."""
    if _open_seat(connection, table_id, seat).host != host:
        raise Taken(Message("refused-not-host"))
    return _put(connection, table_id, [seat], kind="bot", person_id=None, name=name, level=level)


def free_seat(connection: Connection, table_id: str, seat: int, host: str) -> tuple[TableRow, str | None]:
    """The host frees a seat before the game starts; also whose it was."""
    found = _waiting(connection, table_id)
    if found.host != host:
        raise Taken(Message("refused-not-host-free"))
    row = next((each for each in found.seats if each.seat == seat), None)
    if row is None:
        raise Missing(Message("refused-no-such-seat"))
    return _put(connection, table_id, [seat], kind="open", person_id=None, name="", level=""), row.person_id


def _waiting(connection: Connection, table_id: str) -> TableRow:
    found = table(connection, table_id, lock=True)
    if found.status != "open":
        raise Taken(Message("refused-started"))
    return found


def _open_seat(connection: Connection, table_id: str, seat: int) -> TableRow:
    found = _waiting(connection, table_id)
    kinds = {row.seat: row.kind for row in found.seats}
    if seat not in kinds:
        raise Missing(Message("refused-no-such-seat"))
    if kinds[seat] != "open":
        raise Taken(Message("refused-seat-taken"))
    return found


def _put(connection: Connection, table_id: str, where: Sequence[int], **values: str | None) -> TableRow:
    chosen = update(seat_rows).where(seat_rows.c.table_id == table_id, seat_rows.c.seat.in_(where))
    connection.execute(chosen.values(values))
    connection.execute(update(tables).where(tables.c.id == table_id).values(updated=time.time()))
    return table(connection, table_id)


# The log. Its statements are built once, for this is what the server does most.

TELL: Final = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values(
        updated=bindparam("at"),
        due=bindparam("now_due", type_=Double),
        status=func.coalesce(bindparam("now_status", type_=Words), tables.c.status),
        asked=func.coalesce(bindparam("now_asked", type_=Words), tables.c.asked),
        result=func.coalesce(bindparam("now_result", type_=Words), tables.c.result),
        written=bindparam("now_written", type_=Integer),
    )
    .returning(
        select(log.c.seal)
        .where(log.c.table_id == bindparam("of"), log.c.seq == bindparam("last_row"))
        .scalar_subquery()
    )
)
"""What a table says of itself; with it comes the seal of the row before."""
ADD: Final = {
    "sqlite": sqlite.insert(log).on_conflict_do_nothing().execution_options(preserve_rowcount=True),
    "postgresql": postgresql.insert(log).on_conflict_do_nothing().execution_options(preserve_rowcount=True),
}

ROWS: Final = (
    select(log.c.seq, log.c.kind, log.c.seat, log.c.body, log.c.at, log.c.seal)
    .where(log.c.table_id == bindparam("of"), log.c.seq > bindparam("after"))
    .order_by(log.c.seq)
)


def append(
    connection: Connection,
    table_id: str,
    seq: int,
    kind: str,
    seat: int,
    body: str,
    *,
    status: Status | None = None,
    asked: Sequence[int] | None = None,
    result: str | None = None,
    at: float | None = None,
    due: float | None = None,
    seats: Sequence[SeatRow] = (),
    giver: SeatRow | None = None,
) -> LogRow:
    """Add row `seq` to a table's log, and with it what the table says of itself, seats that changed hands by it, and
    the one that was handed on as it was before; `Conflict` if there is one."""
    now = time.time() if at is None else at
    news = {"at": now, "of": table_id, "now_status": status, "now_result": result, "now_due": due}
    news |= {"now_asked": None if asked is None else _numbers(asked), "last_row": seq - 1, "now_written": seq}
    told = connection.execute(TELL, news).first()
    if told is None:
        raise Missing(Message("refused-no-table"))
    # Where an earlier release wrote the row before, it has no seal: then it is the one that it would have.
    before = told[0] or (seals.check(table_id, read_log(connection, table_id), seq - 1) if seq > 1 else "")
    row = _add(connection, table_id, LogRow(seq, kind, seat, body, now), before)
    if giver is not None:
        _note_sat(connection, table_id, seq, giver)
    for changed in seats:
        put_seat(connection, table_id, changed)
    return row


def _add(connection: Connection, table_id: str, row: LogRow, before: str) -> LogRow:
    """Write a row with its seal."""
    sealed = msgspec.structs.replace(row, seal=seals.seal(before, table_id, row))
    values = {"table_id": table_id, **msgspec.structs.asdict(sealed)}
    if connection.execute(ADD[connection.dialect.name], values).rowcount != 1:
        raise Conflict(Message("refused-moved-on"))
    return sealed


def put_seat(connection: Connection, table_id: str, row: SeatRow) -> None:
    """A seat is somebody else's now."""
    values = msgspec.structs.asdict(row)
    where = (seat_rows.c.table_id == table_id) & (seat_rows.c.seat == values.pop("seat"))
    connection.execute(update(seat_rows).where(where).values(values))


def _note_sat(connection: Connection, table_id: str, seq: int, giver: SeatRow) -> None:
    """Note who held a seat until that row of the log handed it on. Of several seats at one screen only one can be
    theirs, and nobody knows which: their names were given to them."""
    who = giver.person_id or giver.owner
    held = select(func.count()).where(
        seat_rows.c.table_id == table_id, (seat_rows.c.person_id == who) | (seat_rows.c.owner == who)
    )
    alone = connection.execute(held).scalar() == 1
    values = {"table_id": table_id, "seq": seq, "seat": giver.seat, "person_id": who if alone else None}
    connection.execute(insert(sat).values(values))
    count = func.coalesce(tables.c.handed, 0) + 1
    connection.execute(update(tables).where(tables.c.id == table_id).values(handed=count))


def read_log(connection: Connection, table_id: str, after: int = 0) -> list[LogRow]:
    """The rows of a log that follow number `after`."""
    return [LogRow(*row) for row in connection.execute(ROWS, {"of": table_id, "after": after})]


def last_seq(connection: Connection, table_id: str) -> int:
    """The number of a log's last row; 0 if there is none."""
    return connection.execute(select(func.max(log.c.seq)).where(log.c.table_id == table_id)).scalar() or 0


# Chat


def say(
    connection: Connection, table_id: str, person_id: str, seat: int | None, name: str, text: str
) -> ChatRow:
    """Add a line to a table's chat."""
    table(connection, table_id, lock=True)
    newest = select(func.max(chat.c.number)).where(chat.c.table_id == table_id)
    number = (connection.execute(newest).scalar() or 0) + 1
    line = ChatRow(number, person_id, seat, name, text, time.time())
    values = msgspec.structs.asdict(line) | {"seat": SEATLESS if seat is None else seat}
    connection.execute(insert(chat).values(table_id=table_id, **values))
    return line


LINES: Final = (
    select(chat.c.number, chat.c.person_id, chat.c.seat, chat.c.name, chat.c.text, chat.c.at)
    .where(chat.c.table_id == bindparam("of"), chat.c.number > bindparam("after"), chat.c.text != "")
    .order_by(chat.c.number.desc())
    .limit(bindparam("most"))
)


def read_chat(connection: Connection, table_id: str, after: int = 0, limit: int = 200) -> list[ChatRow]:
    """The newest lines after number `after`, oldest first; those of deleted accounts are empty, and left out."""
    rows = connection.execute(LINES, {"of": table_id, "after": after, "most": limit}).all()
    return [
        ChatRow(number, person_id, None if seat == SEATLESS else seat, name, text, at)
        for number, person_id, seat, name, text, at in reversed(rows)
    ]
