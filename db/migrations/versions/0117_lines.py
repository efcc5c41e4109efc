"""The lines to Discord: who has which shards, and whether they are up."""

import sqlalchemy as sa
from alembic import op

revision = "0117"
down_revision = "0116"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "line",
        sa.Column("shard_count", sa.Integer(), nullable=False),
        sa.Column("first_shard", sa.Integer(), nullable=False),
        sa.Column("last_shard", sa.Integer(), nullable=False),
        sa.Column("owner", sa.String(length=100), nullable=False),
        sa.Column("is_up", sa.Boolean(), nullable=False),
        sa.Column("held_ms", sa.BigInteger(), nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.CheckConstraint(
            "0 <= first_shard AND first_shard <= last_shard AND last_shard < shard_count", name=op.f("ck_line_shards")
        ),
        sa.PrimaryKeyConstraint("shard_count", "first_shard", "last_shard", name=op.f("pk_line")),
    )
