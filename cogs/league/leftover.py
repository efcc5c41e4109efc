"""What a program that died has left half done: a thread whose match was not written down any more."""

import logging

import aiohttp
import discord
from discord.ext import commands

from cogs.kit.app import App
from cogs.league.threads import take_away
from referee.clock.times import snowflake_ms
from referee.league import leagues
from referee.turns import contests

log = logging.getLogger(__name__)

TRANSPORT = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)


class LeftoverCog(commands.Cog):
    """Looks once, after a start. Whoever wanted the match presses again: it then gets a thread of its own."""

    def __init__(self, bot: commands.Bot, app: App) -> None:
        self._bot, self._app = bot, app
        self._started_ms = app.house.clock.now_ms()
        self._has_looked = False

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Take the threads away that lead nowhere. Discord may say ready more than once."""
        if self._has_looked:
            return
        self._has_looked = True
        for guild in self._bot.guilds:
            try:
                await self._clear(guild)
            except TRANSPORT as error:
                log.warning("the threads of %s could not be looked at: %s", guild.id, type(error).__name__)

    async def _clear(self, guild: discord.Guild) -> None:
        league = await leagues.of_guild(self._app.house, guild.id)
        ours = [
            thread
            for thread in guild.threads
            if thread.owner_id == guild.me.id and snowflake_ms(thread.id) < self._started_ms
        ]
        if league is None or not ours:
            return
        known = {one.thread_id for one in await contests.of_league(self._app.house, league.id, open_only=False)}
        for thread in ours:
            if thread.id not in known and await _is_empty(thread):
                log.info("the empty thread %s leads nowhere and goes", thread.id)
                await take_away(thread)


async def _is_empty(thread: discord.Thread) -> bool:
    """Return whether nobody has written anything there, as far as the bot can know."""
    if not thread.permissions_for(thread.guild.me).read_message_history:
        return False  # it would read nothing anywhere
    return not [message async for message in thread.history(limit=1)]
