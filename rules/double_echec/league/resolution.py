"""What the commissioner's commands do, one after the other (rulebook 6.11 and part 9); a match's result first."""

from collections.abc import Sequence
from typing import assert_never

from msgspec.structs import replace

from rules.contract import Mark, Outcome
from rules.dice import Dice
from rules.double_echec.data import Prices
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
from rules.double_echec.league.events import (
    DraftRound,
    GmScore,
    LeagueEdit,
    LeagueEvent,
    MatchRecorded,
    StandingsDrawn,
    StandingsPlace,
    TrophyAwarded,
)
from rules.double_echec.league.settings import league_settings_of
from rules.double_echec.league.standings import draft_order, rank_teams, thousandths_of, total_of, trophy_terms_of
from rules.double_echec.state import League, LeagueTeam, MatchStage


def record(league: League, result: ReportResult) -> tuple[League, tuple[LeagueEvent, ...]]:
    """Return the league with a result counted, and the event that tells it.

    A match that a referee stopped level has no winner: its goals count, and its gate.
    """
    settings = league_settings_of(league.config)
    gate = settings.seats * price_of(settings.price, result.stage)  # DE-7: to the home side
    beers = sum(result.score) + result.fights
    home, away = league.teams[result.home], league.teams[result.away]
    hg, ag = result.score
    home = _counted(home, hg, ag, result)
    away = _counted(away, ag, hg, result)
    home = replace(home, beers=home.beers + beers, revenue=home.revenue + gate)
    event = MatchRecorded(
        home=result.home,
        away=result.away,
        score=result.score,
        overtime=result.overtime,
        stage=result.stage,
        gate=gate,
        beers=beers,
    )
    return replace(league, teams={**league.teams, result.home: home, result.away: away}), (event,)


def price_of(prices: Prices, stage: MatchStage) -> int:
    """Return the price of a ticket (DE-7)."""
    match stage:
        case "season":
            return prices.season
        case "semifinal":
            return prices.semifinal
        case "final":
            return prices.final


def _counted(team: LeagueTeam, own: int, other: int, result: ReportResult) -> LeagueTeam:
    """Return a side with its win or loss; a play-off result is told by its win alone."""
    has_won, has_lost = own > other, own < other
    if result.stage != "season":
        return replace(team, po_wins=team.po_wins + has_won)
    return replace(
        team,
        wins=team.wins + has_won,
        otl=team.otl + (has_lost and result.overtime),
        losses=team.losses + (has_lost and not result.overtime),
        gf=team.gf + own,
        ga=team.ga + other,
    )


Events = Sequence[LeagueEvent]

COMMISSIONER = "commissioner"


def resolve_league(league: League, commands: Sequence[Command], dice: Dice) -> Outcome[League, LeagueEvent]:
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
            after = replace_league_team(league, team, replace(league.teams[team], adjust=adjust))
            return after, (LeagueEdit(team=team, field="adjust", value=adjust),)
        case SetCounter(team, counter, value):
            after = replace_league_team(league, team, replace(league.teams[team], **{counter: value}))
            return after, (LeagueEdit(team=team, field=counter, value=value),)
        case SetSalaries(team, values):
            after = replace_league_team(league, team, replace(league.teams[team], salaries=values))
            return after, (LeagueEdit(team=team, field="salaries", value=values),)
        case SetPicks(team, among, value):
            picks = {**league.teams[team].picks, among: value}
            after = replace_league_team(league, team, replace(league.teams[team], picks=picks))
            return after, (LeagueEdit(team=team, field="picks", value=picks),)
        case SetPlayoffs(teams):
            return replace(league, playoffs=teams), (LeagueEdit(team=None, field="playoffs", value=teams),)
        case SetTitle(title, team):
            return replace(league, **{title: team}), (LeagueEdit(team=None, field=title, value=team),)
        case _:
            assert_never(edit)


def replace_league_team(league: League, code: str, team: LeagueTeam) -> League:
    """Return the league with one of its teams changed."""
    return replace(league, teams={**league.teams, code: team})
