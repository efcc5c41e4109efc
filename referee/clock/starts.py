"""Starts that do not last: Discord counts how often a bot begins a line, and takes its token away past 1,000 a day.

A program that ends early and is started again at once, as service managers do, would get there in a quarter of an hour.
So each start is noted before it begins a line, and waits for longer the more of those before it have ended early. The
count is kept in the database: it outlives the process, the machine, and is the same for a standby that takes over.
"""

from db import keys, starts
from db.lines import Shards
from db.starts import Early
from referee.house import House

PAUSES_S = (0.0, 0.0, 0.0, 5.0, 30.0, 120.0, 600.0)  # from a start to the next, by how many in a row have ended early
LASTS_S = 300.0  # who has lived so long has not ended early
ALONE = Shards(0, 0, 1)


class Starts:
    """The starts of who has the line of `shards`, the one that is being made among them."""

    def __init__(self, house: House, shards: Shards) -> None:
        self._house, self._shards = house, shards
        self._is_noted = False

    async def pause_s(self) -> float:
        """Return how long to wait before this one begins a line, and no longer whatever the clock says."""
        early = await self._early()
        pause_s = PAUSES_S[min(early.in_a_row, len(PAUSES_S) - 1)]
        passed_s = (self._house.clock.now_ms() - early.at_ms) / 1000
        return min(max(pause_s - passed_s, 0.0), pause_s)

    async def note(self) -> None:
        """Note that this one begins a line, once: until it has lasted it is one that ended early."""
        if not self._is_noted:
            await self._set((await self._early()).in_a_row + 1)
            self._is_noted = True

    async def lasted(self) -> None:
        """Note that this one has not ended early."""
        await self._set(0)

    async def _early(self) -> Early:
        async with self._house.db.read() as tx:
            return await starts.early(tx, self._shards)

    async def _set(self, count: int) -> None:
        async with self._house.db.write(keys.APART) as tx:
            await starts.note(tx, self._shards, Early(count, self._house.clock.now_ms()))
