"""The way out of a process that has only logged in: no socket, so discord.py knows no server, channel or person."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import discord.http
import pytest
import pytest_asyncio
from sqlalchemy import select, update

from bot import SiffletBot, create_bot
from cogs.kit import calendar_event
from cogs.kit.emojis import Emojis, _all_named, learn_emojis
from cogs.kit.pace import Pace
from cogs.kit.places import MessagePlaces
from cogs.wire import publisher
from cogs.wire.publisher import DiscordPublisher
from config import Settings
from db import outbox as stored
from db.tables import outbox
from presenters.day import CalendarDay
from referee.house import SystemClock
from referee.model import messages
from referee.outbox.publishing import Unreachable
from referee.outbox.sender import Sender
from referee.turns import contests
from rules.contract import SeatId
from tests.faults.fake.server import TOKEN, FakeDiscord
from tests.faults.fake.shapes import BOT_ID, GUILD_ID
from tests.faults.fake.world import ANNOUNCE
from tests.faults.league import MATCHES, prepare
from tests.support.chance import of_this_test

THREAD = MATCHES[0].thread_id


class Counting(Pace):
    """A pace that counts."""

    asked = 0

    async def keep(self) -> None:
        self.asked += 1


@pytest_asyncio.fixture
async def fake(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[FakeDiscord]:
    async with FakeDiscord() as fake:
        for setting in MATCHES:
            fake.world.thread(" – ".join(setting.names), thread_id=setting.thread_id)
        monkeypatch.setattr(discord.http.Route, "BASE", fake.address)
        yield fake


@pytest_asyncio.fixture
async def bot(fake: FakeDiscord, tmp_path: Path) -> AsyncIterator[SiffletBot]:
    """A bot that has logged in, and no more."""
    await prepare(tmp_path / "sifflet.sqlite3")
    settings = Settings(
        token=TOKEN, database=tmp_path / "sifflet.sqlite3", emojis=False, sync_commands=False, backups_kept=0
    )
    bot = create_bot(settings, clock=SystemClock(), random_bytes=of_this_test())
    await bot.login(TOKEN)
    fake.requests.clear()
    yield bot
    await bot.close()


def asked(fake: FakeDiscord) -> list[str]:
    """Return what was asked of Discord, and forget it."""
    found = [f"{request.method} {request.path}" for request in fake.requests]
    fake.requests.clear()
    return found


async def say_again(bot: SiffletBot, kind: type[messages.Message] = messages.Panel, **fields: Any) -> None:
    """Have messages of a kind sent once more that were; `fields` are others of theirs then."""
    again = update(outbox).where(outbox.c.kind == messages.kind_of(kind))
    async with bot.app.house.db.write() as tx:
        await tx.apply(again.values(status="pending", next_try_ms=0, **fields))


NEW = {"nonce": outbox.c.nonce + "2", "first_try_ms": None}


async def brief(bot: SiffletBot, user_id: int, nonce: str) -> None:
    """Write to a captain of the first match."""
    async with bot.app.house.db.write() as tx:
        to = stored.Envelope(
            league_id=1, contest_id=1, turn_id=1, destination="user", user_id=user_id, now_ms=0, nonce=nonce
        )
        await stored.add(tx, messages.SeatGiven(seat=SeatId("rouge")), to)


async def test_threads_panels_announcements_and_dms_cost_one_request_each(bot: SiffletBot, fake: FakeDiscord) -> None:
    pace, captain = Counting(0), MATCHES[0].captains[0]
    dm = fake.world.dm(captain)
    await brief(bot, captain, "one")
    await brief(bot, captain, "two")
    sender = Sender(bot.app.house, DiscordPublisher(bot, pace))
    sent = await sender.flush()
    assert pace.asked == len(fake.requests)
    requests = asked(fake)
    pins = [request for request in requests if "/pins/" in request]
    asked_for = requests.count("POST /users/@me/channels")  # a person's DMs are looked up once
    assert len(requests) == sent + len(pins) + asked_for and len(pins) == len(MATCHES) and asked_for == 1
    assert not [request for request in requests if request.startswith("GET")]
    posts = fake.world.history(THREAD)
    assert any(post.data.get("pinned") for post in posts) and any(post.data["attachments"] for post in posts)
    assert fake.world.history(ANNOUNCE) != []
    assert len(fake.world.history(dm.id)) == 2
    await say_again(bot, **NEW)
    await sender.flush()
    assert f"PATCH /channels/{THREAD}/messages/{next(post.id for post in posts if post.data.get('pinned'))}" in asked(
        fake
    )


async def test_where_it_may_not_attach_pictures_it_says_the_rest(bot: SiffletBot, fake: FakeDiscord) -> None:
    fake.world.deny(THREAD, discord.Permissions(attach_files=True))
    await bot.app.sender.flush()
    posts = fake.world.history(THREAD)
    assert posts and not any(post.data["attachments"] for post in posts)
    fake.world.deny(THREAD, discord.Permissions(attach_files=True, send_messages_in_threads=True))
    await say_again(bot, messages.MatchOpened, **NEW)
    await bot.app.sender.flush()
    async with bot.app.house.db.read() as tx:
        rows = await tx.execute(select(outbox.c.fault).where(outbox.c.status == "parked"))
    assert set(rows.scalars()) == {"50013"}


async def test_an_archived_thread_is_opened_and_a_message_of_before_is_found(
    bot: SiffletBot, fake: FakeDiscord
) -> None:
    await bot.app.sender.flush()
    before = len(fake.world.messages)
    await say_again(bot, messages.MatchOpened, first_try_ms=outbox.c.first_try_ms - 150_000)
    asked(fake)
    await bot.app.sender.flush()
    assert sorted(asked(fake)) == [f"GET /channels/{one.thread_id}/messages" for one in MATCHES]
    fake.world.archive(fake.world.channels[THREAD])
    await say_again(bot, **NEW)
    await bot.app.sender.flush()
    assert len(fake.world.messages) == before
    assert not fake.world.channels[THREAD].is_archived


async def test_a_message_is_found_among_the_first_and_the_last_that_came_since_it_was_tried(
    bot: SiffletBot, fake: FakeDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a busy place there may be more between than is looked through."""
    await bot.app.sender.flush()
    await say_again(bot, messages.MatchOpened, **NEW)
    await bot.app.sender.flush()
    posts = fake.world.history(THREAD)
    monkeypatch.setattr(publisher, "HISTORY", 1)
    fake.world.ahead_ms += 600_000  # Discord knows no nonce of then any more
    await say_again(bot, messages.MatchOpened, first_try_ms=outbox.c.first_try_ms - 150_000)
    await bot.app.sender.flush()
    assert fake.world.history(THREAD) == posts


async def test_threads_are_opened_and_their_channel_is_asked_for_once(bot: SiffletBot, fake: FakeDiscord) -> None:
    for setting in MATCHES:
        await contests.forget_thread(bot.app.house, setting.contest_id, setting.thread_id)
    opened = [await bot.app.sender.open_thread(setting.contest_id) for setting in MATCHES]
    assert [fake.world.channels[one].name for one in opened if one] == [" – ".join(one.names) for one in MATCHES]
    assert [one for one in asked(fake) if one.startswith("GET")] == [f"GET /channels/{ANNOUNCE}"]


async def test_the_calendar_of_the_server_is_kept(bot: SiffletBot, fake: FakeDiscord) -> None:
    places = MessagePlaces(bot)
    now_s = fake.world.now_ms() // 1000
    day = CalendarDay("Un match", "Où l'on joue", "#fil", now_s + 3600)
    event_id = await calendar_event.keep_calendar_event(await places.guild(GUILD_ID), day, None, now_s, BOT_ID)
    assert await calendar_event.keep_calendar_event(await places.guild(GUILD_ID), day, None, now_s, BOT_ID) == event_id
    later = CalendarDay("Un match", "Où l'on joue", "#fil", now_s + 7200)
    assert (
        await calendar_event.keep_calendar_event(await places.guild(GUILD_ID), later, event_id, now_s, BOT_ID)
        == event_id
    )
    assert await calendar_event.keep_calendar_event(await places.guild(GUILD_ID), None, event_id, now_s, BOT_ID) is None
    [event] = fake.world.events.values()
    assert event["status"] == discord.EventStatus.cancelled.value
    assert asked(fake).count(f"GET /guilds/{GUILD_ID}") == 1
    fake.world.kick()
    with pytest.raises(Unreachable, match="no server"):
        await MessagePlaces(bot).guild(GUILD_ID)


async def test_the_emojis_that_another_has_sent_are_learnt(bot: SiffletBot, fake: FakeDiscord) -> None:
    presenters = bot.app.presenters.values()
    names = list(await _all_named(presenters))
    fake.world.emojis = [{"id": str(n), "name": name, "animated": False} for n, name in enumerate(names[1:], start=900)]
    emojis = Emojis()
    learning = asyncio.create_task(learn_emojis(bot, presenters, emojis))
    await fake.world.until("the emojis", lambda: emojis._held)
    learning.cancel()
    assert len(emojis._held) == len(names) - 1
