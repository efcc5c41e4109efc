"""The referee's desk: every act has a reason, is recorded, and is announced."""

from discord import app_commands
from discord.ext.commands import Bot

from cogs.arbitre.appeal import answer_appeal
from cogs.arbitre.commands import RefereeCog
from cogs.arbitre.correct import correct
from cogs.arbitre.excuse import excuse
from cogs.arbitre.looks import look, rehearse
from cogs.arbitre.republish import republish
from cogs.arbitre.rewind import rewind


async def setup(bot: Bot) -> None:
    """Add this feature's commands to the bot."""
    cog = RefereeCog()
    group = cog.app_command
    assert isinstance(group, app_commands.Group)  # noqa: S101 - a GroupCog has one
    group.add_command(correct)
    group.add_command(rehearse)
    group.add_command(look)
    group.add_command(rewind)
    group.add_command(republish)
    group.add_command(excuse)
    group.add_command(answer_appeal)
    await bot.add_cog(cog)
