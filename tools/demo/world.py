"""The demonstration's world: simulated Discord with the real bot in it, its clock and its scheduler made to agree."""

import contextlib
import math
from collections.abc import AsyncIterator, Callable, Iterator
from datetime import datetime
from pathlib import Path

import pytest
from pydantic import SecretStr
from simcord import Env

from bot import SiffletBot, create_bot
from config import Settings
from tests.support.hurry import hurry
from tests.support.league import League
from tests.support.once import copy_quickly, picture_bytes, share_statements
from tests.support.settling import park_event_waits, settle_quickly
from tests.support.simulation import (
    VirtualClock,
    patch_apscheduler,
    virtual_timers,
)
from tools.demo.chance import Chance
from tools.demo.story import Story


def settings_for(database: Path) -> Settings:
    """Return the settings of a bot that is there to be looked at."""
    return Settings(
        token=SecretStr("demo"),
        database=database,
        emojis=False,
        strict_texts=True,
        backups_kept=0,
        outage_hours=0,
        requests_per_s=0,
    )


@contextlib.contextmanager
def hurried_discord(now: Callable[[], datetime]) -> Iterator[pytest.MonkeyPatch]:
    """Have simulated Discord, and what the bot leans on, follow `now` and wait for nothing that is not simulated."""
    copy_quickly()
    share_statements()
    with pytest.MonkeyPatch.context() as patches:
        hurry(patches)
        patch_apscheduler(patches, now)
        park_event_waits(patches)
        patches.setattr("cogs.kit.rendering.png_bytes", picture_bytes)  # a board that comes back is painted once
        yield patches


@contextlib.asynccontextmanager
async def simulated_league(database: Path, story: type[Story]) -> AsyncIterator[League]:
    """Yield a started bot in the server of a story; an error that the bot let through is raised at the end."""
    clock, chance = VirtualClock(), Chance(story.chance)

    def make_bot() -> SiffletBot:
        return create_bot(settings_for(database), clock=clock, random_bytes=chance)

    env = Env(make_bot())
    clock.bind(env)
    with hurried_discord(env.now):
        virtual_timers(env)
        settle_quickly(env)
        league = League(env, make_bot, server_name=story.league_name, leap_s=math.inf)
        _ = league.guild  # the server is there before the bot comes
        try:
            await env.start()
            with env.time_context():
                yield league
        finally:
            await league.stop()
