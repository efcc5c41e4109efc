"""A referee's act as the desk gives it (`op`, `by`, `reason`, `text`): the lines of rulebook part 9, at once."""

from typing import Literal

import msgspec

from rules.competition.events import Event
from rules.competition.state import CASE_ERROR, REFEREE, State
from rules.competition.turn.resolve import carry_out_at_once
from rules.competition.turn.texts import read_text
from rules.contract import JsonObject, Outcome, SeatId
from rules.dice import Dice
from rules.errors import CaseError, OrderError


class Lines(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The one act there is."""

    op: Literal["lines"]
    by: str = ""
    reason: str = ""
    text: str


class LinesError(CaseError):
    """Lines that are refused: `code`, `at` and `details` of the first fault are those of the order error."""

    def __init__(self, error: OrderError) -> None:
        super().__init__(CASE_ERROR, f"{error.code} at {error.at}")
        self.error = error


def override(state: State, act: JsonObject, dice: Dice | None = None) -> Outcome[State, Event]:
    """Carry out lines at once. Raises `CaseError`; draws use `dice`, those of the last closed turn."""
    try:
        lines = msgspec.convert(act, Lines)
        order = read_text(state, SeatId(REFEREE), lines.text)
    except (msgspec.ValidationError, ValueError) as error:
        raise CaseError(CASE_ERROR, str(error)) from None
    except OrderError as error:
        raise LinesError(error) from None
    return carry_out_at_once(state, order, Dice(b"") if dice is None else dice)
