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


def is_referee(interaction: discord.Interaction, league: League) -> bool:
    """Return whether the user has this league's referee role; no other power replaces it."""
    user = interaction.user
    if interaction.guild_id != league.guild_id or not isinstance(user, discord.Member):
        return False
    return league.referee_role_id in {role.id for role in user.roles}


def check_referee(interaction: discord.Interaction, league: League) -> None:
    """Raise `UserError` unless `is_referee`; in the league's own server the role is named."""
    if not is_referee(interaction, league):
        here = interaction.guild_id == league.guild_id and league.referee_role_id is not None
        raise UserError("referee-only", role=f"<@&{league.referee_role_id}>" if here else "none")
