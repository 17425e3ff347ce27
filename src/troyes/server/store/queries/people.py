"""Questions and changes about people, sessions and passkeys, each a function of a connection."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Final

from sqlalchemy import (
    Connection,
    RowMapping,
    Select,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from troyes.core.message import Message
from troyes.server.store.queries import earned as earned_queries
from troyes.server.store.rows import Browser, Missing, Passkey, Person, Taken
from troyes.server.store.tables_schema import (
    chat,
    earned,
    mails,
    passkeys,
    persons,
    pushes,
    put_away,
    replaced,
    sat,
    seats,
    sessions,
    tables,
)

PASSKEY_COUNT = (
    select(func.count()).where(passkeys.c.person_id == persons.c.id).scalar_subquery().label("passkeys")
)
PERSON = (
    persons.c.id,
    persons.c.name,
    persons.c.login,
    PASSKEY_COUNT,
    persons.c.created,
    persons.c.named,
    persons.c.settings,
)


def _person(row: RowMapping) -> Person:
    return Person(
        id=row["id"],
        name=row["name"],
        login=row["login"],
        passkeys=row["passkeys"],
        created=row["created"],
        named=bool(row["named"]),
        settings=row["settings"],
    )


def person(connection: Connection, person_id: str) -> Person:
    """A person; `Missing` if there is none."""
    row = connection.execute(select(*PERSON).where(persons.c.id == person_id)).mappings().first()
    if row is None:
        raise Missing(Message("refused-person"))
    return _person(row)


def rename(connection: Connection, person_id: str, name: str) -> Person:
    """Give a person a new name; seats and chat keep the names under which they were taken."""
    connection.execute(update(persons).where(persons.c.id == person_id).values(name=name))
    return person(connection, person_id)


def sat_at(connection: Connection, person_id: str) -> list[str]:
    """The tables at which somebody handed a seat on: there the story calls them by the name that they have now."""
    once = select(sat.c.table_id).where(sat.c.person_id == person_id).distinct()
    return list(connection.execute(once).scalars())


def set_named(connection: Connection, person_id: str, named: bool) -> Person:
    """Note whether a person's name may be told in sets of finished games."""
    connection.execute(update(persons).where(persons.c.id == person_id).values(named=named))
    return person(connection, person_id)


def settle(connection: Connection, person_id: str, settings: str) -> Person:
    """Keep how somebody likes the page."""
    connection.execute(update(persons).where(persons.c.id == person_id).values(settings=settings))
    return person(connection, person_id)


# Sessions


def make_guest(connection: Connection, token_hash: str, name: str, instead_of: str | None = None) -> Browser:
    """A new guest with a session, in place of an old session if one is named."""
    now = time.time()
    person_id = secrets.token_hex(12)
    if instead_of is not None:
        _end(connection, instead_of, now)
    connection.execute(insert(persons).values(id=person_id, name=name, created=now))
    _start(connection, token_hash, person_id, now)
    guest = Person(id=person_id, name=name, login=None, passkeys=0, created=now)
    return Browser(token_hash=token_hash, person=guest, created=now, seen=now)


def _start(connection: Connection, token_hash: str, person_id: str, now: float) -> None:
    row = {"token_hash": token_hash, "person_id": person_id, "created": now, "seen": now}
    connection.execute(insert(sessions).values(row))


def _end(connection: Connection, token_hash: str, now: float) -> None:
    """This browser has another session from now on."""
    connection.execute(delete(sessions).where(sessions.c.token_hash == token_hash))
    if not was_replaced(connection, token_hash, 0.0):
        connection.execute(insert(replaced).values(token_hash=token_hash, at=now))


def was_replaced(connection: Connection, token_hash: str, since: float) -> bool:
    """Whether a browser that held this token was given another one, since then."""
    found = select(replaced.c.at).where(replaced.c.token_hash == token_hash, replaced.c.at > since)
    return connection.execute(found).first() is not None


BROWSERS: Final = (
    select(*PERSON, sessions.c.token_hash, sessions.c.created.label("began"), sessions.c.seen)
    .join_from(sessions, persons)
    .where(sessions.c.token_hash.in_(bindparam("tokens", expanding=True)))
)


def browsers(connection: Connection, token_hashes: Sequence[str]) -> dict[str, Browser]:
    """The browsers that hold these tokens, with their persons; whoever holds none that we know is left out."""
    rows = connection.execute(BROWSERS, {"tokens": list(token_hashes)}).mappings()
    return {
        row["token_hash"]: Browser(row["token_hash"], _person(row), row["began"], row["seen"]) for row in rows
    }


def browser(connection: Connection, token_hash: str) -> Browser | None:
    """The browser that holds a token, with its person."""
    return browsers(connection, [token_hash]).get(token_hash)


def touch(connection: Connection, token_hash: str) -> None:
    """Note that a session is in use."""
    connection.execute(update(sessions).where(sessions.c.token_hash == token_hash).values(seen=time.time()))


def sign_in(
    connection: Connection, old_hash: str, new_hash: str, person_id: str
) -> tuple[Person, list[str], list[str]]:
    """Put a session for that person in place of an old one, and hand a guest's tables over to the account.

    Also says which tables changed hands, and which sessions ended. Somebody who has an account keeps what belongs to
    it.
    """
    now = time.time()
    account = person(connection, person_id)
    old = browser(connection, old_hash)
    _start(connection, new_hash, person_id, now)
    # It is the same browser: what it is told while its page is closed goes on.
    connection.execute(update(pushes).where(pushes.c.token_hash == old_hash).values(token_hash=new_hash))
    _end(connection, old_hash, now)
    moved: list[str] = []
    ended = [old_hash]
    if old and old.person.id != person_id and not old.person.has_account:
        guests = select(sessions.c.token_hash).where(sessions.c.person_id == old.person.id)
        ended += connection.execute(guests).scalars()
        moved = _hand_over(connection, old.person.id, person_id)
    return account, moved, ended


def _hand_over(connection: Connection, guest: str, account: str) -> list[str]:
    """Everything of a guest becomes the account's. The guest's row stays, without its name, until it is tidied away."""
    hosted = select(tables.c.id).where(tables.c.host == guest)
    hers = or_(seats.c.person_id == guest, seats.c.owner == guest, seats.c.given_up == guest)
    played = select(seats.c.table_id).where(hers)
    once = select(sat.c.table_id).where(sat.c.person_id == guest)
    moved = sorted(connection.execute(hosted.union(played, once)).scalars())
    # In the order of `queries.tables`, which lock a table before its seats, so that nobody waits for each other.
    connection.execute(
        select(tables.c.id).where(tables.c.id.in_(moved)).order_by(tables.c.id).with_for_update()
    )
    connection.execute(update(tables).where(tables.c.host == guest).values(host=account))
    connection.execute(update(seats).where(seats.c.person_id == guest).values(person_id=account))
    connection.execute(update(seats).where(seats.c.owner == guest).values(owner=account))
    connection.execute(update(seats).where(seats.c.given_up == guest).values(given_up=account))
    connection.execute(update(sat).where(sat.c.person_id == guest).values(person_id=account))
    connection.execute(update(chat).where(chat.c.person_id == guest).values(person_id=account))
    known = select(put_away.c.table_id).where(put_away.c.person_id == account)
    shelved = put_away.c.person_id == guest
    connection.execute(
        update(put_away).where(shelved, put_away.c.table_id.not_in(known)).values(person_id=account)
    )
    connection.execute(delete(put_away).where(shelved))
    if not connection.execute(select(mails.c.name).where(mails.c.person_id == account)).first():
        connection.execute(update(mails).where(mails.c.person_id == guest).values(person_id=account))
    connection.execute(delete(mails).where(mails.c.person_id == guest))
    earned_queries.hand_over(connection, guest, account)
    connection.execute(delete(sessions).where(sessions.c.person_id == guest))
    connection.execute(update(persons).where(persons.c.id == guest).values(name=""))
    return moved


def tidy(connection: Connection, before: float, guests: float | None = None) -> int:
    """Forget sessions not seen since then, and older guests (by a time of their own) who left nothing behind."""
    connection.execute(delete(sessions).where(sessions.c.seen < before))
    connection.execute(delete(replaced).where(replaced.c.at < before))
    traces = (
        sessions.c.person_id,
        passkeys.c.person_id,
        tables.c.host,
        seats.c.person_id,
        seats.c.owner,
        seats.c.given_up,
        sat.c.person_id,
        chat.c.person_id,
        put_away.c.person_id,
    )
    idle = [~exists().where(column == persons.c.id) for column in traces]
    gone = (persons.c.login.is_(None), persons.c.created < (guests or before), *idle)
    for left in (mails, earned):
        connection.execute(delete(left).where(left.c.person_id.in_(select(persons.c.id).where(*gone))))
    return connection.execute(delete(persons).where(*gone)).rowcount


# Logins


def register(connection: Connection, person_id: str, login: str, password_hash: str) -> None:
    """Give a guest, or somebody who has only passkeys, a login with a password."""
    if person(connection, person_id).login is not None:
        raise Taken(Message("refused-signed-in"))
    values = {"login": login, "password_hash": password_hash}
    free = persons.c.login.is_(None)
    try:
        with connection.begin_nested():
            connection.execute(update(persons).where(persons.c.id == person_id, free).values(values))
    except IntegrityError:
        raise Taken(Message("refused-login-taken")) from None


def password_of(connection: Connection, login: str) -> tuple[str, str] | None:
    """The person of a login, and the hash of the password."""
    question = select(persons.c.id, persons.c.password_hash).where(persons.c.login == login)
    row = connection.execute(question).first()
    return (row.id, row.password_hash) if row else None


def set_password(connection: Connection, person_id: str, password_hash: str) -> None:
    """Keep another hash of the password."""
    connection.execute(update(persons).where(persons.c.id == person_id).values(password_hash=password_hash))


# Passkeys


def set_challenge(connection: Connection, token_hash: str, challenge: str, until: float) -> None:
    """Remember what a session's device is asked to sign, in place of anything asked before."""
    chosen = update(sessions).where(sessions.c.token_hash == token_hash)
    connection.execute(chosen.values(challenge=challenge, challenge_until=until))


def take_challenge(connection: Connection, token_hash: str) -> str | None:
    """What a session's device was asked to sign, if there is still time. It is taken once only."""
    mine = sessions.c.token_hash == token_hash
    asked: Select[tuple[str | None, float | None]] = select(sessions.c.challenge, sessions.c.challenge_until)
    row = connection.execute(asked.where(mine).with_for_update()).first()
    connection.execute(update(sessions).where(mine).values(challenge=None, challenge_until=None))
    if row is None or row.challenge is None or row.challenge_until < time.time():
        return None
    return str(row.challenge)


def add_passkey(connection: Connection, passkey: Passkey) -> None:
    """Keep a new passkey."""
    try:
        with connection.begin_nested():
            connection.execute(
                insert(passkeys).values({column.name: getattr(passkey, column.name) for column in passkeys.c})
            )
    except IntegrityError:
        raise Taken(Message("refused-passkey-taken")) from None


def passkey(connection: Connection, credential_id: bytes) -> Passkey | None:
    """The passkey of that id."""
    row = connection.execute(select(passkeys).where(passkeys.c.credential_id == credential_id)).first()
    return Passkey(**row._mapping) if row else None


def passkeys_of(connection: Connection, person_id: str) -> list[Passkey]:
    """A person's passkeys, oldest first."""
    mine = select(passkeys).where(passkeys.c.person_id == person_id).order_by(passkeys.c.created)
    return [Passkey(**row._mapping) for row in connection.execute(mine)]


def count_use(connection: Connection, credential_id: bytes, sign_count: int) -> bool:
    """Move a passkey's counter on; False if it has come that far already, which a copied key would show.

    Devices that do not count always say 0.
    """
    onward = or_(passkeys.c.sign_count < sign_count, (passkeys.c.sign_count == 0) & (sign_count == 0))
    chosen = update(passkeys).where(passkeys.c.credential_id == credential_id, onward)
    return connection.execute(chosen.values(sign_count=sign_count)).rowcount == 1
