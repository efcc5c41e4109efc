"""When the next request to Discord may go out, where several processes share the pace."""

from db import pace
from db.pace import Slot
from referee.house import House

SHARE = 0.96  # of the pace is given away, evenly: who is some ms late does not bring one too many into a second


async def take_slot(house: House, per_s: int) -> Slot:
    """Take the next slot of `per_s` a second, over all processes."""
    return await pace.take(house.db, round(1_000_000 / (SHARE * per_s)))
