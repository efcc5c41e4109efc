"""What is said: one type for each kind of message, and the row of the outbox that carries it.

A kind's tag is what the column `kind` holds, its fields are the column `payload`. A row keeps both as they are stored,
since a program reads rows that another version of it has written: what a row says is known only once it has been read
(`OutboxRow.message`), and one that cannot be read is in nobody's way.
"""

import re
from typing import Literal

import msgspec

from db.rows import DeputyStatus, Link
from rules.contract import JsonObject, SeatId

Destination = Literal["thread", "announce", "referee", "user", "panel", "signup", "challenge"]
OutboxStatus = Literal["pending", "sent", "parked"]


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class _Said(msgspec.Struct, frozen=True, omit_defaults=True, tag=_snake):
    """A kind of message."""


class Panel(_Said, frozen=True):
    """A panel of the contest is to be as it stands now, whichever turn the row is about."""

    name: str = ""


class Day(_Said, frozen=True):
    """What the server's calendar has of the contest is to be as it stands now; it waits for nothing else."""


class TeamCard(_Said, frozen=True):
    """The card of a team, where one signs up, is to be as the team is now."""

    team: int


class ChallengeCard(_Said, frozen=True):
    """A challenge is to be shown as it stands now, where it was made; what is gone by then is left so."""

    challenge: int


class MatchOpened(_Said, frozen=True):
    """The first post of a thread."""


class MatchStarted(_Said, frozen=True):
    """A contest begins."""


class MatchOver(_Said, frozen=True):
    """A contest is over."""


class TurnClosed(_Said, frozen=True):
    """A part of a turn's result."""

    part: str = ""


class TurnLine(_Said, frozen=True):
    """A turn's result in a line."""


class Honour(_Said, frozen=True):
    """A title is won."""

    title: str
    seat: SeatId


class Reminders(_Said, frozen=True):
    """Those whom DMs do not reach owe something: captains by their seats, players by their keys in the game."""

    hours: int
    seats: tuple[SeatId, ...] = ()
    players: tuple[str, ...] = ()


class Postponed(_Said, frozen=True):
    """The deadline of the turn was put off when it was opened."""


class CloseMoved(_Said, frozen=True):
    """A close was put off to `due_ms`, since we were away from `from_ms` to `to_ms`."""

    from_ms: int
    to_ms: int
    due_ms: int


class CloseWaits(_Said, frozen=True):
    """A close was put off to `due_ms`, for the answer to a question."""

    due_ms: int


class Arbitration(_Said, frozen=True):
    """A referee's act."""

    arbitration_id: int


class NotPlayed(_Said, frozen=True):
    """A hosted match is not played any more: its competition has decided without it.

    `left`: who has left it, where that is why, and whether that annuls the match, which else is forfeited; `round`: to
    which round it was moved, where it was.
    """

    left: str = ""
    is_annulled: bool = False
    round: int = 0


class PlayedAgain(_Said, frozen=True):
    """A match of a competition has ended level where there must be a winner: it is played once more."""

    fixture: str


class MoveAsked(_Said, frozen=True):
    """A side wants a match of a competition put off to a later `round`: the other one, at `seats`, is asked."""

    move: int
    fixture: str
    by: str
    round: int
    due_ms: int
    seats: tuple[SeatId, ...]


class MoveRefused(_Said, frozen=True):
    """A match is not put off: `by` does not want it, or takes the wish back."""

    fixture: str
    by: str


class SignupGoesOn(_Said, frozen=True):
    """Too few have entered a competition, which needs `least`: it is open to others until `due_ms`."""

    due_ms: int
    entered: int
    least: int


class RewardDue(_Said, frozen=True):
    """A reward was won: its winners have to come for it, or have it."""

    reward_id: int


class RewardGiven(_Said, frozen=True):
    """Everybody has come who had to: the reward is theirs."""

    reward_id: int


class Traded(_Said, frozen=True):
    """A trade that was agreed on earlier is carried out, or cannot be."""

    trade_id: int


class ContestAct(_Said, frozen=True):
    """What players settled between them."""

    act_id: int


class Deputy(_Said, frozen=True):
    """What a captain's deputy had become: `status`."""

    deputy_id: int
    status: DeputyStatus


class ToSeat(_Said, frozen=True):
    """What is for who answers for a seat."""

    seat: SeatId


class Receipt(ToSeat, frozen=True):
    """An order was accepted."""

    order_id: int


class StandIn(ToSeat, frozen=True):
    """What counted for a captain who sent nothing; `fallen`: what was to, and could not."""

    link: Link
    fallen: bool = False


class Private(ToSeat, frozen=True):
    """What a close tells one seat alone."""


class OrderDiscarded(ToSeat, frozen=True):
    """The position has changed: the order is worth nothing any more."""


class OrderStands(ToSeat, frozen=True):
    """The position has changed: the order is played as far as it can be."""


class SeatGiven(ToSeat, frozen=True):
    """The seat is somebody else's now: to them, or in the thread if DMs do not reach them."""


class MovedUp(ToSeat, frozen=True):
    """A place in a competition became free, and is their who waited longest: to them, and in the thread."""


class Brief(ToSeat, frozen=True):
    """How the seat stands in a turn just opened."""


class Reminder(ToSeat, frozen=True):
    """An order is owed: by the captain, by `player`, or, if `deputy`, by who stands in."""

    hours: int
    player: str | None = None
    deputy: bool = False


class Appeal(_Said, frozen=True):
    """A captain appeals."""


class SeatUnmanned(_Said, frozen=True):
    """An order is awaited from a seat that only a referee can answer for."""


class NotHosted(_Said, frozen=True):
    """A match of a competition could not be opened; `entrant`: whom that is because of, where it is one."""

    fixture: str
    reason: str
    entrant: str = ""


class ReportDiffers(_Said, frozen=True):
    """A match ended otherwise than its competition knows: `line` is what a referee enters if that is right.

    Empty where they go back to its round instead.
    """

    fixture: str
    line: str


class NotBooked(_Said, frozen=True):
    """What an entry of the books of a season was made of has changed, and it could not be put right."""

    entry: str


class Stuck(_Said, frozen=True):
    """A turn cannot be resolved."""


class StuckDie(_Said, frozen=True):
    """A turn cannot be resolved with a die as it is forced."""


class Late(_Said, frozen=True):
    """A message of `kind` does not arrive."""

    destination: Destination
    kind: str
    reason: str


class Parked(Late, frozen=True):
    """It was put aside."""


class Delayed(Late, frozen=True):
    """It is being tried again."""


class Unreadable(_Said, frozen=True):
    """A stored record of a contest cannot be read."""


News = (
    MatchOpened
    | MatchStarted
    | MatchOver
    | TurnClosed
    | TurnLine
    | Honour
    | Reminders
    | Postponed
    | CloseMoved
    | CloseWaits
    | Arbitration
    | ContestAct
    | Traded
    | Deputy
    | NotPlayed
    | PlayedAgain
    | MoveAsked
    | MoveRefused
    | SignupGoesOn
    | RewardDue
    | RewardGiven
)
Letter = Receipt | StandIn | Private | OrderDiscarded | OrderStands | SeatGiven | MovedUp | Brief | Reminder
Trouble = Appeal | SeatUnmanned | NotHosted | ReportDiffers | NotBooked | Stuck | StuckDie | Parked | Delayed
REMINDERS = (Reminder, Reminders)
About = News | Letter | Trouble  # what is about a turn as it was
Message = About | Panel | Day | TeamCard | ChallengeCard | Unreadable


class OutboxRow(msgspec.Struct, frozen=True, kw_only=True):
    """A message to send. `lane` is the queue that it waits in: rows of a lane go out one after the other.

    `panel` is the name of the panel, or the id of the team or challenge whose card it brings up to date, if that is
    what it does.
    """

    id: int
    league_id: int
    contest_id: int | None
    turn_id: int | None
    destination: Destination
    lane: str
    user_id: int | None
    kind: str
    payload: JsonObject
    panel: str | None
    nonce: str
    status: OutboxStatus
    attempts: int
    first_try_ms: int | None
    next_try_ms: int
    message_id: int | None
    fault: str | None

    @property
    def message(self) -> Message:
        """What it says. Raises `msgspec.ValidationError` if another version has said it in its own way."""
        read: Message = msgspec.convert({**self.payload, "type": self.kind}, Message)
        return read


def lane_of(destination: Destination, target: int | None) -> str:
    """Return the lane of messages to a destination: of a contest (thread, panel), a league, a user, a challenge."""
    return f"{destination}:{target}"


def panel_of(message: Message) -> str | None:
    """Return what the column `panel` holds for a message."""
    match message:
        case Panel(name=name):
            return name
        case TeamCard(team=team_id):
            return str(team_id)
        case ChallengeCard(challenge=challenge_id):
            return str(challenge_id)
        case _:
            return None


def kind_of(said: type[Message]) -> str:
    """Return what the column `kind` holds for a type of message."""
    return str(said.__struct_config__.tag)


def payload_of(message: Message) -> JsonObject:
    """Return what the column `payload` holds for a message."""
    fields: dict[str, object] = msgspec.to_builtins(message)
    return {name: value for name, value in fields.items() if name != "type"}
