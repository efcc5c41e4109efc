"""A competition as it stands this moment: with the results of the open round, which count when it closes (part 10)."""

from presenters.dossier import Dossier
from rules.competition.events import Event
from rules.competition.orders import Order
from rules.competition.state import State


def latest(dossier: Dossier[State, Order, Event]) -> State:
    """Return the state with what is in hand; as it was decided last where nothing of that is known."""
    return dossier.now if dossier.live is None else dossier.live


def results_in_hand(dossier: Dossier[State, Order, Event]) -> int:
    """Return how many results of the open round are in."""
    known = dossier.now.fixtures
    return sum(
        one.score is not None and (key not in known or known[key].score is None)
        for key, one in latest(dossier).fixtures.items()
    )
