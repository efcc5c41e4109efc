"""All tables.

The revisions before this one, 0001 to 0010, are of the time before the first release: none leads on from them.
"""

import sqlalchemy as sa
from alembic import op

revision = "0100"
down_revision = None


def upgrade() -> None:
    """Make them."""
    _league()
    _outage()
    _person()
    _pulse()
    _contest()
    _leave()
    _no_play()
    _plan()
    _profile()
    _season()
    _team()
    _challenge()
    _deputy()
    _panel()
    _participant()
    _seat()
    _standing_order()
    _team_member()
    _turn()
    _arbitration()
    _bribe()
    _contest_act()
    _draft()
    _proposal()
    _missing_order()
    _outbox()
    _postponement()
    _reminder()
    _submission()


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


def _outage() -> None:
    op.create_table(
        "outage",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("from_ms", sa.BigInteger(), nullable=False),
        sa.Column("to_ms", sa.BigInteger(), nullable=False),
        sa.Column("is_settled", sa.Boolean(), nullable=False),
        sa.CheckConstraint("from_ms < to_ms", name=op.f("ck_outage_span")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outage")),
        sqlite_autoincrement=True,
    )


def _person() -> None:
    op.create_table(
        "person",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=True),
        sa.Column("client_language", sa.String(length=8), nullable=True),
        sa.Column("reminders", sa.Boolean(), nullable=False),
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


def _pulse() -> None:
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("id = 1", name=op.f("ck_pulse_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pulse")),
    )


def _contest() -> None:
    op.create_table(
        "contest",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("league_id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.Column("setup_seed", sa.LargeBinary(), nullable=False),
        sa.Column("thread_id", sa.BigInteger(), nullable=False),
        sa.Column("referee_id", sa.BigInteger(), nullable=True),
        sa.Column("branch", sa.Integer(), nullable=False),
        sa.Column("created_ms", sa.BigInteger(), nullable=False),
        sa.Column("paused_ms", sa.BigInteger(), nullable=True),
        sa.CheckConstraint("(status = 'paused') = (paused_ms IS NOT NULL)", name=op.f("ck_contest_paused_ms")),
        sa.CheckConstraint("status IN ('open', 'paused', 'over')", name=op.f("ck_contest_status")),
        sa.ForeignKeyConstraint(["league_id"], ["league.id"], name=op.f("fk_contest_league_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_contest")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_contest_league_id_status", "contest", ["league_id", "status"], unique=False)


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


def _team() -> None:
    op.create_table(
        "team",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("league_id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("captain_id", sa.BigInteger(), nullable=True),
        sa.Column("data", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["league_id"], ["league.id"], name=op.f("fk_team_league_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_team")),
        sa.UniqueConstraint("league_id", "game", "name", name=op.f("uq_team_league_id_game_name")),
        sqlite_autoincrement=True,
    )


def _challenge() -> None:
    op.create_table(
        "challenge",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("league_id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("by_user", sa.BigInteger(), nullable=False),
        sa.Column("to_user", sa.BigInteger(), nullable=True),
        sa.Column("first_user", sa.BigInteger(), nullable=True),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("created_ms", sa.BigInteger(), nullable=False),
        sa.Column("expires_ms", sa.BigInteger(), nullable=False),
        sa.Column("taken_by", sa.BigInteger(), nullable=True),
        sa.Column("taken_ms", sa.BigInteger(), nullable=True),
        sa.Column("contest_id", sa.Integer(), nullable=True),
        sa.Column("rematch_of", sa.Integer(), nullable=True),
        sa.CheckConstraint("(status = 'taken') = (taken_by IS NOT NULL)", name=op.f("ck_challenge_taken_by")),
        sa.CheckConstraint("(status = 'taken') = (taken_ms IS NOT NULL)", name=op.f("ck_challenge_taken_ms")),
        sa.CheckConstraint("contest_id IS NULL OR status = 'taken'", name=op.f("ck_challenge_contest_id")),
        sa.CheckConstraint("status IN ('open', 'taken', 'declined', 'withdrawn')", name=op.f("ck_challenge_status")),
        sa.ForeignKeyConstraint(["contest_id"], ["contest.id"], name=op.f("fk_challenge_contest_id")),
        sa.ForeignKeyConstraint(["league_id"], ["league.id"], name=op.f("fk_challenge_league_id")),
        sa.ForeignKeyConstraint(["rematch_of"], ["contest.id"], name=op.f("fk_challenge_rematch_of")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_challenge")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_challenge_contest_id", "challenge", ["contest_id"], unique=False)
    op.create_index("ix_challenge_league_id_game_status", "challenge", ["league_id", "game", "status"], unique=False)


def _deputy() -> None:
    op.create_table(
        "deputy",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("contest_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("by_user", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("asked_ms", sa.BigInteger(), nullable=False),
        sa.Column("answered_ms", sa.BigInteger(), nullable=True),
        sa.Column("ended_ms", sa.BigInteger(), nullable=True),
        sa.CheckConstraint("status IN ('asked', 'active', 'declined', 'ended')", name=op.f("ck_deputy_status")),
        sa.ForeignKeyConstraint(["contest_id"], ["contest.id"], name=op.f("fk_deputy_contest_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deputy")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_deputy_contest_id", "deputy", ["contest_id"], unique=False)
    op.create_index("ix_deputy_user_id", "deputy", ["user_id"], unique=False)
    op.create_index(
        "uq_deputy_seat",
        "deputy",
        ["contest_id", "seat"],
        unique=True,
        sqlite_where=sa.text("status IN ('asked', 'active')"),
        postgresql_where=sa.text("status IN ('asked', 'active')"),
    )


def _panel() -> None:
    op.create_table(
        "panel",
        sa.Column("contest_id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["contest_id"], ["contest.id"], name=op.f("fk_panel_contest_id")),
        sa.PrimaryKeyConstraint("contest_id", "name", name=op.f("pk_panel")),
    )


def _participant() -> None:
    op.create_table(
        "participant",
        sa.Column("contest_id", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.String(length=32), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["contest_id"], ["contest.id"], name=op.f("fk_participant_contest_id")),
        sa.PrimaryKeyConstraint("contest_id", "player", name=op.f("pk_participant")),
    )
    op.create_index("ix_participant_user_id", "participant", ["user_id"], unique=False)


def _seat() -> None:
    op.create_table(
        "seat",
        sa.Column("contest_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.String(length=32), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["contest_id"], ["contest.id"], name=op.f("fk_seat_contest_id")),
        sa.PrimaryKeyConstraint("contest_id", "seat", name=op.f("pk_seat")),
    )
    op.create_index("ix_seat_user_id", "seat", ["user_id"], unique=False)


def _standing_order() -> None:
    op.create_table(
        "standing_order",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("contest_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("snowflake", sa.BigInteger(), nullable=False),
        sa.Column("set_ms", sa.BigInteger(), nullable=False),
        sa.Column("ended_ms", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["contest_id"], ["contest.id"], name=op.f("fk_standing_order_contest_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_standing_order")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_standing_order_contest_id", "standing_order", ["contest_id"], unique=False)
    op.create_index(
        "uq_standing_order_seat",
        "standing_order",
        ["contest_id", "seat"],
        unique=True,
        sqlite_where=sa.text("ended_ms IS NULL"),
        postgresql_where=sa.text("ended_ms IS NULL"),
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


def _turn() -> None:
    op.create_table(
        "turn",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("contest_id", sa.Integer(), nullable=False),
        sa.Column("branch", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("stage", sa.String(length=32), nullable=False),
        sa.Column("awaiting", sa.Text(), nullable=False),
        sa.Column("accepting", sa.Text(), nullable=False),
        sa.Column("seated", sa.Text(), nullable=True),
        sa.Column("ready", sa.Boolean(), nullable=False),
        sa.Column("opened_ms", sa.BigInteger(), nullable=False),
        sa.Column("due_ms", sa.BigInteger(), nullable=False),
        sa.Column("limit_ms", sa.BigInteger(), nullable=True),
        sa.Column("idle", sa.Text(), nullable=False),
        sa.Column("remind_ms", sa.BigInteger(), nullable=True),
        sa.Column("closed_ms", sa.BigInteger(), nullable=True),
        sa.Column("cause", sa.String(length=8), nullable=True),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("blind", sa.LargeBinary(), nullable=True),
        sa.Column("entropy", sa.LargeBinary(), nullable=True),
        sa.Column("forced", sa.Text(), nullable=False),
        sa.Column("service", sa.Text(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.Column("after", sa.LargeBinary(), nullable=True),
        sa.Column("events", sa.LargeBinary(), nullable=False),
        sa.Column("rolls", sa.LargeBinary(), nullable=False),
        sa.CheckConstraint("(status = 'closed') = (after IS NOT NULL)", name=op.f("ck_turn_after")),
        sa.CheckConstraint("cause IN ('deadline', 'complete', 'referee', 'players')", name=op.f("ck_turn_cause")),
        sa.CheckConstraint("status IN ('open', 'closed', 'annulled', 'stuck')", name=op.f("ck_turn_status")),
        sa.CheckConstraint("length(seed) = 32", name=op.f("ck_turn_seed")),
        sa.ForeignKeyConstraint(["contest_id"], ["contest.id"], name=op.f("fk_turn_contest_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_turn")),
        sa.UniqueConstraint("contest_id", "branch", "number", name=op.f("uq_turn_contest_id_branch_number")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_turn_contest_id_id", "turn", ["contest_id", "id"], unique=False)
    op.create_index("ix_turn_status_due_ms", "turn", ["status", "due_ms"], unique=False)
    op.create_index("ix_turn_status_remind_ms", "turn", ["status", "remind_ms"], unique=False)
    op.create_index(
        "uq_turn_in_play",
        "turn",
        ["contest_id"],
        unique=True,
        sqlite_where=sa.text("status IN ('open', 'stuck')"),
        postgresql_where=sa.text("status IN ('open', 'stuck')"),
    )


def _arbitration() -> None:
    op.create_table(
        "arbitration",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("league_id", sa.Integer(), nullable=False),
        sa.Column("contest_id", sa.Integer(), nullable=True),
        sa.Column("turn_id", sa.Integer(), nullable=True),
        sa.Column("op", sa.String(length=32), nullable=False),
        sa.Column("by_user", sa.BigInteger(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("clause", sa.String(length=16), nullable=True),
        sa.Column("details", sa.Text(), nullable=False),
        sa.Column("before", sa.Text(), nullable=False),
        sa.Column("after", sa.Text(), nullable=False),
        sa.Column("events", sa.LargeBinary(), nullable=False),
        sa.Column("salt", sa.LargeBinary(), nullable=True),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("previous", sa.String(length=64), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.CheckConstraint("contest_id IS NOT NULL OR turn_id IS NULL", name=op.f("ck_arbitration_turn_id")),
        sa.ForeignKeyConstraint(["contest_id"], ["contest.id"], name=op.f("fk_arbitration_contest_id")),
        sa.ForeignKeyConstraint(["league_id"], ["league.id"], name=op.f("fk_arbitration_league_id")),
        sa.ForeignKeyConstraint(["turn_id"], ["turn.id"], name=op.f("fk_arbitration_turn_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_arbitration")),
        sa.UniqueConstraint("league_id", "number", name=op.f("uq_arbitration_league_id_number")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_arbitration_contest_id", "arbitration", ["contest_id"], unique=False)


def _bribe() -> None:
    op.create_table(
        "bribe",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("contest_id", sa.Integer(), nullable=False),
        sa.Column("turn_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.String(length=32), nullable=False),
        sa.Column("details", sa.Text(), nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["contest_id"], ["contest.id"], name=op.f("fk_bribe_contest_id")),
        sa.ForeignKeyConstraint(["turn_id"], ["turn.id"], name=op.f("fk_bribe_turn_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_bribe")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_bribe_contest_id", "bribe", ["contest_id"], unique=False)


def _contest_act() -> None:
    op.create_table(
        "contest_act",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("contest_id", sa.Integer(), nullable=False),
        sa.Column("turn_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("events", sa.LargeBinary(), nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.CheckConstraint(
            "kind IN ('draw_offered', 'draw_refused', 'draw_agreed', 'resigned')", name=op.f("ck_contest_act_kind")
        ),
        sa.ForeignKeyConstraint(["contest_id"], ["contest.id"], name=op.f("fk_contest_act_contest_id")),
        sa.ForeignKeyConstraint(["turn_id"], ["turn.id"], name=op.f("fk_contest_act_turn_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_contest_act")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_contest_act_contest_id", "contest_act", ["contest_id"], unique=False)


def _draft() -> None:
    op.create_table(
        "draft",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("turn_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("canonical", sa.Text(), nullable=False),
        sa.Column("held", sa.Text(), nullable=True),
        sa.Column("created_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["turn_id"], ["turn.id"], name=op.f("fk_draft_turn_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_draft")),
        sqlite_autoincrement=True,
    )


def _missing_order() -> None:
    op.create_table(
        "missing_order",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("contest_id", sa.Integer(), nullable=False),
        sa.Column("turn_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.String(length=32), nullable=False),
        sa.Column("details", sa.Text(), nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["contest_id"], ["contest.id"], name=op.f("fk_missing_order_contest_id")),
        sa.ForeignKeyConstraint(["turn_id"], ["turn.id"], name=op.f("fk_missing_order_turn_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_missing_order")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_missing_order_contest_id", "missing_order", ["contest_id"], unique=False)


def _outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("league_id", sa.Integer(), nullable=False),
        sa.Column("contest_id", sa.Integer(), nullable=True),
        sa.Column("turn_id", sa.Integer(), nullable=True),
        sa.Column("destination", sa.String(length=12), nullable=False),
        sa.Column("lane", sa.String(length=40), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("kind", sa.String(length=24), nullable=False),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.Column("panel", sa.String(length=32), nullable=True),
        sa.Column("nonce", sa.String(length=25), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("first_try_ms", sa.BigInteger(), nullable=True),
        sa.Column("next_try_ms", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("fault", sa.Text(), nullable=True),
        sa.CheckConstraint("destination <> 'user' OR user_id IS NOT NULL", name=op.f("ck_outbox_user_id")),
        sa.CheckConstraint(
            "destination IN ('thread', 'announce', 'referee', 'user', 'panel')", name=op.f("ck_outbox_destination")
        ),
        sa.CheckConstraint("status IN ('pending', 'sent', 'parked')", name=op.f("ck_outbox_status")),
        sa.CheckConstraint("length(nonce) <= 25", name=op.f("ck_outbox_nonce")),
        sa.ForeignKeyConstraint(["contest_id"], ["contest.id"], name=op.f("fk_outbox_contest_id")),
        sa.ForeignKeyConstraint(["league_id"], ["league.id"], name=op.f("fk_outbox_league_id")),
        sa.ForeignKeyConstraint(["turn_id"], ["turn.id"], name=op.f("fk_outbox_turn_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
        sa.UniqueConstraint("nonce", name=op.f("uq_outbox_nonce")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_outbox_status_lane_id", "outbox", ["status", "lane", "id"], unique=False)
    op.create_index("ix_outbox_turn_id", "outbox", ["turn_id"], unique=False)


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
        sa.CheckConstraint("(why = 'grace') = (season IS NOT NULL)", name=op.f("ck_postponement_season")),
        sa.CheckConstraint(
            "(why = 'no_play') = (seat IS NULL) AND (seat IS NULL) = (user_id IS NULL)",
            name=op.f("ck_postponement_whose"),
        ),
        sa.CheckConstraint("why IN ('no_play', 'leave', 'grace')", name=op.f("ck_postponement_why")),
        sa.CheckConstraint("from_ms < to_ms", name=op.f("ck_postponement_later")),
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


def _reminder() -> None:
    op.create_table(
        "reminder",
        sa.Column("turn_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.String(length=32), nullable=False),
        sa.Column("hours", sa.Integer(), nullable=False),
        sa.Column("due_ms", sa.BigInteger(), nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["turn_id"], ["turn.id"], name=op.f("fk_reminder_turn_id")),
        sa.PrimaryKeyConstraint("turn_id", "seat", "hours", "due_ms", name=op.f("pk_reminder")),
    )


def _submission() -> None:
    op.create_table(
        "submission",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("turn_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.String(length=32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("by_referee", sa.Boolean(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("canonical", sa.Text(), nullable=False),
        sa.Column("sent_ms", sa.BigInteger(), nullable=False),
        sa.Column("snowflake", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("receipt", sa.String(length=16), nullable=False),
        sa.Column("salt", sa.LargeBinary(), nullable=False),
        sa.Column("seal", sa.String(length=64), nullable=False),
        sa.Column("link", sa.String(length=8), nullable=False),
        sa.CheckConstraint("link IN ('captain', 'deputy', 'standing')", name=op.f("ck_submission_link")),
        sa.CheckConstraint(
            "status IN ('current', 'spare', 'replaced', 'withdrawn', 'discarded')", name=op.f("ck_submission_status")
        ),
        sa.ForeignKeyConstraint(["turn_id"], ["turn.id"], name=op.f("fk_submission_turn_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_submission")),
        sa.UniqueConstraint("turn_id", "seat", "version", name=op.f("uq_submission_turn_id_seat_version")),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "uq_submission_current",
        "submission",
        ["turn_id", "seat"],
        unique=True,
        sqlite_where=sa.text("status = 'current'"),
        postgresql_where=sa.text("status = 'current'"),
    )
    op.create_index(
        "uq_submission_spare",
        "submission",
        ["turn_id", "seat"],
        unique=True,
        sqlite_where=sa.text("status = 'spare'"),
        postgresql_where=sa.text("status = 'spare'"),
    )


def _proposal() -> None:
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
