"""What calendar files said last of when something is: whoever has imported one has to learn that it has moved."""

from collections.abc import Collection, Mapping

from sqlalchemy import bindparam, delete, select

from db.engine import Tx
from db.sql import add_all
from db.tables import calendar_entry

Told = tuple[int, int, int]  # its start, its end, how often they have changed
_TOLD = select(calendar_entry).where(calendar_entry.c.uid.in_(bindparam("uids", expanding=True)))
_FORGET = delete(calendar_entry).where(calendar_entry.c.uid.in_(bindparam("uids", expanding=True)))


async def told(tx: Tx, uids: Collection[str]) -> dict[str, Told]:
    """Return what was said of some things that were told of."""
    found = (await tx.execute(_TOLD, {"uids": list(uids)})).mappings()
    return {str(row["uid"]): (row["start_ms"], row["end_ms"], row["sequence"]) for row in found}


async def put(tx: Tx, said: Mapping[str, Told]) -> None:
    """Write down what is said now."""
    await tx.apply(_FORGET, {"uids": list(said)})
    fields = ("uid", "start_ms", "end_ms", "sequence")
    await add_all(tx, calendar_entry, [dict(zip(fields, (uid, *one), strict=True)) for uid, one in said.items()])
