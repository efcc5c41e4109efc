"""What somebody asked for and may not have: why, and with which details."""

from enum import StrEnum


class Why(StrEnum):
    """Why it is refused: stable words, which are stored nowhere; each has its text (`refusal-…`)."""

    # Orders
    NOT_CAPTAIN = "not_captain"
    NOT_PARTICIPANT = "not_participant"
    NOT_AWAITED = "not_awaited"
    ALREADY_SUBMITTED = "already_submitted"
    CAPTAIN_SENT = "captain_sent"
    CLOSED = "closed"
    PAUSED = "paused"
    OVER = "over"
    TRIAL = "trial"
    UNKNOWN_DRAFT = "unknown_draft"
    DRAFT_SENT = "draft_sent"
    POSITION_CHANGED = "position_changed"
    TEAM_CHANGED = "team_changed"

    # Who stands in: deputies, standing orders
    CAPTAIN_ONLY = "captain_only"
    DEPUTY_SELF = "deputy_self"
    DEPUTY_ENGAGED = "deputy_engaged"
    DEPUTY_REFEREE = "deputy_referee"
    DEPUTY_GONE = "deputy_gone"
    DEPUTY_NONE = "deputy_none"
    STANDING_UNKNOWN = "standing_unknown"
    STANDING_NONE = "standing_none"

    # A closed turn: its verification, missing orders, appeals
    NOT_CLOSED = "not_closed"
    STILL_SECRET = "still_secret"  # noqa: S105 - no password
    NOT_MISSING = "not_missing"
    EXCUSED_ALREADY = "excused_already"
    APPEAL_LATE = "appeal_late"
    APPEAL_PENDING = "appeal_pending"
    APPEAL_NONE = "appeal_none"

    # Challenges, and what two players settle between them
    CHALLENGE_SELF = "challenge_self"
    CHALLENGE_OWN = "challenge_own"
    CHALLENGE_OPEN = "challenge_open"
    CHALLENGE_OFFERED = "challenge_offered"
    CHALLENGE_GONE = "challenge_gone"
    CHALLENGES_MANY = "challenges_many"
    NOT_FOR_YOU = "not_for_you"
    NOT_OVER = "not_over"
    NO_REMATCH = "no_rematch"
    REMATCH_FORGOTTEN = "rematch_forgotten"
    NO_OFFER = "no_offer"
    NOT_POSSIBLE = "not_possible"
    TRADE_GONE = "trade_gone"
    TRADE_NOT_YOURS = "trade_not_yours"
    TRADE_NO_BOOKS = "trade_no_books"
    OFFER_REFUSED = "offer_refused"

    # Acts of a referee
    REASON_MISSING = "reason_missing"
    CONFLICT = "conflict"
    ORDERS_MISSING = "orders_missing"
    NOT_ALL_SAID = "not_all_said"
    NOT_PAUSED = "not_paused"
    UNKNOWN_PLAYER = "unknown_player"
    MINUTES = "minutes"
    RESERVE_DECIDES = "reserve_decides"
    NO_TIME_LEFT = "no_time_left"
    UNKNOWN_DIE = "unknown_die"
    DIE_VALUE = "die_value"
    DIE_NOT_FORCED = "die_not_forced"
    NOTHING_TO_ANNUL = "nothing_to_annul"
    NOTHING_TO_REPLAY = "nothing_to_replay"
    REWIND_DIE = "rewind_die"
    REWIND_STUCK = "rewind_stuck"
    REWIND_RULES = "rewind_rules"
    NOTHING_SEALED = "nothing_sealed"
    REHEARSAL_DIE = "rehearsal_die"
    REHEARSAL_STUCK = "rehearsal_stuck"

    # The league: its calendar, seasons, leaves, extensions, teams, people
    CALENDAR_FULL = "calendar_full"
    CALENDAR_LONG = "calendar_long"
    CALENDAR_NOT_THERE = "calendar_not_there"
    SEASON_PAST = "season_past"
    LEAVE_OFF = "leave_off"
    LEAVE_SOON = "leave_soon"
    LEAVE_OVERLAP = "leave_overlap"
    LEAVE_DAYS = "leave_days"
    LEAVE_UNKNOWN = "leave_unknown"
    GRACE_OFF = "grace_off"
    GRACE_WEEKLY = "grace_weekly"
    GRACE_CLOCK = "grace_clock"
    GRACE_START = "grace_start"
    GRACE_NOT_OWED = "grace_not_owed"
    GRACE_USED = "grace_used"
    GRACE_SPENT = "grace_spent"
    TEAM_EXISTS = "team_exists"
    UNKNOWN_TEAM = "unknown_team"
    STILL_ENGAGED = "still_engaged"
    ENTERED_ALREADY = "entered_already"
    PLACE_BY_REFEREE = "place_by_referee"
    NOT_ENTERED = "not_entered"
    COMPETITION_FULL = "competition_full"
    ENTRIES_CLOSED = "entries_closed"
    MOVE_NONE = "move_none"
    MOVE_ASKED = "move_asked"
    MOVE_GONE = "move_gone"
    MOVE_NOT_YOURS = "move_not_yours"
    NO_REWARD = "no_reward"


class Refusal(Exception):
    """What somebody asked for and may not have, for a reason that is not in their order."""

    def __init__(self, code: Why, **details: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.details = details
