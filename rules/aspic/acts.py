"""A referee's act as the desk gives it (`op`, `by`, `reason`, fields): the same four as in text (rulebook 9).

`skip` · `forfeit` with `seat` · `end` with `winner` (left, right, or null for a draw) · `clock` with `seat`, `delta`.
"""

from rules.aspic.consistency import CASE_ERROR
from rules.aspic.events import Event
from rules.aspic.messages import MESSAGES
from rules.aspic.notation.reading import check_adjustment
from rules.aspic.orders import AdjustClock, RefereeOrder
from rules.aspic.state import State
from rules.aspic.turn import apply_referee
from rules.contract import JsonObject, Outcome
from rules.dice import Dice
from rules.errors import CaseError, OrderError
from rules.kit.acts import unpack_act

AnyAct = RefereeOrder


def override(state: State, act: JsonObject, dice: Dice | None = None) -> Outcome[State, Event]:
    """Return the match after `act`, and its events. Raises `CaseError` if it cannot be read or does not fit."""
    order: RefereeOrder = unpack_act(RefereeOrder, act, lambda fault: CaseError(CASE_ERROR, fault))
    if state.to_act is None:
        raise CaseError("AS_MATCH_OVER", MESSAGES["AS_MATCH_OVER"])
    try:
        if isinstance(order, AdjustClock):
            check_adjustment(state, order)
    except OrderError as error:
        raise CaseError(error.code, MESSAGES[error.code]) from None
    return apply_referee(state, order)
