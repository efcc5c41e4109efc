"""Whether the referee does its work: what an operator's probe is told."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping

import msgspec

from db import health
from db.engine import Tx
from referee.faults import explain_error
from referee.house import House

log = logging.getLogger(__name__)

FRESH_S = 1.0  # however often it is asked, the database is asked no oftener
WITHIN_S = 2.0  # the database answers
LATE_S = 120.0  # a turn that is due for so long should have been closed

LineUp = Callable[[Tx], Awaitable[bool]]
Holders = Callable[[Tx], Awaitable[Mapping[str, str]]]


async def name_no_process(_: Tx) -> Mapping[str, str]:
    """Return which process has each line where there is but one process: it goes without saying."""
    return {}


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the database answers and Discord reaches us on every line; the rest is None where it does not answer.

    Ages are in seconds: of the oldest turn whose deadline has passed, of the message that has waited longest.
    `held_by`: which process has each line, by its shards; none on SQLite, where there is but one.
    """

    database: bool = False
    line: bool = False
    held_by: Mapping[str, str] = {}
    oldest_due_s: float | None = None
    outbox_waiting: int | None = None
    oldest_message_s: float | None = None
    schema: str | None = None

    @property
    def is_well(self) -> bool:
        """Whether nobody needs to look."""
        return self.database and self.line and (self.oldest_due_s is None or self.oldest_due_s < LATE_S)


class Watch:
    """Looks at the database when asked, one look at a time.

    `line_up`: whether Discord reaches us on every line; `holders`: which process has each.
    """

    def __init__(self, house: House, line_up: LineUp, holders: Holders = name_no_process) -> None:
        self._house = house
        self._line_up, self._holders = line_up, holders
        self._look: asyncio.Task[Health] | None = None
        self._began_s = 0.0

    async def health(self) -> Health:
        """Return how things stand, or stood a second ago."""
        now_s = time.monotonic()
        if self._look is None or (self._look.done() and now_s - self._began_s >= FRESH_S):
            self._look, self._began_s = asyncio.create_task(self._looked()), now_s
        look = self._look
        # A statement cannot be called off: a look that lasts is left to itself, and no other is begun beside it.
        await asyncio.wait({look}, timeout=max(0.0, self._began_s + WITHIN_S - now_s))
        return look.result() if look.done() and not look.cancelled() else Health()

    async def close(self) -> None:
        """End the look that is under way, if any."""
        if self._look is not None:
            self._look.cancel()
            await asyncio.wait({self._look})

    async def _looked(self) -> Health:
        try:
            async with self._house.db.read() as tx:
                found = await health.standing(tx)
                line, held_by = await self._line_up(tx), await self._holders(tx)
        except Exception as error:  # whatever keeps it from answering is what is to be told
            log.warning("the database does not answer: %s", explain_error(error))
            return Health()
        now_ms = self._house.clock.now_ms()
        is_overdue = found.due_ms is not None and found.due_ms <= now_ms
        return Health(
            database=True,
            line=line,
            held_by=held_by,
            oldest_due_s=_age_s(found.due_ms, now_ms) if is_overdue else None,
            outbox_waiting=found.waiting,
            oldest_message_s=_age_s(found.waiting_since_ms, now_ms),
            schema=found.schema,
        )


def _age_s(since_ms: int | None, now_ms: int) -> float | None:
    return None if since_ms is None else max(0, now_ms - since_ms) / 1000
