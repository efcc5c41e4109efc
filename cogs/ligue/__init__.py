"""A league on a server: its set-up, everybody's matches, personal settings."""

from discord import app_commands
from discord.ext import commands

from cogs.ligue import calendar, season
from cogs.ligue import dms as dms
from cogs.ligue.appeal import appeal
from cogs.ligue.deputy import deputy
from cogs.ligue.grace import extension
from cogs.ligue.league import LeagueCog
from cogs.ligue.leave import LeaveCog
from cogs.ligue.leftover import LeftoverCog
from cogs.ligue.mydata import MyDataCog
from cogs.ligue.personal import PersonalCog
from cogs.ligue.standing_order import standing_order
from cogs.ligue.verify import verify
from cogs.shared.app import App
from referee.league import challenges


async def setup(bot: commands.Bot) -> None:
    """Add this feature's commands to the bot."""
    app: App = bot.app  # type: ignore[attr-defined]
    await challenges.reopen(app.house)
    await bot.add_cog(LeftoverCog(bot, app))
    league = LeagueCog()
    group = league.app_command
    assert isinstance(group, app_commands.Group)  # noqa: S101 - a GroupCog has one
    group.add_command(calendar.show)
    group.add_command(season.season)
    await bot.add_cog(league)
    await bot.add_cog(MyDataCog())
    await bot.add_cog(LeaveCog())
    personal = PersonalCog()
    personal.match.add_command(verify)
    personal.match.add_command(deputy)
    personal.match.add_command(standing_order)
    personal.match.add_command(extension)
    personal.match.add_command(appeal)
    await bot.add_cog(personal)
