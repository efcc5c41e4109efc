"""A turn of a competition (rulebook 6.12)."""

from collections.abc import Mapping

from rules.contract import Outcome, SeatId
from rules.dice import Dice
from rules.helvetia_cup.competition.books import CompetitionBooks
from rules.helvetia_cup.competition.playing import play_reports
from rules.helvetia_cup.competition.preparation import prepare
from rules.helvetia_cup.events import CompetitionEvent
from rules.helvetia_cup.orders import Order
from rules.helvetia_cup.state import CompetitionState


def resolve(
    state: CompetitionState, orders: Mapping[SeatId, Order | None], dice: Dice
) -> Outcome[CompetitionState, CompetitionEvent]:
    """Return a competition after its turn: `orders` by the keys of teams. Labels `recover/{team}/{n}`."""
    match state.phase:
        case "preparation":
            return prepare(state, orders, dice)
        case "playing":
            return play_reports(state)
        case "finished":
            return CompetitionBooks(state).closed()
