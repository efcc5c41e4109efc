"""Challenges, what players settle between them, and when people could not reach the bot."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the tables."""
    _challenge()
    _contest_act()
    _pulse()
    _outage()


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


def _pulse() -> None:
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("id = 1", name=op.f("ck_pulse_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pulse")),
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
