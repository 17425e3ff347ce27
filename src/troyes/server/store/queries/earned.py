"""What people have earned, each question a function of a connection."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from troyes.server.store.tables_schema import earned, persons, seats, tables

EARN: Final = {
    "sqlite": sqlite.insert(earned).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(earned).on_conflict_do_nothing(),
}


class Earned(NamedTuple):
    """What a game counted towards for somebody. `is_there` tells whether the game is still kept."""

    table_id: str
    game: str
    names: Sequence[str]
    at: float
    is_there: bool


def earn(
    connection: Connection, table_id: str, game: str, at: float, names: Mapping[str, Sequence[str]]
) -> None:
    """Note for each of these people what a finished game counts towards, once and for all."""
    there = select(persons.c.id).where(persons.c.id.in_(names))  # an account may have been deleted meanwhile
    for person_id in connection.execute(there).scalars().all():
        counted = " ".join(names[person_id])
        values = {"person_id": person_id, "played": table_id, "game": game, "names": counted, "at": at}
        connection.execute(EARN[connection.dialect.name], values)


def earned_by(connection: Connection, person_id: str) -> list[Earned]:
    """What a person's games counted towards, the first game first."""
    columns = (earned.c.played, earned.c.game, earned.c.names, earned.c.at, tables.c.id)
    rows = select(*columns).outerjoin(tables, tables.c.id == earned.c.played)
    mine = rows.where(earned.c.person_id == person_id).order_by(earned.c.at, earned.c.played)
    return [
        Earned(played, game, names.split(), at, there is not None)
        for played, game, names, at, there in connection.execute(mine)
    ]


def uncounted(connection: Connection, person_id: str, limit: int) -> tuple[list[str], int]:
    """Some finished games of a person that were never looked through, the first ones first; and how many there are."""
    counted = select(earned.c.played).where(earned.c.person_id == person_id)
    played = select(seats.c.table_id).where(seats.c.person_id == person_id, seats.c.kind == "person")
    open_questions = (
        tables.c.id.in_(played),
        tables.c.status.concat("") == "finished",
        tables.c.id.not_in(counted),
    )
    some = select(tables.c.id).where(*open_questions).order_by(tables.c.updated).limit(limit)
    count = connection.execute(select(func.count()).select_from(tables).where(*open_questions)).scalar_one()
    return list(connection.execute(some).scalars()), count


def hand_over(connection: Connection, guest: str, account: str) -> None:
    """What a guest has earned becomes the account's, unless that has it from the same game."""
    known = select(earned.c.played).where(earned.c.person_id == account)
    hers = (earned.c.person_id == guest) & earned.c.played.not_in(known)
    connection.execute(update(earned).where(hers).values(person_id=account))
    connection.execute(earned.delete().where(earned.c.person_id == guest))
