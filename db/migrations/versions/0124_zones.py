"""A person may live by the clocks of another zone than their league's."""

import sqlalchemy as sa
from alembic import op

revision = "0124"
down_revision = "0123"


def upgrade() -> None:
    """Add the column; who has chosen no zone has their league's."""
    op.add_column("person", sa.Column("zone", sa.Text(), nullable=True))
