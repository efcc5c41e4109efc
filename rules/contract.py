"""What passes between a game (`rules.game.Game`) and the rest of Sifflet: outcomes, readings, records, scores."""

from collections.abc import Mapping, Sequence
from typing import Generic, Literal, NewType, TypeVar

import msgspec

from rules.errors import OrderError
from rules.reasons import Fact, Reason

SeatId = NewType("SeatId", str)
JsonObject = Mapping[str, object]
Deed = tuple[str, JsonObject]  # an act of a game's part 9: its name, its fields

S = TypeVar("S", bound=msgspec.Struct)
O = TypeVar("O")  # noqa: E741 - an order; S, O, E are the three types a game brings
E = TypeVar("E", bound=msgspec.Struct)


class Mark(msgspec.Struct, frozen=True, kw_only=True):
    """What stands behind an event: draws by their labels, orders by seat, by player or by a part (`home/K`).

    `step`: the step of the game's resolution in which it happened, by the game's word, and in which `round` of it.
    `reasons`: why it came out so, where the event does not say it.
    """

    rolls: tuple[str, ...] = ()
    orders: tuple[str, ...] = ()
    step: str = ""
    round: int = 0
    reasons: tuple[Reason, ...] = ()


class Outcome(msgspec.Struct, Generic[S, E], frozen=True):
    """What a resolution or a referee's override gives: the next state, and what happened, in order.

    `trace`: of a resolution, each event's mark, made when read; never stored: who asks resolves again (`rules.trail`).
    """

    state: S
    events: tuple[E, ...] = ()
    trace: Sequence[Mark] = ()


class Refusal(msgspec.Struct, frozen=True):
    """A text that was not accepted, and why."""

    seat: SeatId
    error: OrderError


class Reading(msgspec.Struct, Generic[O], frozen=True):
    """What the texts of a turn come to: the orders that count, and the refusals in the order of the rulebook.

    `stays_open`: a refusal keeps the turn open; nothing is resolved and the state stays as it is.
    """

    orders: Mapping[SeatId, O | None]
    refusals: tuple[Refusal, ...] = ()
    stays_open: bool = False


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A fact of a turn that the league keeps for good, besides the turn itself."""

    kind: Literal["bribe", "missing_order"]
    seat: SeatId
    details: JsonObject


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """Something to be said about an order that is taken all the same; `code` is stable, its text is looked up."""

    code: str
    details: Mapping[str, Fact] = {}


class Sitting(msgspec.Struct, frozen=True, kw_only=True):
    """A seat and the name under which it plays; `person`: the id of who takes it over now, as the game knows them."""

    seat: SeatId
    name: str
    person: str | None = None


How = Literal["score", "overtime", "shootout", "forfeit", "double_forfeit", "abandoned"]  # CP-1-f


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """How a contest ended: goals by seat, who won (None: a draw), and the game's word for how (`score`, `time`).

    `shares`: what part of the play each seat had, in tenths of a percent, where the game measures that. `how` and
    `missed`, the turns that each seat let pass, are for a competition.
    """

    goals: Mapping[SeatId, int]
    winner: SeatId | None
    by: str
    shares: Mapping[SeatId, int] = {}
    how: How = "score"
    missed: Mapping[SeatId, int] = {}


class MemberSheet(msgspec.Struct, frozen=True):
    """Somebody of a league, by the text of their id, with what they have told of themselves for a game."""

    id: str
    data: JsonObject = {}


class Conflict(msgspec.Struct, frozen=True):
    """Why somebody may not referee a contest: for the sake of which player; `why` is the game's stable word."""

    player: str
    why: str
