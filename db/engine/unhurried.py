"""What is begun is done to its end: a cancellation waits. And work done as a whole where its statements are executed.

Such work is not in the event loop's thread. It goes with the context: what is begun beside it is not part of it.
"""

import asyncio
from collections.abc import Awaitable
from contextvars import ContextVar
from typing import TypeVar

T = TypeVar("T")


async def unhurried(work: Awaitable[T]) -> T:
    """Return what `work` gives. A cancellation waits until it is done, and strikes where the task next waits.

    So no statement is ever left half done, nor a connection taken for free that is not: what runs in a thread cannot
    be called off. What strikes inside a transaction, at the next thing that it waits for, has it rolled back.
    """
    future = asyncio.ensure_future(work)
    cancelled: asyncio.CancelledError | None = None
    try:
        while True:
            try:
                return await asyncio.shield(future)
            except asyncio.CancelledError as error:
                if future.cancelled():
                    raise
                cancelled = error
    finally:
        if cancelled is not None and (task := asyncio.current_task()) is not None:
            task.uncancel()  # the same request once more, not one more
            task.cancel(*cancelled.args)


carrier: ContextVar[object] = ContextVar("carrier", default=None)
"""The connection in whose thread this is done."""


def is_carried() -> bool:
    """Return whether what is done now was carried to a connection's thread: there is no loop to wait in."""
    return carrier.get() is not None
