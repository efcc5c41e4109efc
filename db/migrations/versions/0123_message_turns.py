"""The turn that a message is about is found by the message, for who disputes it there."""

from alembic import op

revision = "0123"
down_revision = "0122"


def upgrade() -> None:
    """Add the index."""
    op.create_index("ix_outbox_message_id", "outbox", ["message_id"])
