"""The panel that greets people where they sign up."""

import sqlalchemy as sa
from alembic import op

revision = "0105"
down_revision = "0104"


def upgrade() -> None:
    """Keep which message it is."""
    op.add_column("league", sa.Column("welcome_id", sa.BigInteger(), nullable=True))
