"""The referee's desk: every act has a reason, is recorded, and is announced."""

from typing import TYPE_CHECKING

from cogs.arbitre.commands import RefereeCog

if TYPE_CHECKING:
    from bot import SiffletBot


async def setup(bot: "SiffletBot") -> None:
    """Add this feature's commands to the bot."""
    await bot.add_cog(RefereeCog())
