"""Questions and changes about notices, each a function of a connection: where they go, whose turn has come unseen."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, exists, func, insert, or_, select, update

from troyes.core.message import Message
from troyes.server.store.rows import Missing
from troyes.server.store.tables_schema import log, mails, pushes, put_away, seats, sessions, tables, told

MOST_PUSHES: Final = 10
"""Browsers of one person that get messages; of more, the oldest is forgotten."""
CONFIRM_SECONDS: Final = 172_800.0
"""How long somebody has to confirm an address."""


class Mail(NamedTuple):
    """Where a person gets letters."""

    person_id: str
    name: str
    address: str
    language: str
    asked: float
    confirmed: bool


class Push(NamedTuple):
    """Where a browser gets messages, and the keys with which only it can read them."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


class Turn(NamedTuple):
    """Somebody is asked at a table: the seat's last move, and when the table last changed."""

    table_id: str
    seat: int
    person_id: str
    after: int
    updated: float


# Letters


def mail_of(connection: Connection, person_id: str) -> Mail | None:
    """Where a person gets letters, if anywhere."""
    return _mail(connection, mails.c.person_id == person_id)


def _mail(connection: Connection, which: object) -> Mail | None:
    columns = (mails.c.person_id, mails.c.name, mails.c.address, mails.c.language, mails.c.asked)
    row = connection.execute(select(*columns, mails.c.confirmed).where(which)).first()  # type: ignore[arg-type]
    return Mail(*row) if row else None


def set_mail(connection: Connection, person_id: str, address: str, language: str) -> Mail:
    """Let letters go there, once it is confirmed; under a new name, so that old links are worth nothing."""
    drop_mail(connection, person_id)
    mail = Mail(person_id, secrets.token_hex(12), address, language, time.time(), False)
    connection.execute(insert(mails).values(mail._asdict()))
    return mail


def drop_mail(connection: Connection, person_id: str) -> None:
    """No more letters to this person."""
    connection.execute(delete(mails).where(mails.c.person_id == person_id))


def confirm_mail(connection: Connection, name: str) -> Mail:
    """Whoever reads the letters there wants them."""
    mail = _mail(connection, mails.c.name == name)
    if mail is None or not (mail.confirmed or mail.asked > time.time() - CONFIRM_SECONDS):
        raise Missing(Message("refused-mail-link"))
    connection.execute(update(mails).where(mails.c.name == name).values(confirmed=True))
    return mail._replace(confirmed=True)


def stop_mail(connection: Connection, name: str) -> None:
    """Whoever reads the letters there wants none. Nothing is wrong if there are none already."""
    connection.execute(delete(mails).where(mails.c.name == name))


# Messages to browsers


def add_push(connection: Connection, token_hash: str, push: Push) -> None:
    """Let messages go to the browser of this session, wherever they went before."""
    mark = _mark(push.endpoint)
    person = select(sessions.c.person_id).where(sessions.c.token_hash == token_hash).scalar_subquery()
    mine = select(pushes.c.mark).join(sessions).where(sessions.c.person_id == person)
    known = connection.execute(mine.order_by(pushes.c.created.desc()).offset(MOST_PUSHES - 1)).scalars()
    # A browser has one place at a time: what its session had before is dead.
    gone = or_(pushes.c.token_hash == token_hash, pushes.c.mark.in_([mark, *known]))
    connection.execute(delete(pushes).where(gone))
    row = {"mark": mark, "token_hash": token_hash, "created": time.time(), **push._asdict()}
    connection.execute(insert(pushes).values(row))


def drop_push(connection: Connection, endpoint: str) -> None:
    """No more messages there."""
    connection.execute(delete(pushes).where(pushes.c.mark == _mark(endpoint)))


def drop_pushes(connection: Connection, token_hash: str) -> None:
    """No more messages to the browser of this session."""
    connection.execute(delete(pushes).where(pushes.c.token_hash == token_hash))


def has_push(connection: Connection, token_hash: str) -> bool:
    """Whether the browser of this session gets messages."""
    return (
        connection.execute(select(pushes.c.mark).where(pushes.c.token_hash == token_hash)).first() is not None
    )


def _mark(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


# Whose turn it is


def waiting(connection: Connection, since: float) -> list[Turn]:
    """The turns that began after a time, at tables with other people, of persons who get notices, have not put the
    table away and may not know of it yet."""
    others = seats.alias()
    with_mail = exists().where(mails.c.person_id == seats.c.person_id, mails.c.confirmed)
    with_push = exists().select_from(pushes.join(sessions)).where(sessions.c.person_id == seats.c.person_id)
    together = exists().where(
        others.c.table_id == seats.c.table_id,
        others.c.person_id.is_not(None),
        others.c.person_id != seats.c.person_id,
    )
    away = exists().where(put_away.c.table_id == seats.c.table_id, put_away.c.person_id == seats.c.person_id)
    known = (told.c.table_id == seats.c.table_id) & (told.c.seat == seats.c.seat)
    moves = select(func.coalesce(func.max(log.c.seq), 0)).where(
        log.c.table_id == seats.c.table_id, log.c.kind == "move"
    )
    own = moves.where(log.c.seat == seats.c.seat).scalar_subquery()
    theirs = moves.where(log.c.seat != seats.c.seat).scalar_subquery()
    columns = (seats.c.table_id, seats.c.seat, seats.c.person_id, own, tables.c.updated)
    asked = (
        select(*columns, tables.c.asked, theirs, told.c.after)
        .select_from(seats.join(tables).outerjoin(told, known))
        .where(tables.c.status == "playing", tables.c.updated > since, tables.c.asked != "")
        .where(seats.c.kind == "person", or_(told.c.updated.is_(None), told.c.updated != tables.c.updated))
        .where(or_(with_mail, with_push), together, ~away)
    )
    return [
        turn
        for *values, numbers, last, after in connection.execute(asked)
        if _is_new(turn := Turn(*values), numbers, last, after)
    ]


def _is_new(turn: Turn, asked: str, last: int, known: int | None) -> bool:
    """Whether it has become this seat's turn, and its person may not know. Where nobody else has moved since the seat
    did, its own turn goes on, or it saw the next one begin."""
    begun = turn.after == 0 or last > turn.after
    return str(turn.seat) in asked.split(",") and begun and (known is None or turn.after > known)


def claim(connection: Connection, turn: Turn) -> bool:
    """Note that a turn is told, or seen; False if it was already, be it by another process."""
    mine = (told.c.table_id == turn.table_id) & (told.c.seat == turn.seat)
    # The table's row is the lock of all that belongs to it.
    locked = select(tables.c.updated).where(tables.c.id == turn.table_id).with_for_update()
    if connection.execute(locked).scalar() is None:
        return False
    before = connection.execute(select(told.c.after).where(mine)).scalar()
    if before is not None and before >= turn.after:
        return False
    connection.execute(delete(told).where(mine))
    row = {"table_id": turn.table_id, "seat": turn.seat, "after": turn.after, "updated": turn.updated}
    connection.execute(insert(told).values(row))
    return True


def ways_to(connection: Connection, person_id: str) -> tuple[Mail | None, list[Push]]:
    """Where a person gets notices."""
    mail = mail_of(connection, person_id)
    columns = (pushes.c.endpoint, pushes.c.p256dh, pushes.c.auth, pushes.c.language)
    found = select(*columns).join_from(pushes, sessions).where(sessions.c.person_id == person_id)
    return (mail if mail and mail.confirmed else None), [Push(*row) for row in connection.execute(found)]
