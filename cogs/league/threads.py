"""Where a match or season gets its thread: in the league's channel of announcements."""

import contextlib
from collections.abc import AsyncIterator

import discord

from cogs.kit.archived import LONGEST
from cogs.league.selftest import missing_permissions, permission_names
from presenters.errors import UserError
from presenters.escaping import plain
from presenters.texts import Voice
from referee.model import League

NAME = 100


def check_channel(interaction: discord.Interaction, league: League, voice: Voice) -> discord.TextChannel:
    """Return where threads are opened. Raises `UserError` if there is no such place, or no permission."""
    guild = interaction.guild
    channel = guild.get_channel(league.announce_channel_id or 0) if guild else None
    if guild is None or not isinstance(channel, discord.TextChannel):
        raise UserError("league-no-announce-channel")
    if lacking := missing_permissions(channel, guild.me, threads=True):
        names = permission_names(voice.texts, voice.locale, lacking)
        raise UserError("create-no-permission", channel=channel.mention, permissions=", ".join(names))
    return channel


@contextlib.asynccontextmanager
async def new_thread(channel: discord.TextChannel, name: str) -> AsyncIterator[discord.Thread]:
    """Open a public thread of that name; it goes again if what it is for cannot be written into the records."""
    thread = await channel.create_thread(
        name=plain(name, NAME), type=discord.ChannelType.public_thread, auto_archive_duration=LONGEST
    )
    try:
        yield thread
    except BaseException:
        await take_away(thread)
        raise


async def take_away(thread: discord.Thread) -> None:
    """Take a thread away again; where the bot may not, it is at least closed."""
    with contextlib.suppress(discord.HTTPException):
        try:
            await thread.delete()
        except discord.Forbidden:
            await thread.edit(archived=True, locked=False)
