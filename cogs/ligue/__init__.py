"""A league on a server: its set-up, everybody's matches, personal settings."""

from discord.ext import commands

from cogs.ligue import dms as dms
from cogs.ligue.league import LeagueCog
from cogs.ligue.mydata import MyDataCog
from cogs.ligue.personal import PersonalCog
from cogs.ligue.verify import verify


async def setup(bot: commands.Bot) -> None:
    """Add this feature's commands to the bot."""
    await bot.add_cog(LeagueCog())
    await bot.add_cog(MyDataCog())
    personal = PersonalCog()
    personal.match.add_command(verify)
    await bot.add_cog(personal)
