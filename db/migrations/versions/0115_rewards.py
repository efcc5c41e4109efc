"""Rewards of matches and competitions, and who has come for them."""

import sqlalchemy as sa
from alembic import op

revision = "0115"
down_revision = "0114"


def upgrade() -> None:
    """Add both tables."""
    op.create_table(
        "reward",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("contest_id", sa.Integer(), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("by_user", sa.BigInteger(), nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("place >= 1", name=op.f("ck_reward_place")),
        sa.CheckConstraint("season >= 1", name=op.f("ck_reward_season")),
        sa.ForeignKeyConstraint(["contest_id"], ["contest.id"], name=op.f("fk_reward_contest_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reward")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_reward_contest_id", "reward", ["contest_id"])
    op.create_table(
        "reward_note",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("reward_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.String(length=32), nullable=True),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.CheckConstraint(
            "kind IN ('due', 'present', 'given', 'lapsed', 'replaced')", name=op.f("ck_reward_note_kind")
        ),
        sa.ForeignKeyConstraint(["reward_id"], ["reward.id"], name=op.f("fk_reward_note_reward_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reward_note")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_reward_note_reward_id", "reward_note", ["reward_id"])
