"""What a seat, or the public, may see: everything but the stored orders of others (rulebook part 10)."""

from msgspec.structs import replace

from rules.contract import Outcome
from rules.matrix_hockey.events import Event
from rules.matrix_hockey.state import State


def view(state: State, events: tuple[Event, ...], seat: str | None) -> Outcome[State, Event]:
    """Return the season with the stored orders of `seat` only (None: nobody's); events are public."""
    own = {team: orders for team, orders in state.advance.items() if team == seat}
    return Outcome(replace(state, advance=own), events)


def is_public(state: State) -> bool:
    """Return whether the texts of past weeks may be shown: they may hold orders for rounds to come."""
    return state.phase == "finished"
