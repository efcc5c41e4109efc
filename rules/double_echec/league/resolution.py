"""What the commissioner's commands do, one after the other (rulebook 6.11 and part 9)."""

from collections.abc import Sequence
from typing import assert_never

from msgspec.structs import replace

from rules.contract import Mark, Outcome
from rules.dice import Dice
from rules.double_echec.league.commands import (
    AddPoints,
    Command,
    Edit,
    HoldDraft,
    ReportResult,
    SetCounter,
    SetPicks,
    SetPlayoffs,
    SetSalaries,
    SetTitle,
    ShowStandings,
    Trophy,
)
from rules.double_echec.league.draft import draft_order
from rules.double_echec.league.events import (
    DraftRound,
    GmScore,
    LeagueEdit,
    LeagueEvent,
    StandingsDrawn,
    StandingsPlace,
    TrophyAwarded,
)
from rules.double_echec.league.results import record
from rules.double_echec.league.settings import league_settings_of
from rules.double_echec.league.standings import rank_teams
from rules.double_echec.league.trophy import thousandths_of, total_of, trophy_terms_of
from rules.double_echec.state import League, LeagueTeam

Events = Sequence[LeagueEvent]

COMMISSIONER = "commissioner"


def resolve(league: League, commands: Sequence[Command], dice: Dice) -> Outcome[League, LeagueEvent]:
    """Return the league after `commands` of `hear`, and what they brought. Labels: `draft/lottery/i`."""
    events: list[LeagueEvent] = []
    trace: list[Mark] = []
    for command in commands:
        drawn = len(dice.rolls)
        league, brought = _carried_out(league, command, dice)
        mark = Mark(rolls=tuple(roll.label for roll in dice.rolls[drawn:]), orders=(COMMISSIONER,))
        events += brought
        trace += [mark] * len(brought)
    return Outcome(league, tuple(events), tuple(trace))


def _carried_out(league: League, command: Command, dice: Dice) -> tuple[League, Events]:
    match command:
        case ReportResult():
            return record(league, command)
        case ShowStandings():
            places = (StandingsPlace(team=code, points=points) for code, points in rank_teams(league))
            return league, (StandingsDrawn(order=tuple(places)),)
        case HoldDraft():
            return league, _draft(league, dice)
        case Trophy():
            return league, _trophy(league)
        case _:
            return _edited(league, command)


def _draft(league: League, dice: Dice) -> Events:
    """DE-8-c: every round has the same order."""
    order = draft_order(league, dice)
    return [DraftRound(round=n, order=order) for n in range(1, league_settings_of(league.config).draft_rounds + 1)]


def _trophy(league: League) -> Events:
    """DE-X-c: the highest score wins, ties are shared."""
    teams = sorted(league.teams.items())
    best = max((thousandths_of(team) for _, team in teams), default=0)
    winners = tuple(code for code, team in teams if thousandths_of(team) == best)
    scores = [GmScore(team=code, terms=trophy_terms_of(team), total=total_of(team)) for code, team in teams]
    return [*scores, TrophyAwarded(winners=winners)]


def _edited(league: League, edit: Edit) -> tuple[League, Events]:
    """Return the league with a record changed, and the event that tells its value afterwards."""
    match edit:
        case AddPoints(team, delta):
            adjust = league.teams[team].adjust + delta
            after = with_league_team(league, team, replace(league.teams[team], adjust=adjust))
            return after, (LeagueEdit(team=team, field="adjust", value=adjust),)
        case SetCounter(team, counter, value):
            after = with_league_team(league, team, replace(league.teams[team], **{counter: value}))
            return after, (LeagueEdit(team=team, field=counter, value=value),)
        case SetSalaries(team, values):
            after = with_league_team(league, team, replace(league.teams[team], salaries=values))
            return after, (LeagueEdit(team=team, field="salaries", value=values),)
        case SetPicks(team, among, value):
            picks = {**league.teams[team].picks, among: value}
            after = with_league_team(league, team, replace(league.teams[team], picks=picks))
            return after, (LeagueEdit(team=team, field="picks", value=picks),)
        case SetPlayoffs(teams):
            return replace(league, playoffs=teams), (LeagueEdit(team=None, field="playoffs", value=teams),)
        case SetTitle(title, team):
            return replace(league, **{title: team}), (LeagueEdit(team=None, field=title, value=team),)
        case _:
            assert_never(edit)


def with_league_team(league: League, code: str, team: LeagueTeam) -> League:
    """Return the league with one of its teams changed."""
    return replace(league, teams={**league.teams, code: team})
