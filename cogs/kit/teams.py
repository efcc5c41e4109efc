"""The teams of a game in this server's league: offered while one types, found by what was typed or pressed, named."""

from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord import app_commands

from cogs.kit.app import App, app_of
from cogs.kit.league import league_here
from presenters.errors import UserError
from presenters.escaping import escape, find_twin, plain
from referee.league import leagues, teams
from referee.model import League, Team

NAME = 40
CHOICES = 25

OffersTeams = Callable[[discord.Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]


def offer_teams(game: str) -> OffersTeams:
    """Return what offers the teams whose names hold what is typed."""

    async def offer(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        house, wanted = app_of(interaction).house, typed.casefold()
        league = await leagues.find_league(house, interaction.guild_id or 0)
        found = [] if league is None else await teams.list_teams(house, league.id, game)
        named_so = [team for team in found if wanted in team.name.casefold()]
        return [app_commands.Choice(name=team.name[:100], value=team.name) for team in named_so[:CHOICES]]

    return offer


async def find_team_named(app: App, league: League, game: str, name: str) -> Team | None:
    """Return the team of this name, upper and lower case alike."""
    wanted = plain(name, NAME).casefold()
    found = await teams.list_teams(app.house, league.id, game)
    return next((team for team in found if team.name.casefold() == wanted), None)


async def find_pressed_team(interaction: discord.Interaction, game: str, team_id: int) -> Team:
    """Return the team that a press is about. Raises `UserError` for one of another league."""
    app, league = app_of(interaction), await league_here(interaction)
    for team in await teams.list_teams(app.house, league.id, game):
        if team.id == team_id:
            return team
    raise UserError("error-stale")


async def find_coached_team(app: App, league: League, game: str, user_id: int) -> Team | None:
    """Return the team that a person coaches."""
    found = await teams.list_teams_of_person(app.house, user_id, league.id, game)
    return next((team for team in found if team.captain_id == user_id), None)


async def pick_free_name(app: App, league: League, game: str, wanted: str) -> str:
    """Return a name for a new team: the one that is wanted, with a number where it is taken, or looks like another."""
    taken = [team.name for team in await teams.list_teams(app.house, league.id, game)]
    names = (wanted if number == 1 else f"{wanted} {number}" for number in range(1, len(taken) + 2))
    return next(name for name in names if find_twin(name, taken) is None)


async def check_team_name(app: App, league: League, game: str, given: str, but: Team | None = None) -> str:
    """Return a name that was typed, as a team, or this one, can have it. Raises `UserError`."""
    name = plain(given, NAME)
    if not name:
        raise UserError("team-bad-name")
    others = await teams.list_teams(app.house, league.id, game)
    twin = find_twin(name, [team.name for team in others if but is None or team.id != but.id])
    if twin is not None:
        raise UserError("team-looks-alike", team=escape(twin, NAME))
    return name
