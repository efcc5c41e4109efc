"""The rounds of a competition: who plays, what comes next (4.2, 6.12), and a league's table (HC-3.1-k, HC-3.2-c, -e).

Who is awaited says `phases.py`.
"""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Literal

from msgspec import UNSET
from msgspec.structs import replace

from rules.dice import Dice
from rules.helvetia_cup.competition.creation import make_fixtures, pair_up
from rules.helvetia_cup.pitch import SeatName
from rules.helvetia_cup.state import OTHER, CompetitionState, Fixture, MatchReport, TableRow, TieBreak


def fixtures_in_round(state: CompetitionState) -> tuple[Fixture, ...]:
    """Return the fixtures of the round that is prepared or played, in their order."""
    return tuple(fixture for fixture in state.fixtures if fixture.round == state.round)


def find_drawn_order(state: CompetitionState) -> tuple[str, ...]:
    """Return the teams of a cup as drawn; by their keys where the state does not say (rulebook 4.2)."""
    return tuple(sorted(state.teams)) if state.order is UNSET else state.order


def cup_winner_of(state: CompetitionState) -> str | None:
    """Return who has won a cup; None while it goes on, and of a league."""
    is_won = state.format == "cup" and state.phase == "finished"
    return state.fixtures[-1].winner if is_won and state.fixtures else None


def _still_in(state: CompetitionState, played: tuple[Fixture, ...]) -> tuple[str, ...]:
    """Return who is left in a cup after a round: the byes (after the first), then the winners in fixture order."""
    met = {team for fixture in played for team in (fixture.home, fixture.away)}
    skipped = [team for team in find_drawn_order(state) if team not in met] if state.round == 1 else []
    return (*skipped, *(fixture.winner for fixture in played if fixture.winner is not None))


def close_cup_round(state: CompetitionState) -> CompetitionState:
    """Return a competition that goes on to its next round, or is finished, if every match of this one is done."""
    played = fixtures_in_round(state)
    if any(fixture.status != "done" for fixture in played):
        return state
    following = state.round + 1
    if state.format == "cup":
        left = _still_in(state, played)
        coming = pair_up(left if len(left) > 1 else ())
        state = replace(state, fixtures=(*state.fixtures, *make_fixtures(following, coming)))
    if not any(fixture.round == following for fixture in state.fixtures):
        return replace(state, phase="finished")
    return replace(state, phase="preparation", round=following)


WIN, DRAW = 3, 1
Group = tuple[str, ...]  # the keys of teams that share a place
Break = Literal["points"] | TieBreak


def count_match(row: TableRow, seat: SeatName, report: MatchReport) -> TableRow:
    """Return a team's line after a match in which it was `seat`."""
    is_won, is_drawn = report.winner == seat, report.winner is None
    return replace(
        row,
        played=row.played + 1,
        won=row.won + is_won,
        drawn=row.drawn + is_drawn,
        lost=row.lost + (not is_won and not is_drawn),
        gf=row.gf + report.score.of(seat),
        ga=row.ga + report.score.of(OTHER[seat]),
        points=row.points + (WIN if is_won else DRAW if is_drawn else 0),
    )


def rank_table(state: CompetitionState, dice: Dice | None = None) -> tuple[Group, ...]:
    """Return the teams of a league, best first; those share a place whom only a draw could part, without `dice`.

    Labels `table/{rank}`, from 1: who has that place of those level on everything before.
    """
    return tuple(_ranked(state, tuple(sorted(state.teams)), ("points", *state.config.table_tiebreak), 1, dice))


def _ranked(
    state: CompetitionState, level: Group, breaks: Sequence[Break], rank: int, dice: Dice | None
) -> list[Group]:
    if len(level) == 1 or not breaks:
        return [level]
    if breaks[0] == "draw":
        return [level] if dice is None else _drawn(level, rank, dice)
    values = _values(state, level, breaks[0])
    found: list[Group] = []
    for _, group in groupby(sorted(level, key=lambda key: -values[key]), key=lambda key: values[key]):
        parted = tuple(group)
        found += _ranked(state, parted, breaks[1:], rank, dice)
        rank += len(parted)
    return found


def _drawn(level: Group, rank: int, dice: Dice) -> list[Group]:
    found: list[Group] = []
    left = list(level)
    while left:
        found.append((dice.pick(f"table/{rank + len(found)}", left),))
        left.remove(found[-1][0])
    return found


def _values(state: CompetitionState, level: Group, by: Break) -> Mapping[str, int]:
    table = {} if state.table is UNSET else state.table
    rows = {key: table.get(key, TableRow()) for key in level}
    match by:
        case "points":
            return {key: row.points for key, row in rows.items()}
        case "difference":
            return {key: row.gf - row.ga for key, row in rows.items()}
        case "goals_for":
            return {key: row.gf for key, row in rows.items()}
        case _:
            return {key: _points_among(state, key, level) for key in level}


def _points_among(state: CompetitionState, key: str, level: Group) -> int:
    """Return the points of a team from its matches against those it is level with."""
    points = 0
    for one in state.fixtures:
        if one.status == "done" and key in (one.home, one.away) and {one.home, one.away} <= set(level):
            points += WIN if one.winner == key else DRAW if one.winner is None else 0
    return points
