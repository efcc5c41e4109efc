"""What simcord 3.2.1 needs around it: one clock for all, timers that obey it, and eyes for what is only logged."""

import datetime as dt
import logging
import math
from collections.abc import Callable
from typing import Any

import apscheduler.executors.base
import apscheduler.schedulers.base
import apscheduler.triggers.date
import apscheduler.triggers.interval
import discord
import pytest
from simcord import Env
from simcord.http import RequestContext, route

from db import pulse

REAL_FALLBACK_BELOW_S = 1.0
EPOCH = dt.datetime(1970, 1, 1, tzinfo=dt.UTC)
MILLISECOND = dt.timedelta(milliseconds=1)


@route("GET", "/guilds/{guild_id}/roles/member-counts")
def role_member_counts(ctx: RequestContext) -> dict[str, int]:
    """Answer, as Discord does to who may manage roles, how many members have each role; @everyone is left out."""
    guild = ctx.backend.get_guild(ctx.int_arg("guild_id"))
    ctx.require_guild_permissions(guild.id, "manage_roles")
    return {
        str(role): sum(role in member.role_ids for member in guild.members.values())
        for role in guild.roles
        if role != guild.id
    }


def require_guild_permissions(ctx: RequestContext, guild_id: int, *names: str) -> None:
    """Check the bot's permissions in a server as Discord does since 2026-02-23: MANAGE_EVENTS alone makes no event.

    Who may create events may edit and delete their own; MANAGE_EVENTS is for everybody's.
    """
    me = ctx.backend.bot_user.id
    if names == ("manage_events",):
        known = ctx.backend.get_guild(guild_id).scheduled_events.get(int(ctx.args.get("event_id", 0)))
        is_own = known is not None and known.creator_id == me
        can_create = ctx.backend.compute_permissions(guild_id, me) & discord.Permissions(create_events=True).value
        if ctx.method == "POST" or (is_own and can_create):
            names = ("create_events",)
    ctx.backend.require_permissions(guild_id, me, None, *names)


RequestContext.require_guild_permissions = require_guild_permissions  # until simcord knows it


def milliseconds(env: Env) -> int:
    """Return the simulated time in ms since 1970."""
    return (env.now() - EPOCH) // MILLISECOND


async def leap_s(env: Env, usual_s: float, left_s: float) -> float:
    """Return how far time may leap now: `usual_s`, or as many of them as the bot would find nothing to do after.

    Of these it is noted, as its beats would have, that it was alive (referee/absence.py).
    """
    usual_s = min(usual_s, left_s)
    heart = getattr(getattr(env.bot, "app", None), "heart", None)
    if heart is None or env._runtime is None or not heart.gate.is_open:
        return usual_s
    try:
        next_ms = await heart.next_instant_ms()
        idle_s = left_s if next_ms is None else min((next_ms - milliseconds(env)) / 1000, left_s)
        leaps = math.ceil(idle_s / usual_s)
        if leaps <= 1:
            return usual_s
        async with env.bot.app.house.db.write() as tx:
            await pulse.note(tx, milliseconds(env) + round((leaps - 1) * usual_s * 1000))
    except Exception:  # its database may be broken on purpose
        return usual_s
    return min(leaps * usual_s, left_s)


class ErrorLog(logging.Handler):
    """Keeps what is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []
        self.is_read = False

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))
        self.is_read = False


class VirtualClock:
    """The clock that Sifflet is given in tests: the one of simulated Discord, so that snowflakes agree with it."""

    def __init__(self) -> None:
        self._env: Env | None = None

    def bind(self, env: Env) -> None:
        """Follow the time of `env`."""
        self._env = env

    def now_ms(self) -> int:
        """Return the simulated time in ms since 1970."""
        assert self._env is not None, "the clock is not bound to an Env yet"
        return milliseconds(self._env)


def patch_apscheduler(monkeypatch: pytest.MonkeyPatch, now: Callable[[], dt.datetime]) -> None:
    """Let APScheduler's jobs follow `now`: it reads the time from the `datetime` of these four modules."""

    class SimulatedDatetime(dt.datetime):
        @classmethod
        def now(cls, tz: dt.tzinfo | None = None) -> dt.datetime:
            return now().astimezone(tz)

    for module in (
        apscheduler.schedulers.base,
        apscheduler.executors.base,
        apscheduler.triggers.interval,
        apscheduler.triggers.date,
    ):
        monkeypatch.setattr(module, "datetime", SimulatedDatetime)


def virtual_timers(env: Env) -> None:
    """Leave no timer of a second or more to real time: `advance` alone fires it."""
    schedule = env._schedule_timer

    def schedule_virtually(record: Any, *arguments: Any) -> None:
        schedule(record, *arguments)
        if record.real_handle is not None and record.when - env._virtual_time >= REAL_FALLBACK_BELOW_S:
            record.real_handle.cancel()

    env._schedule_timer = schedule_virtually
