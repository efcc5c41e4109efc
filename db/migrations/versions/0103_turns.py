"""Turns: what was ordered in them, what was noted of them, when they were reminded of and put off."""

import sqlalchemy as sa
from alembic import op

revision = "0103"
down_revision = "0102"


def upgrade() -> None:
    """Make their tables."""
    _turn()
    _submission()
    _draft()
    _proposal()
    _contest_act()
    _missing_order()
    _bribe()
    _reminder()
    _postponement()


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
