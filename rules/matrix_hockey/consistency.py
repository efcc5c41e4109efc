"""Whether every team and division that a state names exists."""

from collections.abc import Collection, Iterable

from rules.matrix_hockey.errors import StateError
from rules.matrix_hockey.state import Rounds, State, TeamId

Path = tuple[str | int, ...]


def check(state: State) -> None:
    """Raise `StateError` `E_STATE_REF`, with the place, for the first reference to nothing."""
    for division, rounds in state.fixtures.CH.items():
        if division not in state.divisions:
            raise StateError("E_STATE_REF", "fixtures", "CH", division)
        _check_rounds(state, rounds, ("fixtures", "CH", division))
    _check_rounds(state, state.fixtures.WG, ("fixtures", "WG"))
    _check_rounds(state, state.fixtures.KDH, ("fixtures", "KDH"))
    _check_teams(state.teams, state.advance, ("advance",))
    _check_list(state, state.wg.teams, ("wg", "teams"))
    for pool, teams in state.wg.pools.items():
        _check_list(state, teams, ("wg", "pools", pool))
    _check_list(state, state.wg.alive, ("wg", "alive"))
    _check_list(state, state.kdh.alive, ("kdh", "alive"))


def _check_rounds(state: State, rounds: Rounds, path: Path) -> None:
    for number, pairs in rounds.items():
        for place, pair in enumerate(pairs):
            _check_list(state, pair, (*path, number, place))


def _check_list(state: State, teams: Iterable[TeamId], path: Path) -> None:
    for place, team in enumerate(teams):
        if team not in state.teams:
            raise StateError("E_STATE_REF", *path, place)


def _check_teams(known: Collection[TeamId], teams: Iterable[TeamId], path: Path) -> None:
    for team in teams:
        if team not in known:
            raise StateError("E_STATE_REF", *path, team)
