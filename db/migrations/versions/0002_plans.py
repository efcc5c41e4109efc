"""Contests that are being prepared."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "plan",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("league_id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("created_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["league_id"], ["league.id"], name=op.f("fk_plan_league_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_plan")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_plan_league_id_user_id", "plan", ["league_id", "user_id"], unique=False)
