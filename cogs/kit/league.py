"""The league of the server that an interaction comes from, and who may referee in it."""

import discord
from discord import app_commands

from cogs.kit.app import app_of
from presenters.errors import UserError
from referee.league import leagues
from referee.model import League


def guild_here(interaction: discord.Interaction) -> discord.Guild:
    """Return the interaction's server. Raises `app_commands.NoPrivateMessage` in a DM."""
    if interaction.guild is None:
        raise app_commands.NoPrivateMessage
    return interaction.guild


async def league_here(interaction: discord.Interaction) -> League:
    """Return the league of the interaction's server. Raises `UserError` in a DM, or if there is none yet."""
    if interaction.guild_id is None:
        raise UserError("error-guild-only")
    league = await leagues.find_league(app_of(interaction).house, interaction.guild_id)
    if league is None:
        raise UserError("league-none")
    return league


def is_fit(role: discord.Role) -> bool:
    """Return whether a role can be the referees': not everybody's, nor one that Discord hands out (bots, boosters)."""
    return not (role.is_default() or role.managed)


def referee_role(guild: discord.Guild, league: League | None) -> discord.Role | None:
    """Return the role that makes referees of this league; None where none was chosen, it is gone, or it is not fit."""
    role = guild.get_role(league.referee_role_id) if league and league.referee_role_id else None
    return role if role is not None and is_fit(role) else None


def has_referee_role(member: discord.Member, league: League) -> bool:
    """Return whether a member of the league's server is one of its referees; no other power replaces the role."""
    return any(role.id == league.referee_role_id and is_fit(role) for role in member.roles)


def is_referee(interaction: discord.Interaction, league: League) -> bool:
    """Return whether the user has this league's referee role, and is in its server."""
    user = interaction.user
    if interaction.guild_id != league.guild_id or not isinstance(user, discord.Member):
        return False
    return has_referee_role(user, league)


def check_referee(interaction: discord.Interaction, league: League) -> None:
    """Raise `UserError` unless `is_referee`; in the league's own server the role is named, or that there is none."""
    if is_referee(interaction, league):
        return
    if interaction.guild is None or interaction.guild_id != league.guild_id:
        raise UserError("referee-only", role="none")
    role = referee_role(interaction.guild, league)
    if role is None:
        raise UserError("referee-none")
    raise UserError("referee-only", role=role.mention)
