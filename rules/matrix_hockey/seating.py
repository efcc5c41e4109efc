"""Who holds the teams after a week: take-overs from the waiting list, newcomers, teams that are gone."""

from rules.contract import SeatId, Sitting
from rules.matrix_hockey.state import State, TeamId


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
