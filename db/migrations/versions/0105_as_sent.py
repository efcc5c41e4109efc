"""The text of an order as it was sent, beside the reading of it that the rules took."""

import sqlalchemy as sa
from alembic import op

revision = "0105"
down_revision = "0104"


def upgrade() -> None:
    """Keep it of orders and drafts; those from before were read as they were sent."""
    for table in ("submission", "draft"):
        op.add_column(table, sa.Column("as_sent", sa.Text(), server_default="", nullable=False))
    op.execute("UPDATE submission SET as_sent = text")
    op.execute("UPDATE draft SET as_sent = text")
