"""The season's table (DE-B.league-a and -b)."""

from rules.double_echec.data import LeaguePoints
from rules.double_echec.league.settings import league_settings_of
from rules.double_echec.state import League, LeagueTeam


def season_points_of(team: LeagueTeam, points: LeaguePoints) -> int:
    """Return a team's points, a referee's among them (rulebook 9, `POINTS`)."""
    return team.wins * points.win + team.otl * points.otl + team.losses * points.loss + team.adjust


def rank_teams(league: League) -> tuple[tuple[str, int], ...]:
    """Return the codes of the teams, best first, each with its points.

    DE-B.league-b: points, wins, goal difference, goals for, code.
    """
    points = league_settings_of(league.config).points
    total = {code: season_points_of(team, points) for code, team in league.teams.items()}

    def place(item: tuple[str, LeagueTeam]) -> tuple[int, int, int, int, str]:
        code, team = item
        return -total[code], -team.wins, team.ga - team.gf, -team.gf, code

    return tuple((code, total[code]) for code, _ in sorted(league.teams.items(), key=place))
