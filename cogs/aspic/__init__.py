"""Aspic on Discord."""

from discord.ext import commands


async def setup(bot: commands.Bot) -> None:
    """Add this feature's commands to the bot."""
    from cogs.aspic import placing_form, play_form, trying  # noqa: F401, PLC0415 - their handlers answer presses
    from cogs.aspic.commands import AspicCog  # noqa: PLC0415 - texts are used without the commands

    await bot.add_cog(AspicCog())
