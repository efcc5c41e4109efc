"""Matches that captains ask to put off, and the dates that calendars were told last."""

import sqlalchemy as sa
from alembic import op

revision = "0114"
down_revision = "0111"


def upgrade() -> None:
    """Add both tables."""
    op.create_table(
        "fixture_move",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("competition_id", sa.Integer(), nullable=False),
        sa.Column("fixture", sa.String(length=8), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("stage", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("to_round", sa.Integer(), nullable=False),
        sa.Column("asked_by", sa.String(length=32), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.CheckConstraint("status IN ('asked', 'agreed', 'refused')", name=op.f("ck_fixture_move_status")),
        sa.ForeignKeyConstraint(
            ["competition_id"], ["competition.contest_id"], name=op.f("fk_fixture_move_competition_id")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_fixture_move")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_fixture_move_competition_id", "fixture_move", ["competition_id"])
    op.create_table(
        "calendar_entry",
        sa.Column("uid", sa.String(length=96), nullable=False),
        sa.Column("start_ms", sa.BigInteger(), nullable=False),
        sa.Column("end_ms", sa.BigInteger(), nullable=False),
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.CheckConstraint("sequence >= 0", name=op.f("ck_calendar_entry_sequence")),
        sa.PrimaryKeyConstraint("uid", name=op.f("pk_calendar_entry")),
    )
