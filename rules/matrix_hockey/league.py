"""Divisions and the canonical order of teams (rulebook 2, MH-3.1.1-b)."""

from collections.abc import Iterable, Mapping, Sequence

from rules.matrix_hockey.consistency import StateError
from rules.matrix_hockey.state import Division, DivisionId, Team, TeamId


def default_level(division: DivisionId) -> int:
    """Return the level that a division's id tells: the digit after a leading `D`, else 1."""
    digit = division[1:2]
    return int(digit) if division[:1] == "D" and "0" <= digit <= "9" else 1


def complete_divisions(
    levels: Mapping[DivisionId, int], given: Mapping[DivisionId, DivisionId | None]
) -> dict[str, Division]:
    """Return the divisions in canonical order; one that `given` does not name has its default parent.

    Raises `StateError` `E_STATE_REF` for a parent that does not exist.
    """
    ordered = sorted(levels, key=lambda division: (levels[division], division))
    found = {}
    for division in ordered:
        parent = given[division] if division in given else _default_parent(division, levels, ordered)
        if parent is not None and parent not in levels:
            raise StateError("E_STATE_REF", "divisions", division, "parent")
        found[division] = Division(level=levels[division], parent=parent)
    return found


def _default_parent(
    division: DivisionId, levels: Mapping[DivisionId, int], ordered: Sequence[DivisionId]
) -> DivisionId | None:
    # MH-3.1.1-b: the i-th of m belongs to number floor(i*p/m) of the p above
    level = levels[division]
    above = max((other for other in levels.values() if other < level), default=None)
    if above is None:
        return None
    parents = [other for other in ordered if levels[other] == above]
    peers = [other for other in ordered if levels[other] == level]
    return parents[peers.index(division) * len(parents) // len(peers)]


def canonical_teams(divisions: Mapping[DivisionId, Division], teams: Mapping[TeamId, Team]) -> dict[TeamId, Team]:
    """Return `teams` in canonical order: level, division, code, id."""

    def key(item: tuple[TeamId, Team]) -> tuple[int, DivisionId, int, TeamId]:
        team = item[1]
        return (divisions[team.division].level, team.division, team.code, item[0])

    return dict(sorted(teams.items(), key=key))


def group_by_division(divisions: Iterable[DivisionId], teams: Mapping[TeamId, Team]) -> dict[DivisionId, list[TeamId]]:
    """Return the teams of each division, in the order of `teams`; every division is a key."""
    found: dict[DivisionId, list[TeamId]] = {division: [] for division in divisions}
    for team_id, team in teams.items():
        found[team.division].append(team_id)
    return found


def lowest_level(divisions: Mapping[DivisionId, Division]) -> int:
    """MH-3.1.3-i: the lowest level is the lowest found in `divisions`."""
    return max((division.level for division in divisions.values()), default=1)
