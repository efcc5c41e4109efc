"""What the league's records keep of a week: the orders that did not come."""

from rules.contract import Record, SeatId
from rules.matrix_hockey.events import Event, Onr


def records(events: tuple[Event, ...]) -> tuple[Record, ...]:
    """Return one record per round without an order (MH-3.1.3-a, MH-3.2.3-a, MH-3.3.3-a, -c)."""
    return tuple(
        Record(
            kind="missing_order",
            seat=SeatId(event.team),
            details={"comp": event.comp, "round": event.round, "forfeit": event.forfeit},
        )
        for event in events
        if isinstance(event, Onr)
    )
