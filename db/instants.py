"""What is to be done now, and when something is to be done next, each asked at once."""

from typing import NamedTuple

from sqlalchemy import BigInteger, bindparam, exists, or_, select

from db.books import BEHIND
from db.challenges import NEXT_EXPIRY
from db.engine import Tx
from db.outages import UNSETTLED
from db.outbox import FAR_MS, MAY_BE_TRIED, NEXT_TRY
from db.turns import NEXT_DUE, NEXT_REMIND, READY

_INSTANTS = tuple(query.scalar_subquery() for query in (NEXT_DUE, NEXT_REMIND, NEXT_TRY, NEXT_EXPIRY))
_AHEAD = select(*_INSTANTS)

# The first of an index is compared: asked whether there is any, a server that takes many for due reads every turn.
_CLOSES = or_(NEXT_DUE.scalar_subquery() <= bindparam("before_ms", type_=BigInteger), exists(READY))
_REMINDERS = NEXT_REMIND.scalar_subquery() <= bindparam("now_ms", type_=BigInteger)
_EXPIRIES = NEXT_EXPIRY.scalar_subquery() <= bindparam("now_ms", type_=BigInteger)
_DUE = select(exists(UNSETTLED), _CLOSES, _REMINDERS, exists(BEHIND), _EXPIRIES, exists(MAY_BE_TRIED), *_INSTANTS)


class Ahead(NamedTuple):
    """The earliest deadline of the open turns, when reminders are to be looked at, when the outbox wants attention.

    And when a challenge expires.
    """

    due_ms: int | None
    remind_ms: int | None
    try_ms: int | None
    expiry_ms: int | None


class DueWork(NamedTuple):
    """Whether there are outages to settle, turns to close, reminders and books to look at, challenges to end.

    And whether there are messages to send; `ahead` is what comes after that, if it was asked.
    """

    outages: bool = True
    closes: bool = True
    reminders: bool = True
    books: bool = True
    expiries: bool = True
    messages: bool = True
    ahead: Ahead | None = None

    @property
    def changes(self) -> bool:
        """Whether anything is to be done that may change what there is to send, or what comes after."""
        return any((self.outages, self.closes, self.reminders, self.books, self.expiries))


async def due(tx: Tx, now_ms: int, close_before_ms: int, sender: str) -> DueWork:
    """Return what is to be done now; the messages are those that `sender` may send."""
    values = {"now_ms": now_ms, "before_ms": close_before_ms, "far_ms": now_ms + FAR_MS, "by": sender}
    outages, closes, reminders, books, expiries, messages, *instants = (await tx.execute(_DUE, values)).one()
    return DueWork(
        outages=bool(outages),
        closes=bool(closes),
        reminders=bool(reminders),
        books=bool(books),
        expiries=bool(expiries),
        messages=bool(messages),
        ahead=Ahead(*instants),
    )


async def ahead(tx: Tx) -> Ahead:
    """Return the instants at which there is something to do."""
    return Ahead(*(await tx.execute(_AHEAD)).one())
