"""Days without play, and deadlines put off."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the tables."""
    _no_play()
    _postponement()


def _no_play() -> None:
    op.create_table(
        "no_play",
        sa.Column("league_id", sa.Integer(), nullable=False),
        sa.Column("first_day", sa.Date(), nullable=False),
        sa.Column("last_day", sa.Date(), nullable=False),
        sa.CheckConstraint("first_day <= last_day", name=op.f("ck_no_play_days")),
        sa.ForeignKeyConstraint(["league_id"], ["league.id"], name=op.f("fk_no_play_league_id")),
        sa.PrimaryKeyConstraint("league_id", "first_day", name=op.f("pk_no_play")),
    )


def _postponement() -> None:
    op.create_table(
        "postponement",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("turn_id", sa.Integer(), nullable=False),
        sa.Column("why", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.String(length=32), nullable=True),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("from_ms", sa.BigInteger(), nullable=False),
        sa.Column("to_ms", sa.BigInteger(), nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("why IN ('no_play', 'leave', 'grace')", name=op.f("ck_postponement_why")),
        sa.CheckConstraint("from_ms < to_ms", name=op.f("ck_postponement_later")),
        sa.CheckConstraint(
            "(why = 'no_play') = (seat IS NULL) AND (seat IS NULL) = (user_id IS NULL)",
            name=op.f("ck_postponement_whose"),
        ),
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
