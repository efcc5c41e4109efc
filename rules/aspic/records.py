"""What the league's records keep of a turn: missed turns."""

from rules.aspic.events import Event, TurnMissed
from rules.contract import Record, SeatId


def records(events: tuple[Event, ...]) -> tuple[Record, ...]:
    """Return one record per turn that a side missed (AS-time-f)."""
    return tuple(
        Record(kind="missing_order", seat=SeatId(event.seat), details={"missed": event.missed})
        for event in events
        if isinstance(event, TurnMissed)
    )
