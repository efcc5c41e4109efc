"""The values that the referee hands out: the stored rows, and the answers of `orders`."""

import msgspec

from db import messages
from db.engine import UnsavedError
from db.files import File
from db.messages import Destination, OutboxRow
from db.rows import (
    Arbitration,
    Bribe,
    Cause,
    Challenge,
    Contest,
    ContestAct,
    ContestSettings,
    Deputy,
    DeputyStatus,
    Draft,
    League,
    Leave,
    Link,
    MissingOrder,
    Palette,
    Participant,
    Person,
    Plan,
    Postponement,
    Profile,
    Seat,
    StandingOrder,
    StoredOrder,
    Team,
    TeamMember,
    Turn,
    WeeklyHour,
)
from referee.refusals import Refusal, Why
from rules.contract import SeatId

__all__ = [
    "Arbitration",
    "Bribe",
    "Cause",
    "Challenge",
    "Contest",
    "ContestAct",
    "ContestSettings",
    "Deputy",
    "DeputyStatus",
    "Destination",
    "Draft",
    "File",
    "League",
    "Leave",
    "Link",
    "MissingOrder",
    "OutboxRow",
    "Palette",
    "Participant",
    "Person",
    "Plan",
    "Postponement",
    "Preview",
    "Profile",
    "Receipt",
    "Refusal",
    "Seat",
    "StandingOrder",
    "StoredOrder",
    "Team",
    "TeamMember",
    "Turn",
    "UnsavedError",
    "WeeklyHour",
    "Why",
    "messages",
]


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """An order as it was understood: the game's own value, and the one way to write it; `held` is what it adds to.

    `order` is None where nothing is left of what was ordered before.
    """

    turn_id: int
    seat: SeatId
    link: Link
    order: object | None
    canonical: str
    held: str
    file: File


class Receipt(msgspec.Struct, frozen=True, kw_only=True):
    """The proof of an accepted order. `closed_now`: it was the last one, and the turn was closed with it.

    `file` is as of the moment when the order was accepted, or found; `person` what was known of its sender, if read.
    """

    order: StoredOrder
    due_ms: int
    missing_seats: tuple[SeatId, ...]
    closed_now: bool
    file: File
    person: Person | None = None
