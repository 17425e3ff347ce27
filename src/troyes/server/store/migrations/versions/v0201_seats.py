"""Seats that change hands, patience, clocks, tables that follow each other, and tables that are put away."""

import sqlalchemy as sa
from alembic import op

revision = "0201"
down_revision = "0102"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what tables and seats remember now."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("patience", sa.Double))
        tables.add_column(sa.Column("clock", sa.Text))
        tables.add_column(sa.Column("due", sa.Double))
        tables.add_column(sa.Column("following", sa.Text))
        tables.create_index("ix_tables_due", ["due"])
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("owner", sa.Text))
        seats.add_column(sa.Column("offered", sa.Text))
        seats.add_column(sa.Column("resigned", sa.Boolean))
        seats.create_foreign_key("fk_seats_owner", "persons", ["owner"], ["id"])
        seats.create_index("ix_seats_owner", ["owner"])
    op.create_table(
        "put_away",
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "table_id", name="pk_put_away"),
        sa.ForeignKeyConstraint(["person_id"], ["persons.id"], name="fk_put_away_person_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_put_away_table_id"),
    )
    op.create_index("ix_put_away_table_id", "put_away", ["table_id"])


def downgrade() -> None:
    """Forget it."""
    op.drop_table("put_away")
    with op.batch_alter_table("seats") as seats:
        seats.drop_index("ix_seats_owner")
        seats.drop_constraint("fk_seats_owner", type_="foreignkey")
        for column in ("owner", "offered", "resigned"):
            seats.drop_column(column)
    with op.batch_alter_table("tables") as tables:
        tables.drop_index("ix_tables_due")
        for column in ("patience", "clock", "due", "following"):
            tables.drop_column(column)
