"""Who goes up and who goes down (MH-3.1.6)."""

from collections.abc import Iterable, Mapping, Sequence

from rules.matrix_hockey.events import Promoted, PromotionRefused, Relegated
from rules.matrix_hockey.league import lowest_level
from rules.matrix_hockey.state import Division, DivisionId, NextDivision, State, TeamId

Moves = dict[DivisionId, list[TeamId]]


class Movements:
    """The next season's divisions while they are filled. `leaving`: the dissolved, who are out already."""

    def __init__(
        self, state: State, tables: Mapping[DivisionId, Sequence[TeamId]], leaving: Iterable[TeamId], promote: int
    ) -> None:
        self._state = state
        self._divisions = state.divisions
        self._promote = promote
        self._tables = tables
        gone = frozenset(leaving)
        self.size = {division: len(table) for division, table in tables.items()}
        self.stay: Moves = {
            division: [team for team in table if team not in gone] for division, table in tables.items()
        }
        self.from_above: Moves = {division: [] for division in tables}
        self.from_below: Moves = {division: [] for division in tables}
        self.promoted: Moves = {division: [] for division in tables}
        self.relegated: Moves = {division: [] for division in tables}
        self.events: list[Promoted | PromotionRefused | Relegated] = []

    def go_up(self) -> None:
        """MH-3.1.6-a, -c: the first of each division that has a parent; the barred are passed over."""
        for division, known in self._divisions.items():
            if known.parent is None:
                continue
            for team in list(self.stay[division]):
                if len(self.promoted[division]) >= self._promote:
                    break
                if self._state.teams[team].no_promotion:
                    rank = self._tables[division].index(team) + 1
                    self.events.append(PromotionRefused(team=team, division=division, rank=rank))
                    continue
                self.stay[division].remove(team)
                self.promoted[division].append(team)
                self.from_below[known.parent].append(team)
                self.events.append(Promoted(team=team, source=division, target=known.parent))

    def go_down(self) -> None:
        """MH-3.1.6-b, -d: from the top down, as many of those who stay as there is no room for."""
        lowest = lowest_level(self._divisions)
        for division, known in self._divisions.items():
            if known.level == lowest:
                continue
            excess = min(-self._free(division), len(self.stay[division]))
            if excess <= 0:
                continue
            down = self.stay[division][-excess:]
            del self.stay[division][-excess:]
            for team in down:
                target = self._target(division)
                self.relegated[division].append(team)
                self.from_above[target].append(team)
                self.events.append(Relegated(team=team, source=division, target=target))

    def _free(self, division: DivisionId) -> int:
        moved = len(self.from_above[division]) + len(self.from_below[division])
        return self.size[division] - len(self.stay[division]) - moved

    def _target(self, division: DivisionId) -> DivisionId:
        """MH-3.1.6-e: the child with the most free places; the first of equals in canonical order."""
        level = self._divisions[division].level
        below = min(other.level for other in self._divisions.values() if other.level > level)
        candidates = [other for other, known in self._divisions.items() if known.parent == division]
        candidates = candidates or _of_level(self._divisions, below)
        lowest = lowest_level(self._divisions)
        is_lowest = all(self._divisions[other].level == lowest for other in candidates)
        if is_lowest and all(self._free(other) <= 0 for other in candidates):
            candidates = _of_level(self._divisions, lowest)
        return max(candidates, key=self._free)  # the first of equals

    def next_divisions(self) -> dict[DivisionId, NextDivision]:
        """Return who will be where (MH-3.1.1-d)."""
        return {
            division: NextDivision(
                from_above=tuple(self.from_above[division]),
                stay=tuple(self.stay[division]),
                from_below=tuple(self.from_below[division]),
                size=self.size[division],
            )
            for division in self._divisions
        }


def _of_level(divisions: Mapping[DivisionId, Division], level: int) -> list[DivisionId]:
    return [division for division, known in divisions.items() if known.level == level]
