"""Who agrees that a name stands in sets of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0401"
down_revision = "0301"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has been asked yet."""
    op.add_column("persons", sa.Column("named", sa.Boolean))


def downgrade() -> None:
    """Forget it."""
    with op.batch_alter_table("persons") as persons:
        persons.drop_column("named")
