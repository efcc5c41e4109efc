"""The books of a competition's season: which contest they are, and what is entered in which of its turns."""

import sqlalchemy as sa
from alembic import op

revision = "0110"
down_revision = "0109"


def upgrade() -> None:
    """Add both tables."""
    op.create_table(
        "books",
        sa.Column("contest_id", sa.Integer(), nullable=False),
        sa.Column("competition_id", sa.Integer(), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("is_behind", sa.Boolean(), nullable=False),
        sa.CheckConstraint("season >= 1", name=op.f("ck_books_season")),
        sa.ForeignKeyConstraint(["contest_id"], ["contest.id"], name=op.f("fk_books_contest_id")),
        sa.ForeignKeyConstraint(["competition_id"], ["competition.contest_id"], name=op.f("fk_books_competition_id")),
        sa.PrimaryKeyConstraint("contest_id", name=op.f("pk_books")),
        sa.UniqueConstraint("competition_id", "season", name=op.f("uq_books_competition_id_season")),
    )
    op.create_table(
        "booking",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("books_id", sa.Integer(), nullable=False),
        sa.Column("entry", sa.String(length=16), nullable=False),
        sa.Column("mark", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("wanted", sa.Text(), nullable=True),
        sa.CheckConstraint("number >= 1", name=op.f("ck_booking_number")),
        sa.ForeignKeyConstraint(["books_id"], ["books.contest_id"], name=op.f("fk_booking_books_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_booking")),
        sa.UniqueConstraint("books_id", "entry", name=op.f("uq_booking_books_id_entry")),
        sqlite_autoincrement=True,
    )
