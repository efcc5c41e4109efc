"""States that cannot be played: a team or division that one names must exist; how the place of a fault is told."""

from collections.abc import Collection, Iterable, Sequence

from msgspec import UNSET

from rules.errors import CaseError
from rules.matrix_hockey.state import Rounds, SeasonOutcome, State, TeamId

CASE_ERROR = "MH_CASE"


class StateError(CaseError):
    """A state that cannot be played: `code` is `E_STATE_ROW`, `E_STATE_STOCK` or `E_STATE_REF`, the message a path."""

    def __init__(self, code: str, *path: str | int) -> None:
        super().__init__(code, pointer(*path))


class ActError(CaseError):
    """A referee's act that is impossible: `reason` is a stable word for it, `details` what its text needs."""

    def __init__(self, reason: str, message: str, **details: str | int) -> None:
        super().__init__(CASE_ERROR, message)
        self.reason = reason
        self.details = details


def pointer(*path: str | int) -> str:
    """Return the JSON pointer to `path`."""
    return "".join("/" + str(part).replace("~", "~0").replace("/", "~1") for part in path)


Path = tuple[str | int, ...]


def check_state(state: State) -> None:
    """Raise `StateError` `E_STATE_REF`, with the place, for the first reference to nothing.

    A team that is twice in a cup, in its pools, or in a round, is no state at all: `CaseError` `MH_CASE`.
    """
    for division, rounds in state.fixtures.CH.items():
        if division not in state.divisions:
            raise StateError("E_STATE_REF", "fixtures", "CH", division)
        _check_rounds(state, rounds, ("fixtures", "CH", division))
    _check_rounds(state, state.fixtures.WG, ("fixtures", "WG"))
    _check_rounds(state, state.fixtures.KDH, ("fixtures", "KDH"))
    _check_teams(state.teams, state.advance, ("advance",))
    _check_set(state, state.wg.teams, ("wg", "teams"))
    for pool, teams in state.wg.pools.items():
        _check_set(state, teams, ("wg", "pools", pool))
    _check_set(state, [team for teams in state.wg.pools.values() for team in teams], ("wg", "pools"))
    _check_set(state, state.wg.alive, ("wg", "alive"))
    _check_set(state, state.kdh.alive, ("kdh", "alive"))
    if state.outcome is not UNSET:
        _check_outcome(state, state.outcome)


def _check_outcome(state: State, outcome: SeasonOutcome) -> None:
    for division, coming in outcome.next.items():
        path = ("outcome", "next", division)
        if division not in state.divisions:
            raise StateError("E_STATE_REF", *path)
        _check_list(state, coming.from_above, (*path, "from_above"))
        _check_list(state, coming.stay, (*path, "stay"))
        _check_list(state, coming.from_below, (*path, "from_below"))


def _check_rounds(state: State, rounds: Rounds, path: Path) -> None:
    for number, pairs in rounds.items():
        for place, pair in enumerate(pairs):
            _check_list(state, pair, (*path, number, place))
        _check_set(state, [team for pair in pairs for team in pair], (*path, number))


def _check_list(state: State, teams: Iterable[TeamId], path: Path) -> None:
    for place, team in enumerate(teams):
        if team not in state.teams:
            raise StateError("E_STATE_REF", *path, place)


def _check_set(state: State, teams: Sequence[TeamId], path: Path) -> None:
    _check_list(state, teams, path)
    if len(set(teams)) < len(teams):
        raise CaseError(CASE_ERROR, f"{pointer(*path)}: a team is there twice")


def _check_teams(known: Collection[TeamId], teams: Iterable[TeamId], path: Path) -> None:
    for team in teams:
        if team not in known:
            raise StateError("E_STATE_REF", *path, team)
