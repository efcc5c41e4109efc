"""When the program was last seen alive: one row."""

from sqlalchemy import BigInteger, bindparam, select, update

from db.engine import Tx
from db.sql import add_new, fetch_number
from db.sql import change as change_rows
from db.tables import pulse

_LAST = select(pulse.c.at_ms)
_CHANGE = update(pulse)
_GO_ON = update(pulse).where(
    pulse.c.at_ms.between(bindparam("where_since", type_=BigInteger), bindparam("where_until", type_=BigInteger))
)
_FOLLOW = update(pulse).where(pulse.c.at_ms == bindparam("where_at_ms"))


async def last_ms(tx: Tx) -> int | None:
    """Return the last instant noted; None before the first."""
    return await fetch_number(tx, _LAST)


async def go_on(tx: Tx, at_ms: int, *, since_ms: int) -> bool:
    """Note an instant in the place of the last, if that is no later and not before `since_ms`; return whether it is."""
    return await change_rows(tx, _GO_ON, at_ms=at_ms, where_since=since_ms, where_until=at_ms) > 0


async def note(tx: Tx, at_ms: int, *, after_ms: int | None = None) -> bool:
    """Note an instant in the place of the last; return False if that is not `after_ms`: somebody has noted another."""
    if after_ms is not None:
        return await change_rows(tx, _FOLLOW, at_ms=at_ms, where_at_ms=after_ms) > 0
    if not await change_rows(tx, _CHANGE, at_ms=at_ms):
        await add_new(tx, pulse, id=1, at_ms=at_ms)
    return True
