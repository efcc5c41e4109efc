"""What people have told of themselves in a league, as players or as referees: offered as one types."""

import discord
from discord import app_commands

from cogs.desk.rights import REFEREE
from cogs.kit.app import app_of
from referee.hand import people
from referee.league import leagues

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
