"""Trades between two teams of a league, and what has become of them."""

import sqlalchemy as sa
from alembic import op

revision = "0111"
down_revision = "0110"


def upgrade() -> None:
    """Add their table."""
    op.create_table(
        "trade",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("team_id", sa.Integer(), nullable=False),
        sa.Column("other_id", sa.Integer(), nullable=False),
        sa.Column("deal", sa.Text(), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("made_ms", sa.BigInteger(), nullable=False),
        sa.CheckConstraint(
            "status IN ('proposed', 'agreed', 'done', 'refused', 'failed')", name=op.f("ck_trade_status")
        ),
        sa.ForeignKeyConstraint(["other_id"], ["team.id"], name=op.f("fk_trade_other_id")),
        sa.ForeignKeyConstraint(["team_id"], ["team.id"], name=op.f("fk_trade_team_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_trade")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_trade_team_id", "trade", ["team_id"])
    op.create_index("ix_trade_other_id", "trade", ["other_id"])
