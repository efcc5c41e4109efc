"""Matrix Hockey on Discord."""

from discord.ext import commands

from cogs.matrix_hockey.cog import COG


async def setup(bot: commands.Bot) -> None:
    """Add this game's commands to the bot."""
    bot.tree.add_command(COG.commands())
