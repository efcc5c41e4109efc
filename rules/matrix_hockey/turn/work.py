"""The mutable working copy of one resolution: made from a state, changed step by step, made a state again."""

from collections.abc import Iterable, Mapping
from typing import Literal

from msgspec import UNSET
from msgspec.structs import astuple, replace

from rules.contract import Mark
from rules.dice import Dice
from rules.matrix_hockey import facts
from rules.matrix_hockey.config import SeasonSettings, settings_of
from rules.matrix_hockey.consistency import StateError
from rules.matrix_hockey.events import Event
from rules.matrix_hockey.orders import round_key
from rules.matrix_hockey.ranking import TableSheet
from rules.matrix_hockey.state import (
    CLASS_AT,
    COMPS,
    GA,
    GF,
    RECORD_COMPS,
    SHUTOUTS,
    Comp,
    Counts,
    Pair,
    RecordComp,
    Result,
    State,
    Team,
    TeamId,
    Used,
    Waiting,
)
from rules.reasons import Named, Reason


class TeamWork:
    """A team while a week is resolved; `team` is what it was before."""

    __slots__ = (
        "before",
        "code",
        "columns",
        "division",
        "extra_goals",
        "id",
        "is_dummy",
        "name",
        "no_promotion",
        "onr",
        "ot",
        "record",
        "so",
        "super_saves",
    )

    def __init__(self, team_id: TeamId, team: Team) -> None:
        self.id = team_id
        self.before = team
        self.name = team.name
        self.division = team.division
        self.code = team.code
        self.extra_goals = team.extra_goals
        self.super_saves = team.super_saves
        self.onr = team.onr
        self.no_promotion = team.no_promotion
        self.is_dummy = team.status == "dummy"
        self.columns = {comp: list(team.used[comp].columns) for comp in COMPS}
        self.ot = {comp: list(team.used[comp].ot) for comp in COMPS}
        self.so = list(team.used["KDH"].so or ())
        self.record: dict[RecordComp, list[int]] = {comp: list(astuple(team.record[comp])) for comp in RECORD_COMPS}

    def count(self, comp: RecordComp, outcome: str, score: tuple[int, int] | None) -> None:
        """Enter a match: its class and, if there is a `score` (own, opponent's), goals and shut-out (MH-2.1.3.1-b)."""
        record = self.record[comp]
        record[CLASS_AT[outcome]] += 1
        if score is not None:
            record[GF] += score[0]
            record[GA] += score[1]
            record[SHUTOUTS] += score[1] == 0

    def built(self) -> Team:
        """Return the team as it is now."""
        return replace(
            self.before,
            name=self.name,
            extra_goals=self.extra_goals,
            super_saves=self.super_saves,
            onr=self.onr,
            no_promotion=self.no_promotion,
            status="dummy" if self.is_dummy else "active",
            used={
                comp: Used(
                    columns=tuple(self.columns[comp]),
                    ot=tuple(self.ot[comp]),
                    so=tuple(self.so) if comp == "KDH" else UNSET,
                )
                for comp in COMPS
            },
            record={comp: Counts(*counts) for comp, counts in self.record.items()},
        )


class Work:
    """A season while a week is resolved. `teams` in canonical order."""

    def __init__(self, state: State, dice: Dice) -> None:
        self.before = state
        self.settings: SeasonSettings = settings_of(state.config)
        self.dice = dice
        self.events: list[Event] = []
        self.why: dict[int, tuple[Reason, ...]] = {}  # by the place of the event
        self.sent: set[tuple[TeamId, str]] = set()  # this week, by the key of the round; else it lay in the book
        self.teams = {team_id: TeamWork(team_id, team) for team_id, team in state.teams.items()}
        self.place = {team_id: place for place, team_id in enumerate(self.teams)}
        self.advance = {team_id: dict(orders) for team_id, orders in state.advance.items()}
        self.waiting: list[Waiting] = list(state.waiting_list)
        self.wg, self.kdh = state.wg, state.kdh
        self.wg_fixtures, self.kdh_fixtures = dict(state.fixtures.WG), dict(state.fixtures.KDH)
        self.results: list[Result] = list(state.results)
        self.columns = {
            (comp, division): facts.columns_of(state, comp, division) for comp in COMPS for division in state.divisions
        }

    def tell(self, event: Event, *reasons: Reason) -> None:
        """Add an event, and why it came so."""
        if reasons:
            self.why[len(self.events)] = reasons
        self.events.append(event)

    def marks(self) -> tuple[Mark, ...]:
        """Return the events' marks, each with its reasons alone."""
        return tuple(Mark(reasons=self.why.get(place, ())) for place in range(len(self.events)))

    def in_order(self, teams: Iterable[TeamId]) -> tuple[TeamId, ...]:
        """Return `teams` in canonical order."""
        return tuple(sorted(teams, key=self.place.__getitem__))

    def take_order(self, team: TeamId, key: str) -> str | None:
        """Take a stored order out of the book and return it."""
        orders = self.advance.get(team)
        return None if orders is None else orders.pop(key, None)

    def draw_column(self, label: str, team: TeamWork, comp: Comp) -> str:
        """MH-3.1.3-a: draw one of the columns that a team has left. Draws `label`."""
        used = team.columns[comp]
        left = [letter for letter in self.columns[comp, team.division] if letter not in used]
        if not left:
            raise StateError("E_STATE_STOCK", "teams", team.id, "used", comp, "columns")
        return self.dice.pick(label, left)

    def draw_ot(self, label: str, team: TeamWork, comp: Comp) -> str:
        """MH-3.1.3-a: draw one of the distinct overtime values that a team has left. Draws `label`."""
        left = list(facts.values_left(self.ot_stock(comp), team.ot[comp]))
        if not left:
            raise StateError("E_STATE_STOCK", "teams", team.id, "used", comp, "ot")
        return self.dice.pick(label, left)

    def draw_so(self, label: str, team: TeamWork) -> str:
        """Draw one of the distinct shoot-out values that a team has left. Draws `label`."""
        left = list(facts.values_left(self.so_stock, team.so))
        if not left:
            raise StateError("E_STATE_STOCK", "teams", team.id, "used", "KDH", "so")
        return self.dice.pick(label, left)

    def ot_stock(self, comp: Comp) -> Mapping[str, int]:
        """Return the overtime stock of a competition."""
        stock: Mapping[str, int] = self.settings.of(comp).ot_stock
        return stock

    @property
    def so_stock(self) -> Mapping[str, int]:
        """The shoot-out stock of KDH."""
        stock: Mapping[str, int] = self.settings.KDH.so_stock
        return stock

    def built(self) -> State:
        """Return the state as it is now; week and phase are the caller's to move."""
        before = self.before
        return replace(
            before,
            teams={team_id: team.built() for team_id, team in self.teams.items()},
            advance={
                team_id: dict(sorted(self.advance[team_id].items(), key=lambda item: round_key(item[0])))
                for team_id in self.teams
                if self.advance.get(team_id)
            },
            waiting_list=tuple(self.waiting),
            wg=self.wg,
            kdh=self.kdh,
            fixtures=replace(before.fixtures, WG=self.wg_fixtures, KDH=self.kdh_fixtures),
            results=tuple(self.results),
        )


def teams_named(*teams: TeamId) -> Named:
    """Return teams as a fact."""
    return Named("team", teams)


def teams_of(matches: Iterable[Pair]) -> set[TeamId]:
    """Return the teams of some matches."""
    return {team for pair in matches for team in pair}


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
