"""A referee's act as the desk gives it (`op`, `by`, `reason`, `text`): the lines of rulebook part 9, at once."""

from rules.competition.events import Event
from rules.competition.state import CASE_ERROR, REFEREE, State
from rules.competition.turn.resolve import carry_out_at_once
from rules.competition.turn.texts import read_text
from rules.contract import Outcome, SeatId
from rules.dice import Dice
from rules.errors import CaseError, OrderError
from rules.game import Overrides
from rules.kit.acts import RefereeAct, override_with


class Lines(RefereeAct[State, Event], frozen=True, tag="lines"):
    """The one act there is; draws use the dice of the last closed turn."""

    clause = "CP-R-a"

    text: str

    def _applied(self, state: State, dice: Dice | None) -> Outcome[State, Event]:
        try:
            order = read_text(state, SeatId(REFEREE), self.text)
        except OrderError as error:
            raise LinesError(error) from None
        return carry_out_at_once(state, order, Dice(b"") if dice is None else dice)


AnyAct = Lines


class LinesError(CaseError):
    """Lines that are refused: `code`, `at` and `details` of the first fault are those of the order error."""

    def __init__(self, error: OrderError) -> None:
        super().__init__(CASE_ERROR, f"{error.code} at {error.at}")
        self.error = error


override: Overrides[State, Event] = override_with(Lines, CASE_ERROR)
