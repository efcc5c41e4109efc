"""Starts that have begun a line to Discord and have not lasted yet: one row for each range of shards."""

from typing import NamedTuple

from sqlalchemy import bindparam, select, update

from db.engine import Tx
from db.lines import Shards
from db.sql import add_new
from db.sql import change as change_rows
from db.tables import start

_IS_RANGE = (start.c.shard_count == bindparam("where_count")) & (start.c.first_shard == bindparam("where_first"))
_LAST = select(start.c.early, start.c.at_ms).where(_IS_RANGE)
_CHANGE = update(start).where(_IS_RANGE)


class Early(NamedTuple):
    """How many starts in a row have not lasted, and when the last of them was."""

    in_a_row: int = 0
    at_ms: int = 0


async def early(tx: Tx, shards: Shards) -> Early:
    """Return what has become of the last starts that had these shards."""
    row = (await tx.execute(_LAST, _where(shards))).first()
    return Early() if row is None else Early(row.early, row.at_ms)


async def note(tx: Tx, shards: Shards, after: Early) -> None:
    """Note what has become of the last starts by now."""
    if not await change_rows(tx, _CHANGE, early=after.in_a_row, at_ms=after.at_ms, **_where(shards)):
        of_range = {"shard_count": shards.of, "first_shard": shards.first}
        await add_new(tx, start, early=after.in_a_row, at_ms=after.at_ms, **of_range)


def _where(shards: Shards) -> dict[str, int]:
    return {"where_count": shards.of, "where_first": shards.first}
