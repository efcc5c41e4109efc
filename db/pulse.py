"""When the program was last seen alive: one row."""

from sqlalchemy import select, update

from db.engine import Tx
from db.sql import add_new, number
from db.sql import change as change_rows
from db.tables import pulse

_LAST = select(pulse.c.at_ms)
_CHANGE = update(pulse)


async def last_ms(tx: Tx) -> int | None:
    """Return the last instant noted; None before the first."""
    return await number(tx, _LAST)


async def note(tx: Tx, at_ms: int) -> None:
    """Note an instant in the place of the last."""
    if not await change_rows(tx, _CHANGE, at_ms=at_ms):
        await add_new(tx, pulse, id=1, at_ms=at_ms)
