"""Where a match or season gets its thread, as who asks for it by a command is told of it."""

import discord
from msgspec.structs import replace

from cogs.kit.answers import language_of
from cogs.kit.app import App, app_of
from cogs.league.selftest import list_missing_permissions, permission_names
from presenters.dossier import thread_of
from presenters.errors import UserError
from presenters.post import Post
from presenters.texts import Value, Voice
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


async def open_with_news(interaction: discord.Interaction, contest: Contest, text: str, **values: Value) -> Post:
    """Return the news of a new contest (the text's id, its values) once its thread is open, or has to wait."""
    app = app_of(interaction)
    voice = app.texts.voice(await language_of(interaction))
    app.heart.poke()  # its first messages wait for no answer
    contest = await open_contest_thread(app, contest)
    told = voice.t(text, thread=thread_of(contest), **values)
    return Post((told,) if contest.thread_id is not None else (told, voice.t("thread-unopened")))
