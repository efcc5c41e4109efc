"""The pace of all processes on a server: when the next of their requests may go out, by the server's clock."""

from typing import NamedTuple

from sqlalchemy import BigInteger, bindparam, case, func

from db.engine import Database
from db.engine.upsert import upsert
from db.sql import server_now
from db.tables import pace

SECOND_US = 1_000_000
_NOW = server_now(SECOND_US)
_SLOT = bindparam("slot_us", type_=BigInteger)
# A moment that is too far off was taken by a clock that was wrong.
_NEXT = case((pace.c.next_us.between(_NOW, _NOW + 60 * SECOND_US), pace.c.next_us), else_=_NOW)
_TAKE = (
    upsert(pace)
    .values(id=1, next_us=_NOW + _SLOT)
    .on_conflict_do_update(
        index_elements=[pace.c.id],
        set_={"next_us": _NEXT + _SLOT},
        # Nothing is lost with a moment that nobody remembers: who takes one does not wait for the disk.
        where=func.set_config("synchronous_commit", "off", True) == "off",
    )
    .returning(pace.c.next_us - _SLOT, pace.c.next_us - _SLOT - _NOW)
)


class PaceSlot(NamedTuple):
    """A moment at which a request may go out, in us of the server's clock, and in how many us that is."""

    at_us: int
    wait_us: int


async def take(db: Database, slot_us: int) -> PaceSlot:
    """Take the next moment, and the `slot_us` after it."""
    at_us, wait_us = (await db.at_once(_TAKE, {"slot_us": slot_us})).one()
    assert isinstance(at_us, int) and isinstance(wait_us, int)  # noqa: S101 - the kinds of the columns
    return PaceSlot(at_us, max(0, wait_us))
