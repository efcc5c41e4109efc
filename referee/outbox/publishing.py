"""What the sender and whoever brings its messages to Discord have agreed on: what is asked, what may fail, the pace."""

from typing import NamedTuple, Protocol

from db import pace
from db.pace import PaceSlot
from referee.hand.times import MINUTE_MS
from referee.house import House
from referee.model import Contest, League, OutboxRow

LONGEST_WAIT_MS = 60 * MINUTE_MS


class Unreachable(Exception):
    """The place that a message goes to is closed to us until a person repairs that; `reason` is short."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class DmsClosed(Unreachable):
    """Discord lets no message of ours through to a person."""


class Rejected(Exception):
    """The message cannot be made, or is not taken: trying again a few times is all there is to do.

    `reason` is short; what was raised before is the cause.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Ended(Exception):
    """This program has no line to Discord any more, for it is about to end: the message waits for the next one."""


class Busy(Exception):
    """The place asks us to wait."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.wait_ms = min(round(seconds * 1000), LONGEST_WAIT_MS)


class Opening(NamedTuple):
    """A thread to be opened for a contest, by a message of its own with this `nonce`: the starter.

    `first_try_ms` is when that was first tried; `is_late`: too long ago for Discord to know the nonce again.
    """

    contest: Contest
    league: League
    nonce: str
    first_try_ms: int
    is_late: bool

    @property
    def channel_id(self) -> int | None:
        """Where it is to be opened; None: the league has no such place."""
        return self.contest.channel_id or self.league.announce_channel_id


class Publisher(Protocol):
    """What turns outbox rows into messages."""

    async def open(self, opening: Opening) -> int:
        """Open a contest's thread and return its id; tried again for the same starter it is the same thread.

        Raises as `publish` does.
        """

    async def publish(self, row: OutboxRow) -> int | None:
        """Send a row; return the message's id, None if there was nothing to say.

        Raises `Unreachable` (`DmsClosed`) to park it, `Rejected` to park it after a few tries, `Busy` to wait,
        `Ended` where nothing goes out any more.
        """

    async def find(self, row: OutboxRow) -> int | None:
        """Return the message of an earlier try, if it is there. Raises `Unreachable` to park the row."""

    async def is_there(self, row: OutboxRow) -> bool:
        """Return whether the message of a row that was sent can still be read. Raises `Unreachable`."""


SHARE = 0.96  # of the pace is given away, evenly: who is some ms late does not bring one too many into a second


async def take_slot(house: House, per_s: int) -> PaceSlot:
    """Take the next slot of `per_s` a second, over all processes."""
    return await pace.take(house.db, round(1_000_000 / (SHARE * per_s)))
