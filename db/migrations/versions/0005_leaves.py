"""A league's season, and captains' leaves."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "season",
        sa.Column("league_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("terms", sa.Text(), nullable=False),
        sa.CheckConstraint("number >= 1", name=op.f("ck_season_number")),
        sa.ForeignKeyConstraint(["league_id"], ["league.id"], name=op.f("fk_season_league_id")),
        sa.PrimaryKeyConstraint("league_id", name=op.f("pk_season")),
    )
    op.create_table(
        "leave",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("league_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("first_day", sa.Date(), nullable=False),
        sa.Column("last_day", sa.Date(), nullable=False),
        sa.Column("days", sa.Integer(), nullable=False),
        sa.Column("booked_ms", sa.BigInteger(), nullable=False),
        sa.Column("cancelled_ms", sa.BigInteger(), nullable=True),
        sa.CheckConstraint("first_day <= last_day", name=op.f("ck_leave_days_in_order")),
        sa.CheckConstraint("days >= 1", name=op.f("ck_leave_days")),
        sa.ForeignKeyConstraint(["league_id"], ["league.id"], name=op.f("fk_leave_league_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_leave")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_leave_league_id_user_id", "leave", ["league_id", "user_id"], unique=False)
