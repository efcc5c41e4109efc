"""The end of a season: final tables, who leaves, goes up or down, and what everybody has earned (step 7)."""

from collections.abc import Mapping, Sequence

from msgspec.structs import astuple, replace

from rules.contract import Outcome
from rules.dice import Dice
from rules.matrix_hockey.config import SeasonSettings, settings_of
from rules.matrix_hockey.events import Dissolved, Event, SeasonFinished
from rules.matrix_hockey.league import by_division
from rules.matrix_hockey.season.movements import Movements
from rules.matrix_hockey.season.tables import final_table
from rules.matrix_hockey.state import (
    CLASSES,
    RECORD_COMPS,
    DivisionId,
    NextStock,
    SeasonOutcome,
    State,
    Team,
    TeamId,
    Titles,
)

NOTHING: Mapping[DivisionId, Sequence[TeamId]] = {}


def finish_season(
    state: State, dice: Dice, stated: Mapping[DivisionId, Sequence[TeamId]] = NOTHING
) -> Outcome[State, Event]:
    """Return the finished season. Draws `lot/CH/{division}/{rank}`.

    `stated`: the final orders that a referee has given (MH-9-j).
    """
    tables: dict[DivisionId, Sequence[TeamId]] = {}
    events: list[Event] = []
    for division, members in by_division(state.divisions, state.teams).items():
        order, lots, shown = final_table(state, division, members, dice, stated)
        tables[division] = order
        events += [*lots, shown]
    ended = settle_season(state, tables)
    return Outcome(ended.state, (*events, *ended.events))


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
        stock={team_id: earned(settings, team) for team_id, team in state.teams.items()},
        titles=titles,
    )
    events: tuple[Event, ...] = (
        *(Dissolved(team=team_id, division=state.teams[team_id].division) for team_id in dissolved),
        *moves.events,
        SeasonFinished(champion=_champion(tables), titles=titles),
    )
    return Outcome(replace(state, phase="finished", outcome=outcome), events)


def _champion(tables: Mapping[DivisionId, Sequence[TeamId]]) -> TeamId | None:
    first = next(iter(tables.values()), ())
    return first[0] if first else None


def earned(settings: SeasonSettings, team: Team) -> NextStock:
    """Return what a team's matches have earned for next season (MH-2.1.2.1-a, -b, MH-2.1.3.1-a, -b)."""
    points = 0
    for comp in RECORD_COMPS:
        gain = settings.gain.of(comp)
        counts = astuple(team.record[comp])
        points += sum(counts[place] * gain[name] for place, name in enumerate(CLASSES) if counts[place])
    saves = settings.saves.base + settings.saves.per_shutout * team.record["CH"].shutouts
    return NextStock(points=points, extra_goals=max(0, points // settings.gain.divisor), super_saves=saves)
