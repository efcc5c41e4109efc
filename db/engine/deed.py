"""Whether what somebody has asked for is done: noted where a transaction is committed, read where they are answered.

It goes with the context: of what other tasks do meanwhile, even those that their own has begun, nothing is noted.
"""

from contextvars import ContextVar
from enum import Enum, auto


class Deed(Enum):
    """What has become of it: nothing yet; committed; or the server was lost while it was to commit."""

    none = auto()
    done = auto()
    unsure = auto()


_deed: ContextVar[Deed] = ContextVar("deed", default=Deed.none)


def begin_deed() -> None:
    """Note that nothing is done yet of what is asked for now."""
    _deed.set(Deed.none)


def note_deed(done: Deed = Deed.done) -> None:
    """Note what has become of it."""
    _deed.set(done)


def deed() -> Deed:
    """Return what has become of it."""
    return _deed.get()
