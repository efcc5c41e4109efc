"""Deputies, and from which link of the chain (captain, deputy, standing order) an order comes."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

COLUMNS = (
    "id, turn_id, seat, version, user_id, by_referee, text, canonical, sent_ms, snowflake, status, receipt, salt, seal"
)


def upgrade() -> None:
    """Make the table of deputies; make that of orders anew, since SQLite cannot change what a column may hold."""
    _deputy()
    op.drop_index("uq_submission_current", "submission")
    op.rename_table("submission", "submission_before")
    _submission()
    op.execute(f"INSERT INTO submission ({COLUMNS}, link) SELECT {COLUMNS}, 'captain' FROM submission_before")  # noqa: S608
    op.drop_table("submission_before")
    for status in ("current", "spare"):
        op.create_index(
            f"uq_submission_{status}",
            "submission",
            ["turn_id", "seat"],
            unique=True,
            sqlite_where=sa.text(f"status = '{status}'"),
            postgresql_where=sa.text(f"status = '{status}'"),
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
        sa.CheckConstraint(
            "status IN ('current', 'spare', 'replaced', 'withdrawn', 'discarded')", name=op.f("ck_submission_status")
        ),
        sa.CheckConstraint("link IN ('captain', 'deputy', 'standing')", name=op.f("ck_submission_link")),
        sa.ForeignKeyConstraint(["turn_id"], ["turn.id"], name=op.f("fk_submission_turn_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_submission")),
        sa.UniqueConstraint("turn_id", "seat", "version", name=op.f("uq_submission_turn_id_seat_version")),
        sqlite_autoincrement=True,
    )
