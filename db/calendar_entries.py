"""What calendar files said last of when something is: whoever has imported one has to learn that it has moved."""

from collections.abc import Collection, Mapping

from sqlalchemy import bindparam, or_, select

from db.engine import Tx, upsert
from db.tables import calendar_entry

Told = tuple[int, int, int]  # its start, its end, how often they have changed
_TOLD = select(calendar_entry).where(calendar_entry.c.uid.in_(bindparam("uids", expanding=True)))
_NEW = upsert(calendar_entry)
_PUT = _NEW.on_conflict_do_update(
    index_elements=[calendar_entry.c.uid],
    set_={
        "start_ms": _NEW.excluded.start_ms,
        "end_ms": _NEW.excluded.end_ms,
        "sequence": calendar_entry.c.sequence + 1,
    },
    where=or_(
        calendar_entry.c.start_ms != _NEW.excluded.start_ms,
        calendar_entry.c.end_ms != _NEW.excluded.end_ms,
    ),
)


async def told(tx: Tx, uids: Collection[str]) -> dict[str, Told]:
    """Return what was said of some things that were told of."""
    found = (await tx.execute(_TOLD, {"uids": list(uids)})).mappings()
    return {str(row["uid"]): (row["start_ms"], row["end_ms"], row["sequence"]) for row in found}


async def put(tx: Tx, spans: Mapping[str, tuple[int, int]]) -> None:
    """Write down when some things are, at least one; of each that has moved one change more is counted."""
    fields = ("uid", "start_ms", "end_ms", "sequence")
    rows = [(uid, *spans[uid], 0) for uid in sorted(spans)]  # in one order, so that two who write wait for each other
    await tx.apply(_PUT, [dict(zip(fields, row, strict=True)) for row in rows])
