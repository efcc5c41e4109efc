"""The turns that are ready to close early, found without reading every open one."""

import sqlalchemy as sa
from alembic import op

revision = "0118"
down_revision = "0117"


def upgrade() -> None:
    """Add an index of the turns, mostly none, that are ready."""
    op.create_index(
        "ix_turn_ready", "turn", ["id"], sqlite_where=sa.text("ready = 1"), postgresql_where=sa.text("ready")
    )
