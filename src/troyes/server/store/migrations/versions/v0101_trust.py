"""Seals on the rows of logs, a pulse that shows that the database can be written, and proofs of throws."""

import sqlalchemy as sa
from alembic import op

revision = "0101"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them; rows that are there stay without seals."""
    op.add_column("log", sa.Column("seal", sa.Text))
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )
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


def downgrade() -> None:
    """Take them away again."""
    op.drop_table("proofs")
    op.drop_table("pulse")
    op.drop_column("log", "seal")
