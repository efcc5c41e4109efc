"""How a contest comes to its thread: before the first of its posts, whoever has opened the contest.

The thread hangs on a message of its own, the starter. That is sent with a nonce and looked for as every message of the
outbox is, and Discord gives a message one thread and no second: so there is one, however often this is tried, and
whichever processes try at once. What they share is the instant of the first try: the nonce is made from it. Each sends
the starter no later than `SEND_TIMEOUT_S` after it has looked for it, so either it finds the others' or Discord still
knows the nonce.
"""

import asyncio
import logging
from weakref import WeakValueDictionary

from db import contests, keys, outbox
from referee.hand.times import MINUTE_MS
from referee.house import House
from referee.outbox.publishing import Busy, Opening, Publisher, Unreachable

log = logging.getLogger(__name__)

NONCE_MS = 2 * MINUTE_MS
SEND_TIMEOUT_S = 60


class Threads:
    """The threads of all contests; each is opened by one task here, and those who want it meanwhile wait for that."""

    def __init__(self, house: House, publisher: Publisher) -> None:
        self._house = house
        self._publisher = publisher
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def of(self, contest_id: int) -> int:
        """Return the thread of a contest, which is opened if it has none.

        Raises `Unreachable("no_thread")` if a person has to do something about its channel first, `Rejected`, `Busy`.
        """
        async with self._locks.setdefault(contest_id, asyncio.Lock()):
            opening = await self._begin(contest_id)
            if opening.contest.thread_id is not None:
                return opening.contest.thread_id
            thread_id = await self._open(opening)
            async with self._house.db.write(keys.of_contest(contest_id)) as tx:
                if not await contests.keep_thread(tx, contest_id, opening.first_try_ms, thread_id):
                    # Somebody else has opened it; if it was lost since, it is to be opened anew.
                    known = (await contests.need(tx, contest_id)).thread_id
                    if known is None:
                        raise Busy(0)
                    return known
            return thread_id

    async def _begin(self, contest_id: int) -> Opening:
        """Return how a thread is to be opened; that it is being tried is written down first."""
        now_ms = self._house.clock.now_ms()
        async with self._house.db.write(keys.of_contest(contest_id)) as tx:
            contest, league = await contests.with_league(tx, contest_id)
            first_try_ms = now_ms if contest.opening_ms is None else contest.opening_ms
            if contest.thread_id is None and contest.opening_ms is None:
                await contests.change(tx, contest_id, opening_ms=now_ms)
        nonce = outbox.nonce_of(contest_id, contest.setup_seed, str(first_try_ms).encode(), "thread")
        is_late = abs(self._house.clock.now_ms() - first_try_ms) > NONCE_MS
        return Opening(contest, league, nonce, first_try_ms, is_late)

    async def _open(self, opening: Opening) -> int:
        try:
            async with asyncio.timeout(SEND_TIMEOUT_S):
                return await self._publisher.open(opening)
        except Unreachable as error:
            log.warning("the thread of contest %s cannot be opened: %s", opening.contest.id, error.reason)
            raise Unreachable(outbox.NO_THREAD) from error
