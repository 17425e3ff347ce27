"""Notices while the page is closed, and settings that are kept with a person."""

import sqlalchemy as sa
from alembic import op

revision = "0301"
down_revision = "0201"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add where notices go, which were told, and what people have settled."""
    with op.batch_alter_table("persons") as persons:
        persons.add_column(sa.Column("settings", sa.Text))
    op.create_table(
        "pushes",
        sa.Column("mark", sa.Text, nullable=False),
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("mark", name="pk_pushes"),
        sa.ForeignKeyConstraint(
            ["token_hash"], ["sessions.token_hash"], name="fk_pushes_token_hash", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_pushes_token_hash", "pushes", ["token_hash"])
    op.create_table(
        "mails",
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("asked", sa.Double, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("person_id", name="pk_mails"),
        sa.UniqueConstraint("name", name="uq_mails_name"),
        sa.ForeignKeyConstraint(["person_id"], ["persons.id"], name="fk_mails_person_id"),
    )
    op.create_table(
        "told",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("after", sa.Integer, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_told"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_told_table_id"),
    )


def downgrade() -> None:
    """Forget it."""
    for table in ("told", "mails", "pushes"):
        op.drop_table(table)
    with op.batch_alter_table("persons") as persons:
        persons.drop_column("settings")
