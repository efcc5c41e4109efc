"""A world as it was at one moment, to be had again and again: between two acts, or two parts of a beat."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import cast

from db.instants import DueWork
from referee.clock.heart import Heart
from referee.house import House
from referee.outbox.sender import Sender
from tests.referee.world import Message, World
from tests.soak.remains import Memory, memory, remember
from tests.support.beside import Beside, Held

CLOSING, SENDING = "closing turns", "sending"


class PartedHeart(Heart):
    """A heart that says which part of a beat comes now, and whose next beat can begin `at` one."""

    def __init__(self, house: House, sender: Sender, come_to: Callable[[str], None]) -> None:
        super().__init__(house, sender)
        self._come_to, self.at = come_to, cast("str | None", None)

    async def _attempt(self, what: str, act: Callable[[], Awaitable[object]]) -> bool:
        if what == CLOSING:
            self._reach(CLOSING)
        return self.at is not None or await super()._attempt(what, act)

    async def _due(self) -> DueWork:
        return DueWork() if self.at is not None else await super()._due()  # it was asked before that moment

    async def _send(self, due: DueWork) -> None:
        self._reach(SENDING)
        await super()._send(due)

    def _reach(self, part: str) -> None:
        if self.at is None:
            self._come_to(part)
        elif self.at == part:
            self.at = None


@dataclass(frozen=True)
class Moment:
    """What there was: records, messages, time, and what the program had in mind."""

    held: Held
    messages: tuple[Message, ...]
    ms: int
    number: int
    stamps: int
    memory: Memory

    @classmethod
    def of(cls, world: World, database: Beside) -> "Moment":
        return cls(
            database.held(), tuple(world.discord.messages), world.clock.ms, world.number, world.stamps, memory(world)
        )

    def put_back(self, world: World, database: Beside, come_to: Callable[[str], None], at: str | None) -> None:
        """Let everything be as it was then, `at` a part of a beat; the program keeps its own connections."""
        database.put(self.held)
        world.discord.messages[:] = self.messages
        world.clock.ms, world.number, world.stamps = self.ms, self.number, self.stamps
        world.sender = Sender(world.house, world.discord)
        world.heart = heart = PartedHeart(world.house, world.sender, come_to)
        remember(world, self.memory)
        heart.at = at
