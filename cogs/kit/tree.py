"""The command tree: where commands may be used, and how one that failed is answered."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.kit.errors import answer_error
from referee import deeds


class Tree(app_commands.CommandTree[commands.Bot]):
    """The command tree; its errors are answered where all errors are."""

    async def interaction_check(self, _: discord.Interaction[commands.Bot]) -> bool:
        """Let every command begin."""
        deeds.begin()
        return True

    async def on_error(
        self, interaction: discord.Interaction[commands.Bot], error: app_commands.AppCommandError
    ) -> None:
        """Answer a command that failed."""
        await answer_error(interaction, error)


def as_sent(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """Return the commands as `sync` sends them, but for their translations."""
    return [command.to_dict(tree) for command in tree.get_commands()]
