"""What the league is told of a week: the orders that did not come, and who holds the teams after it."""

from rules.contract import Record, SeatId, Sitting
from rules.matrix_hockey.events import Event, Onr
from rules.matrix_hockey.state import State, TeamId


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


def seating(before: State, after: State) -> tuple[Sitting, ...]:
    """Return every team of `after`; `person` is the entry of the waiting list that has just got it."""
    still_waiting = {entry.id for entry in after.waiting_list}
    served = [entry for entry in before.waiting_list if entry.id not in still_waiting]
    found = []
    for team, who in after.teams.items():
        entry = None
        if _is_renamed(before, team, who.name):
            entry = next((one for one in served if one.name == who.name), None)
        if entry is not None:
            served.remove(entry)
        found.append(Sitting(seat=SeatId(team), name=who.name, person=None if entry is None else entry.id))
    return tuple(found)


def _is_renamed(before: State, team: TeamId, name: str) -> bool:
    return team not in before.teams or before.teams[team].name != name
