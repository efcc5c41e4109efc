"""When something is to be done next, asked at once."""

from typing import NamedTuple

from sqlalchemy import select

from db.engine import Tx
from db.outbox import NEXT_TRY
from db.turns import NEXT_DUE, NEXT_REMIND

_AHEAD = select(NEXT_DUE.scalar_subquery(), NEXT_REMIND.scalar_subquery(), NEXT_TRY.scalar_subquery())


class Ahead(NamedTuple):
    """The earliest deadline of the open turns, when reminders are to be looked at, when the outbox wants attention."""

    due_ms: int | None
    remind_ms: int | None
    try_ms: int | None


async def ahead(tx: Tx) -> Ahead:
    """Return the instants at which there is something to do."""
    return Ahead(*(await tx.execute(_AHEAD)).one())
