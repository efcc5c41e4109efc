"""A competition while a turn of it is resolved: what changes of it, what happened, and what stands behind that."""

from msgspec.structs import replace

from rules.contract import Mark, Outcome
from rules.helvetia_cup.events import CompetitionEvent
from rules.helvetia_cup.state import CompetitionState, Entrant, Fixture, SquadMember


class CompetitionBooks:
    """The books of a competition; `state` is never changed in place."""

    def __init__(self, state: CompetitionState) -> None:
        self.state = state
        self._events: list[CompetitionEvent] = []
        self._trace: list[Mark] = []

    def tell(self, event: CompetitionEvent, *, roll: str | None = None, order: str | None = None) -> None:
        """Note an event, with the draw or the order (of a team's key) that brought it about."""
        self._events.append(event)
        rolls = () if roll is None else (roll,)
        self._trace.append(Mark(rolls=rolls, orders=() if order is None else (order,)))

    def put_team(self, key: str, entrant: Entrant) -> None:
        """Put a team's entry in place of the one it had."""
        self.state = replace(self.state, teams={**self.state.teams, key: entrant})

    def put_player(self, key: str, n: int, member: SquadMember) -> None:
        """Put what a figure carries in place of what it was."""
        entrant = self.state.teams[key]
        self.put_team(key, replace(entrant, players={**entrant.players, n: member}))

    def put_fixture(self, fixture: Fixture) -> None:
        """Put a fixture in place of the one of its id."""
        changed = tuple(fixture if one.id == fixture.id else one for one in self.state.fixtures)
        self.state = replace(self.state, fixtures=changed)

    def closed(self) -> Outcome[CompetitionState, CompetitionEvent]:
        """Return the competition one turn later."""
        return Outcome(replace(self.state, turn=self.state.turn + 1), tuple(self._events), tuple(self._trace))
