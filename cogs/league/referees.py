"""The referees' role: which role may be it, and the question that comes before one that many people have."""

import aiohttp
import discord

from cogs.kit.actions import on
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import App, app_of
from cogs.kit.league import is_fit, league_here, referee_role
from presenters.errors import UserError
from presenters.post import Button, ButtonRow, ButtonStyle, Post, custom_id
from presenters.texts import Voice
from referee import deeds
from referee.model import League

ROLE = "Arbitre"  # where the organiser names none of their own
HANDFUL = 5  # people; a league has one referee, or some
WARNING = 0xE67E22
UNTOLD = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError)


def check_fit(role: discord.Role) -> None:
    """Raise `UserError` for a role that Discord itself hands out: everybody's, a bot's, the boosters'."""
    if role.is_default():
        raise UserError("install-role-everyone")
    if role.managed:
        raise UserError("install-role-managed", role=role.mention)


def present_role(guild: discord.Guild, league: League | None, named: discord.Role | None) -> discord.Role | None:
    """Return the role to referee with: the one that is named, the league's own, or one of our name.

    An earlier set-up may have stopped half-way. None: one is to be made.
    """
    if named is not None:
        check_fit(named)
        return named
    by_name = discord.utils.find(lambda role: role.name == ROLE and is_fit(role), guild.roles)
    return referee_role(guild, league) or by_name


async def made_role(guild: discord.Guild) -> discord.Role:
    """Return a new role for the referees."""
    # Discord shows `/arbitre` to those who have this permission; a bot can give only what it has itself.
    deeds.note()
    is_giver = guild.me.guild_permissions.manage_messages
    return await guild.create_role(
        name=ROLE, permissions=discord.Permissions(manage_messages=is_giver), reason="Sifflet"
    )


async def doubt(
    app: App, language: str, guild: discord.Guild, league: League | None, role: discord.Role
) -> Post | None:
    """Return the question that comes before `role` is taken: many have it, or nobody knows how many; None without."""
    if role == referee_role(guild, league):
        return None
    holders = await _holders(guild, role)
    if holders is not None and holders <= HANDFUL:
        return None
    count = "unknown" if holders is None else holders
    warning = app.texts.t(language, "install-role-many", role=role.mention, count=count)
    button = Button(app.texts.t(language, "install-role-yes"), custom_id("referee-role", role.id), ButtonStyle.danger)
    return Post((warning, ButtonRow((button,))), accent=WARNING)


def take_row(voice: Voice) -> ButtonRow:
    """Return the button by which an organiser becomes one of the referees."""
    return ButtonRow((Button(voice.t("install-role-take"), custom_id("referee-me"), ButtonStyle.success),))


@on("referee-me")
async def become_referee(interaction: discord.Interaction) -> None:
    """Give the referees' role to an organiser who asks for it."""
    await defer(interaction)
    app, league, member = app_of(interaction), await league_here(interaction), interaction.user
    if not interaction.permissions.manage_guild or not isinstance(member, discord.Member):
        raise UserError("error-not-allowed")
    role = referee_role(member.guild, league)
    if role is None:
        raise UserError("referee-none")
    me = member.guild.me
    if not me.guild_permissions.manage_roles or role >= me.top_role:
        raise UserError("install-role-out-of-reach", role=role.mention)
    if role not in member.roles:
        deeds.note()
        await member.add_roles(role, reason="Sifflet")
    room = f"<#{league.referee_channel_id}>"
    told = app.texts.t(await language_of(interaction), "install-role-taken", role=role.mention, room=room)
    await answer(interaction, Post((told,)))


async def _holders(guild: discord.Guild, role: discord.Role) -> int | None:
    """Return how many members have `role`; None where Discord does not tell the bot."""
    try:
        return (await guild.role_member_counts()).get(role, 0)
    except UNTOLD:
        return None
