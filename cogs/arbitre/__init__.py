"""The referee's desk: every act has a reason, is recorded, and is announced."""

from discord.ext.commands import Bot

from cogs.arbitre.commands import RefereeCog


async def setup(bot: Bot) -> None:
    """Add this feature's commands to the bot."""
    await bot.add_cog(RefereeCog())
