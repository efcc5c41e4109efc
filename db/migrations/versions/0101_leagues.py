"""Leagues, their calendars, the people in them.

The revisions before this one, 0001 to 0100, are of the time before the first release: none leads on from them.
"""

import sqlalchemy as sa
from alembic import op

revision = "0101"
down_revision = None


def upgrade() -> None:
    """Make their tables."""
    _league()
    _season()
    _no_play()
    _leave()
    _person()
    _profile()
    _team()
    _team_member()
    _plan()


def _league() -> None:
    op.create_table(
        "league",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("zone", sa.Text(), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("announce_channel_id", sa.BigInteger(), nullable=True),
        sa.Column("signup_channel_id", sa.BigInteger(), nullable=True),
        sa.Column("welcome_id", sa.BigInteger(), nullable=True),
        sa.Column("referee_channel_id", sa.BigInteger(), nullable=True),
        sa.Column("referee_role_id", sa.BigInteger(), nullable=True),
        sa.Column("reminder_hours", sa.Text(), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_to", sa.Integer(), nullable=True),
        sa.Column("early_close", sa.Boolean(), nullable=False),
        sa.Column("turn_lines", sa.Boolean(), nullable=False),
        sa.Column("stage_hours", sa.Text(), nullable=False),
        sa.Column("fund", sa.Integer(), nullable=False),
        sa.Column("outage_hours", sa.Integer(), nullable=False),
        sa.CheckConstraint("(quiet_from IS NULL) = (quiet_to IS NULL)", name=op.f("ck_league_quiet")),
        sa.CheckConstraint("outage_hours >= 0", name=op.f("ck_league_outage_hours")),
        sa.CheckConstraint("fund >= 0", name=op.f("ck_league_fund")),
        sa.CheckConstraint(
            "quiet_from BETWEEN 0 AND 1439 AND quiet_to BETWEEN 0 AND 1439", name=op.f("ck_league_quiet_minutes")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_league")),
        sa.UniqueConstraint("guild_id", name=op.f("uq_league_guild_id")),
        sqlite_autoincrement=True,
    )


def _season() -> None:
    op.create_table(
        "season",
        sa.Column("league_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("terms", sa.Text(), nullable=False),
        sa.CheckConstraint("number >= 1", name=op.f("ck_season_number")),
        sa.ForeignKeyConstraint(["league_id"], ["league.id"], name=op.f("fk_season_league_id")),
        sa.PrimaryKeyConstraint("league_id", name=op.f("pk_season")),
    )


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


def _leave() -> None:
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
        sa.CheckConstraint("days >= 1", name=op.f("ck_leave_days")),
        sa.CheckConstraint("first_day <= last_day", name=op.f("ck_leave_days_in_order")),
        sa.ForeignKeyConstraint(["league_id"], ["league.id"], name=op.f("fk_leave_league_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_leave")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_leave_league_id_user_id", "leave", ["league_id", "user_id"], unique=False)


def _person() -> None:
    op.create_table(
        "person",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=True),
        sa.Column("client_language", sa.String(length=8), nullable=True),
        sa.Column("reminder_hours", sa.Text(), nullable=True),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_to", sa.Integer(), nullable=True),
        sa.Column("palette", sa.String(length=8), nullable=False),
        sa.Column("dm_channel_id", sa.BigInteger(), nullable=True),
        sa.Column("last_dm_id", sa.BigInteger(), nullable=True),
        sa.CheckConstraint("palette IN ('default', 'safe')", name=op.f("ck_person_palette")),
        sa.CheckConstraint("(quiet_from IS NULL) = (quiet_to IS NULL)", name=op.f("ck_person_quiet")),
        sa.CheckConstraint(
            "quiet_from BETWEEN 0 AND 1439 AND quiet_to BETWEEN 0 AND 1439", name=op.f("ck_person_quiet_minutes")
        ),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_person")),
    )


def _profile() -> None:
    op.create_table(
        "profile",
        sa.Column("league_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["league_id"], ["league.id"], name=op.f("fk_profile_league_id")),
        sa.PrimaryKeyConstraint("league_id", "user_id", "game", name=op.f("pk_profile")),
    )


def _team() -> None:
    op.create_table(
        "team",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("league_id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("captain_id", sa.BigInteger(), nullable=True),
        sa.Column("card_id", sa.BigInteger(), nullable=True),
        sa.Column("data", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["league_id"], ["league.id"], name=op.f("fk_team_league_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_team")),
        sa.UniqueConstraint("league_id", "game", "name", name=op.f("uq_team_league_id_game_name")),
        sqlite_autoincrement=True,
    )


def _team_member() -> None:
    op.create_table(
        "team_member",
        sa.Column("team_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.CheckConstraint("place >= 1", name=op.f("ck_team_member_place")),
        sa.ForeignKeyConstraint(["team_id"], ["team.id"], name=op.f("fk_team_member_team_id")),
        sa.PrimaryKeyConstraint("team_id", "user_id", name=op.f("pk_team_member")),
        sa.UniqueConstraint("team_id", "place", name=op.f("uq_team_member_team_id_place")),
    )


def _plan() -> None:
    op.create_table(
        "plan",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("league_id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("created_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["league_id"], ["league.id"], name=op.f("fk_plan_league_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_plan")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_plan_league_id_user_id", "plan", ["league_id", "user_id"], unique=False)
