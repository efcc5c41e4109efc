"""The outbox in a process that sends nothing itself: what it asks for is done by those that do."""

import asyncio
from collections.abc import Collection

from db import outbox
from referee.model import OutboxRow
from referee.outbox.sender import SEEN_OFF_S, Sender

ASKED_EVERY_S = 0.25


class Elsewhere(Sender):
    """Has the outbox sent by other processes. Threads it opens itself, and at posts it looks itself."""

    async def flush(self) -> int:
        """Wake those who send; return 0."""
        await self._house.db.call()
        return 0

    async def see_off(self, outbox_ids: Collection[int]) -> list[OutboxRow]:
        """Have sent what may be sent now; return those of these messages that did not leave, and why they did not."""
        await self.flush()
        for _ in range(round(SEEN_OFF_S / ASKED_EVERY_S)):
            if not await self._are_on_their_way(outbox_ids):
                break
            await asyncio.sleep(ASKED_EVERY_S)
        return await self._left(outbox_ids)

    async def _are_on_their_way(self, outbox_ids: Collection[int]) -> bool:
        async with self._house.db.read() as tx:
            return await outbox.on_its_way(tx, outbox_ids, self._house.clock.now_ms())
