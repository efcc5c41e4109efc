"""Aspic on Discord."""

from discord import app_commands
from discord.ext import commands


async def setup(bot: commands.Bot) -> None:
    """Add this feature's commands to the bot."""
    from cogs.aspic import placing_form, play_form, trying  # noqa: F401, PLC0415 - their handlers answer presses
    from cogs.aspic.challenge import challenge  # noqa: PLC0415
    from cogs.aspic.commands import AspicCog  # noqa: PLC0415 - texts are used without the commands

    cog = AspicCog()
    group = cog.app_command
    assert isinstance(group, app_commands.Group)  # noqa: S101 - a GroupCog has one
    group.add_command(challenge)
    await bot.add_cog(cog)
