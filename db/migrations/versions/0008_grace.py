"""Extensions that captains take themselves count for a season of their league."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

KEEP = "CREATE TABLE postponement_before AS SELECT * FROM postponement"
PUT_BACK = """
    INSERT INTO postponement (id, turn_id, why, seat, user_id, from_ms, to_ms, at_ms)
    SELECT id, turn_id, why, seat, user_id, from_ms, to_ms, at_ms FROM postponement_before
"""


def upgrade() -> None:
    """Make the table anew, with what it held: none of that was such an extension."""
    op.execute(KEEP)
    op.drop_table("postponement")
    _postponement()
    op.execute(PUT_BACK)
    op.drop_table("postponement_before")


def _postponement() -> None:
    op.create_table(
        "postponement",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("turn_id", sa.Integer(), nullable=False),
        sa.Column("why", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.String(length=32), nullable=True),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("season", sa.Integer(), nullable=True),
        sa.Column("from_ms", sa.BigInteger(), nullable=False),
        sa.Column("to_ms", sa.BigInteger(), nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("why IN ('no_play', 'leave', 'grace')", name=op.f("ck_postponement_why")),
        sa.CheckConstraint("from_ms < to_ms", name=op.f("ck_postponement_later")),
        sa.CheckConstraint(
            "(why = 'no_play') = (seat IS NULL) AND (seat IS NULL) = (user_id IS NULL)",
            name=op.f("ck_postponement_whose"),
        ),
        sa.CheckConstraint("(why = 'grace') = (season IS NOT NULL)", name=op.f("ck_postponement_season")),
        sa.ForeignKeyConstraint(["turn_id"], ["turn.id"], name=op.f("fk_postponement_turn_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_postponement")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_postponement_turn_id", "postponement", ["turn_id"], unique=False)
    op.create_index("ix_postponement_user_id", "postponement", ["user_id"], unique=False)
    op.create_index(
        "uq_postponement_grace",
        "postponement",
        ["turn_id", "user_id"],
        unique=True,
        sqlite_where=sa.text("why = 'grace'"),
        postgresql_where=sa.text("why = 'grace'"),
    )
