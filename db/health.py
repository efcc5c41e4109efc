"""How far behind the work is, asked in one statement."""

from typing import NamedTuple

from sqlalchemy import case, column, func, literal, select, table

from db.engine import Tx
from db.outbox import SHIFTS
from db.tables import outbox
from db.turns import NEXT_DUE

# `first_try_ms` may be of an earlier life of the message: it has not been tried for longer than its tries take.
_AT_MOST_SINCE = outbox.c.next_try_ms - (literal(1000).bitwise_lshift(SHIFTS) - 1000)
_SINCE = case((outbox.c.first_try_ms > _AT_MOST_SINCE, outbox.c.first_try_ms), else_=_AT_MOST_SINCE)
_PENDING = outbox.c.status == "pending"
_STANDING = select(
    select(column("version_num")).select_from(table("alembic_version")).scalar_subquery(),
    NEXT_DUE.scalar_subquery(),
    select(func.count()).where(_PENDING).scalar_subquery(),
    select(func.min(_SINCE)).where(_PENDING).scalar_subquery(),
)


class Standing(NamedTuple):
    """The revision of the tables; the earliest deadline of an open turn; the messages that wait, since when the first.

    Instants in UTC milliseconds, None if there is none.
    """

    schema: str
    due_ms: int | None
    waiting: int
    waiting_since_ms: int | None


async def standing(tx: Tx) -> Standing:
    """Return how things stand."""
    return Standing(*(await tx.execute(_STANDING)).one())
