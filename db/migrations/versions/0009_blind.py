"""What keeps secret texts from being guessed: the blind of a turn's entropy, the salt of an act's record.

Turns that are there have no blind, and acts no salt: what was published of them stays true as it is.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the columns."""
    op.add_column("turn", sa.Column("blind", sa.LargeBinary(), nullable=True))
    op.add_column("arbitration", sa.Column("salt", sa.LargeBinary(), nullable=True))
