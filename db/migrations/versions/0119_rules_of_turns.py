"""A turn has the version of the rules that it is played by: all that were there before had the first one."""

import sqlalchemy as sa
from alembic import op

revision = "0119"
down_revision = "0118"


def upgrade() -> None:
    """Add the column."""
    op.add_column("turn", sa.Column("rules_version", sa.Integer(), nullable=False, server_default="1"))
