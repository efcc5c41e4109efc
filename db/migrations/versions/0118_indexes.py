"""What every close, and every beat, looks for is found by an index, however much there is besides."""

import sqlalchemy as sa
from alembic import op

revision = "0118"
down_revision = "0117"


def upgrade() -> None:
    """Add an index of the turns, mostly none, that are ready to close early, and of what hangs on a turn."""
    op.create_index(
        "ix_turn_ready", "turn", ["id"], sqlite_where=sa.text("ready = 1"), postgresql_where=sa.text("ready")
    )
    op.create_index("ix_draft_turn_id", "draft", ["turn_id"])
    op.create_index("ix_arbitration_turn_id", "arbitration", ["turn_id"])
