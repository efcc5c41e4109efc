"""The acts of rulebook part 9, one Struct each, with their fields."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from rules.errors import CaseError
from rules.kit.numbers import Count, Number
from rules.kollaball.consistency import CASE_ERROR
from rules.kollaball.events import Event
from rules.kollaball.state import (
    BallId,
    Cell,
    Class,
    Legend,
    Patience,
    PlayerId,
    SpecialKind,
    State,
    Status,
    TeamId,
)

Title = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class Changed(msgspec.Struct, frozen=True):
    """What becomes of a state by an act, and the events besides `override`."""

    state: State
    events: tuple[Event, ...] = ()


class Act(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="op"):
    """What all acts share."""

    reason: str


class MarkMissing(Act, frozen=True, kw_only=True, tag="mark_missing"):
    """A player is really unavailable (KB-2-f)."""

    player: PlayerId


class ExcludePlayer(Act, frozen=True, kw_only=True, tag="exclude"):
    """A player is out for good (KB-7-i, KB-21-e)."""

    player: PlayerId


class Disqualify(Act, frozen=True, kw_only=True, tag="disqualify"):
    """The other team wins."""

    team: TeamId


class VoidTurn(Act, frozen=True, kw_only=True, tag="void_turn"):
    """The current turn is void (KB-9-c), without a fault of the teams."""


class ForgiveMissed(Act, frozen=True, kw_only=True, tag="forgive_missed"):
    """One missed turn less (KB-9-d)."""

    team: TeamId


class SetMaxMissed(Act, frozen=True, kw_only=True, tag="set_max_missed"):
    """The referee's patience (KB-9-d)."""

    value: Patience


class SetCaptain(Act, frozen=True, kw_only=True, tag="set_captain"):
    """Another captain (KB-7-j)."""

    team: TeamId
    player: PlayerId


class SetPlayer(Act, frozen=True, kw_only=True, tag="set_player"):
    """A correction of a player; what is not given stays."""

    player: PlayerId
    cell: Cell | UnsetType | None = UNSET
    status: Status | UnsetType = UNSET
    skip: Count | UnsetType = UNSET
    extra: Count | UnsetType = UNSET
    special_used: bool | UnsetType = UNSET
    deniers: Count | UnsetType | None = UNSET
    legend: Legend | UnsetType | None = UNSET


class SetBall(Act, frozen=True, kw_only=True, tag="set_ball"):
    """A ball's new place, as in the state; on the ground since the last turn if not said.

    It is written as an object `location`: beside the others `by` is the referee.
    """

    ball: BallId
    at: Literal["held", "ground", "air"]
    by: PlayerId | None = None
    cell: Cell | None = None
    since: Count | None = None
    target: Cell | None = None
    lands: Number | None = None
    team_thrown: TeamId | None = None


class SetTimeout(Act, frozen=True, kw_only=True, tag="set_timeout"):
    """A team's right to a timeout (KB-7-f)."""

    team: TeamId
    value: Literal["available", "lost"]


class AddPlayer(Act, frozen=True, kw_only=True, tag="add_player"):
    """A new substitute for a fractured player (KB-21-f)."""

    team: TeamId
    player: PlayerId
    cls: Class = msgspec.field(name="class")
    name: str | None = None


class DeclareLegend(Act, frozen=True, kw_only=True, tag="declare_legend"):
    """A legendary player and their move (KB-24)."""

    player: PlayerId
    title: Title
    move: SpecialKind


class SetResult(Act, frozen=True, kw_only=True, tag="set_result"):
    """The result after an appeal to the league."""

    winner: TeamId | None
    points: Mapping[TeamId, Count]


AnyAct = (
    MarkMissing
    | ExcludePlayer
    | Disqualify
    | VoidTurn
    | ForgiveMissed
    | SetMaxMissed
    | SetCaptain
    | SetPlayer
    | SetBall
    | SetTimeout
    | AddPlayer
    | DeclareLegend
    | SetResult
)


def refusal(message: str) -> CaseError:
    """Return the error of an act that is impossible."""
    return CaseError(CASE_ERROR, message)
