"""The lines to Discord, by ranges of shards: who has each, whether it is up, when its owner last said so.

All by the server's clock, so that nobody's own matters. On SQLite there is one process, and no row.
"""

from typing import NamedTuple

from sqlalchemy import bindparam, select, update

from db.engine import Tx
from db.sql import add as add_row
from db.sql import change as change_rows
from db.sql import server_now
from db.tables import line

_NOW_MS = server_now(1000)
_IS_RANGE = (
    (line.c.shard_count == bindparam("where_count"))
    & (line.c.first_shard == bindparam("where_first"))
    & (line.c.last_shard == bindparam("where_last"))
)
_TAKE = update(line).where(_IS_RANGE).values(held_ms=_NOW_MS, at_ms=_NOW_MS)
_TEND = update(line).where(_IS_RANGE, line.c.owner == bindparam("where_owner"))
# One of later than now is of before the server's clock was set back.
_UP = select(line.c.first_shard, line.c.last_shard).where(
    line.c.shard_count == bindparam("count"),
    line.c.is_up,
    line.c.at_ms.between(_NOW_MS - bindparam("fresh_ms"), _NOW_MS),
)
_HELD = select(line.c.first_shard, line.c.last_shard, line.c.owner).where(
    line.c.shard_count == bindparam("count"), line.c.at_ms.between(_NOW_MS - bindparam("fresh_ms"), _NOW_MS)
)
_FRESH = select(line.c.shard_count).where(line.c.at_ms >= _NOW_MS - bindparam("fresh_ms"))
_OWNER = select(line.c.owner).where(_IS_RANGE)
_NOW = select(_NOW_MS)


class Shards(NamedTuple):
    """The shards `first` to `last` of `of`."""

    first: int
    last: int
    of: int

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.of}"

    @property
    def ids(self) -> list[int]:
        """Return the numbers of the shards."""
        return list(range(self.first, self.last + 1))

    @property
    def names(self) -> list[str]:
        """Return the names that who has them holds: ranges of other lengths have some of them, too."""
        return [f"line {number}/{self.of}" for number in self.ids]


async def take(tx: Tx, shards: Shards, owner: str) -> None:
    """Note who has a range from now on; its line is not up yet."""
    if not await change_rows(tx, _TAKE, owner=owner, is_up=False, **_where(shards)):
        now = await now_ms(tx)
        of_range = {"shard_count": shards.of, "first_shard": shards.first, "last_shard": shards.last}
        await add_row(tx, line, owner=owner, is_up=False, held_ms=now, at_ms=now, **of_range)


async def now_ms(tx: Tx) -> int:
    """Return the time by the server's clock."""
    return int((await tx.execute(_NOW)).scalar_one())


async def tend(tx: Tx, shards: Shards, owner: str, at_ms: int, *, is_up: bool) -> bool:
    """Note that a range's owner is there, and whether Discord reaches them; return whether the range is theirs.

    `at_ms`: by the server's clock, before they looked whether it does: the server may come to this much later.
    """
    return await change_rows(tx, _TEND, is_up=is_up, at_ms=at_ms, where_owner=owner, **_where(shards)) > 0


async def owner_of(tx: Tx, shards: Shards) -> str | None:
    """Return who has taken a range last."""
    return (await tx.execute(_OWNER, _where(shards))).scalars().one_or_none()


async def lacking(tx: Tx, count: int, fresh_ms: int) -> frozenset[int]:
    """Return the shards, of `count`, of which nobody has said in the last `fresh_ms` that their line is up."""
    up = await tx.execute(_UP, {"count": count, "fresh_ms": fresh_ms})
    return frozenset(range(count)).difference(*(range(row.first_shard, row.last_shard + 1) for row in up))


async def holders(tx: Tx, count: int, fresh_ms: int) -> dict[str, str]:
    """Return who has said in the last `fresh_ms` that they have a range of shards, of `count`, by the range."""
    held = await tx.execute(_HELD, {"count": count, "fresh_ms": fresh_ms})
    return {str(Shards(row.first_shard, row.last_shard, count)): row.owner for row in held}


async def counts(tx: Tx, fresh_ms: int) -> frozenset[int]:
    """Return how many shards those count in all who have said something in the last `fresh_ms`: the same, one hopes."""
    return frozenset((await tx.execute(_FRESH, {"fresh_ms": fresh_ms})).scalars())


def _where(shards: Shards) -> dict[str, int]:
    return {"where_count": shards.of, "where_first": shards.first, "where_last": shards.last}
