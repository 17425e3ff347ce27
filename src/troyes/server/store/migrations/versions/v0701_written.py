"""How many rows the log of a table has: by the seals alone a log without its end is whole."""

import sqlalchemy as sa
from alembic import op

revision = "0701"
down_revision = "0601"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What is there now is taken for the whole of it."""
    op.add_column("tables", sa.Column("written", sa.Integer))
    op.execute(
        "UPDATE tables SET written ="
        " (SELECT coalesce(max(log.seq), 0) FROM log WHERE log.table_id = tables.id)"
    )


def downgrade() -> None:
    """Forget it."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("written")
