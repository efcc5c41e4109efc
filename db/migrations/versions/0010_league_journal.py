"""The journal of a league holds what organisers change of the league itself: an entry need not be about a contest."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

COLUMNS = (
    "id, league_id, contest_id, turn_id, op, by_user, reason, clause, details, before, after, events, at_ms, number, "
    "previous, hash, salt"
)


def upgrade() -> None:
    """Make the table anew, with what it held; numbers and hashes stay."""
    op.execute("CREATE TABLE arbitration_before AS SELECT * FROM arbitration")
    op.drop_table("arbitration")
    _arbitration()
    op.execute(f"INSERT INTO arbitration ({COLUMNS}) SELECT {COLUMNS} FROM arbitration_before")  # noqa: S608 - ours
    op.drop_table("arbitration_before")


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
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("previous", sa.String(length=64), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("salt", sa.LargeBinary(), nullable=True),
        sa.CheckConstraint("contest_id IS NOT NULL OR turn_id IS NULL", name=op.f("ck_arbitration_turn_id")),
        sa.ForeignKeyConstraint(["contest_id"], ["contest.id"], name=op.f("fk_arbitration_contest_id")),
        sa.ForeignKeyConstraint(["league_id"], ["league.id"], name=op.f("fk_arbitration_league_id")),
        sa.ForeignKeyConstraint(["turn_id"], ["turn.id"], name=op.f("fk_arbitration_turn_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_arbitration")),
        sa.UniqueConstraint("league_id", "number", name=op.f("uq_arbitration_league_id_number")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_arbitration_contest_id", "arbitration", ["contest_id"], unique=False)
