"""What a referee was shown of going back, in a table of its own: it stood among the drafts of orders."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make the table; what was proposed and not confirmed is to be asked for again."""
    op.create_table(
        "proposal",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("contest_id", sa.Integer(), nullable=False),
        sa.Column("turn_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("wanted", sa.Text(), nullable=False),
        sa.Column("created_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["contest_id"], ["contest.id"], name=op.f("fk_proposal_contest_id")),
        sa.ForeignKeyConstraint(["turn_id"], ["turn.id"], name=op.f("fk_proposal_turn_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_proposal")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_proposal_contest_id", "proposal", ["contest_id"], unique=False)
    op.execute("DELETE FROM draft WHERE seat = ''")
