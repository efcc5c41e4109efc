"""When the next request to Discord may go out, where several processes share the pace."""

from db import pace
from referee.house import House

SHARE = 0.96  # of the pace is given away, evenly: who is some ms late does not bring one too many into a second


async def next_s(house: House, per_s: int) -> float:
    """Take the next slot of `per_s` a second, over all processes; return how long it is until then."""
    return await pace.take(house.db, round(1_000_000 / (SHARE * per_s))) / 1_000_000
