"""The beat."""

import asyncio
from dataclasses import replace

import pytest

from referee.clock.heart import JOB, Heart
from referee.model import OutboxRow
from referee.outbox.sender import Sender
from referee.turns import contests
from tests.referee.duel import DUEL
from tests.referee.world import HOUR, World
from tests.support import postgres


@pytest.fixture(autouse=True)
def no_second_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the loop beat once: what comes after that comes from a poke."""
    monkeypatch.setattr("referee.clock.heart.BEAT_S", 3600.0)


async def until(condition: asyncio.Event) -> None:
    await asyncio.wait_for(condition.wait(), 60)


async def test_a_beat_closes_reminds_and_sends(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    await world.heart.beat()
    assert world.discord.kinds(f"thread:{contest.id}") == ["match_opened"]
    world.clock.ms = turn.due_ms - HOUR
    await world.heart.beat()
    assert sorted(world.discord.kinds("user:")) == ["reminder", "reminder"]
    world.clock.ms = turn.due_ms + 10_000
    await world.heart.beat()
    assert world.discord.kinds(f"thread:{contest.id}") == ["match_opened", "turn_closed"]


async def test_what_fails_does_not_keep_the_rest_from_being_done(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    contest = await world.match()
    world.clock.ms = (await world.turn(contest)).due_ms + 10_000
    faults: list[str] = []

    async def broken(*_: object) -> int:
        raise OSError

    monkeypatch.setattr("referee.clock.heart.close_due", broken)
    heart = Heart(world.house, world.sender, lambda what, error: faults.append(f"{what}: {type(error).__name__}"))
    await heart.beat()
    assert faults == ["closing turns: OSError"]
    assert world.discord.kinds(f"thread:{contest.id}") == ["match_opened"]
    await heart.stop()


async def test_the_heart_beats_when_it_starts_and_when_it_is_poked(world: World) -> None:
    contest = await world.match()
    opened = world.discord.when("match_opened")
    world.heart.start()
    await until(opened)
    turn = await world.turn(contest)
    await world.send(turn, "left", "4")
    await world.send(turn, "right", "2")
    closed = world.discord.when("turn_closed")
    world.heart.poke()
    await until(closed)
    assert world.discord.kinds(f"thread:{contest.id}") == ["match_opened", "turn_closed"]


async def test_a_poke_during_a_beat_has_another_beat_follow(world: World) -> None:
    reached, go_on = asyncio.Event(), asyncio.Event()

    class Slow:
        async def publish(self, row: OutboxRow) -> int | None:
            reached.set()
            await go_on.wait()
            return await world.discord.publish(row)

        async def find(self, row: OutboxRow) -> int | None:
            return await world.discord.find(row)

    contest = await world.match()
    heart = Heart(world.house, Sender(world.house, Slow()))
    heart.start()
    await until(reached)
    await world.send(await world.turn(contest), "left", "4")
    received = world.discord.when("receipt")
    heart.poke()
    go_on.set()
    await until(received)
    await heart.stop()
    assert "receipt" in world.discord.kinds("user:")


async def test_the_scheduler_makes_the_next_instant_a_beat(world: World) -> None:
    contest = await world.match(settings={"hours": {"orders": 0.5 / 3600}})
    turn = await world.turn(contest)
    await world.heart.beat()
    assert await world.heart.next_instant_ms() == turn.due_ms + 10_000
    world.clock.ms = turn.due_ms + 9_000
    assert await world.heart.next_instant_ms() == turn.due_ms + 10_000


@postgres.not_for_server("with a server its own clock is gone by")
async def test_an_alarm_that_rings_too_soon_is_set_again(world: World) -> None:
    """The clock was set back by some milliseconds meanwhile: nothing was due yet."""
    await world.match()
    scheduler = world.heart._scheduler
    scheduler.start(paused=True)
    await world.heart.beat()
    scheduler.remove_job(JOB)  # as it does itself
    await world.heart._on_instant()
    await world.heart.beat()
    assert scheduler.get_job(JOB) is not None
    scheduler.shutdown(wait=False)


async def test_a_stuck_turn_is_tried_again_at_the_start(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    world.play_by(replace(DUEL, resolve=lambda *_: 1 / 0))
    await world.send(turn, "left", "4")
    await world.send(turn, "right", "2")
    closed = world.discord.when("turn_closed")
    world.heart.start()
    await until(closed)
    assert (await contests.get_turn(world.house, turn.id)).status == "closed"


async def test_a_heart_that_never_started_can_be_stopped(world: World) -> None:
    await world.heart.stop()
    world.heart.poke()
