"""Who may referee a match (KB-8-b), in which order they are proposed (KB-8-c), what people told of themselves."""

from collections import Counter
from collections.abc import Sequence

import discord
from discord import app_commands

from cogs.desk.acting import REFEREE
from cogs.kit.app import App, app_of
from cogs.kollaball.team import GAME, list_roster
from presenters.errors import UserError
from referee.hand import people
from referee.league import leagues
from referee.model import League, Profile, Team
from referee.turns import contests
from rules.contract import MemberSheet
from rules.kollaball.conflicts import IDENTIFIERS, referee_conflicts


async def list_eligible(app: App, league: League, playing: Sequence[Team]) -> list[Profile]:
    """Return the referees without conflict of interest: staff first, then who refereed least, then by name."""
    engaged = [person for team in playing for person in await _persons(app, team)]
    counts = Counter(
        contest.referee_id for contest in await contests.list_contests(app.house, league.id, open_only=False)
    )
    sheets = await people.list_profiles(app.house, league.id, REFEREE)
    players = {entry.user_id: entry for entry in await people.list_profiles(app.house, league.id, GAME)}
    free = [entry for entry in sheets if not referee_conflicts(_judge(entry, players.get(entry.user_id)), engaged)]
    return sorted(free, key=lambda entry: (not entry.data.get("staff"), counts[entry.user_id], entry.name.casefold()))


async def check_referee_of(app: App, league: League, user_id: int, playing: Sequence[Team]) -> None:
    """Raise `UserError` unless this person referees in the league and has no conflict of interest in the match."""
    sheet = await people.find_profile(app.house, league.id, user_id, REFEREE)
    if sheet is None:
        raise UserError("create-no-referee", referee=f"<@{user_id}>")
    engaged = [person for team in playing for person in await _persons(app, team)]
    conflicts = referee_conflicts(
        _judge(sheet, await people.find_profile(app.house, league.id, user_id, GAME)), engaged
    )
    if conflicts:
        names = ", ".join(dict.fromkeys(f"<@{conflict.player}>" for conflict in conflicts[:3]))
        raise UserError("create-conflict", referee=f"<@{user_id}>", players=names, why=conflicts[0].why)


async def _persons(app: App, team: Team) -> list[MemberSheet]:
    return [_person(entry) for entry in await list_roster(app, team)]


def _person(entry: Profile) -> MemberSheet:
    return MemberSheet(str(entry.user_id), entry.data)


def _judge(sheet: Profile, player: Profile | None) -> MemberSheet:
    """Return a referee as their sheet has them; what it leaves empty is taken from their sheet as a player."""
    own, other = sheet.data, {} if player is None else player.data
    return MemberSheet(str(sheet.user_id), {name: own.get(name) or other.get(name) for name in IDENTIFIERS})


CHOICES = 25


async def coterie_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the coteries known in this league: conflicts of interest compare them to the letter (KB-8-b)."""
    return await _known(interaction, "coterie", typed)


async def city_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the cities known in this league."""
    return await _known(interaction, "home_city", typed)


async def _known(interaction: discord.Interaction, field: str, typed: str) -> list[app_commands.Choice[str]]:
    house = app_of(interaction).house
    league = await leagues.find_league(house, interaction.guild_id or 0)
    if league is None:
        return []
    sheets = [entry for kind in (*house.games, REFEREE) for entry in await people.list_profiles(house, league.id, kind)]
    found = sorted({str(entry.data.get(field) or "") for entry in sheets} - {""}, key=str.casefold)
    wanted = typed.casefold()
    return [app_commands.Choice(name=one, value=one) for one in found if wanted in one.casefold()][:CHOICES]
