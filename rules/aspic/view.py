"""What a seat, or the public, may see. The only secrets are the placement queues (AS-place-h) and tests (AS-test-e)."""

from msgspec.structs import replace

from rules.aspic.board import SIDES
from rules.aspic.events import Event, QueueSet, ShotTested
from rules.aspic.state import CellLists, State
from rules.contract import Outcome


def view(state: State, events: tuple[Event, ...], seat: str | None) -> Outcome[State, Event]:
    """Return the state with an empty list in the place of others' queues, and the events without others' tests."""
    shown = tuple(event for event in events if not isinstance(event, ShotTested) or event.seat == seat)
    left, right = (state.queue.of(side) if side == seat else () for side in SIDES)
    return Outcome(replace(state, queue=CellLists(left, right)), shown)


def hides(state: State, now: State) -> bool:
    """Return whether a past state tells of cells that still wait in a queue (AS-place-h)."""
    return now.result is None and any(state.queue.of(side) and now.queue.of(side) for side in SIDES)


def is_public(state: State, events: tuple[Event, ...]) -> bool:
    """Return whether the orders behind `events` betray no test and no cell that still waits in a queue."""
    for event in events:
        match event:
            case ShotTested():
                return False
            case QueueSet(seat=side) if state.queue.of(side):
                return False
            case _:
                pass
    return True
