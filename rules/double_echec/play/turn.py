"""A turn (rulebook 6.2)."""

from collections.abc import Mapping

from rules.contract import Outcome
from rules.dice import Dice
from rules.double_echec.events import Event
from rules.double_echec.sheet import Order
from rules.double_echec.state import Match, State


def resolve_turn(state: Match, orders: Mapping[str, Order | None], dice: Dice) -> Outcome[State, Event]:
    """Return the match after a turn."""
    return Outcome(state, ())
