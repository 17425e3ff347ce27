"""Who held a seat before it was handed on, and when somebody at a seat was last there."""

import sqlalchemy as sa
from alembic import op

revision = "0601"
down_revision = "0501"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of seats that were handed on before, nobody knows who had them."""
    op.add_column("tables", sa.Column("handed", sa.Integer))
    op.add_column("seats", sa.Column("seen", sa.Double))
    op.create_table(
        "sat",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person_id", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_sat"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_sat_table_id"),
        sa.ForeignKeyConstraint(["person_id"], ["persons.id"], name="fk_sat_person_id"),
    )
    op.create_index("ix_sat_person_id", "sat", ["person_id"])
    op.execute(
        "INSERT INTO sat (table_id, seq, seat) SELECT table_id, seq, seat FROM log"
        """ WHERE kind = 'seat' AND body LIKE '{"what":"handed"%'"""
    )
    op.execute(
        "UPDATE tables SET handed = (SELECT count(*) FROM sat WHERE sat.table_id = tables.id)"
        " WHERE id IN (SELECT table_id FROM sat)"
    )


def downgrade() -> None:
    """Forget it."""
    op.drop_table("sat")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("seen")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("handed")
