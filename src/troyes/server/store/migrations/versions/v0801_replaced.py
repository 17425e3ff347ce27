"""Which sessions were replaced by another one in the same browser, for what it had asked just before."""

import sqlalchemy as sa
from alembic import op

revision = "0801"
down_revision = "0702"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing is on its way yet."""
    op.create_table(
        "replaced",
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_replaced"),
    )


def downgrade() -> None:
    """Forget it."""
    op.drop_table("replaced")
