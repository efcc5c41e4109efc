"""The referees' journal, what is still to be said, when the bot was there."""

import sqlalchemy as sa
from alembic import op

revision = "0104"
down_revision = "0103"


def upgrade() -> None:
    """Make their tables."""
    _arbitration()
    _outbox()
    _outage()
    _pulse()


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
            "destination IN ('thread', 'announce', 'referee', 'user', 'panel', 'signup')",
            name=op.f("ck_outbox_destination"),
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


def _pulse() -> None:
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("id = 1", name=op.f("ck_pulse_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pulse")),
    )
