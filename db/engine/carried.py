"""Work that is done as a whole where its statements are executed, and not in the event loop's thread.

It goes with the context: what is begun beside that work is not part of it.
"""

from contextvars import ContextVar

carrier: ContextVar[object] = ContextVar("carrier", default=None)
"""The connection in whose thread this is done."""


def is_carried() -> bool:
    """Return whether what is done now was carried to a connection's thread: there is no loop to wait in."""
    return carrier.get() is not None
