"""The tables of the database. What is written here and what the migrations build is the same; a test compares them."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    TypeDecorator,
)

HEAD: Final = "0801"
"""The newest migration. A database that stands there is opened without loading the migrations at all."""

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


class Words(TypeDecorator[str]):
    """Text, without what a database cannot keep: a NUL, or half of a surrogate pair."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Any) -> str | None:
        """What is kept of a text, or looked for."""
        if value is None or (value.isascii() and "\0" not in value):
            return value
        return value.replace("\0", "\ufffd").encode("utf-8", "replace").decode()


persons = Table(
    "persons",
    METADATA,
    Column("id", Words, primary_key=True),
    Column("name", Words, nullable=False),
    Column("login", Words, unique=True),
    Column("password_hash", Words),
    Column("created", Double, nullable=False),
    Column("named", Boolean),  # whether the name may be told in sets of finished games
    Column("settings", Words),  # how the page looks and behaves for them, as JSON
)

passkeys = Table(
    "passkeys",
    METADATA,
    Column("credential_id", LargeBinary, primary_key=True),
    Column("person_id", Words, ForeignKey("persons.id"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("name", Words, nullable=False),
    Column("created", Double, nullable=False),
)

# A passkey's challenge lies in the session that asked for it, so that another server process can check the answer.
sessions = Table(
    "sessions",
    METADATA,
    Column("token_hash", Words, primary_key=True),
    Column("person_id", Words, ForeignKey("persons.id"), nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False, index=True),
    Column("challenge", Words),
    Column("challenge_until", Double),
)

# Sessions in whose place the same browser was given another: what it had asked before may arrive after that.
replaced = Table(
    "replaced",
    METADATA,
    Column("token_hash", Words, primary_key=True),
    Column("at", Double, nullable=False),
)

# Where a browser gets messages while its page is closed. It ends with the session: whoever signs out hears no more.
pushes = Table(
    "pushes",
    METADATA,
    Column("mark", Words, primary_key=True),  # the hash of the endpoint
    Column(
        "token_hash", Words, ForeignKey("sessions.token_hash", ondelete="CASCADE"), nullable=False, index=True
    ),
    Column("endpoint", Words, nullable=False),
    Column("p256dh", Words, nullable=False),
    Column("auth", Words, nullable=False),
    Column("language", Words, nullable=False),
    Column("created", Double, nullable=False),
)

# Where a person gets letters; nothing goes there but the question whether it is theirs, until they have confirmed it.
mails = Table(
    "mails",
    METADATA,
    Column("person_id", Words, ForeignKey("persons.id"), primary_key=True),
    Column("name", Words, nullable=False, unique=True),  # by which links in letters call it
    Column("address", Words, nullable=False),
    Column("language", Words, nullable=False),
    Column("asked", Double, nullable=False),
    Column("confirmed", Boolean, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", Words, primary_key=True),
    Column("game", Words, nullable=False),
    Column("version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("setup", Words, nullable=False),
    Column("components", Words, nullable=False),
    Column("host", Words, ForeignKey("persons.id"), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("status", Words, nullable=False),
    Column("asked", Words, nullable=False),
    Column("result", Words, nullable=False),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    # How long one waits for somebody who is away, in seconds; 0 is for ever, nothing said means the usual time.
    Column("patience", Double),
    Column("clock", Words),
    Column("due", Double, index=True),  # when a clock runs out, if nobody moves before
    Column("following", Words),  # the table at which those who played here play again
    Column("handed", Integer),  # how many rows of `sat` it has; nothing is none
    Column(
        "written", Integer
    ),  # how many rows its log has, so that a lost end is found; nothing if nobody knows
    Index(None, "status", "public", "updated"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table_id", Words, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Words, nullable=False),
    Column("person_id", Words, ForeignKey("persons.id"), index=True),
    Column("name", Words, nullable=False),
    Column("level", Words, nullable=False),
    Column("owner", Words, ForeignKey("persons.id"), index=True),  # for whom a computer player sits in
    Column("offered", Words),  # the hash of a link by which somebody else may take the seat
    Column("resigned", Boolean),
    Column(
        "given_up", Words, ForeignKey("persons.id"), index=True
    ),  # whose name it bears who resigned or lost it
    # When the page was last closed where one waits for minutes; 0 while it is open, nothing if that was never noted.
    Column("seen", Double),
)

# Who held a seat until it was handed on, by that row of the log: never a name, which goes with the account.
sat = Table(
    "sat",
    METADATA,
    Column("table_id", Words, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("person_id", Words, ForeignKey("persons.id"), index=True),
)

# What somebody does not want to see among their tables any more.
put_away = Table(
    "put_away",
    METADATA,
    Column("person_id", Words, ForeignKey("persons.id"), primary_key=True),
    Column("table_id", Words, ForeignKey("tables.id"), primary_key=True, index=True),
)

# What a finished game counts towards, for each person who played it: names of achievements, with spaces between. It
# stays when the game is not kept any more.
earned = Table(
    "earned",
    METADATA,
    Column("person_id", Words, ForeignKey("persons.id"), primary_key=True),
    Column("played", Words, primary_key=True),
    Column("game", Words, nullable=False),
    Column("names", Words, nullable=False),
    Column("at", Double, nullable=False),
)

# Which turn of a seat its person knows of, by a page or a notice: the one after this row, which was its last move. The
# table is looked at again when it has changed since.
told = Table(
    "told",
    METADATA,
    Column("table_id", Words, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("after", Integer, nullable=False),
    Column("updated", Double, nullable=False),
)

# Append-only, and the truth: nothing here is ever changed or deleted.
log = Table(
    "log",
    METADATA,
    Column("table_id", Words, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", Words, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Words, nullable=False),
    Column("at", Double, nullable=False),
    Column("seal", Words),
)

chat = Table(
    "chat",
    METADATA,
    Column("table_id", Words, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person_id", Words, ForeignKey("persons.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("name", Words, nullable=False),
    Column("text", Words, nullable=False),
    Column("at", Double, nullable=False),
)

# Written again and again, so that whoever asks how the server is knows that it can write.
pulse = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)

# What the throws of a table follow from. The secret is told when the game is over. One that was offered by name before
# its table was made serves one table only.
proofs = Table(
    "proofs",
    METADATA,
    Column("table_id", Words, ForeignKey("tables.id"), primary_key=True),
    Column("method", Words, nullable=False),
    Column("name", Words, unique=True),
    Column("secret", Words, nullable=False),
    Column("added", Words, nullable=False),
)
