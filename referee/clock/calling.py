"""What a process has for a heart that closes and sends nothing: others do, and it calls them."""

import asyncio
import logging

from referee.clock.lines import ShardLines
from referee.house import House

log = logging.getLogger(__name__)


class Caller:
    """Calls those who close and send. Nothing hangs on a call: they look by themselves as well."""

    def __init__(self, house: House, lines: ShardLines) -> None:
        self._house, self._lines = house, lines
        self._calling: asyncio.Task[None] | None = None
        self._is_poked = False

    async def wake(self) -> None:
        """Count the time in which Discord did not reach some line as nobody's: until now."""
        await self._lines.wake()

    def start(self) -> None:
        """Do nothing: others beat."""

    async def stop(self) -> None:
        """End; a call that is on its way is heard."""
        if self._calling is not None:
            await asyncio.wait({self._calling})

    def poke(self) -> None:
        """Call those who beat; pokes while a call is on its way are one call more."""
        self._is_poked = True
        if self._calling is None or self._calling.done():
            self._calling = asyncio.create_task(self._call())

    async def beat(self) -> None:
        """Have the others beat."""
        await self._house.db.call()

    async def _call(self) -> None:
        while self._is_poked:
            self._is_poked = False
            try:
                await self._house.db.call()
            except Exception as error:  # their own look finds it
                log.warning("nobody could be called: %s", type(error).__name__)
