"""A league on a server: its set-up, everybody's matches, personal settings."""

from typing import TYPE_CHECKING

from cogs.ligue import dms as dms
from cogs.ligue.league import LeagueCog
from cogs.ligue.personal import PersonalCog

if TYPE_CHECKING:
    from bot import SiffletBot


async def setup(bot: "SiffletBot") -> None:
    """Add this feature's commands to the bot."""
    await bot.add_cog(LeagueCog())
    await bot.add_cog(PersonalCog())
