"""Matrix Hockey on Discord."""

from discord.ext import commands


async def setup(bot: commands.Bot) -> None:
    """Add this feature's commands to the bot."""
    from cogs.matrix_hockey.commands import MatrixCog  # noqa: PLC0415 - texts are used without the commands

    await bot.add_cog(MatrixCog())
