"""What every close, and every beat, looks for is found by an index, however much there is besides."""

import sqlalchemy as sa
from alembic import op

revision = "0118"
down_revision = "0117"


def upgrade() -> None:
    """Add indexes of turns that are ready to close early, of what hangs on a turn, of what is still to be sent."""
    op.create_index(
        "ix_turn_ready", "turn", ["id"], sqlite_where=sa.text("ready = 1"), postgresql_where=sa.text("ready")
    )
    op.create_index("ix_draft_turn_id", "draft", ["turn_id"])
    op.create_index("ix_arbitration_turn_id", "arbitration", ["turn_id"])
    pending = sa.text("status = 'pending'")
    op.create_index("ix_outbox_pending", "outbox", ["id"], sqlite_where=pending, postgresql_where=pending)
