"""What the throws of tables follow from, each question and change a function of a connection."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from troyes.core.message import Message
from troyes.play.proof import METHOD, Proof, read_added, write_added
from troyes.server.store.rows import Taken
from troyes.server.store.tables_schema import proofs

MOST_SEATS: Final = 10
PROOF: Final = select(proofs.c.secret, proofs.c.added).where(
    proofs.c.table_id == bindparam("of"), proofs.c.method == METHOD
)


def keep(connection: Connection, table_id: str, proof: Proof, name: str = "") -> None:
    """Keep what a table's throws follow from; a secret that was offered by name serves one table only."""
    values = {
        "table_id": table_id,
        "method": METHOD,
        "name": name or None,
        "secret": proof.secret,
        "added": write_added(proof.added),
    }
    try:
        with connection.begin_nested():
            connection.execute(insert(proofs).values(values))
    except IntegrityError:
        raise Taken(Message("refused-dice-used")) from None


def of_table(connection: Connection, table_id: str) -> Proof | None:
    """What a table's throws follow from; nothing at tables of earlier releases, or those that go on from another."""
    found = connection.execute(PROOF, {"of": table_id}).first()
    return Proof(found.secret, read_added(found.added, MOST_SEATS)) if found else None


def add(connection: Connection, table_id: str, seat: int, number: str) -> Proof | None:
    """Add what a player brings; what the throws follow from then."""
    proof = of_table(connection, table_id)
    if proof is None or not number:
        return proof
    added = proof.adding(seat, number)
    changed = update(proofs).where(proofs.c.table_id == table_id)
    connection.execute(changed.values(added=write_added(added.added)))
    return added
