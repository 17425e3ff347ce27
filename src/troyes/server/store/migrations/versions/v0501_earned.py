"""What people have earned in finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0501"
down_revision = "0401"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing is counted yet: games that are over are looked through when their people ask."""
    op.create_table(
        "earned",
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("played", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "played", name="pk_earned"),
        sa.ForeignKeyConstraint(["person_id"], ["persons.id"], name="fk_earned_person_id"),
    )


def downgrade() -> None:
    """Forget it."""
    op.drop_table("earned")
