"""The first state of a season that a league makes by hand."""

from rules.contract import JsonObject
from rules.errors import CaseError
from rules.matrix_hockey.codec import complete_state
from rules.matrix_hockey.errors import CASE_ERROR
from rules.matrix_hockey.season.setup import check_stocks
from rules.matrix_hockey.state import State

KEYS = frozenset(
    {"config", "teams", "roster", "divisions", "calendar", "matrices", "season", "waiting_list", "titles", "wg"}
)


def new_season(setup: JsonObject) -> State:
    """Return the season in phase `setup`, before its draws.

    `setup` has keys of rulebook part 4: `teams` (or `roster`: teams per division), and if wanted `config`, `divisions`,
    `calendar`, `matrices`, `season`, `waiting_list`, `titles`, `wg` (`teams` only). Raises `CaseError`: `MH_CASE` for
    what cannot be read or a division of fewer than two teams, `E_STATE_REF`, `E_STATE_STOCK`.
    """
    unknown = next((key for key in setup if key not in KEYS), None)
    if unknown is not None:
        raise CaseError(CASE_ERROR, f"unknown key: {unknown!r:.40}")
    state = complete_state({**setup, "phase": "setup"})
    for division in state.divisions:
        size = sum(team.division == division for team in state.teams.values())
        if size < 2:  # noqa: PLR2004 - MH-3.1.1-a
            raise CaseError(CASE_ERROR, f"{division}: {size} teams, not at least 2")
    check_stocks(state)
    return state
