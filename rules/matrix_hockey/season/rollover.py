"""From a finished season to the set-up of the next (part 6, phase `finished`), with who plays its Gretzky cup."""

from collections.abc import Iterator, Mapping
from itertools import count

from msgspec import UNSET
from msgspec.structs import replace

from rules.contract import Outcome
from rules.errors import CaseError
from rules.matrix_hockey.config import QualifyingPlace, SeasonSettings, settings_of
from rules.matrix_hockey.consistency import CASE_ERROR
from rules.matrix_hockey.events import Event, SeasonRolled, TeamEnters, Vacancy, WgEntrants
from rules.matrix_hockey.league import canonical_teams, lowest_level
from rules.matrix_hockey.state import (
    NO_RECORD,
    NO_USE,
    DivisionId,
    Gretzky,
    NextStock,
    SeasonOutcome,
    State,
    Team,
    TeamId,
    Waiting,
)


def list_qualified(state: State, outcome: SeasonOutcome, settings: SeasonSettings) -> tuple[TeamId, ...]:
    """Return the qualified teams in order of qualification, at most as many as there are places."""
    gone = frozenset(outcome.dissolved)
    found: dict[TeamId, None] = {}
    for team in _candidates(state, outcome, settings):
        if len(found) == settings.WG.places:
            break
        if team in state.teams and team not in gone:
            found.setdefault(team)
    return tuple(found)


def _candidates(state: State, outcome: SeasonOutcome, settings: SeasonSettings) -> Iterator[TeamId]:
    """Yield the teams that the list names, then the overall order (level, rank, division); doubles included."""
    for place in settings.WG.qualification:
        yield from _named(state, outcome, place)
    levels = dict.fromkeys(division.level for division in state.divisions.values())
    longest = max((len(table) for table in outcome.tables.values()), default=0)
    for level in levels:
        yield from _named(state, outcome, QualifyingPlace(level=level, ranks=tuple(range(1, longest + 1))))


def _named(state: State, outcome: SeasonOutcome, place: QualifyingPlace) -> Iterator[TeamId]:
    holder = {"WG": outcome.titles.WG, "KDH": outcome.titles.KDH, None: None}[place.title]
    if holder is not None:
        yield holder
    for rank in place.ranks:
        for division, known in state.divisions.items():
            table = outcome.tables.get(division, ())
            if known.level == place.level and rank <= len(table):
                yield table[rank - 1]


def roll_over(state: State) -> Outcome[State, Event]:
    """Return the next season's `setup` state. Raises `CaseError` without an `outcome`."""
    outcome = state.outcome
    if outcome is UNSET:
        raise CaseError(CASE_ERROR, "a finished season has an outcome")
    settings = settings_of(state.config)
    teams = _placed(state, outcome)
    waiting, events = _fill(state, outcome, settings, teams)
    entrants = tuple(team for team in list_qualified(state, outcome, settings) if team in teams)
    after = State(
        phase="setup",
        season=state.season + 1,
        week=1,
        config=state.config,
        divisions=state.divisions,
        teams=canonical_teams(state.divisions, teams),
        waiting_list=waiting,
        titles=outcome.titles,
        wg=Gretzky(teams=entrants),
        log=state.log,
    )
    ends: tuple[Event, ...] = (WgEntrants(teams=entrants), SeasonRolled(season=after.season))
    return Outcome(after, (*events, *ends))


def _placed(state: State, outcome: SeasonOutcome) -> dict[TeamId, Team]:
    """MH-3.1.1-d: return the teams that go on, with their codes and new stocks (MH-2.1.2.1-c, MH-2.1.3.1-c)."""
    nothing = NextStock(points=0, extra_goals=0, super_saves=0)
    found = {}
    for division, coming in outcome.next.items():
        for code, team in enumerate((*coming.from_above, *coming.stay, *coming.from_below), start=1):
            stock = outcome.stock.get(team, nothing)
            found[team] = _team(state.teams[team].name, division, code, stock.extra_goals, stock.super_saves)
    return found


def _team(name: str, division: DivisionId, code: int, extra_goals: int, super_saves: int) -> Team:
    return Team(
        name=name,
        division=division,
        code=code,
        extra_goals=extra_goals,
        super_saves=super_saves,
        used=NO_USE,
        record=NO_RECORD,
    )


def _fill(
    state: State, outcome: SeasonOutcome, settings: SeasonSettings, teams: dict[TeamId, Team]
) -> tuple[tuple[Waiting, ...], list[Event]]:
    """MH-3.1.6-d: fill the free places; `teams` grows. Return who still waits, and the events."""
    lowest = lowest_level(state.divisions)
    taken = {
        division: len(coming.from_above) + len(coming.stay) + len(coming.from_below)
        for division, coming in outcome.next.items()
    }
    free = {division: max(0, coming.size - taken[division]) for division, coming in outcome.next.items()}
    open_to_new = [division for division in free if state.divisions[division].level == lowest]
    waiting = list(state.waiting_list)
    events: list[Event] = []
    while waiting and open_to_new and (division := max(open_to_new, key=free.__getitem__)) and free[division]:
        coming = waiting.pop(0)
        team_id = _unused(coming.id, teams, state)
        free[division] -= 1
        taken[division] += 1
        stock = settings.newcomer
        team = _team(coming.name, division, taken[division], stock.extra_goals, stock.super_saves)
        teams[team_id] = _as_new(team)
        events.append(TeamEnters(team=team_id, division=division))
    for division in state.divisions:
        for _ in range(free.get(division, 0)):
            taken[division] += 1
            team_id = _vacant(division, teams)
            teams[team_id] = _as_dummy(_team(team_id, division, taken[division], 0, 0))
            events.append(Vacancy(team=team_id, division=division))
    return tuple(waiting), events


def _as_new(team: Team) -> Team:
    return replace(team, new=True)


def _as_dummy(team: Team) -> Team:
    return replace(team, status="dummy")


def _unused(wanted: TeamId, teams: Mapping[TeamId, Team], state: State) -> TeamId:
    """Return the id of a newcomer: that of the waiting list, told apart if a team that goes on has it."""
    if wanted not in teams:
        return wanted
    return next(name for n in count(2) if (name := f"{wanted}-{n}") not in teams and name not in state.teams)


def _vacant(division: DivisionId, teams: Mapping[TeamId, Team]) -> TeamId:
    """Return `vacant-{division}-{n}`; numbers that a taken-over seat still bears are left out."""
    return next(name for n in count(1) if (name := f"vacant-{division}-{n}") not in teams)
