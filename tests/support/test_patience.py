"""Who is waited for: whoever gets on, be it in another process. A test that hangs fails, whatever the machine does."""

import asyncio
import multiprocessing
import re
import time

import discord
import pytest
from discord.ext import commands

from tests.support import settling
from tests.support.league import League, MakeBot, Person
from tests.support.patience import BEAT_S, LOOKING_S, STILL_S, TICK_S, Patience, Signs

BEATS = round(STILL_S / BEAT_S)
MOVES = [
    Signs(own_s=2 * LOOKING_S, others_s=0, told=0),
    Signs(own_s=0, others_s=TICK_S, told=0),
    Signs(own_s=0, others_s=0, told=1),
]
STILL = Signs(own_s=0, others_s=0, told=0)


def work() -> None:
    while True:
        pass


@pytest.mark.parametrize("moved", MOVES, ids=Signs._fields)
def test_whatever_moves_is_waited_for_anew(moved: Signs) -> None:
    waiting = Patience(STILL)
    assert not any(waiting.is_over(STILL) for _ in range(BEATS - 1))
    assert [waiting.is_over(moved) for _ in range(BEATS + 1)] == [False] * BEATS + [True]


def test_to_look_is_no_progress() -> None:
    waiting = Patience(STILL)
    looks = [waiting.is_over(Signs(own_s=LOOKING_S * beat / BEATS, others_s=0, told=0)) for beat in range(BEATS)]
    assert looks[-1]


def test_what_has_been_begun_gets_on_with_it() -> None:
    before = Signs.of_now(0)
    process = multiprocessing.get_context("spawn").Process(target=work)
    process.start()
    try:
        while not Signs(before.own_s, Signs.of_now(0).others_s, 0).show_more_than(before):
            time.sleep(TICK_S)  # as long as the machine takes to count what it uses
    finally:
        process.kill()
        process.join()


class SlowBot(commands.Bot):
    """Calculates for as long as it is told, or waits for what never comes."""

    def __init__(self) -> None:
        super().__init__("!", intents=discord.Intents(guilds=True, dm_messages=True), help_command=None)

    async def on_message(self, message: discord.Message) -> None:
        if message.content == "wait":
            await asyncio.get_running_loop().create_future()
        elif message.content == "work":
            await asyncio.to_thread(self.work)
            await message.channel.send("Fini")

    def work(self) -> None:
        begun_s = time.thread_time()
        while time.thread_time() - begun_s < BEATS * QUICK_S * 2:
            pass


QUICK_S = 0.05


@pytest.fixture
def make_bot(monkeypatch: pytest.MonkeyPatch) -> MakeBot:
    monkeypatch.setattr(settling, "BEAT_S", QUICK_S)
    return SlowBot


async def test_a_bot_that_calculates_for_long_is_waited_for(captain: Person) -> None:
    [answer] = await captain.dm("work")
    assert answer.content == "Fini"


async def test_a_bot_that_waits_for_what_never_comes_is_not(league: League, captain: Person) -> None:
    with pytest.raises(TimeoutError, match=re.escape("SlowBot.on_message via Client._run_event: unknown wait")):
        await captain.dm("wait")
