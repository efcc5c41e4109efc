"""The values that the referee hands out, the stored rows and the answers of `orders`; and who acts (`By`)."""

import msgspec

from db import messages
from db.competitions import HostedMatch, StoredCompetition
from db.engine import UnsavedError
from db.files import File
from db.messages import Destination, OutboxRow
from db.rewards import Reward
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
from db.server import UnusableDatabaseError
from db.teams import TeamVersion
from db.trades import Trade
from referee.refusals import Refusal, Why
from rules.contract import SeatId

__all__ = [
    "SERVICE_USER",
    "Arbitration",
    "Bribe",
    "By",
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
    "HostedMatch",
    "League",
    "Leave",
    "Link",
    "MissingOrder",
    "OrderReceipt",
    "OutboxRow",
    "Palette",
    "Participant",
    "Person",
    "Plan",
    "Postponement",
    "Preview",
    "Profile",
    "Refusal",
    "Reward",
    "Seat",
    "StandingOrder",
    "StoredCompetition",
    "StoredOrder",
    "Team",
    "TeamMember",
    "TeamVersion",
    "Trade",
    "Turn",
    "UnsavedError",
    "UnusableDatabaseError",
    "WeeklyHour",
    "Why",
    "messages",
]


SERVICE_USER = 0  # who sends what the bot itself reports


class By(msgspec.Struct, frozen=True):
    """Who acts on a contest, why, and by which clause; None: the one that the reason cites, if it cites one.

    `snowflake` tells when Discord received what an act enters for a seat, by default when it is carried out.
    """

    user_id: int
    reason: str
    clause: str | None = None
    snowflake: int | None = None


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


class OrderReceipt(msgspec.Struct, frozen=True, kw_only=True):
    """The proof of an accepted order. `closed_now`: it was the last one, and the turn was closed with it.

    `file` is as of the moment when the order was accepted, or found; `person` what was known of its sender, if read.
    """

    order: StoredOrder
    due_ms: int
    missing_seats: tuple[SeatId, ...]
    closed_now: bool
    file: File
    person: Person | None = None
