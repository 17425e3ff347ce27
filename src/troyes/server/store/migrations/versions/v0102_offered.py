"""Proofs of throws by the name under which their secret was offered; nothing had been written there before."""

import sqlalchemy as sa
from alembic import op

revision = "0102"
down_revision = "0101"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table anew."""
    op.drop_table("proofs")
    op.create_table(
        "proofs",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("method", sa.Text, nullable=False),
        sa.Column("name", sa.Text),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("added", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_proofs"),
        sa.UniqueConstraint("name", name="uq_proofs_name"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_proofs_table_id"),
    )


def downgrade() -> None:
    """As it was."""
    op.drop_table("proofs")
    op.create_table(
        "proofs",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("method", sa.Text, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("added", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_proofs"),
        sa.UniqueConstraint("commitment", name="uq_proofs_commitment"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_proofs_table_id"),
    )
