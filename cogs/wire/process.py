"""A bot as a process: what it does in its role, why it ends by itself, and how it closes."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from http import HTTPStatus
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
from discord.client import ReconnectWebSocket

from cogs.kit.guarded import guard
from cogs.kit.health import Probe
from cogs.kit.pace import trace_requests
from cogs.kit.tree import Tree, send_until_taken
from cogs.wire.listener import Listener
from referee.clock import roles
from referee.clock.health import Holders, LineUp, name_no_process
from referee.clock.lines import ALONE, LASTS_S, Starts
from referee.clock.roles import ProcessPart, ProcessWiring
from referee.faults import report_failure
from referee.house import House
from referee.model import UnsavedError

log = logging.getLogger("sifflet")

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here

# What somebody has in hand when we stop is kept, and answered, if it takes no longer: told to, or without the database,
# for which each waits until its connection is given up.
TOLD_S, CUT_OFF_S = 3.0, 20.0
# How discord.py calls the tasks of what people send: commands, presses, forms, DMs.
IN_HAND = ("CommandTree-invoker", "discord-ui-", "discord.py: on_interaction", "discord.py: on_message")
EVENT = "discord.py: on_"
ANSWERS = ("/interactions/", "/webhooks/")  # requests that go by a token of their own


class NoLineError(Exception):
    """Discord is there, and no line to it."""


class UnreadableLineError(Exception):
    """What Discord says of the line itself cannot be read: there is none."""


class Process(Listener):
    """A bot that takes its part."""

    house: House | None = None
    wired: ProcessWiring | None = None
    syncing: tuple[asyncio.Task[None], ...] = ()
    has_played = False  # it has logged in, and had a line if it needs one
    _starts: Starts
    _lasting: asyncio.Task[None] | None = None
    _is_told = False  # to stop, or to leave the line to another

    def __init__(self, part: ProcessPart, probe: Probe) -> None:
        self.part, self.probe = part, probe  # who may outlive this bot
        self.has_begun = asyncio.Event()  # `house` and `wired` are there
        self._is_refused = asyncio.Event()
        shards = None if part.shard_count == 1 else part.shard_count
        super().__init__(tree_cls=Tree, shard_count=shards, http_trace=self._traced())
        guard(self._connection, self.probe.unread)

    def _traced(self) -> aiohttp.TraceConfig:
        """Return what has each request keep to a pace, measured, and tells when Discord refuses the token."""

        async def on_end(_: object, _context: SimpleNamespace, request: aiohttp.TraceRequestEndParams) -> None:
            is_ours = not any(part in request.url.path for part in ANSWERS)
            if is_ours and request.response.status == HTTPStatus.UNAUTHORIZED:
                self._is_refused.set()

        config = trace_requests(self.probe.measures)
        config.on_request_end.append(on_end)
        return self.probe.watched(config)

    def begin(self, house: House, wired: ProcessWiring) -> None:
        """Go to work with what there is now; on a server others may have the line, and there is work without one."""
        self.has_begun.set()
        self.probe.watch(house, self.line_up, self.holders)
        if house.db.server is not None:
            wired.heart.start()

    def sync(
        self, what: str, send: Callable[[], Awaitable[object]], names: Callable[[], Sequence[Any]] = tuple
    ) -> None:
        """Have Discord hold something, or learn from it, for as long as it takes; nothing waits for that."""
        self.syncing = (*self.syncing, asyncio.create_task(send_until_taken(what, send, names)))

    async def play(self, token: str) -> None:
        """Log in, which takes as long as another has the line, and do what the role is until it is over.

        Raises `discord.LoginFailure` for a token that is refused, now or later.
        """
        await self.login(token)
        self.has_played = True
        log.info("%s: %s, up", self.app.house.process or "sifflet", self.part.role)
        if self.part.role == "worker":
            await self._is_refused.wait()
            raise discord.LoginFailure("the token is refused")
        await self._stand_back()
        try:
            await self.connect()  # which Discord ends where it refuses the token
        except asyncio.CancelledError:
            self._is_told = True
            raise

    async def _stand_back(self) -> None:
        """Wait before the line is begun if starts before this one have ended early."""
        assert self.house is not None and self.wired is not None  # noqa: S101 - `login` has made them
        line = self.wired.line
        self._starts = Starts(self.house, ALONE if line is None else line.shards)
        if pause_s := await self._starts.pause_s():
            log.warning("the last starts have ended early; this one begins its line to Discord in %.0f s", pause_s)
            await asyncio.sleep(pause_s)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Note this start, and that it has lasted once it has, before discord.py goes on."""
        await self._starts.note()
        if self._lasting is None:
            self._lasting = asyncio.create_task(self._last(LASTS_S))
        await super().before_identify_hook(shard_id, initial=initial)

    async def _last(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        with contextlib.suppress(UnsavedError, TimeoutError):  # it counts as one that ended early: the next may wait
            async with asyncio.timeout(TOLD_S):
                await self._starts.lasted()

    async def connect(self, *, reconnect: bool = True) -> None:
        """Have the line until it is over.

        Raises `NoLineError` for one that breaks before Discord has said a word: discord.py goes on with it as if it had
        been there (the first one), or takes that for the end (a shard's). Raises `UnreadableLineError`.
        """
        try:
            await super().connect(reconnect=reconnect)
        except ReconnectWebSocket as error:
            raise NoLineError from error
        except (discord.DiscordException, OSError, UnsavedError):
            raise
        except Exception as error:
            if isinstance(error, AttributeError) and (error.name, error.obj) == ("sequence", None):
                raise NoLineError from error
            report_failure("the line to Discord cannot be read", error)
            raise UnreadableLineError(type(error).__name__) from error

    @property
    def line_up(self) -> LineUp:
        """Return what tells whether Discord reaches every line, ours or another's."""
        lines = None if self.wired is None else self.wired.lines
        return self.is_reached if lines is None else lines.are_up_in

    @property
    def holders(self) -> Holders:
        """Return what tells which process has each line, where several may."""
        lines = None if self.wired is None else self.wired.lines
        return name_no_process if lines is None else lines.holders_in

    async def ended(self) -> bool:
        """Return once this process has lost its line (True: it begins anew, standing by), or is too old (False).

        Until then it goes by the server's clock, also while it stands by.
        """
        await self.has_begun.wait()
        return await roles.wait_for_end(self.app.house, None if self.wired is None else self.wired.lines)

    async def close(self) -> None:
        """Answer what is in hand, stop the clock, finish what is being written, and leave, whoever is in a hurry."""
        leaving, is_told = asyncio.create_task(self._leave()), False
        while not leaving.done():
            try:
                await asyncio.wait({leaving})
            except asyncio.CancelledError:
                is_told = True
        await leaving
        if is_told:
            raise asyncio.CancelledError

    async def _leave(self) -> None:
        for task in (*self.syncing, *filter(None, (self._lasting,))):
            task.cancel()
        if self._is_told and self.is_ready():
            await self._last(0)
        line = None
        if self.wired is not None and self.wired.line is not None:
            line = self.wired.line
            self.wired.gate.hold()  # whatever Discord brings now, nobody takes
        await self.hang_up()
        is_lost = line is not None and line.lost.is_set()
        if in_hand := _named(*IN_HAND):
            log.info("%d in hand are answered first", len(in_hand))
            await asyncio.wait(in_hand, timeout=CUT_OFF_S if is_lost else TOLD_S)
        if left := _named(*IN_HAND, EVENT):  # missed DMs that are being read: whoever comes next reads them
            for task in left:
                task.cancel()
            await asyncio.wait(left, timeout=TOLD_S)
        if is_lost:
            await super().close()  # another has the line
        if self.wired is not None:
            await self.wired.heart.stop()
        await super().close()
        await self.probe.look_away()
        if line is not None:
            await line.release()
        if self.house is not None:
            await self.house.db.close()


def _named(*beginnings: str) -> set[asyncio.Task[Any]]:
    return {task for task in asyncio.all_tasks() if task.get_name().startswith(beginnings)}
