"""What is to be done now, and when something is to be done next, each asked at once."""

from typing import NamedTuple

from sqlalchemy import BigInteger, bindparam, exists, or_, select

from db.books import BEHIND
from db.challenges import NEXT_EXPIRY
from db.engine import Tx
from db.outages import UNSETTLED
from db.outbox import NEXT_TRY
from db.turns import NEXT_DUE, NEXT_REMIND, READY

_AHEAD = select(
    NEXT_DUE.scalar_subquery(),
    NEXT_REMIND.scalar_subquery(),
    NEXT_TRY.scalar_subquery(),
    NEXT_EXPIRY.scalar_subquery(),
)

# The first of an index is compared: asked whether there is any, a server that takes many for due reads every turn.
_CLOSES = or_(NEXT_DUE.scalar_subquery() <= bindparam("before_ms", type_=BigInteger), exists(READY))
_REMINDERS = NEXT_REMIND.scalar_subquery() <= bindparam("now_ms", type_=BigInteger)
_EXPIRIES = NEXT_EXPIRY.scalar_subquery() <= bindparam("now_ms", type_=BigInteger)
_DUE = select(exists(UNSETTLED), _CLOSES, _REMINDERS, exists(BEHIND), _EXPIRIES)


class DueWork(NamedTuple):
    """Whether there are outages to settle, turns to close, reminders and books to look at, challenges to end."""

    outages: bool = True
    closes: bool = True
    reminders: bool = True
    books: bool = True
    expiries: bool = True


class Ahead(NamedTuple):
    """The earliest deadline of the open turns, when reminders are to be looked at, when the outbox wants attention.

    And when a challenge expires.
    """

    due_ms: int | None
    remind_ms: int | None
    try_ms: int | None
    expiry_ms: int | None


async def due(tx: Tx, now_ms: int, close_before_ms: int) -> DueWork:
    """Return what is to be done now."""
    found = (await tx.execute(_DUE, {"now_ms": now_ms, "before_ms": close_before_ms})).one()
    return DueWork(*(bool(one) for one in found))


async def ahead(tx: Tx) -> Ahead:
    """Return the instants at which there is something to do."""
    return Ahead(*(await tx.execute(_AHEAD)).one())
