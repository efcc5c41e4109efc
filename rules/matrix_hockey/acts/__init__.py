"""A referee's acts (rulebook part 9): each is told by an `override` event, then by what it brings, and logged.

Late orders, replays, forced draws and deadlines are the application's: they need the history and the clock.
"""

from msgspec.structs import replace

from rules.contract import JsonObject, Outcome
from rules.dice import Dice
from rules.errors import CaseError
from rules.kit.acts import text_beside, unpack_act
from rules.matrix_hockey.acts import consequences
from rules.matrix_hockey.acts.consequences import FinalOrder
from rules.matrix_hockey.acts.kinds import dice_of, refusal
from rules.matrix_hockey.acts.results import AnnulMatch, SetMatch
from rules.matrix_hockey.acts.season import ImportMatrix, SetCalendar, SetConfig, StopSeason, VoidSeason
from rules.matrix_hockey.acts.teams import AdjustPoints, ExcuseOnr, FreeUse, MakeDummy, SetStocks, TakeOver, WaitingList
from rules.matrix_hockey.consistency import CASE_ERROR
from rules.matrix_hockey.events import Event, Overridden
from rules.matrix_hockey.state import LogEntry, State

AnyAct = (
    ExcuseOnr | TakeOver | MakeDummy | WaitingList | AdjustPoints | SetStocks | FreeUse | SetMatch | AnnulMatch
    | SetCalendar | ImportMatrix | SetConfig | StopSeason | VoidSeason | FinalOrder
)  # fmt: skip
_BESIDE = ("by", "reason", "at_ms")


def override(state: State, act: JsonObject, dice: Dice | None = None) -> Outcome[State, Event]:
    """Return the state after `act` (`{"op", "by", "reason", …}`, if wanted `at_ms`) and its events.

    `dice`: those of the last closed week, for acts that draw lots or cup rounds again. Raises `CaseError` for an act
    that is impossible.
    """
    op, by, reason = (text_beside(act, key, _missing) for key in ("op", "by", "reason"))
    told = Overridden(op=op, by=by, reason=reason)
    wanted: AnyAct = unpack_act(AnyAct, act, lambda fault: CaseError(CASE_ERROR, fault), _BESIDE)
    changed = wanted.apply(state, dice)
    if state.phase == "finished" and wanted.remakes == "tables":
        changed = consequences.finish_again(changed, dice_of(dice))
    if state.phase == "finished" and wanted.remakes == "movements":
        changed = consequences.settle_again(changed)
    after = replace(changed.state, log=(*(state.log or ()), _entry(state, told, act)))
    return Outcome(after, (told, *changed.events))


def _missing(key: str) -> CaseError:
    return refusal("missing", f"{key!r} is missing", key=key)


def _entry(state: State, told: Overridden, act: JsonObject) -> LogEntry:
    at_ms = act.get("at_ms")
    return LogEntry(
        op=told.op,
        by=told.by,
        reason=told.reason,
        season=state.season,
        week=state.week,
        at_ms=at_ms if isinstance(at_ms, int) else None,
        details={key: value for key, value in act.items() if key not in ("op", *_BESIDE)},
    )
