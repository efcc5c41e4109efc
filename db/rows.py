"""What is stored, as frozen values. Times are UTC milliseconds, ids of people and channels Discord snowflakes."""

from collections.abc import Mapping
from datetime import date
from typing import Literal

import msgspec

from rules.contract import JsonObject, SeatId

Palette = Literal["default", "safe"]
ContestStatus = Literal["open", "paused", "over"]
TurnStatus = Literal["open", "closed", "annulled", "stuck"]
Cause = Literal["deadline", "complete", "referee", "players"]
OrderStatus = Literal["current", "spare", "replaced", "withdrawn", "discarded"]
Link = Literal["captain", "deputy", "standing"]
DeputyStatus = Literal["asked", "active", "declined", "ended"]
ChallengeStatus = Literal["open", "taken", "declined", "withdrawn", "expired"]
ContestActKind = Literal["draw_offered", "draw_refused", "draw_agreed", "resigned"]
PostponedWhy = Literal["no_play", "leave", "grace"]


class League(msgspec.Struct, frozen=True, kw_only=True):
    """A guild's league. Quiet hours are minutes of the day in `zone`; `stage_hours` gives each stage its length.

    `fund` is what each person has to spend in a contest of a game with money, `welcome_id` the message in the channel
    for signing up that greets people. `events`: whether the server's calendar shows the days of its contests.
    """

    id: int
    guild_id: int
    name: str
    zone: str
    language: str
    announce_channel_id: int | None
    signup_channel_id: int | None
    referee_channel_id: int | None
    referee_role_id: int | None
    reminder_hours: tuple[int, ...]
    quiet_from: int | None
    quiet_to: int | None
    early_close: bool
    turn_lines: bool
    stage_hours: Mapping[str, float]
    fund: int
    outage_hours: int
    events: bool = False
    welcome_id: int | None = None


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """A Discord user and their own settings. `dm_channel_id` is known while DMs reach them, as they have proved.

    `client_language` is that of their Discord client, as its last command or press told: a DM does not tell it.
    `reminder_hours`: how long before a deadline they are reminded, None for as long as their league has it.
    `zone`: by whose clocks they live, None for their league's; their quiet hours are minutes of the day there.
    """

    user_id: int
    name: str
    language: str | None
    client_language: str | None
    reminder_hours: tuple[int, ...] | None
    quiet_from: int | None
    quiet_to: int | None
    palette: Palette
    dm_channel_id: int | None
    last_dm_id: int | None
    zone: str | None

    @property
    def wants_reminders(self) -> bool:
        """Whether they are to be written to of the bot's own accord."""
        return self.reminder_hours != ()


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """A person's sheet in one game of one league; `data` is the game's."""

    league_id: int
    user_id: int
    game: str
    name: str
    data: JsonObject


class Season(msgspec.Struct, frozen=True, kw_only=True):
    """Which season a league is in; `terms` is what a captain may claim in one (`referee.turns.seasons.Terms`)."""

    league_id: int
    number: int
    terms: Mapping[str, int]


class Leave(msgspec.Struct, frozen=True, kw_only=True):
    """Days on which a captain is away, the last one included; `days` of them count for their season's allowance.

    One that was cancelled, where some of its days still count, puts off no deadline any more.
    """

    id: int
    league_id: int
    user_id: int
    season: int
    first_day: date
    last_day: date
    days: int
    booked_ms: int
    cancelled_ms: int | None


class Team(msgspec.Struct, frozen=True, kw_only=True):
    """A team of a league, before and between its contests. `card_id`: the message that shows it where one signs up."""

    id: int
    league_id: int
    game: str
    name: str
    captain_id: int | None
    card_id: int | None
    data: JsonObject


class TeamMember(msgspec.Struct, frozen=True, kw_only=True):
    """A person's place in a team, counted from 1."""

    team_id: int
    user_id: int
    place: int


class WeeklyHour(msgspec.Struct, frozen=True, kw_only=True):
    """An hour of every week, in the league's zone; `day` from Monday 0."""

    day: int
    hour: int
    minute: int = 0


class ContestSettings(msgspec.Struct, frozen=True, kw_only=True):
    """How the turns of a contest end, as it was agreed when it was made.

    A turn lasts the `hours` of its stage, and less if all its orders are in and it is to `early_close`. With `weekly`
    the calendar closes it instead, but in the stages `off_week`; with `turn_deadline_s` it lasts that many seconds
    whatever its stage. The first turn of a contest with a `start_ms` lasts until then. `made_from` is the form, or
    plan, that the contest came of, `hosted_by` the competition that it is a match of, `decides` whether it may end
    level there (`rules.hosting.Level`).
    """

    early_close: bool = True
    hours: Mapping[str, float] = {}
    weekly: WeeklyHour | None = None
    off_week: tuple[str, ...] = ()
    turn_deadline_s: int | None = None
    start_ms: int | None = None
    made_from: int | None = None
    hosted_by: int | None = None
    decides: Literal["yes", "no", "aggregate"] = "yes"


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """A match or season. `setup` is what the game was given.

    Without a `thread_id` its thread is opened with its first post: in `channel_id` or, if that is None, where the
    league announces; `opening_ms` is when that was first tried. `event_id`: what the server's calendar has of it.
    """

    id: int
    league_id: int
    game: str
    rules_version: int
    name: str
    status: ContestStatus
    settings: ContestSettings
    setup: JsonObject
    setup_seed: bytes
    thread_id: int | None
    channel_id: int | None = None
    opening_ms: int | None = None
    referee_id: int | None
    branch: int
    created_ms: int
    paused_ms: int | None
    event_id: int | None = None


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A contest that somebody is about to create; `data` is its game's. Nobody but them has seen it."""

    id: int
    league_id: int
    game: str
    user_id: int
    data: JsonObject
    created_ms: int


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """Who answers for a seat of a contest."""

    contest_id: int
    seat: SeatId
    name: str
    user_id: int | None


class Deputy(msgspec.Struct, frozen=True, kw_only=True):
    """Whom the captain `by_user` has asked to stand in for them at their seat, and what became of it; never removed.

    `active` from `answered_ms` on, until `ended_ms`. They stand in only while that captain holds the seat.
    """

    id: int
    contest_id: int
    seat: SeatId
    user_id: int
    by_user: int
    status: DeputyStatus
    asked_ms: int
    answered_ms: int | None
    ended_ms: int | None


class StandingOrder(msgspec.Struct, frozen=True, kw_only=True):
    """What a captain wants played in the turns for which nothing else comes from their seat; never removed.

    In force until `ended_ms`, and only while they hold the seat. `set_ms` and `snowflake`: when Discord received it.
    """

    id: int
    contest_id: int
    seat: SeatId
    user_id: int
    text: str
    snowflake: int
    set_ms: int
    ended_ms: int | None


class Participant(msgspec.Struct, frozen=True, kw_only=True):
    """A person who plays in a contest; `player` is the game's id of them."""

    contest_id: int
    player: str
    user_id: int
    seat: SeatId


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """One turn: what it began with, its dice, and once closed what it came to.

    `awaiting` are the seats that owe an order, `accepting` those that may send one, `ready` says that all are in and
    the turn may close early, `seated` is who held which seat under which name if the close of the turn changed that,
    `remind_ms` is when its reminders need looking at next. `state`, `after`, `events` and `rolls` are JSON. `blind` is
    None for a turn that was opened before there were blinds (`rules.dice`).

    `service` are the texts of the game's service seats that it was resolved with, such as the seconds it took. For a
    thinking time: `limit_ms` is when the turn would end but for that, `idle` the spans in which nobody's time ran.
    """

    id: int
    contest_id: int
    branch: int
    number: int
    status: TurnStatus
    stage: str
    rules_version: int
    awaiting: tuple[SeatId, ...]
    accepting: tuple[SeatId, ...]
    seated: tuple[tuple[SeatId, str, int | None], ...] | None
    ready: bool
    opened_ms: int
    due_ms: int
    limit_ms: int | None
    idle: tuple[tuple[int, int], ...]
    remind_ms: int | None
    closed_ms: int | None
    cause: Cause | None
    seed: bytes
    blind: bytes | None = None
    entropy: bytes | None
    forced: Mapping[str, int]
    service: Mapping[SeatId, str]
    state: bytes
    after: bytes | None
    events: bytes
    rolls: bytes


class Postponement(msgspec.Struct, frozen=True, kw_only=True):
    """A deadline of a turn that was put off from `from_ms` to `to_ms`: for a day without play, or for a captain.

    `seat` and `user_id` are the captain whose leave it was, or who took an extension out of their stock (`grace`) for a
    `season` of the league; None for a day without play.
    """

    id: int
    turn_id: int
    why: PostponedWhy
    seat: SeatId | None
    user_id: int | None
    season: int | None
    from_ms: int
    to_ms: int
    at_ms: int


class StoredOrder(msgspec.Struct, frozen=True, kw_only=True):
    """One version of a seat's order; at most one per turn and seat is `current`. `seal`: see `rules.seals`.

    `link` is which of the captain, their deputy, and the standing order it comes from. A deputy's is `spare` until the
    close: `current` then if it is what counts (`referee.orders.succession`). `text` is what the rules read, `as_sent`
    what its author wrote: another where that was read leniently, or in the words of their language.
    """

    id: int
    turn_id: int
    seat: SeatId
    version: int
    user_id: int
    by_referee: bool
    text: str
    canonical: str
    sent_ms: int
    snowflake: int
    status: OrderStatus
    receipt: str
    salt: bytes
    seal: str
    link: Link
    as_sent: str


class Draft(msgspec.Struct, frozen=True, kw_only=True):
    """An order shown back to its captain and not confirmed yet; `held` is what the seat had ordered before.

    `text` and `as_sent`: see `StoredOrder`.
    """

    id: int
    turn_id: int
    seat: SeatId
    user_id: int
    text: str
    canonical: str
    held: str | None
    created_ms: int
    as_sent: str


class StoredProposal(msgspec.Struct, frozen=True, kw_only=True):
    """What a referee was shown of going back and has not confirmed yet; `turn_id` was the last turn then."""

    id: int
    contest_id: int
    turn_id: int
    user_id: int
    wanted: JsonObject
    created_ms: int


class Challenge(msgspec.Struct, frozen=True, kw_only=True):
    """A contest that somebody offers to play; `to_user` alone may take it, with None anybody. `settings` is its game's.

    `first_user` is who is to have the first seat. `taken_by` claimed it at `taken_ms`; `contest_id` is what it led to,
    `rematch_of` the contest that it is the return of. Its message is `message_id` in `channel_id`.
    """

    id: int
    league_id: int
    game: str
    by_user: int
    to_user: int | None
    first_user: int | None
    settings: JsonObject
    status: ChallengeStatus
    channel_id: int | None
    message_id: int | None
    created_ms: int
    expires_ms: int
    taken_by: int | None
    taken_ms: int | None
    contest_id: int | None
    rematch_of: int | None


class ContestAct(msgspec.Struct, frozen=True, kw_only=True):
    """What a player did besides playing: offered, refused or agreed to a draw, or resigned. Never changed.

    `events` is the JSON of the events that it brought about.
    """

    id: int
    contest_id: int
    turn_id: int
    seat: SeatId
    user_id: int
    kind: ContestActKind
    events: bytes
    at_ms: int


class MissingOrder(msgspec.Struct, frozen=True, kw_only=True):
    """A seat that owed an order and sent none."""

    id: int
    contest_id: int
    turn_id: int
    seat: SeatId
    details: JsonObject
    at_ms: int


class Bribe(msgspec.Struct, frozen=True, kw_only=True):
    """A bribe that was paid."""

    id: int
    contest_id: int
    turn_id: int
    seat: SeatId
    details: JsonObject
    at_ms: int


class Arbitration(msgspec.Struct, frozen=True, kw_only=True):
    """A referee's act. `details` may be shown to everybody; `before` and `after` are for the record only.

    `events` is the JSON of the events that the act itself brought about. `number` is its place in the league's record,
    `previous` and `hash` make that a chain (`rules.chain`); `salt` keeps what it did to the position from being guessed
    by its hash, None for an act from before there were salts.
    """

    id: int
    league_id: int
    contest_id: int | None
    turn_id: int | None
    op: str
    by_user: int
    reason: str
    clause: str | None
    details: JsonObject
    before: JsonObject
    after: JsonObject
    events: bytes
    salt: bytes | None = None
    at_ms: int
    number: int
    previous: str
    hash: str
