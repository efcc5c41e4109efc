"""What Discord brings, and whether it brings anything: the line to the gateway, and where its events go.

A bot has several lines at once where it has several of the shards into which Discord divides the servers of a large
one.
"""

import asyncio
import contextlib
import logging
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.kit.app import App
from cogs.kit.forms import answer_filled_form
from cogs.league.selftest import invitation
from cogs.orders.catching_up import catch_up, catch_up_others, take_up
from cogs.orders.messages import answer_dm, answer_edited_dm, take_mention
from referee.hand.times import MINUTE_MS, snowflake_ms
from referee.model import UnsavedError

log = logging.getLogger("sifflet")

RETURN_S = 10.0  # what Discord brings at once when the line is back has this long to be taken
OLD_MS = MINUTE_MS  # a DM that reaches us so late is one that was missed
DMS = 0  # the line that brings them, and whatever else is no server's
AGAIN_S = 15.0  # until missed DMs that could not be kept are read again
# None is privileged: of messages in a server the bot reads only those that name it.
INTENTS = discord.Intents(guilds=True, dm_messages=True, guild_messages=True)


class Listener(commands.Bot):
    """A bot that hands its events on. While the line is down no turn is closed: orders may be on their way.

    DMs wait until all that came in the meantime is taken up, so that each is judged by deadlines that hold.
    """

    app: App
    _deaf: frozenset[int] | None = None  # lines that bring nothing; None: none has been up yet
    _begun: frozenset[int] = frozenset()  # lines that Discord has welcomed, or taken back, and not lost since
    _owes = True  # what was written before a line was begun anew is yet to be read
    _is_up_to_date = False  # of DMs
    _quiet_until_s = 0.0  # what Discord brings at once is being taken
    _missed: tuple[discord.Message, ...] = ()

    def __init__(self, **options: Any) -> None:  # noqa: ANN401 - discord.py's
        super().__init__(
            commands.when_mentioned,
            help_command=None,
            intents=INTENTS,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=30,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            **options,
        )
        self._returning = asyncio.Lock()  # held by who takes up what came meanwhile: the older comes first

    def serve(self, shards: list[int]) -> None:
        """Connect these shards: there is one alone."""

    async def hang_up(self) -> None:
        """Take no more events: who waited for those of one line has been told to stop."""

    async def close(self) -> None:
        """End what is still being calculated, and leave."""
        if hasattr(self, "app"):
            self.app.workers.close()
        await super().close()

    async def is_reached(self, _: object) -> bool:
        """Return whether Discord brings its events, and none of before may still be on their way."""
        return self.is_ready() and self.app.gate.is_open

    @property
    def lines(self) -> frozenset[int]:
        """Return which lines are ours: one alone."""
        return frozenset({DMS})

    @property
    def _unheard(self) -> frozenset[int]:
        return self.lines if self._deaf is None else self._deaf

    @property
    def hears_dms(self) -> bool:
        """Whether DMs come, by the line that brings them."""
        return DMS not in self._unheard

    @property
    def brings_dms(self) -> bool:
        """Whether a line of ours is the one that brings DMs."""
        return DMS in self.lines

    async def on_connect(self) -> None:
        """Note that Discord has welcomed us: it brings nothing of before."""
        self.welcomed(DMS)

    async def on_disconnect(self) -> None:
        """Close nothing while orders may be on their way."""
        self.lost(DMS)

    async def on_resumed(self) -> None:
        """Go on, once what Discord has just brought of the time in between is taken."""
        await self.resumed(DMS)

    async def on_ready(self) -> None:
        """Read what came while the bot was away, then let the clock run. Discord may say ready more than once."""
        await self.ready(DMS)

    def welcomed(self, line: int) -> None:
        """Note that Discord has begun a line anew."""
        self._begun |= {line}
        self._owes = True

    def lost(self, line: int) -> None:
        """Close nothing while a line's events do not come; DMs are taken as long as theirs do."""
        self._begun -= {line}
        self._deaf = self._unheard | {line}
        self._is_up_to_date = self._is_up_to_date and self.hears_dms
        self.app.gate.hold()

    async def ready(self, line: int) -> None:
        """Go on with a line that was begun anew, once all of ours are there."""
        if line in self._begun:  # else it has been lost since
            await self._back(line)

    async def resumed(self, line: int) -> None:
        """Go on with a line that Discord has taken up again, once all of ours are there; with DMs, once theirs is."""
        self._begun |= {line}
        self._quiet_until_s = asyncio.get_running_loop().time() + RETURN_S
        await self._back(line)

    async def _back(self, line: int) -> None:
        """Once all lines are heard, take up what they did not bring; what comes of it lets turns be closed again."""
        self._deaf = self._unheard - {line}
        async with self._returning:
            if self._deaf:
                if line == DMS and not self._owes:
                    await self._take_up_missed()
                return
            is_new, self._owes = self._owes, False
            if is_new:
                await self._caught_up()
            else:
                await self._noted()
            await self._take_up_missed()
            if is_new:
                self.app.heart.start()
                self._tell_ready()
            if not self._deaf and not self._owes:  # else whoever brings the line back goes on
                self.app.gate.release(self._quiet_until_s - asyncio.get_running_loop().time())
        if is_new and self.brings_dms:
            await catch_up_others(self.app, self)

    def _tell_ready(self) -> None:
        log.info("ready as %s in %d servers", self.user, len(self.guilds))
        if not self.guilds and self.application is not None:
            log.warning("on no server: open %s", invitation(self.application.id))

    async def _noted(self) -> None:
        try:
            await self.app.heart.wake()  # until now Discord brought nothing
        except UnsavedError as error:  # the next beat notes it
            log.warning("the time without Discord could not be noted: %s", type(error).__name__)

    async def _caught_up(self) -> None:
        """Read the missed DMs until what they hold is kept: while nothing can be, nothing could be closed either."""
        while True:
            try:
                await self.app.heart.wake()  # until now Discord brought nothing
                return await (catch_up(self.app, self) if self.brings_dms else take_up(self.app, ()))
            except UnsavedError as error:
                log.warning("the missed DMs could not be taken up: %s", type(error).__name__)
            except Exception:  # a fault of ours in somebody's DM is to stop no league
                log.exception("the missed DMs could not be read")
                return None
            await asyncio.sleep(AGAIN_S)

    async def _take_up_missed(self) -> None:
        """Take the DMs that Discord brought before their turn had come; later ones are taken as they come."""
        while self._missed and not self._owes:
            missed, self._missed = self._missed, ()
            try:
                await take_up(self.app, missed)
            except UnsavedError:  # their authors must hear that
                for message in missed:
                    await answer_dm(self.app, message)
        self._is_up_to_date = self.hears_dms and not self._owes

    async def on_message(self, message: discord.Message) -> None:
        """Take DMs as orders, and what a player says to the bot in their match's thread."""
        if message.author.bot:
            return
        if message.guild is not None:
            await take_mention(self.app, message, self._connection.self_id or 0)
        elif self._is_up_to_date and not self._is_old(message):
            await answer_dm(self.app, message)
        else:  # Discord brings what it has kept for us before it says that the line is back; or we have slept
            self._missed = (*self._missed, message)
            if self._is_up_to_date:
                await self._take_up_missed()

    def _is_old(self, message: discord.Message) -> bool:
        passed_ms = self.app.house.clock.now_ms() - snowflake_ms(message.id)
        return passed_ms >= OLD_MS and self.app.gate.believes()

    async def on_raw_message_edit(self, payload: discord.RawMessageUpdateEvent) -> None:
        """Tell somebody who edits a DM that an edit changes no order."""
        if payload.guild_id is None and payload.message.edited_at is not None and not payload.message.author.bot:
            await answer_edited_dm(self.app, payload.message)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Take what was typed into a form."""
        if interaction.type is discord.InteractionType.modal_submit:
            await answer_filled_form(interaction)


HUNG_UP_S = 2.0  # for Discord to say good-bye, too


class Sharded(Listener, commands.AutoShardedBot):
    """A bot whose line is up while each of its shards is."""

    def serve(self, shards: list[int]) -> None:
        """Connect these shards."""
        self.shard_ids = shards

    @property
    def lines(self) -> frozenset[int]:
        """Return which lines are ours: those shards, or all."""
        return frozenset(self.shard_ids or range(self.shard_count or 1))

    async def hang_up(self) -> None:
        """Take no more events: each shard has a task of its own that does."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(HUNG_UP_S):
                leaving = [shard.disconnect() for shard in self.shards.values()]
                await asyncio.gather(*leaving, return_exceptions=True)  # of those that are gone

    async def on_connect(self) -> None:
        """Wait for `on_shard_connect`, which tells what shard it was."""

    async def on_ready(self) -> None:
        """Wait for `on_shard_ready`: this comes once, however often a shard begins anew."""

    async def on_resumed(self) -> None:
        """Wait for `on_shard_resumed`, which tells what shard it was."""

    async def on_disconnect(self) -> None:
        """Wait for `on_shard_disconnect`, which tells what shard it was."""

    async def on_shard_connect(self, shard_id: int) -> None:
        """Note that Discord has welcomed a shard."""
        self.welcomed(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Close nothing while a shard's events do not come."""
        self.lost(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Go on as one line does."""
        await self.resumed(shard_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Go on as one line does."""
        await self.ready(shard_id)
