"""Who gave a seat up: it bears that name, which goes with the account."""

import sqlalchemy as sa
from alembic import op

revision = "0702"
down_revision = "0701"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of seats that were given up before, nobody knows by whom."""
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("given_up", sa.Text))
        seats.create_foreign_key("fk_seats_given_up", "persons", ["given_up"], ["id"])
    op.create_index("ix_seats_given_up", "seats", ["given_up"])


def downgrade() -> None:
    """Forget it."""
    op.drop_index("ix_seats_given_up", "seats")
    with op.batch_alter_table("seats") as seats:
        seats.drop_constraint("fk_seats_given_up", type_="foreignkey")
        seats.drop_column("given_up")
