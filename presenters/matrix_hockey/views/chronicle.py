"""What a contest's closed turns tell of the running season and of those before it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from msgspec import UNSET

from boards.matrix_hockey import Taken, column_counts, crowding_zone_of
from presenters.matrix_hockey.dossier import Dossier
from rules.errors import CaseError
from rules.matrix_hockey.events import Event, MatchPlayed, MatchSide, SeasonStarted
from rules.matrix_hockey.state import Comp, DivisionId, State, TeamId


@dataclass(frozen=True)
class SeasonTitle:
    """Something that a team won in a season: `champion`, `WG` or `KDH`."""

    season: int
    what: str
    team: TeamId


@dataclass(frozen=True)
class Chronicle:
    """The events of the running season in order, and the titles of those that are over."""

    events: tuple[Event, ...] = ()
    titles: tuple[SeasonTitle, ...] = ()

    def sides(self, team: TeamId) -> Iterator[tuple[MatchPlayed, MatchSide]]:
        """Yield a team's matches as they were played, oldest first, each with its own side."""
        for event in self.events:
            if isinstance(event, MatchPlayed):
                for side in event.sides:
                    if side.team == team:
                        yield event, side

    def taken(self, state: State, comp: Comp, division: DivisionId | None, team: TeamId | None) -> Taken:
        """Return how many teams took each column in each round played, those of the crowd zone (MH-2.1.1-f)."""
        who = state.teams.get(team or "")
        of = division if division is not None or who is None else who.division
        return column_counts(self.events, comp, crowding_zone_of(state, comp, of, team))


NOTHING = Chronicle()


def chronicle_of(dossier: Dossier) -> Chronicle:
    """Return what the turns before `dossier`'s tell; it is loaded whole."""
    events: list[Event] = []
    titles: list[SeasonTitle] = []
    for past in dossier.past:
        mine = past.events
        if any(isinstance(event, SeasonStarted) for event in mine):
            events.clear()
        events += mine
        if past.turn.stage == "finished":  # a referee's acts on it are in its state
            try:
                titles += _titles(dossier.game.decode(past.turn.state))
            except CaseError:  # a season that cannot be read any more tells nothing
                continue
    return Chronicle(tuple(events), tuple(titles))


def _titles(state: State) -> Iterable[SeasonTitle]:
    outcome = state.outcome
    if outcome is UNSET:
        return
    first = next(iter(outcome.tables.values()), ())
    won = (("champion", first[0] if first else None), ("WG", outcome.titles.WG), ("KDH", outcome.titles.KDH))
    for what, team in won:
        if team is not None:
            yield SeasonTitle(state.season, what, team)
