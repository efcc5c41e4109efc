"""How an interaction is answered: deferred first, in the user's language, for him alone unless said otherwise."""

import logging

import aiohttp
import discord

from cogs.kit.app import app_of
from cogs.kit.rendering import render
from presenters.post import Post
from referee.model import UnsavedError
from referee.people import people

log = logging.getLogger(__name__)

LANGUAGES = ("fr", "en")
TOO_LATE = 10062  # Discord's code for an interaction that was not answered within three seconds


async def language_of(interaction: discord.Interaction) -> str:
    """Return the language for the user of `interaction`: his own setting, else his client's.

    Where that cannot be read he is still to have an answer.
    """
    try:
        person = await people.client_seen(app_of(interaction).house, interaction.user.id, client_language(interaction))
    except UnsavedError:
        return client_language(interaction)
    return person.language or client_language(interaction)


def client_language(interaction: discord.Interaction) -> str:
    """Return the language of the user's Discord client; French for those that we do not speak."""
    return "en" if interaction.locale.value.startswith("en") else "fr"


async def defer(interaction: discord.Interaction, *, ephemeral: bool = True) -> None:
    """Tell Discord that the answer is coming: before anything that touches the disk."""
    if not interaction.response.is_done():
        await interaction.response.defer(ephemeral=ephemeral, thinking=True)


async def defer_change(interaction: discord.Interaction) -> None:
    """Tell Discord that the message whose button was pressed is going to change (`change`)."""
    if not interaction.response.is_done():
        await interaction.response.defer()


async def deferred_in_time(interaction: discord.Interaction) -> bool:
    """Do as `defer_change`; return False where Discord takes no answer any more, which leaves a DM (`answer_by_dm`)."""
    try:
        await defer_change(interaction)
    except discord.NotFound as error:
        if error.code != TOO_LATE:
            raise
        return False
    return True


async def answer_by_dm(interaction: discord.Interaction, post: Post) -> None:
    """Answer where Discord takes no other answer, if DMs reach the user; else he learns from Discord that it failed."""
    person = await people.get(app_of(interaction).house, interaction.user.id)
    if person.dm_channel_id is None:
        return
    rendered = await render(post, app_of(interaction).emojis)
    try:
        channel = await interaction.user.create_dm()
        await channel.send(view=rendered.view, files=rendered.files, allowed_mentions=rendered.mentions)
    except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError) as error:
        log.warning("interaction %s was not answered by DM either: %s", interaction.id, type(error).__name__)


async def answer(interaction: discord.Interaction, post: Post, *, ephemeral: bool = True) -> None:
    """Answer with `post`, as the first answer or a further one."""
    rendered = await render(post, app_of(interaction).emojis)
    if interaction.response.is_done():
        await interaction.followup.send(
            view=rendered.view, files=rendered.files, allowed_mentions=rendered.mentions, ephemeral=ephemeral
        )
    else:
        await interaction.response.send_message(
            view=rendered.view, files=rendered.files, allowed_mentions=rendered.mentions, ephemeral=ephemeral
        )


async def change(interaction: discord.Interaction, post: Post) -> None:
    """Replace the message whose button was pressed (steps of a form, a confirmation)."""
    rendered = await render(post, app_of(interaction).emojis)
    if interaction.response.is_done():
        await interaction.edit_original_response(
            view=rendered.view, attachments=rendered.files, allowed_mentions=rendered.mentions
        )
    else:
        await interaction.response.edit_message(
            view=rendered.view, attachments=rendered.files, allowed_mentions=rendered.mentions
        )
