"""Tables from a state: what pages show at any time, and the final ones."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from msgspec.structs import astuple

from rules.dice import Dice
from rules.matrix_hockey import ranking
from rules.matrix_hockey.config import Criterion, settings_of
from rules.matrix_hockey.events import LotDrawn, TableDrawnUp
from rules.matrix_hockey.state import DivisionId, Result, State, TeamId


def sheet_of(state: State, comp: Literal["CH", "WG"], group: str, members: Iterable[TeamId]) -> ranking.TableSheet:
    """Return the sheet of a division or pool as it stands."""
    teams = list(members)
    settings = settings_of(state.config)

    def results() -> Iterable[Result]:
        return (result for result in state.results if result.comp == comp and result.group == group)

    return ranking.TableSheet(
        comp,
        {team: astuple(state.teams[team].record["WG" if comp == "WG" else "CH"]) for team in teams},
        {team: state.teams[team].onr for team in teams},
        settings.WG.points if comp == "WG" else settings.CH.points,
        results,
    )


def division_table(state: State, division: DivisionId) -> TableDrawnUp:
    """Return the table of a division as it stands, equal teams sharing a rank."""
    members = [team for team, who in state.teams.items() if who.division == division]
    sheet = sheet_of(state, "CH", division, members)
    return ranking.table(
        sheet, division, ranking.rank_by_criteria(sheet, members, _criteria(state, "CH")), is_final=False
    )


def pool_table(state: State, pool: str) -> TableDrawnUp:
    """Return the table of a Gretzky pool as it stands, equal teams sharing a rank."""
    members = [team for team in state.teams if team in state.wg.pools[pool]]
    sheet = sheet_of(state, "WG", pool, members)
    return ranking.table(sheet, pool, ranking.rank_by_criteria(sheet, members, _criteria(state, "WG")), is_final=False)


def final_table(
    state: State,
    division: DivisionId,
    members: Sequence[TeamId],
    dice: Dice,
    stated: Mapping[DivisionId, Sequence[TeamId]],
) -> tuple[list[TeamId], list[LotDrawn], TableDrawnUp]:
    """MH-3.1.5-f: return the final order of a division, its lots and its table. Draws `lot/CH/{division}/{rank}`.

    `stated`: the orders that a referee has given (MH-9-j).
    """
    sheet = sheet_of(state, "CH", division, members)
    groups = ranking.rank_by_criteria(sheet, members, _criteria(state, "CH"))
    order, lots = ranking.decide_order(sheet, division, groups, dice, stated)
    return order, lots, ranking.table(sheet, division, [[team] for team in order], is_final=True)


def _criteria(state: State, comp: Literal["CH", "WG"]) -> Sequence[Criterion]:
    settings = settings_of(state.config)
    return settings.WG.tiebreaks if comp == "WG" else settings.CH.tiebreaks
