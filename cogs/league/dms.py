"""Opening a DM: only when somebody asks for it by a button, which proves that they want it (design 4, DMs)."""

import discord

from cogs.kit.actions import on
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import app_of
from cogs.kit.rendering import render
from cogs.orders.messages import read_back
from presenters.post import Post
from referee.hand import people


@on("dm-me")
async def open_dm(interaction: discord.Interaction) -> None:
    """Write to the user who presses; tell them if their DMs are closed."""
    await defer(interaction)
    app, language = app_of(interaction), await language_of(interaction)
    try:
        channel = await interaction.user.create_dm()
        rendered = await render(Post((app.texts.t(language, "dm-opened"),)), app.emojis)
        await channel.send(view=rendered.view)
    except discord.Forbidden:
        await answer(interaction, Post((app.texts.t(language, "dm-closed"),)))
        return
    is_new = await people.note_dm_open(app.house, interaction.user.id, channel.id)
    await answer(interaction, Post((app.texts.t(language, "dm-sent"),)))
    app.heart.poke()  # what waited for them to open their DMs can go out
    if is_new:
        await read_back(app, channel, interaction.user.id)
