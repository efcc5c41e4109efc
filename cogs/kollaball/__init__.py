"""Kollaball on Discord."""

from discord import app_commands
from discord.ext import commands


async def setup(bot: commands.Bot) -> None:
    """Add this feature's commands to the bot."""
    from cogs.kollaball import creation, signup  # noqa: PLC0415 - narrative and wording are used without the commands
    from cogs.kollaball.commands import KollaballCog  # noqa: PLC0415

    cog = KollaballCog()
    group = cog.app_command
    assert isinstance(group, app_commands.Group)  # noqa: S101 - a GroupCog has one
    group.add_command(signup.sign_up)
    group.add_command(signup.team_sheet)
    group.add_command(creation.create)
    await bot.add_cog(cog)
