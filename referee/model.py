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
    Weekly,
)
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
    "Weekly",
    "messages",
]


class Refusal(Exception):
    """What somebody asked for and may not have, for a reason that is not in his order; `code` is stable.

    Orders: `not_captain`, `already_submitted`, `not_awaited`, `closed`, `paused`, `unknown_draft`, `draft_sent`,
    `position_changed`, `not_participant`, `trial`, `captain_sent`. Deputies: `captain_only`, `deputy_self`,
    `deputy_engaged`, `deputy_referee`, `deputy_gone`, `deputy_none`. Standing orders: `standing_unknown`,
    `standing_none`. Missing orders: `not_missing`, `excused_already`. Appeals: `appeal_late`,
    `appeal_pending`, `appeal_none`.
    Challenges: `challenge_self`, `challenge_own`, `challenge_open`, `challenge_offered`, `challenge_gone`,
    `challenges_many`, `not_for_you`, `not_over`, `no_rematch`, `rematch_forgotten`. Players between them:
    `no_offer`, `not_possible`, `offer_refused`.
    Referees besides: `unknown_contest`, `over`, `conflict`, `reason_missing`, `orders_missing`, `not_paused`,
    `unknown_player`, `minutes`, `unknown_die`, `die_value`, `die_not_forced`, `nothing_to_replay`,
    `nothing_to_annul`, `reserve_decides`, `no_time_left`, `rehearsal_die`, `rehearsal_stuck`, `nothing_sealed`. Of a
    closed turn: `not_closed`, `still_secret`. Organisers: `calendar_full`, `calendar_long`, `calendar_not_there`,
    `season_past`. Leaves: `leave_off`, `leave_soon`, `leave_overlap`, `leave_days`, `leave_unknown`.
    Extensions: `grace_off`, `grace_weekly`, `grace_clock`, `grace_start`, `grace_not_owed`, `grace_used`,
    `grace_spent`.
    """

    def __init__(self, code: str, **details: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.details = details


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
