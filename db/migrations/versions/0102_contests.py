"""Contests: who sits where, who may stand in for whom, who challenges whom."""

import sqlalchemy as sa
from alembic import op

revision = "0102"
down_revision = "0101"


def upgrade() -> None:
    """Make their tables."""
    _contest()
    _seat()
    _panel()
    _deputy()
    _standing_order()
    _participant()
    _challenge()


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
        sa.Column("thread_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("opening_ms", sa.BigInteger(), nullable=True),
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


def _panel() -> None:
    op.create_table(
        "panel",
        sa.Column("contest_id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["contest_id"], ["contest.id"], name=op.f("fk_panel_contest_id")),
        sa.PrimaryKeyConstraint("contest_id", "name", name=op.f("pk_panel")),
    )


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
