"""Standing orders."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "standing_order",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("contest_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("snowflake", sa.BigInteger(), nullable=False),
        sa.Column("set_ms", sa.BigInteger(), nullable=False),
        sa.Column("ended_ms", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["contest_id"], ["contest.id"], name=op.f("fk_standing_order_contest_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_standing_order")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_standing_order_contest_id", "standing_order", ["contest_id"], unique=False)
    op.create_index(
        "uq_standing_order_seat",
        "standing_order",
        ["contest_id", "seat"],
        unique=True,
        sqlite_where=sa.text("ended_ms IS NULL"),
        postgresql_where=sa.text("ended_ms IS NULL"),
    )
