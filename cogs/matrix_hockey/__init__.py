"""Matrix Hockey on Discord."""

from discord import app_commands
from discord.ext import commands


async def setup(bot: commands.Bot) -> None:
    """Add this feature's commands to the bot."""
    from cogs.matrix_hockey import week_form  # noqa: F401, PLC0415 - its handlers answer presses
    from cogs.matrix_hockey.commands import MatrixCog  # noqa: PLC0415 - texts are used without the commands
    from cogs.matrix_hockey.creation.command import create  # noqa: PLC0415
    from cogs.matrix_hockey.weeks import results, season_end  # noqa: PLC0415

    cog = MatrixCog()
    group = cog.app_command
    assert isinstance(group, app_commands.Group)  # noqa: S101 - a GroupCog has one
    group.add_command(create)
    group.add_command(results)
    group.add_command(season_end)
    await bot.add_cog(cog)
