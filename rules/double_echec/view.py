"""What a seat, or the public, may see: all but the others' standing sheets (rulebook 4, 5.1)."""

from msgspec.structs import replace

from rules.contract import Outcome, SeatId
from rules.double_echec.events import Event
from rules.double_echec.state import Match, State, TeamState


def view(state: State, events: tuple[Event, ...], seat: SeatId | None) -> Outcome[State, Event]:
    """Return the state without the sheets of others; no event tells of a line.

    A stop that was called tells its first word, a card that waits that its side waited for it: both are announced.
    """
    if not isinstance(state, Match):
        return Outcome(state, events)
    home, away = state.teams.home, state.teams.away
    teams = replace(state.teams, home=_seen(home, "home", seat), away=_seen(away, "away", seat))
    return Outcome(replace(state, teams=teams), events)


def _seen(side: TeamState, team: str, seat: SeatId | None) -> TeamState:
    return side if team == seat else replace(side, sheet=())
