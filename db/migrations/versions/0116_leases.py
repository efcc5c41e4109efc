"""Which process is sending a message, and how fast all of them together may ask Discord."""

import sqlalchemy as sa
from alembic import op

revision = "0116"
down_revision = "0115"


def upgrade() -> None:
    """Add the lease of a message, and the pace."""
    op.add_column("outbox", sa.Column("owner", sa.Text(), nullable=True))
    op.add_column("outbox", sa.Column("leased_ms", sa.BigInteger(), nullable=True))
    op.create_table(
        "pace",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("next_us", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("id = 1", name=op.f("ck_pace_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pace")),
    )
