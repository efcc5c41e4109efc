"""The order of a table, what parted those level on points, and who would go up or down."""

from collections.abc import Container, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Literal

import msgspec
from msgspec import UNSET

from boards.matrix_hockey._words import Decider
from rules.matrix_hockey import ranking
from rules.matrix_hockey.config import Criterion, settings_of
from rules.matrix_hockey.events import Row, TableDrawnUp
from rules.matrix_hockey.league import group_by_division
from rules.matrix_hockey.season.ending import settle_season
from rules.matrix_hockey.season.tables import division_table, pool_table, sheet_of
from rules.matrix_hockey.state import DivisionId, State, TeamId

Zone = Literal["up", "down"]


class RankedRow(msgspec.Struct, frozen=True, kw_only=True):
    """A row of a table; `decided`: what put it behind the row above, if they have equal points and differ."""

    row: Row
    decided: Decider | None = None
    zone: Zone | None = None


def division_places(state: State, division: DivisionId) -> tuple[RankedRow, ...]:
    """Return a division's table now, or the final one once the season is over, with who goes up and down.

    Nobody goes anywhere before the first match.
    """
    members = [team for team, who in state.teams.items() if who.division == division]
    sheet = sheet_of(state, "CH", division, members)
    table = division_table(state, division)
    criteria = settings_of(state.config).CH.tiebreaks
    is_final = state.outcome is not UNSET and sorted(state.outcome.tables.get(division, ())) == sorted(members)
    if state.outcome is not UNSET and is_final:
        table = _reordered(table, state.outcome.tables[division])
    zones = _zones(state, division) if any(row.played for row in table.table) else {}
    return rank_rows(sheet, table, criteria, is_final=is_final, zones=zones)


def pool_places(
    state: State, pool: str, through: Container[TeamId], final: Sequence[TeamId] | None
) -> tuple[RankedRow, ...]:
    """Return a Gretzky pool's table; `final`: its order with lots, `through`: who is known to play the semi-finals."""
    members = [team for team in state.teams if team in state.wg.pools[pool]]
    sheet = sheet_of(state, "WG", pool, members)
    table = pool_table(state, pool)
    is_final = final is not None and sorted(final) == sorted(members)
    if final is not None and is_final:
        table = _reordered(table, final)
    else:
        rows = sorted(table.table, key=lambda row: (row.rank, row.team not in through))
        table = msgspec.structs.replace(table, table=tuple(rows))
    return rank_rows(sheet, table, settings_of(state.config).WG.tiebreaks, is_final=is_final)


def seconds_places(
    state: State, teams: Iterable[TeamId], through: Container[TeamId], lots: Sequence[TeamId] | None
) -> tuple[RankedRow, ...]:
    """MH-3.3.1-d: return the table of the seconds, head-to-head left out; `lots`: if it is final, who was drawn."""
    chosen = frozenset(teams)
    members = [team for team in state.teams if team in chosen]
    settings = settings_of(state.config)
    criteria = [criterion for criterion in settings.WG.tiebreaks if not criterion.startswith("h2h_")]
    sheet = sheet_of(state, "WG", "seconds", members)
    table = ranking.table(sheet, "seconds", ranking.rank_by_criteria(sheet, members, criteria), is_final=False)
    drawn = {team: place for place, team in enumerate(lots or ())}
    rows = sorted(table.table, key=lambda row: (row.rank, drawn.get(row.team, len(drawn)), row.team not in through))
    table = msgspec.structs.replace(table, table=tuple(rows))
    if lots is not None:
        table = _reordered(table, [row.team for row in rows])
    return rank_rows(sheet, table, criteria, is_final=lots is not None)


def rank_rows(
    sheet: ranking.TableSheet,
    table: TableDrawnUp,
    criteria: Sequence[Criterion],
    *,
    is_final: bool,
    zones: Mapping[TeamId, Zone] | None = None,
) -> tuple[RankedRow, ...]:
    """Return the rows with what decided between neighbours level on points (MH-3.1.5-e, -f, MH-9-j)."""
    rows = table.table
    order = [row.team for row in rows]
    stages = [_numbered(ranking.rank_by_criteria(sheet, order, criteria[:k])) for k in range(len(criteria) + 1)]
    decided: list[Decider | None] = [None]
    for above, below in pairwise(order):
        decided.append(_decider(stages, criteria, above, below, is_final=is_final))
    return tuple(
        RankedRow(row=row, decided=reason, zone=(zones or {}).get(row.team))
        for row, reason in zip(rows, decided, strict=False)
    )


def _numbered(groups: ranking.Groups) -> dict[TeamId, int]:
    return {team: number for number, group in enumerate(groups) for team in group}


def _decider(
    stages: Sequence[Mapping[TeamId, int]],
    criteria: Sequence[Criterion],
    above: TeamId,
    below: TeamId,
    *,
    is_final: bool,
) -> Decider | None:
    for k, stage in enumerate(stages):
        if stage[above] > stage[below]:
            return "referee"
        if stage[above] < stage[below]:
            return criteria[k - 1] if k else None
    return "lot" if is_final else None


def _reordered(table: TableDrawnUp, order: Sequence[TeamId]) -> TableDrawnUp:
    rows = {row.team: row for row in table.table}
    final = tuple(msgspec.structs.replace(rows[team], rank=rank) for rank, team in enumerate(order, start=1))
    return msgspec.structs.replace(table, final=True, table=final)


def _zones(state: State, division: DivisionId) -> dict[TeamId, Zone]:
    """MH-3.1.6: who goes up and down, or would if the season ended now; equal teams in canonical order."""
    outcome = state.outcome
    if outcome is UNSET:
        now = {one: [row.team for row in division_table(state, one).table] for one in _divisions(state)}
        outcome = settle_season(state, now).state.outcome
    if outcome is UNSET:
        return {}
    up: dict[TeamId, Zone] = dict.fromkeys(outcome.promoted.get(division, ()), "up")
    return up | dict.fromkeys(outcome.relegated.get(division, ()), "down")


def _divisions(state: State) -> Iterable[DivisionId]:
    return group_by_division(state.divisions, state.teams)
