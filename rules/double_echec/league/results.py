"""A match's result in the league's books (rulebook 6.11, DE-7, DE-B.league-a and -d)."""

from msgspec.structs import replace

from rules.double_echec.data import Prices
from rules.double_echec.league.commands import ReportResult
from rules.double_echec.league.events import LeagueEvent, MatchRecorded
from rules.double_echec.league.settings import league_settings_of
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
