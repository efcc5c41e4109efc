"""Reads an act, applies it, and writes it into the log."""

from typing import assert_never

import msgspec
from msgspec.structs import replace

from rules.contract import JsonObject, Outcome
from rules.dice import Dice
from rules.errors import CaseError
from rules.matrix_hockey.acts import consequences, kinds, results, season, teams
from rules.matrix_hockey.acts.kinds import AnyAct, Changed, dice_of, refusal
from rules.matrix_hockey.consistency import CASE_ERROR
from rules.matrix_hockey.events import Event, Overridden
from rules.matrix_hockey.state import LogEntry, State

_COMMON = ("op", "by", "reason", "at_ms")
_CHANGES_TABLES = (kinds.ExcuseOnr, kinds.AdjustPoints, kinds.SetMatch, kinds.AnnulMatch)
_CHANGES_WHO_GOES_ON = (kinds.TakeOver, kinds.MakeDummy)


def override(state: State, act: JsonObject, dice: Dice | None = None) -> Outcome[State, Event]:
    """Return the state after `act` (`{"op", "by", "reason", …}`, if wanted `at_ms`) and its events.

    `dice`: those of the last closed week, for acts that draw lots or cup rounds again. Raises `CaseError` for an act
    that is impossible.
    """
    told = Overridden(op=_text(act, "op"), by=_text(act, "by"), reason=_text(act, "reason"))
    wanted = _read(act)
    changed = _apply(state, wanted, dice)
    if state.phase == "finished" and isinstance(wanted, _CHANGES_TABLES):
        changed = consequences.finish_again(changed, dice_of(dice))
    if state.phase == "finished" and isinstance(wanted, _CHANGES_WHO_GOES_ON):
        changed = consequences.settle_again(changed)
    after = replace(changed.state, log=(*(state.log or ()), _entry(state, told, act)))
    return Outcome(after, (told, *changed.events))


def _text(act: JsonObject, key: str) -> str:
    value = act.get(key)
    if not isinstance(value, str | int) or isinstance(value, bool) or value == "":
        raise refusal("missing", f"{key!r} is missing", key=key)
    return str(value)


def _read(act: JsonObject) -> AnyAct:
    fields = {key: value for key, value in act.items() if key not in ("by", "reason", "at_ms")}
    try:
        read: AnyAct = msgspec.convert(fields, AnyAct, str_keys=True)
    except (msgspec.ValidationError, ValueError) as error:
        raise CaseError(CASE_ERROR, str(error)) from None
    return read


def _entry(state: State, told: Overridden, act: JsonObject) -> LogEntry:
    at_ms = act.get("at_ms")
    return LogEntry(
        op=told.op,
        by=told.by,
        reason=told.reason,
        season=state.season,
        week=state.week,
        at_ms=at_ms if isinstance(at_ms, int) else None,
        details={key: value for key, value in act.items() if key not in _COMMON},
    )


def _apply(state: State, act: AnyAct, dice: Dice | None) -> Changed:  # noqa: PLR0911, PLR0912 - one line per act
    match act:
        case kinds.ExcuseOnr():
            return teams.excuse_onr(state, act)
        case kinds.TakeOver():
            return teams.take_over(state, act)
        case kinds.MakeDummy():
            return teams.make_dummy(state, act)
        case kinds.WaitingList():
            return teams.set_waiting_list(state, act)
        case kinds.AdjustPoints():
            return teams.adjust_points(state, act, dice)
        case kinds.SetStocks():
            return teams.set_stocks(state, act)
        case kinds.FreeUse():
            return teams.free(state, act)
        case kinds.SetMatch():
            return results.set_match(state, act, dice)
        case kinds.AnnulMatch():
            return results.annul_match(state, act, dice)
        case kinds.SetCalendar():
            return season.set_calendar(state, act)
        case kinds.ImportMatrix():
            return season.put_matrix(state, act)
        case kinds.SetConfig():
            return season.set_config(state, act)
        case kinds.StopSeason():
            return season.stop_season(state, dice_of(dice))
        case kinds.VoidSeason():
            return season.void_season(state)
        case kinds.FinalOrder():
            return consequences.final_order(state, act, dice)
        case _:
            assert_never(act)
