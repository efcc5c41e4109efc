"""The end of a season (step 7): final tables, who leaves, goes up or down (MH-3.1.6), and what everybody has earned."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import astuple, replace

from rules.contract import Mark, Outcome
from rules.dice import Dice
from rules.matrix_hockey.config import SeasonSettings, settings_of
from rules.matrix_hockey.events import Dissolved, Event, Promoted, PromotionRefused, Relegated, SeasonFinished
from rules.matrix_hockey.league import group_by_division, lowest_level
from rules.matrix_hockey.season.tables import final_table
from rules.matrix_hockey.state import (
    CLASSES,
    RECORD_COMPS,
    Division,
    DivisionId,
    NextDivision,
    NextStock,
    SeasonOutcome,
    State,
    Team,
    TeamId,
    Titles,
)
from rules.reasons import Reason

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
        self.why: list[Reason] = []  # of each event

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
                    self.why.append(Reason("barred", {"onr": self._state.teams[team].onr}, clause="MH-3.1.6-c"))
                    continue
                self.stay[division].remove(team)
                self.promoted[division].append(team)
                self.from_below[known.parent].append(team)
                self.events.append(Promoted(team=team, source=division, target=known.parent))
                self.why.append(self._ranked("promoted", team, division))

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
                self.why.append(self._ranked("relegated", team, division))

    def _ranked(self, code: str, team: TeamId, division: DivisionId) -> Reason:
        coming = len(self.from_above[division]) + len(self.from_below[division])
        rank = self._tables[division].index(team) + 1
        return Reason(code, {"rank": rank, "size": self.size[division], "coming": coming})

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


NOTHING: Mapping[DivisionId, Sequence[TeamId]] = {}


def finish_season(
    state: State, dice: Dice, stated: Mapping[DivisionId, Sequence[TeamId]] = NOTHING
) -> Outcome[State, Event]:
    """Return the finished season. Draws `lot/CH/{division}/{rank}`.

    `stated`: the final orders that a referee has given (MH-9-j).
    """
    tables: dict[DivisionId, Sequence[TeamId]] = {}
    events: list[Event] = []
    for division, members in group_by_division(state.divisions, state.teams).items():
        order, lots, shown = final_table(state, division, members, dice, stated)
        tables[division] = order
        events += [*lots, shown]
    ended = settle_season(state, tables)
    return Outcome(ended.state, (*events, *ended.events), (*[Mark()] * len(events), *ended.trace))


def settle_season(state: State, tables: Mapping[DivisionId, Sequence[TeamId]]) -> Outcome[State, Event]:
    """Return the finished season that final tables give: dissolutions, movements, stocks, titles."""
    settings = settings_of(state.config)
    # MH-3.1.3-h, -i: whoever is still a dummy is dissolved
    dissolved = tuple(team_id for team_id, team in state.teams.items() if team.status == "dummy")
    moves = Movements(state, tables, dissolved, settings.promote)
    moves.go_up()
    moves.go_down()
    titles = Titles(WG=state.wg.winner, KDH=state.kdh.winner)
    outcome = SeasonOutcome(
        tables={division: tuple(table) for division, table in tables.items()},
        promoted={division: tuple(teams) for division, teams in moves.promoted.items()},
        relegated={division: tuple(teams) for division, teams in moves.relegated.items()},
        dissolved=dissolved,
        next=moves.next_divisions(),
        stock={team_id: count_earnings(settings, team) for team_id, team in state.teams.items()},
        titles=titles,
    )
    events: tuple[Event, ...] = (
        *(Dissolved(team=team_id, division=state.teams[team_id].division) for team_id in dissolved),
        *moves.events,
        SeasonFinished(champion=_champion(tables), titles=titles),
    )
    marks = (*[Mark()] * len(dissolved), *(Mark(reasons=(why,)) for why in moves.why), Mark())
    return Outcome(replace(state, phase="finished", outcome=outcome), events, marks)


def _champion(tables: Mapping[DivisionId, Sequence[TeamId]]) -> TeamId | None:
    first = next(iter(tables.values()), ())
    return first[0] if first else None


def count_earnings(settings: SeasonSettings, team: Team) -> NextStock:
    """Return what a team's matches have earned for next season (MH-2.1.2.1-a, -b, MH-2.1.3.1-a, -b)."""
    points = 0
    for comp in RECORD_COMPS:
        gain = settings.gain.of(comp)
        counts = astuple(team.record[comp])
        points += sum(counts[place] * gain[name] for place, name in enumerate(CLASSES) if counts[place])
    saves = settings.saves.base + settings.saves.per_shutout * team.record["CH"].shutouts
    return NextStock(points=points, extra_goals=max(0, points // settings.gain.divisor), super_saves=saves)
