"""A referee's act as the desk gives it (`op`, `by`, `reason`, fields): the same four as in text (rulebook 9).

`skip` · `forfeit` with `seat` · `end` with `winner` (left, right, or null for a draw) · `clock` with `seat`, `delta`.
"""

from typing import Literal

import msgspec

from rules.aspic.board import Side
from rules.aspic.consistency import CASE_ERROR
from rules.aspic.events import Event
from rules.aspic.messages import MESSAGES
from rules.aspic.notation.reading import check_adjustment
from rules.aspic.orders import AdjustClock, End, Forfeit, RefereeOrder, Skip
from rules.aspic.state import State
from rules.aspic.turn import apply_referee
from rules.contract import JsonObject, Outcome
from rules.dice import Dice
from rules.errors import CaseError, OrderError


class _Act(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    op: Literal["skip", "forfeit", "end", "clock"]
    seat: Side | msgspec.UnsetType = msgspec.UNSET
    winner: Side | msgspec.UnsetType | None = msgspec.UNSET
    delta: int | msgspec.UnsetType = msgspec.UNSET


def override(state: State, act: JsonObject, dice: Dice | None = None) -> Outcome[State, Event]:
    """Return the match after `act`, and its events. Raises `CaseError` if it cannot be read or does not fit."""
    order = _read({key: value for key, value in act.items() if key not in ("by", "reason")})
    if state.to_act is None:
        raise CaseError("AS_MATCH_OVER", MESSAGES["AS_MATCH_OVER"])
    if isinstance(order, AdjustClock):
        try:
            check_adjustment(state, order)
        except OrderError as error:
            raise CaseError(error.code, MESSAGES[error.code]) from None
    return apply_referee(state, order)


def _read(fields: dict[str, object]) -> RefereeOrder:
    try:
        act = msgspec.convert(fields, _Act)
    except (msgspec.ValidationError, ValueError) as error:
        raise CaseError(CASE_ERROR, str(error)) from None
    match act:
        case _Act(op="skip", seat=msgspec.UNSET, winner=msgspec.UNSET, delta=msgspec.UNSET):
            return Skip()
        case _Act(op="forfeit", seat="left" | "right" as seat, winner=msgspec.UNSET, delta=msgspec.UNSET):
            return Forfeit(seat)
        case _Act(op="end", seat=msgspec.UNSET, winner="left" | "right" | None as winner, delta=msgspec.UNSET):
            return End(winner)
        case _Act(op="clock", seat="left" | "right" as seat, winner=msgspec.UNSET, delta=int() as delta):
            return AdjustClock(seat, delta)
        case _:
            raise CaseError(CASE_ERROR, f"{act.op}: not the fields of this act")
