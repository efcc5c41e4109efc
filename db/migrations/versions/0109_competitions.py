"""Competitions: what each plays, and the matches that are hosted for it."""

import sqlalchemy as sa
from alembic import op

revision = "0109"
down_revision = "0108"


def upgrade() -> None:
    """Add both tables."""
    op.create_table(
        "competition",
        sa.Column("contest_id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("terms", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["contest_id"], ["contest.id"], name=op.f("fk_competition_contest_id")),
        sa.PrimaryKeyConstraint("contest_id", name=op.f("pk_competition")),
    )
    op.create_table(
        "hosted",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("competition_id", sa.Integer(), nullable=False),
        sa.Column("fixture", sa.String(length=8), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("replays", sa.Integer(), nullable=False),
        sa.Column("contest_id", sa.Integer(), nullable=False),
        sa.Column("home_entrant", sa.String(length=32), nullable=False),
        sa.Column("away_entrant", sa.String(length=32), nullable=False),
        sa.Column("home", sa.String(length=32), nullable=False),
        sa.Column("away", sa.String(length=32), nullable=False),
        sa.Column("is_started", sa.Boolean(), nullable=False),
        sa.Column("report", sa.Text(), nullable=True),
        sa.CheckConstraint("replays >= 0", name=op.f("ck_hosted_replays")),
        sa.CheckConstraint("season >= 1", name=op.f("ck_hosted_season")),
        sa.ForeignKeyConstraint(["competition_id"], ["competition.contest_id"], name=op.f("fk_hosted_competition_id")),
        sa.ForeignKeyConstraint(["contest_id"], ["contest.id"], name=op.f("fk_hosted_contest_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_hosted")),
        sa.UniqueConstraint(
            "competition_id",
            "season",
            "fixture",
            "replays",
            name=op.f("uq_hosted_competition_id_season_fixture_replays"),
        ),
        sa.UniqueConstraint("contest_id", name=op.f("uq_hosted_contest_id")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_hosted_competition_id", "hosted", ["competition_id"])
