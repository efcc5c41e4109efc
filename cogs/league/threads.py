"""Where a match or season gets its thread, as who asks for it by a command is told of it."""

import discord
from msgspec.structs import replace

from cogs.kit.app import App
from cogs.league.selftest import list_missing_permissions, permission_names
from presenters.errors import UserError
from presenters.texts import Voice
from referee.model import Contest, League


def check_channel(
    interaction: discord.Interaction, league: League, voice: Voice, channel_id: int | None = None
) -> None:
    """Raise `UserError` if a thread cannot be opened: there is no such place, or no permission.

    `channel_id`: where; by default in the league's channel of announcements.
    """
    guild = interaction.guild
    channel = guild.get_channel(channel_id or league.announce_channel_id or 0) if guild else None
    if guild is None or not isinstance(channel, discord.TextChannel):
        raise UserError("league-no-announce-channel")
    if lacking := list_missing_permissions(channel, guild.me, threads=True):
        names = permission_names(voice.texts, voice.locale, lacking)
        raise UserError("create-no-permission", channel=channel.mention, permissions=", ".join(names))


async def open_contest_thread(app: App, contest: Contest) -> Contest:
    """Return a new contest with the thread that is opened for it; without one where that has to wait."""
    if contest.thread_id is not None:
        return contest
    return replace(contest, thread_id=await app.sender.open_thread(contest.id))


def unopened_notice(voice: Voice, contest: Contest) -> tuple[str, ...]:
    """Return what is added to the answer about a contest whose thread has to wait."""
    return (voice.t("thread-unopened"),) if contest.thread_id is None else ()
