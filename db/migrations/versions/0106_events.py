"""Events of a server for the days of its contests: whether a league wants them, and which is a contest's."""

import sqlalchemy as sa
from alembic import op

revision = "0106"
down_revision = "0105"


def upgrade() -> None:
    """Add a column to leagues and one to contests."""
    op.add_column("league", sa.Column("events", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("contest", sa.Column("event_id", sa.BigInteger(), nullable=True))
