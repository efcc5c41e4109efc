"""The spans in which nobody could reach the bot: kept, each settled once."""

from sqlalchemy import bindparam, select, update

from db.engine import Tx
from db.sql import add as add_row
from db.sql import change as change_rows
from db.tables import outage

UNSETTLED = select(outage.c.id, outage.c.from_ms, outage.c.to_ms).where(~outage.c.is_settled).order_by(outage.c.id)
_SINCE = select(outage.c.id).where(outage.c.to_ms >= bindparam("since_ms")).limit(1)
_SETTLE = update(outage).where(outage.c.id == bindparam("where_id"))


async def add(tx: Tx, from_ms: int, to_ms: int) -> None:
    """Keep a span, to be settled."""
    await add_row(tx, outage, from_ms=from_ms, to_ms=to_ms, is_settled=False)


async def unsettled(tx: Tx) -> list[tuple[int, int, int]]:
    """Return the spans that nobody has settled: id, from, to; oldest first."""
    return [(row.id, row.from_ms, row.to_ms) for row in await tx.execute(UNSETTLED)]


async def any_since(tx: Tx, since_ms: int) -> bool:
    """Return whether a span ended at `since_ms` or later."""
    return (await tx.execute(_SINCE, {"since_ms": since_ms})).first() is not None


async def settle(tx: Tx, outage_id: int) -> None:
    """Mark a span as settled."""
    await change_rows(tx, _SETTLE, where_id=outage_id, is_settled=True)
