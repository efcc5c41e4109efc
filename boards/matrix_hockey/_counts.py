"""Who took which column, from the state alone or from what happened."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping

from rules.matrix_hockey import facts
from rules.matrix_hockey.config import settings_of
from rules.matrix_hockey.events import Event, MatchPlayed
from rules.matrix_hockey.state import Comp, DivisionId, State, TeamId

Taken = Mapping[int, Mapping[str, int]]
"""By round: column -> how many teams took it."""


def columns_played(state: State, comp: Comp) -> dict[TeamId, dict[int, str]]:
    """Return for each team the column of each of its rounds.

    Columns stand in order of play and a match spends one, but where the team itself forfeits (MH-3.2.3-a, MH-3.3.3-c).
    """
    comps = ("WG", "WGF") if comp == "WG" else (comp,)
    rounds: dict[TeamId, list[int]] = {}
    for result in sorted((one for one in state.results if one.comp in comps), key=lambda one: one.round):
        for team, outcome in zip((result.home, result.away), result.classes, strict=True):
            if outcome != "ff_loss":
                rounds.setdefault(team, []).append(result.round)
    return {
        team: dict(zip(numbers, state.teams[team].used[comp].columns, strict=False))
        for team, numbers in rounds.items()
        if team in state.teams
    }


def count_taken(state: State, comp: Comp, teams: Collection[TeamId]) -> Taken:
    """Return how many of `teams` took each column, those drawn for ONR teams included: a state does not tell them."""
    counts: dict[int, Counter[str]] = {}
    for team, played in columns_played(state, comp).items():
        if team in teams:
            for number, column in played.items():
                counts.setdefault(number, Counter())[column] += 1
    return counts


def column_counts(events: Iterable[Event], comp: Comp, teams: Collection[TeamId] | None = None) -> Taken:
    """Return how many teams (of `teams`, or all) crowded each column in the matches told, ONR left out (MH-2.1.1-d)."""
    counts: dict[int, Counter[str]] = {}
    for event in events:
        if not isinstance(event, MatchPlayed) or event.comp != comp:
            continue
        for side in event.sides:
            if side.column is not None and not side.onr and (teams is None or side.team in teams):
                counts.setdefault(event.round, Counter())[side.column] += 1
    return counts


def crowding_zone_of(state: State, comp: Comp, division: DivisionId | None, team: TeamId | None) -> frozenset[TeamId]:
    """MH-2.1.1-f: return the teams that crowd each other: a division, a pool where that is the zone, else all."""
    if comp == "CH" and division is not None:
        return frozenset(one for one, who in state.teams.items() if who.division == division)
    if comp == "WG" and settings_of(state.config).WG.scope == "pool":
        return next((frozenset(members) for members in state.wg.pools.values() if team in members), frozenset())
    return frozenset(state.teams)


def next_rounds(state: State, comp: Comp) -> tuple[int, ...]:
    """Return the rounds of this week or, if it has none, of the next week that has."""
    if state.phase != "season":
        return ()
    weeks = range(state.week, len(state.calendar) + 1)
    return next((found for week in weeks if (found := facts.rounds_of_week(state, comp, week))), ())
