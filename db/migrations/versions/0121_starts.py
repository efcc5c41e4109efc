"""How many starts in a row have ended early, by the first of the shards that they had."""

import sqlalchemy as sa
from alembic import op

revision = "0121"
down_revision = "0120"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "start",
        sa.Column("shard_count", sa.Integer(), nullable=False),
        sa.Column("first_shard", sa.Integer(), nullable=False),
        sa.Column("early", sa.Integer(), nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("0 <= first_shard AND first_shard < shard_count", name=op.f("ck_start_shard")),
        sa.CheckConstraint("early >= 0", name=op.f("ck_start_early")),
        sa.PrimaryKeyConstraint("shard_count", "first_shard", name=op.f("pk_start")),
    )
