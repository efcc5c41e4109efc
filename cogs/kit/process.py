"""A bot as a process: what it does in its role, why it ends by itself, and how it closes."""

import asyncio
from collections.abc import Awaitable, Callable

from cogs.kit.health import Probe
from cogs.kit.listener import Listener
from cogs.kit.syncing import send_until_taken
from referee import roles
from referee.clock.health import LineUp
from referee.house import House
from referee.roles import Part, Wired


class Process(Listener):
    """A bot that takes its part. `house` and `wired` are there once it has logged in."""

    part: Part
    probe: Probe
    house: House | None = None
    wired: Wired | None = None
    syncing: tuple[asyncio.Task[None], ...] = ()

    def sync(self, what: str, send: Callable[[], Awaitable[object]]) -> None:
        """Have Discord hold something, or learn from it, for as long as it takes; nothing waits for that."""
        self.syncing = (*self.syncing, asyncio.create_task(send_until_taken(what, send)))

    async def play(self) -> None:
        """Do what the role is until it is over."""
        await (asyncio.Event().wait() if self.part.role == "worker" else self.connect())

    @property
    def line_up(self) -> LineUp:
        """Return what tells whether Discord reaches every line, ours or another's."""
        lines = None if self.wired is None else self.wired.lines
        return self.is_reached if lines is None else lines.are_up_in

    async def ended(self) -> bool:
        """Return once this process has lost its line (True: it begins anew, standing by), or is too old (False)."""
        return await roles.ended(self.app.house, None if self.wired is None else self.wired.line)

    async def close(self) -> None:
        """Stop the clock, finish what is being written, and leave."""
        for task in self.syncing:
            task.cancel()
        line = None if self.wired is None else self.wired.line
        if line is not None and line.lost.is_set():
            await super().close()  # before all else: another has the line
        if self.wired is not None:
            await self.wired.heart.stop()
        await super().close()
        await self.probe.close()
        if line is not None:
            await line.release()
        if self.house is not None:
            await self.house.db.close()
