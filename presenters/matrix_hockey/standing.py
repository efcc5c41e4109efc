"""What pages show of a season as it stands: tables with their lines, the week's matches, what is left."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from msgspec import UNSET
from msgspec.structs import replace

from rules.matrix_hockey import facts
from rules.matrix_hockey.events import Event, TableDrawnUp
from rules.matrix_hockey.facts import Round
from rules.matrix_hockey.league import group_by_division
from rules.matrix_hockey.season.ending import settle_season
from rules.matrix_hockey.season.tables import division_table
from rules.matrix_hockey.state import COMPS, Comp, DivisionId, Pair, State, TeamId


def current_table(state: State, division: DivisionId) -> TableDrawnUp:
    """Return a division's table now; the final one, lots included, once the season is over."""
    found = division_table(state, division)
    if state.outcome is UNSET:
        return found
    rows = {row.team: row for row in found.table}
    order = state.outcome.tables.get(division, tuple(rows))
    final = tuple(replace(rows[team], rank=rank) for rank, team in enumerate(order, start=1) if team in rows)
    return replace(found, final=True, table=final)


def movement_zones(state: State, division: DivisionId) -> Mapping[TeamId, str]:
    """MH-3.1.6: return who goes `up` and `down`, or would if the season ended now; nobody before the first match."""
    if not any(result.comp == "CH" for result in state.results):
        return {}
    outcome = state.outcome
    if outcome is UNSET:
        divisions = group_by_division(state.divisions, state.teams)
        now = {one: [row.team for row in division_table(state, one).table] for one in divisions}
        outcome = settle_season(state, now).state.outcome
    if outcome is UNSET:
        return {}
    up = dict.fromkeys(outcome.promoted.get(division, ()), "up")
    return {**up, **dict.fromkeys(outcome.relegated.get(division, ()), "down")}


def season_outcome(state: State) -> tuple[Event, ...]:
    """Return who was dissolved, went up and down, and won what, as the end of the season told; nothing before it."""
    return () if state.outcome is UNSET else settle_season(state, state.outcome.tables).events


def weeks_played(state: State) -> int:
    """Return how many weeks of the season are over."""
    return state.week - 1 if state.phase == "season" else len(state.calendar) if state.phase == "finished" else 0


def week_rounds(state: State) -> tuple[Round, ...]:
    """Return the rounds of this week."""
    return facts.rounds_to_play(state)


def matches_of(state: State, a_round: Round, part: str) -> tuple[Pair, ...]:
    """Return the matches of a round that belong on a page: a division's, or a cup's."""
    if a_round.comp != "CH":
        return a_round.matches if a_round.comp == part else ()
    return tuple(pair for pair, group in zip(a_round.matches, a_round.groups, strict=True) if group == part)


class OwnMatch(NamedTuple):
    """A match of a team: in which competition, in which of its rounds, of whom."""

    comp: Comp
    number: int
    pair: Pair


def own_matches(state: State, team: TeamId) -> tuple[OwnMatch, ...]:
    """Return a team's matches of this week."""
    return tuple(
        OwnMatch(a_round.comp, a_round.number, pair)
        for a_round in facts.rounds_to_play(state)
        for pair in a_round.matches
        if team in pair
    )


def calendar_of(state: State, team: TeamId) -> Iterable[tuple[int, Comp, int, Pair]]:
    """Yield a team's known matches of the whole season: week, competition, round, pair."""
    for week, rounds in enumerate(state.calendar, start=1):
        for comp in COMPS:
            for number in sorted(rounds.get(comp, ())):
                for pair in facts.round_of(state, comp, number).matches:
                    if team in pair:
                        yield week, comp, number, pair


def numbered_columns(state: State, team: TeamId, comp: Comp, number: int) -> Mapping[str, int]:
    """Return the columns that a team has left, with this round's number in each."""
    name = facts.matrix_name(state, comp, state.teams[team].division)
    row = state.matrices.get(name, {}).get(number, ())
    letters = facts.columns_of(state, comp, state.teams[team].division)
    left = facts.columns_left(state, team, comp)
    return {letter: cell for letter, cell in zip(letters, row, strict=False) if letter in left}
