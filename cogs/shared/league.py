"""The league of the server that an interaction comes from, and who may referee in it."""

import discord

from cogs.shared.app import app_of
from cogs.shared.errors import UserError
from referee import leagues
from referee.model import League


async def league_here(interaction: discord.Interaction) -> League:
    """Return the league of the interaction's server. Raises `UserError` in a DM, or if there is none yet."""
    if interaction.guild_id is None:
        raise UserError("error-guild-only")
    league = await leagues.of_guild(app_of(interaction).house, interaction.guild_id)
    if league is None:
        raise UserError("league-none")
    return league


def check_referee(interaction: discord.Interaction, league: League) -> None:
    """Raise `UserError` unless the user has this league's referee role; no other power replaces it."""
    user = interaction.user
    if interaction.guild_id != league.guild_id or not isinstance(user, discord.Member):
        raise UserError("referee-only", role="")
    if league.referee_role_id not in {role.id for role in user.roles}:
        raise UserError("referee-only", role=f"<@&{league.referee_role_id}>")
