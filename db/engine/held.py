"""A name that a process has to itself for as long as its connection lives, and not a moment longer."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine.tx import Tx

T = TypeVar("T")

IDLE_S = 15  # after which the server takes the name from a session that says nothing: a process that was stopped
ANSWER_S = 5.0  # how long the server may take to answer; less than that by far, so that we know it before it does


class LostError(Exception):
    """The name is no longer ours, or may not be for long."""


class Hold:
    """A name that is held. Whoever has it touches it more often than every `IDLE_S` - `ANSWER_S` seconds.

    `lost` is set as soon as it is known to be lost; it is never ours again.
    """

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection
        self._work: asyncio.Task[object] | None = None
        self.lost = asyncio.Event()

    async def touch(self, act: Callable[[Tx], Awaitable[T]]) -> T:
        """Return what `act` gives, done in the very session that has the name: if it is done, the name was ours.

        Each statement is a transaction. Raises `LostError`.
        """
        if self.lost.is_set():
            raise LostError
        # A task of its own: to call off what a server does not answer takes as long as to wait for it.
        self._work = work = asyncio.ensure_future(act(Tx(self._connection)))
        await asyncio.wait({work}, timeout=ANSWER_S)
        try:
            if work.done():
                return work.result()
        except (SQLAlchemyError, OSError) as error:
            self.lost.set()
            raise LostError from error
        self.lost.set()
        raise LostError

    async def close(self) -> None:
        """Give the name back: the session ends."""
        if self._work is not None and not self._work.done():
            self._work.cancel()
            await asyncio.wait({self._work})
        if self.lost.is_set():
            await self._connection.invalidate()  # nothing more is said on it
        self.lost.set()
        await self._connection.close()
