"""Who plays the next Gretzky cup (MH-3.3.1-b)."""

from collections.abc import Iterator

from rules.matrix_hockey.config import QualifyingPlace, SeasonSettings
from rules.matrix_hockey.state import SeasonOutcome, State, TeamId


def qualified(state: State, outcome: SeasonOutcome, settings: SeasonSettings) -> tuple[TeamId, ...]:
    """Return the qualified teams in order of qualification, at most as many as there are places."""
    gone = frozenset(outcome.dissolved)
    found: dict[TeamId, None] = {}
    for team in _candidates(state, outcome, settings):
        if len(found) == settings.WG.places:
            break
        if team in state.teams and team not in gone:
            found.setdefault(team)
    return tuple(found)


def _candidates(state: State, outcome: SeasonOutcome, settings: SeasonSettings) -> Iterator[TeamId]:
    """Yield the teams that the list names, then the overall order (level, rank, division); doubles included."""
    for place in settings.WG.qualification:
        yield from _named(state, outcome, place)
    levels = dict.fromkeys(division.level for division in state.divisions.values())
    longest = max((len(table) for table in outcome.tables.values()), default=0)
    for level in levels:
        yield from _named(state, outcome, QualifyingPlace(level=level, ranks=tuple(range(1, longest + 1))))


def _named(state: State, outcome: SeasonOutcome, place: QualifyingPlace) -> Iterator[TeamId]:
    holder = {"WG": outcome.titles.WG, "KDH": outcome.titles.KDH, None: None}[place.title]
    if holder is not None:
        yield holder
    for rank in place.ranks:
        for division, known in state.divisions.items():
            table = outcome.tables.get(division, ())
            if known.level == place.level and rank <= len(table):
                yield table[rank - 1]
