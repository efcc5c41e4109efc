"""That nobody took a challenge in time is kept, and the next to expire is found by an index."""

import sqlalchemy as sa
from alembic import op

revision = "0122"
down_revision = "0121"

STATUS = "ck_challenge_status"
OPEN = sa.text("status = 'open'")


def upgrade() -> None:
    """Add a status and an index; SQLite changes a CHECK by making the table anew."""
    with op.batch_alter_table("challenge", copy_from=_challenge()) as batch:
        batch.drop_constraint(op.f(STATUS), type_="check")
        batch.create_check_constraint(op.f(STATUS), "status IN ('open', 'taken', 'declined', 'withdrawn', 'expired')")
    op.create_index(
        "ix_challenge_open_expires_ms", "challenge", ["expires_ms"], sqlite_where=OPEN, postgresql_where=OPEN
    )


def _challenge() -> sa.Table:
    return sa.Table(
        "challenge",
        sa.MetaData(),
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
        sa.CheckConstraint("status IN ('open', 'taken', 'declined', 'withdrawn')", name=op.f(STATUS)),
        sa.ForeignKeyConstraint(["contest_id"], ["contest.id"], name=op.f("fk_challenge_contest_id")),
        sa.ForeignKeyConstraint(["league_id"], ["league.id"], name=op.f("fk_challenge_league_id")),
        sa.ForeignKeyConstraint(["rematch_of"], ["contest.id"], name=op.f("fk_challenge_rematch_of")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_challenge")),
        sa.Index("ix_challenge_contest_id", "contest_id"),
        sa.Index("ix_challenge_league_id_game_status", "league_id", "game", "status"),
        sqlite_autoincrement=True,
    )
