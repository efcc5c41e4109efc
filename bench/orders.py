"""A confirmed order through the real bot, against a bot that only answers "ok": both on the same loopback server.

What the captain's press costs is measured by itself (a durable transaction and two requests, against one), and the
whole way from their DM to the receipt beside it, the picture of their orders included. One order at a time.

Then what an order takes of the processor, on our driver and on one that runs statements in place (`in_place.py`): the
first order of a turn, and the second with the close of the turn (its posts apart, which are pictures most of all).
"""

import asyncio
import itertools
import secrets
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord
from pydantic import SecretStr

from bench.harness import ROUNDS, Row
from bench.in_place import InPlace
from bench.loopback import loopback
from bench.payloads import message, press
from bench.sizes import size
from bot import SiffletBot, create_bot
from config import Settings
from db.engine import Database
from presenters.post import custom_id
from referee.course import close, sending
from referee.hand import people
from referee.house import SystemClock
from referee.league import leagues
from referee.model import Draft
from referee.orders import drafts
from referee.turns import contests

MATCHES = size(240, 24)  # one order each: a submission is final
CLOSES = size(60, 2)
TEXT = "1 P >B5; 2 R >B5; 3 F >B4; 4 R B4"
TEXT_OF_BLUE = "1 P >F3; 2 R >F3; 3 F >F4; 4 R F4"
EVERYBODY = ("r1", "r2", "r3", "r4", "b1", "b2", "b3", "b4")


def measure() -> list[Row]:
    """Return the rows of this measure."""
    with loopback() as base:
        discord.http.Route.BASE = base
        ok = asyncio.run(_ok_rate())
        confirmed, whole = asyncio.run(_order_rates())
        ours = asyncio.run(_cpu_ms(Database))
        in_place = asyncio.run(_cpu_ms(InPlace))
    answer, driver = 'a bot that answers "ok"', "statements in place"
    return [
        Row(
            name="a confirmed order: durable, receipted",
            value=confirmed,
            unit="orders/s",
            peer=answer,
            peer_value=ok,
            bar=0.2,
            bar_is="least ratio",
        ),
        Row(
            name="the same from the DM on, with its picture",
            value=whole,
            unit="orders/s",
            peer=answer,
            peer_value=ok,
        ),
        Row(name="CPU of a confirmed order", value=ours[0], unit="ms", peer=driver, peer_value=in_place[0]),
        Row(
            name="CPU of an order with the close of its turn",
            value=ours[1],
            unit="ms",
            peer=driver,
            peer_value=in_place[1],
        ),
    ]


class OkBot(discord.Client):
    """The least that a bot can do with a message."""

    async def on_message(self, message: discord.Message) -> None:
        """Answer."""
        await message.channel.send("ok")


async def _ok_rate() -> float:
    client = OkBot(intents=discord.Intents(dm_messages=True))
    async with client:
        await client.login("token")
        return await _median_rate(lambda number: _deliver(client, message(100 + number)))


@asynccontextmanager
async def _running(database: type[Database] = Database) -> AsyncIterator[SiffletBot]:
    """Give a bot that is logged in."""
    with tempfile.TemporaryDirectory() as folder, patch("referee.clock.roles.Database", database):
        settings = Settings(
            token=SecretStr("token"),
            database=Path(folder) / "bench.sqlite3",
            sync_commands=False,
            emojis=False,
            backups_kept=0,
        )
        async with create_bot(settings, clock=SystemClock(), random_bytes=secrets.token_bytes) as bot:
            await bot.login("token")
            bot._is_up_to_date = True  # as `on_ready` leaves it
            yield bot


async def _order_rates() -> tuple[float, float]:
    async with _running() as bot:
        turns = await open_matches(bot, MATCHES)
        half = len(turns) // 2
        confirmed = await _median_rate(await _confirmations(bot, turns[:half]))
        whole = await _median_rate(lambda number: _whole_way(bot, turns[half:][number]))
        return confirmed, whole


async def _cpu_ms(database: type[Database]) -> tuple[float, float]:
    """Return the CPU time of a turn's first order, and of its second with the close; the medians."""
    async with _running(database) as bot:
        turns = await open_matches(bot, CLOSES)
        first = await _confirmations(bot, turns)
        second = await _confirmations(bot, turns, "bleue", 10**6, TEXT_OF_BLUE)
        alone, closing = [], []
        for number in range(CLOSES):
            start = time.process_time()
            await first(number)
            between = time.process_time()
            await second(number)
            await close.close_due(bot.app.house)
            alone.append(between - start)
            closing.append(time.process_time() - between)
        return statistics.median(alone) * 1000, statistics.median(closing) * 1000


async def open_matches(bot: SiffletBot, count: int) -> list[int]:
    """Open matches, everyone with a captain of their own, each at its first turn; return the turns."""
    house = bot.app.house
    league = await leagues.install_league(house, 1, "Banc d’essai")
    found = []
    for number in range(count):
        captain = 1000 + number
        setup = {
            "config": {"roll_call": "off"},
            "teams": {"rouge": {"captain": "r1"}, "bleue": {"captain": "b1"}},
            "players": {player: {"name": player, "class": "warrior"} for player in EVERYBODY},
        }
        seats = [("rouge", "Rouges", captain), ("bleue", "Bleus", 10**6 + number)]
        contest = await contests.create_contest(
            house,
            league,
            contests.NewContest(
                "kollaball",
                f"Match {number}",
                setup,
                seats=seats,
                participants=[],
                thread_id=1,
                referee_id=None,
            ),
        )
        lineup = await contests.find_open_turn(house, contest.id)
        assert lineup is not None
        await close.close_turn(house, lineup.id, "referee")
        turn = await contests.find_open_turn(house, contest.id)
        assert turn is not None
        for _, _, user in seats:
            await people.note_dm_open(house, user, user)
            await people.keep_client_language(house, user, "fr")  # noted at somebody’s first press, once
        found.append(turn.id)
    return found


async def _confirmations(
    bot: SiffletBot, turns: list[int], seat: str = "rouge", first_user: int = 1000, text: str = TEXT
) -> Callable[[int], Awaitable[None]]:
    """Write a draft for each turn; return what presses « Envoyer » under one of them."""
    house = bot.app.house
    written = [
        await drafts.write_draft(house, turn_id, seat, first_user + place, text) for place, turn_id in enumerate(turns)
    ]
    return lambda number: _confirm(bot, written[number])


async def _confirm(bot: SiffletBot, draft: Draft) -> None:
    """Press « Envoyer » under a draft; the order must be in afterwards."""
    await _deliver(bot, press(draft.user_id, custom_id("order-ok", draft.turn_id, draft.id)))
    assert await sending.find_own_order(bot.app.house, draft.turn_id, draft.seat) is not None


async def _whole_way(bot: SiffletBot, turn_id: int) -> None:
    turn = await contests.get_turn(bot.app.house, turn_id)
    seats = await contests.list_seats(bot.app.house, turn.contest_id)
    captain = next(seat.user_id for seat in seats if seat.seat == "rouge")
    assert captain is not None
    await _deliver(bot, message(captain, TEXT))
    draft = await drafts.write_draft(bot.app.house, turn_id, "rouge", captain, TEXT)
    await _confirm(bot, draft)


async def _median_rate(act: Callable[[int], Awaitable[None]]) -> float:
    """Return operations per second, the median of five rounds, one after the other, each number used once."""
    per_round = MATCHES // 2 // (ROUNDS + 1)
    numbers = itertools.count()
    rounds = []
    for _ in range(ROUNDS + 1):
        start = time.perf_counter()
        for _ in range(per_round):
            await act(next(numbers))
        rounds.append(per_round / (time.perf_counter() - start))
    return statistics.median(rounds[1:])  # the first one warms up


async def _deliver(client: discord.Client, event: tuple[str, dict[str, Any]]) -> None:
    """Hand the client a gateway event and wait until all that it started is done."""
    before = asyncio.all_tasks()
    name, payload = event
    client._connection.parsers[name](payload)
    while started := asyncio.all_tasks() - before:
        await asyncio.wait(started)
