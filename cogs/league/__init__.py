"""A league on a server: its set-up, everybody's matches, personal settings."""

from discord import app_commands
from discord.ext import commands

from cogs.kit.app import App
from cogs.league import calendar, health, lobby
from cogs.league.deputy import ask_deputy_by_command
from cogs.league.founding import LeagueCog
from cogs.league.grace import appeal_by_command, dispute, show_extension
from cogs.league.leave import LeaveCog
from cogs.league.personal import MyDataCog, PersonalCog
from cogs.league.standing_order import show_or_leave_standing_order
from cogs.league.verify import verify_by_command
from cogs.orders import correcting as correcting
from referee.league import challenges


async def setup(bot: commands.Bot) -> None:
    """Add this feature's commands to the bot."""
    app: App = bot.app  # type: ignore[attr-defined]
    await challenges.reopen_challenges(app.house)
    league = LeagueCog()
    group = league.app_command
    assert isinstance(group, app_commands.Group)  # noqa: S101 - a GroupCog has one
    group.add_command(calendar.show_calendar)
    group.add_command(calendar.show_or_change_season)
    group.add_command(health.show_health)
    await bot.add_cog(league)
    await bot.add_cog(MyDataCog())
    await bot.add_cog(LeaveCog())
    personal = PersonalCog()
    personal.match.add_command(verify_by_command)
    personal.match.add_command(ask_deputy_by_command)
    personal.match.add_command(show_or_leave_standing_order)
    personal.match.add_command(show_extension)
    personal.match.add_command(appeal_by_command)
    await bot.add_cog(personal)
    bot.tree.add_command(lobby.help_me)
    bot.tree.add_command(dispute)
