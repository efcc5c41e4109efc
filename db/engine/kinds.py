"""What a kind of database gives, and what one gives besides that several processes work on."""

from collections.abc import Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine.held import Hold
from db.engine.key import Key, Keys
from db.engine.tx import Where

T = TypeVar("T")


class Engine(Protocol):
    """A kind of database."""

    @property
    def where(self) -> Where:
        """Return where the database is."""

    def turn(self) -> AbstractAsyncContextManager[object]:
        """Wait until a transaction that writes may begin; others wait until the block is over."""

    async def writing(self, key: Key | None) -> tuple[AsyncConnection, bool]:
        """Return a connection with a transaction that has what `key` names to itself, and whether that is there.

        None names everything.
        """

    async def claiming(self, keys: Keys) -> tuple[AsyncConnection, frozenset[int]]:
        """Return a connection with a transaction that has to itself what nobody else holds, and of which items."""

    async def carry(self, connection: AsyncConnection, work: Coroutine[Any, Any, T]) -> T:
        """Return what `work` gives, which waits for statements of that connection and for nothing else."""

    async def lone(self) -> AsyncConnection:
        """Return a connection on which a statement is a transaction of its own, so nobody waits for who made it."""

    async def reading(self) -> AsyncConnection:
        """Return a connection with a transaction that sees one commit and can change nothing."""

    def alone(self, name: str) -> AbstractAsyncContextManager[object]:
        """Wait until nobody else, in whatever process, is in a block of that name."""

    async def close(self) -> None:
        """Close every connection."""


class Server(Engine, Protocol):
    """A kind of database that several processes work on."""

    async def call(self) -> None:
        """Wake those who listen, in whatever process."""

    async def listen(self, heard: Callable[[], object]) -> None:
        """Have `heard` called at every call, and whenever some may have been missed."""

    def hold(self, *names: str) -> AbstractAsyncContextManager[Hold | None]:
        """Give names that nobody holds until the block ends, or None: somebody does."""

    async def now_ms(self) -> int:
        """Return the time by the server's clock."""

    async def is_newer(self) -> bool:
        """Return whether a later program has migrated the tables."""
