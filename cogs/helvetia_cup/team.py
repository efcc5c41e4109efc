"""Coaches of a league and their teams: whose they are, and what they are called."""

import msgspec

from cogs.helvetia_cup.kept import Kept
from cogs.kit.app import App
from presenters.errors import UserError
from presenters.escaping import escape, find_twin, plain
from referee.league import teams
from referee.model import League, Profile, Team
from rules.helvetia_cup.teams import TEAMS

GAME = "helvetia-cup"
CODE = "hc"
COLOUR = 0xC62828
NAME = 40


async def my_team(app: App, league: League, user_id: int) -> Team | None:
    """Return the team that a person coaches in this league."""
    found = await teams.list_teams_of_person(app.house, user_id, league.id, GAME)
    return next((team for team in found if team.captain_id == user_id), None)


async def team_of(app: App, league: League, user_id: int, other: str = "") -> Team:
    """Return the team with which somebody plays; who has none is given one, of another club than `other` if it can be.

    It is theirs from then on.
    """
    mine = await my_team(app, league, user_id)
    if mine is not None:
        return mine
    return await founded(app, league, user_id, next((club for club in TEAMS if club != other), next(iter(TEAMS))))


async def founded(app: App, league: League, user_id: int, club: str, name: str = "") -> Team:
    """Return a new team of a league; without a name it is named like its club, with a number where that is taken."""
    taken = [team.name for team in await teams.list_teams(app.house, league.id, GAME)]
    usual = TEAMS[club].club
    names = (usual if number == 1 else f"{usual} {number}" for number in range(1, len(taken) + 2))
    chosen = name or next(one for one in names if find_twin(one, taken) is None)
    sheet = Profile(league_id=league.id, user_id=user_id, game=GAME, name=chosen, data={})
    return await keep(app, await teams.sign_up(app.house, sheet, chosen), Kept(club=club))


async def keep(app: App, team: Team, kept: Kept) -> Team:
    """Return a team with what its coach keeps now."""
    return await teams.change_team(app.house, team.id, data=msgspec.to_builtins(kept))


async def check_name(app: App, league: League, given: str, but: Team | None) -> str:
    """Return a name that was typed, as a team can have it. Raises `UserError`."""
    name = plain(given, NAME)
    if not name:
        raise UserError("team-bad-name")
    others = await teams.list_teams(app.house, league.id, GAME)
    twin = find_twin(name, [team.name for team in others if but is None or team.id != but.id])
    if twin is not None:
        raise UserError("team-looks-alike", team=escape(twin, NAME))
    return name
