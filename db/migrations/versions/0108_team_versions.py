"""Every version of what a team has written down, and which contest it came from."""

import sqlalchemy as sa
from alembic import op

revision = "0108"
down_revision = "0107"


def upgrade() -> None:
    """Add the table; what teams have now is no version of anything."""
    op.create_table(
        "team_version",
        sa.Column("team_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("contest_id", sa.Integer(), nullable=True),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("made_ms", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("number >= 1", name=op.f("ck_team_version_number")),
        sa.ForeignKeyConstraint(["contest_id"], ["contest.id"], name=op.f("fk_team_version_contest_id")),
        sa.ForeignKeyConstraint(["team_id"], ["team.id"], name=op.f("fk_team_version_team_id")),
        sa.PrimaryKeyConstraint("team_id", "number", name=op.f("pk_team_version")),
    )
