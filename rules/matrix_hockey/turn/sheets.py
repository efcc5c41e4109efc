"""The sheets from which tables are made while a week is resolved."""

from collections.abc import Iterable
from typing import Literal

from rules.matrix_hockey.ranking import TableSheet
from rules.matrix_hockey.state import Result, TeamId
from rules.matrix_hockey.turn.work import Work


def work_sheet_of(work: Work, comp: Literal["CH", "WG"], group: str, members: Iterable[TeamId]) -> TableSheet:
    """Return the sheet of a division or pool as it stands."""
    teams = list(members)
    is_cup = comp == "WG"

    def results() -> Iterable[Result]:
        return (result for result in work.results if result.comp == comp and result.group == group)

    return TableSheet(
        comp,
        {team: work.teams[team].record["WG" if is_cup else "CH"] for team in teams},
        {team: work.teams[team].onr for team in teams},
        work.settings.WG.points if is_cup else work.settings.CH.points,
        results,
    )
