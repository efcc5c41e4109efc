"""What Discord brings and does not bring, in whatever order: nothing is closed before what came meanwhile is read."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.kit.pace import Pace
from cogs.orders import catching_up
from cogs.wire import listener
from cogs.wire.listener import RETURN_S, Listener, Sharded
from referee.clock.gate import Gate
from referee.house import SystemClock
from referee.model import UnsavedError


class Reading:
    """The missed DMs: each reading of them lasts until it is let go on."""

    def __init__(self) -> None:
        self.begun: list[asyncio.Event] = []

    async def __call__(self, *_: object) -> None:
        self.begun.append(asyncio.Event())
        await self.begun[-1].wait()


@pytest.fixture
def reading(monkeypatch: pytest.MonkeyPatch) -> Reading:
    async def nothing(*_: object) -> None:
        pass

    reading = Reading()
    monkeypatch.setattr(listener, "catch_up", reading)
    for name in ("catch_up_others", "take_up"):
        monkeypatch.setattr(listener, name, nothing)
    return reading


class Heart:
    def __init__(self) -> None:
        self.may_wake = asyncio.Event()
        self.may_wake.set()

    async def wake(self) -> None:
        await self.may_wake.wait()

    def start(self) -> None:
        pass


def made(kind: type[Listener], **options: Any) -> Any:
    bot = kind(**options)
    house = SimpleNamespace(clock=SystemClock())
    bot.app = SimpleNamespace(gate=Gate(house.clock, is_shut=True), heart=Heart(), house=house)
    return bot


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_a_reading_that_ends_while_the_line_is_begun_anew_lets_nothing_be_closed(reading: Reading) -> None:
    """What was written between the two sessions is brought by neither: the second reading finds it."""
    bot = made(Listener)
    await bot.on_connect()
    first = asyncio.create_task(bot.on_ready())
    await settled()
    await bot.on_disconnect()
    await bot.on_connect()  # its servers come within two seconds
    reading.begun[0].set()
    await first
    assert not bot.app.gate.is_open
    second = asyncio.create_task(bot.on_ready())
    await settled()
    assert not bot.app.gate.is_open
    reading.begun[1].set()
    await second
    assert bot.app.gate.is_open


async def test_a_line_that_is_lost_before_its_servers_are_there_is_not_ready(reading: Reading) -> None:
    bot = made(Listener)
    await bot.on_connect()
    await bot.on_disconnect()
    await bot.on_ready()
    assert not reading.begun
    resumed = asyncio.create_task(bot.on_resumed())  # the session of which the DMs have not been read
    await settled()
    assert not bot.app.gate.is_open
    reading.begun[0].set()
    await resumed
    assert not bot.app.gate.is_open  # what Discord brings at once is taken first
    assert bot.app.gate._shut_until_s <= asyncio.get_running_loop().time() + RETURN_S


async def test_a_line_that_is_lost_while_it_is_noted_that_it_was_back_lets_nothing_be_closed(reading: Reading) -> None:
    bot = made(Listener)
    await bot.on_connect()
    first = asyncio.create_task(bot.on_ready())
    await settled()
    reading.begun[0].set()
    await first
    await bot.on_disconnect()
    bot.app.heart.may_wake.clear()
    resumed = asyncio.create_task(bot.on_resumed())
    await settled()
    await bot.on_disconnect()
    await bot.on_connect()
    bot.app.heart.may_wake.set()
    await resumed
    assert bot.app.gate._shut_until_s == float("inf")


async def test_dms_that_a_new_session_did_not_bring_are_read_when_another_shard_comes_last(reading: Reading) -> None:
    bot = made(Sharded, shard_count=2)
    for shard in (0, 1):
        await bot.on_shard_connect(shard)
    await bot.on_shard_ready(0)
    assert not reading.begun
    last = asyncio.create_task(bot.on_shard_ready(1))
    await settled()
    reading.begun[0].set()
    await last
    assert bot.app.gate.is_open
    for shard in (1, 0):
        await bot.on_shard_disconnect(shard)
    await bot.on_shard_connect(0)  # that of the DMs is begun anew, the other one resumed
    await bot.on_shard_ready(0)
    last = asyncio.create_task(bot.on_shard_resumed(1))
    await settled()
    assert not bot.app.gate.is_open and not bot._is_up_to_date
    reading.begun[1].set()
    await last
    assert bot._is_up_to_date


async def test_a_database_that_is_away_while_dms_are_read_is_no_dm_that_cannot_be_read() -> None:
    """Else the turns would be closed without the orders in them."""

    class Away(Pace):
        async def keep(self) -> None:
            raise UnsavedError(None, None, Exception("away"))

    class Channel:
        async def history(self, **_: object) -> Any:
            await app.pace.keep()  # as with each request
            yield

    app: Any = SimpleNamespace(pace=Away(0))
    client: Any = SimpleNamespace(get_partial_messageable=lambda *_, **__: Channel())
    person: Any = SimpleNamespace(user_id=1, dm_channel_id=2, last_dm_id=None)
    with pytest.raises(UnsavedError):
        await catching_up._read(app, client, person)
