"""Challenges are shown by the outbox, as a destination of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0120"
down_revision = "0119"

DESTINATION = "ck_outbox_destination"
PENDING = sa.text("status = 'pending'")


def upgrade() -> None:
    """Add a destination; SQLite changes a CHECK by making the table anew."""
    with op.batch_alter_table("outbox", copy_from=_outbox()) as batch:
        batch.drop_constraint(op.f(DESTINATION), type_="check")
        batch.create_check_constraint(
            op.f(DESTINATION),
            "destination IN ('thread', 'announce', 'referee', 'user', 'panel', 'signup', 'challenge')",
        )


def _outbox() -> sa.Table:
    return sa.Table(
        "outbox",
        sa.MetaData(),
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
        sa.Column("owner", sa.Text(), nullable=True),
        sa.Column("leased_ms", sa.BigInteger(), nullable=True),
        sa.CheckConstraint("destination <> 'user' OR user_id IS NOT NULL", name=op.f("ck_outbox_user_id")),
        sa.CheckConstraint(
            "destination IN ('thread', 'announce', 'referee', 'user', 'panel', 'signup')", name=op.f(DESTINATION)
        ),
        sa.CheckConstraint("status IN ('pending', 'sent', 'parked')", name=op.f("ck_outbox_status")),
        sa.CheckConstraint("length(nonce) <= 25", name=op.f("ck_outbox_nonce")),
        sa.ForeignKeyConstraint(["contest_id"], ["contest.id"], name=op.f("fk_outbox_contest_id")),
        sa.ForeignKeyConstraint(["league_id"], ["league.id"], name=op.f("fk_outbox_league_id")),
        sa.ForeignKeyConstraint(["turn_id"], ["turn.id"], name=op.f("fk_outbox_turn_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
        sa.UniqueConstraint("nonce", name=op.f("uq_outbox_nonce")),
        sa.Index("ix_outbox_status_lane_id", "status", "lane", "id"),
        sa.Index("ix_outbox_turn_id", "turn_id"),
        sa.Index("ix_outbox_pending", "id", sqlite_where=PENDING, postgresql_where=PENDING),
        sqlite_autoincrement=True,
    )
