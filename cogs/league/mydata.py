"""`/mes-donnees`: what is kept of the user, as a file; and to be forgotten."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.kit.actions import on
from cogs.kit.answers import answer, change, defer, defer_change, language_of
from cogs.kit.app import app_of
from cogs.kit.declare import named
from presenters.errors import UserError
from presenters.post import Button, ButtonRow, ButtonStyle, Document, Post, custom_id
from referee.people import personal


class MyDataCog(commands.Cog):
    """`/mes-donnees`."""

    group = app_commands.Group(**named("mes-donnees"))

    @group.command(**named("exporter"))
    async def export(self, interaction: discord.Interaction) -> None:
        """Give the user a file with all that is kept of them."""
        await defer(interaction)
        app, language = app_of(interaction), await language_of(interaction)
        data = await personal.export_person(app.house, interaction.user.id)
        file = Document("sifflet-mes-donnees.json", data, app.texts.t(language, "data-file"))
        await answer(interaction, Post((app.texts.t(language, "data-export"), file)))

    @group.command(**named("oublier"))
    async def ask(self, interaction: discord.Interaction) -> None:
        """Say what being forgotten means, and ask whether it is meant."""
        await defer(interaction)
        app, language = app_of(interaction), await language_of(interaction)
        press = custom_id("data-forget", interaction.user.id)
        button = Button(app.texts.t(language, "data-forget-yes"), press, ButtonStyle.danger)
        await answer(interaction, Post((app.texts.t(language, "data-forget-ask"), ButtonRow((button,)))))


@on("data-forget")
async def forget(interaction: discord.Interaction, person: str) -> None:
    """Forget the user, who has confirmed it."""
    user_id = interaction.user.id
    if person != str(user_id):
        raise UserError("error-stale")
    await defer_change(interaction)
    app, language = app_of(interaction), await language_of(interaction)
    name = app.texts.t(language, "data-pseudonym")
    number = await personal.forget_person(app.house, user_id, name)
    await change(interaction, Post((app.texts.t(language, "data-forgotten", name=f"{name} {number}"),)))
