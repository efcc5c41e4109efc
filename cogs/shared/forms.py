"""Modals: the few forms in which people type. Their failures are answered where all failures are."""

from collections.abc import Awaitable, Callable

import discord

from cogs.shared.errors import answer_error

TextHandler = Callable[[discord.Interaction, str], Awaitable[None]]


class TextForm(discord.ui.Modal):
    """One large text field; what was typed goes to `then` as it stands."""

    def __init__(self, *, title: str, label: str, hint: str, example: str, then: TextHandler, given: str = "") -> None:
        super().__init__(title=title[:45], timeout=None)
        self._then = then
        self._field: discord.ui.TextInput[TextForm] = discord.ui.TextInput(
            style=discord.TextStyle.paragraph, placeholder=example[:100], default=given or None, max_length=4000
        )
        self.add_item(discord.ui.Label(text=label[:45], description=hint[:100], component=self._field))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Hand the text on."""
        try:
            await self._then(interaction, self._field.value)
        except Exception as error:
            await answer_error(interaction, error)
