"""A turn of a competition (rulebook 6.12)."""

from collections.abc import Mapping

from rules.contract import Outcome, SeatId
from rules.dice import Dice
from rules.helvetia_cup.competition.books import Books
from rules.helvetia_cup.competition.playing import play_reports
from rules.helvetia_cup.competition.preparation import prepare
from rules.helvetia_cup.events import CompetitionEvent
from rules.helvetia_cup.orders import Order
from rules.helvetia_cup.state import Competition


def resolve(
    state: Competition, orders: Mapping[SeatId, Order | None], dice: Dice
) -> Outcome[Competition, CompetitionEvent]:
    """Return a competition after its turn: `orders` by the keys of teams. Labels `recover/{team}/{n}`."""
    match state.phase:
        case "preparation":
            return prepare(state, orders, dice)
        case "playing":
            return play_reports(state)
        case "finished":
            return Books(state).closed()
