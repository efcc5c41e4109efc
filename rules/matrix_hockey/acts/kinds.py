"""The acts of rulebook part 9, one Struct each, with their fields."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from rules.dice import Dice
from rules.kit.numbers import Count, Integer, Number
from rules.matrix_hockey.consistency import ActError
from rules.matrix_hockey.events import Event
from rules.matrix_hockey.state import Comp, Decided, RecordComp, Rows, State, Team, TeamId, Waiting


class Changed(msgspec.Struct, frozen=True):
    """What becomes of a state by an act, and the events besides `override`."""

    state: State
    events: tuple[Event, ...] = ()


class Act(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="op"):
    """What all acts share."""


class ExcuseOnr(Act, frozen=True, kw_only=True, tag="excuse_onr"):
    """MH-9-b: take the last rung back; what the sanction took is given back as told (fields of its event)."""

    team: TeamId
    extra_goals: Count = 0
    super_saves: Count = 0


class TakeOver(Act, frozen=True, kw_only=True, tag="take_over"):
    """MH-9-c: another coach; `waiting` is their entry of the waiting list, if they have one."""

    team: TeamId
    name: str
    waiting: str | None = None


class MakeDummy(Act, frozen=True, kw_only=True, tag="make_dummy"):
    """MH-9-c: a team plays at random from now on."""

    team: TeamId


class WaitingList(Act, frozen=True, kw_only=True, tag="waiting_list"):
    """MH-9-c: the whole list, first served first."""

    entries: tuple[Waiting, ...]


class AdjustPoints(Act, frozen=True, kw_only=True, tag="points"):
    """MH-9-d: so many points more or fewer, besides earlier adjustments."""

    team: TeamId
    comp: RecordComp = "CH"
    points: Integer


class SetStocks(Act, frozen=True, kw_only=True, tag="stocks"):
    """MH-9-e: what a team has left."""

    team: TeamId
    extra_goals: Count | None = None
    super_saves: Count | None = None


class FreeUse(Act, frozen=True, kw_only=True, tag="free"):
    """MH-9-e: used columns and values that a team has again."""

    team: TeamId
    comp: Comp
    columns: tuple[str, ...] = ()
    ot: tuple[str, ...] = ()
    so: tuple[str, ...] = ()


class SetMatch(Act, frozen=True, kw_only=True, tag="set_match"):
    """MH-9-f: how a match that was played counts; no `score` in a forfeit."""

    comp: RecordComp
    round: Number
    home: TeamId
    away: TeamId
    decided: Decided
    winner: TeamId | None = None
    score: tuple[Count, Count] | None = None
    so: tuple[Count, Count] | None = None


class AnnulMatch(Act, frozen=True, kw_only=True, tag="annul_match"):
    """MH-9-f: a match that counts for nothing; the place that it gave in a cup is filled as if both had been ONR."""

    comp: RecordComp
    round: Number
    home: TeamId
    away: TeamId


class SetCalendar(Act, frozen=True, kw_only=True, tag="calendar"):
    """MH-9-h: the whole calendar, of which only weeks to come may differ."""

    calendar: tuple[Mapping[Comp, tuple[Number, ...]], ...]


class ImportMatrix(Act, frozen=True, kw_only=True, tag="matrix"):
    """MH-9-h: a matrix before its first round, as `text` (MH-2.1.1-k) or as `rows` by round."""

    name: str
    text: str | None = None
    rows: Rows | None = None


class SetConfig(Act, frozen=True, kw_only=True, tag="config"):
    """MH-9-h: the whole of the overrides; while the season runs only keys not used yet may change."""

    config: Mapping[str, object]


class StopSeason(Act, frozen=True, kw_only=True, tag="stop"):
    """MH-9-i: the season ends with the tables as they stand."""


class VoidSeason(Act, frozen=True, kw_only=True, tag="void"):
    """MH-9-i: the season counts for nothing: nobody moves, the titles stay where they were."""


class FinalOrder(Act, frozen=True, kw_only=True, tag="final_order"):
    """MH-9-j: a final order in place of lots and tie-breaks; movements, or who goes through, are made anew.

    `group`: a division, or with `comp` WG a pool or `seconds`, as in `standings`.
    """

    comp: Literal["CH", "WG"] = "CH"
    group: str
    order: tuple[TeamId, ...]


AnyAct = (
    ExcuseOnr
    | TakeOver
    | MakeDummy
    | WaitingList
    | AdjustPoints
    | SetStocks
    | FreeUse
    | SetMatch
    | AnnulMatch
    | SetCalendar
    | ImportMatrix
    | SetConfig
    | StopSeason
    | VoidSeason
    | FinalOrder
)


def refusal(reason: str, message: str, **details: str | int) -> ActError:
    """Return the error of an act that is impossible."""
    return ActError(reason, message, **details)


def find_team(state: State, team: TeamId) -> Team:
    """Return a team. Raises `CaseError` if there is none of that id."""
    if team not in state.teams:
        raise refusal("no_team", f"no such team: {team!r:.40}")
    return state.teams[team]


def dice_of(dice: Dice | None) -> Dice:
    """Return the dice of an act that draws. Raises `CaseError` if it has none."""
    if dice is None:
        raise refusal("no_dice", "this act makes a draw: it needs dice")
    return dice


def replace_team(state: State, team_id: TeamId, team: Team) -> State:
    """Return `state` with one team replaced."""
    return msgspec.structs.replace(state, teams={**state.teams, team_id: team})


def phase_is(state: State, *phases: Literal["setup", "season", "finished"]) -> None:
    """Raise `CaseError` unless the season is in one of `phases`."""
    if state.phase not in phases:
        raise refusal(f"phase_{state.phase}", f"impossible in phase {state.phase}")
