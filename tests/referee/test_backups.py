"""The nightly copy, and a league that goes on from one."""

import asyncio
import os
from datetime import time
from pathlib import Path

import pytest

from db import backup, outbox
from db.messages import Private
from referee.clock.heart import Heart
from referee.clock.nightly import Backups, back_up
from referee.hand import people
from referee.hand.times import DAY_MS, last_daily_ms
from referee.turns import contests
from rules.contract import SeatId
from tests.referee.world import HOUR, STAN, Message, World
from tests.support import postgres


@pytest.fixture(autouse=True)
def programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the server's own programs be found, where the tests run on one."""
    if postgres.is_asked():
        monkeypatch.setenv("PATH", f"{postgres.binaries()}:{os.environ['PATH']}")


def nightly(folder: Path, keep: int = 14) -> Backups:
    return Backups(folder / "copies", time(4), "Europe/Paris", keep)


def made(world: World, folder: Path) -> list[Path]:
    return backup.copies(world.path, folder / "copies")


async def restart_from(world: World, copy: Path) -> None:
    await world.close()
    backup.restore(copy, world.path, copy.parent, world.clock.ms)
    await world.reopen()


async def test_a_night_makes_one_copy_however_often_it_is_asked_for(world: World, tmp_path: Path) -> None:
    for _ in range(2):
        await back_up(world.house, nightly(tmp_path))
    assert len(made(world, tmp_path)) == 1
    world.clock.pass_(hours=24)
    await back_up(world.house, nightly(tmp_path))
    assert len(made(world, tmp_path)) == 2


async def test_a_copy_made_by_hand_in_the_day_does_not_stand_for_the_nights(world: World, tmp_path: Path) -> None:
    zone, at = "Europe/Paris", time(4)
    night_ms = last_daily_ms(world.clock.ms, zone, at) + DAY_MS
    world.clock.ms = night_ms - 13 * HOUR
    backup.make(world.path, tmp_path / "copies", world.clock.ms, 14)
    await back_up(world.house, nightly(tmp_path))
    assert len(made(world, tmp_path)) == 1  # the bot was started anew in the afternoon
    for passed_ms in (-30_000, 0, 9 * HOUR):  # by a clock that is behind who wakes us, and again
        world.clock.ms = night_ms + passed_ms
        await back_up(world.house, nightly(tmp_path))
        assert len(made(world, tmp_path)) == 2


async def test_no_copy_is_made_where_none_is_wanted(world: World, tmp_path: Path) -> None:
    assert await back_up(world.house, nightly(tmp_path, keep=0)) is None
    assert made(world, tmp_path) == []


async def test_a_bot_that_was_off_at_night_makes_its_copy_when_it_starts(world: World, tmp_path: Path) -> None:
    heart = Heart(world.house, world.sender, backups=nightly(tmp_path))
    heart.start()
    await asyncio.gather(*heart._tasks)
    await heart.stop()
    assert len(made(world, tmp_path)) == 1


async def test_a_copy_that_fails_does_not_stop_the_heart_and_says_why(
    world: World, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "copies").write_text("a file where the folder should be")
    heart = Heart(world.house, world.sender, backups=nightly(tmp_path))
    heart.start()
    await asyncio.gather(*heart._tasks)
    await heart.stop()
    (told,) = [record.getMessage() for record in caplog.records if "no copy" in record.getMessage()]
    assert "File exists" in told
    assert "copies" in told


async def test_what_was_said_after_the_copy_is_not_said_again(world: World, tmp_path: Path) -> None:
    contest = await world.match()
    copy = backup.make(world.path, tmp_path / "copies", world.clock.ms, 14)
    await world.sender.flush()
    said = world.discord.kinds("")
    assert "match_opened" in said
    world.clock.pass_(hours=1)
    await restart_from(world, copy)
    await world.heart.beat()
    assert world.discord.kinds("") == said
    assert (await world.turn(contest)).number == 1


async def test_a_turn_closed_after_the_copy_is_closed_again_and_told_once(world: World, tmp_path: Path) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    await world.send(turn, "left", "4")
    copy = backup.make(world.path, tmp_path / "copies", world.clock.ms, 14)
    world.clock.ms = turn.due_ms + 10_000
    await world.heart.beat()
    results = world.discord.kinds(f"thread:{contest.id}").count("turn_closed")
    assert results == 1
    world.clock.pass_(hours=3)
    await restart_from(world, copy)
    await world.heart.beat()
    assert world.discord.kinds(f"thread:{contest.id}").count("turn_closed") == 1
    assert (await world.turn(contest)).number == 2


async def test_a_match_that_ended_early_after_the_copy_is_told_once_when_its_orders_come_again(
    world: World, tmp_path: Path
) -> None:
    contest = await world.match(goal=1)
    turn = await world.turn(contest)
    await world.send(turn, "left", "4")
    await world.heart.beat()
    copy = backup.make(world.path, tmp_path / "copies", world.clock.ms, 14)
    await world.send(turn, "right", "2")
    await world.heart.beat()
    told = [kind for kind in world.discord.kinds("") if kind in {"turn_closed", "match_over"}]
    assert sorted(told) == ["match_over", "turn_closed"]
    world.clock.pass_(hours=1)
    await restart_from(world, copy)
    await world.heart.wake()
    await world.send(turn, "right", "2")
    await world.heart.beat()
    assert (await contests.get_turn(world.house, turn.id)).status == "closed"
    assert [kind for kind in world.discord.kinds("") if kind in set(told)] == told


@pytest.mark.parametrize("minutes", [1, 3, 19])
@pytest.mark.parametrize("cause", ["deadline", "complete"])
async def test_a_copy_of_just_now_repeats_no_result(world: World, tmp_path: Path, minutes: float, cause: str) -> None:
    """Neither public nor private; no outage is noted for so short a time, and the close is not late."""

    def told() -> list[Message]:
        return [one for one in world.discord.messages if one.kind not in {"panel", "reminder", "reminders", "receipt"}]

    contest = await world.match(goal=1)
    turn = await world.turn(contest)
    world.clock.ms = turn.due_ms - 2 * HOUR
    await world.send(turn, "left", "7")  # of which the duel has something to say to its sender alone
    if cause == "deadline":
        world.clock.ms = turn.due_ms
    await world.heart.beat()
    copy = backup.make(world.path, tmp_path / "copies", world.clock.ms, 14)

    async def close() -> None:
        if cause == "complete":
            await world.send(turn, "right", "2")
        else:
            world.clock.pass_(seconds=15)
        await world.heart.beat()
        assert (await contests.get_turn(world.house, turn.id)).status == "closed"

    await close()
    before = told()
    assert {"turn_closed", "match_over", "private"} <= {message.kind for message in before}
    world.clock.pass_(minutes=minutes)
    await restart_from(world, copy)
    await world.heart.wake()
    await close()
    assert told() == before


async def test_a_private_message_that_waited_for_its_reader_in_the_copy_is_looked_for_too(
    world: World, tmp_path: Path
) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    async with world.house.db.write() as tx:
        await outbox.add(
            tx,
            Private(seat=SeatId("left")),
            outbox.Envelope(
                league_id=world.league.id,
                contest_id=contest.id,
                turn_id=turn.id,
                nonce="waiting",
                destination="user",
                user_id=STAN,
                now_ms=world.clock.ms,
                status="parked",
                fault=outbox.NO_DM,
            ),
        )
    copy = backup.make(world.path, tmp_path / "copies", world.clock.ms, 14)

    async def open_dms() -> None:
        await people.note_dm_open(world.house, STAN, STAN + 5000)
        await world.heart.beat()

    world.clock.pass_(minutes=5)
    await open_dms()
    assert world.discord.kinds(f"user:{STAN}") == ["private"]
    world.clock.pass_(minutes=5)
    await restart_from(world, copy)
    await open_dms()
    assert world.discord.kinds(f"user:{STAN}") == ["private"]


async def test_a_turn_that_ends_otherwise_than_it_was_told_is_told_anew(world: World, tmp_path: Path) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    copy = backup.make(world.path, tmp_path / "copies", world.clock.ms, 14)
    await world.send(turn, "left", "4")
    world.clock.ms = turn.due_ms + 10_000
    await world.heart.beat()
    world.clock.pass_(hours=3)
    await restart_from(world, copy)
    await world.heart.beat()
    assert world.discord.kinds(f"thread:{contest.id}").count("turn_closed") == 2


@pytest.mark.parametrize("hours", [1, 23.5])
async def test_pending_messages_of_the_copy_are_looked_for_however_old(
    world: World, tmp_path: Path, hours: float
) -> None:
    await world.match()
    copy = backup.make(world.path, tmp_path / "copies", world.clock.ms, 14)
    await world.heart.beat()
    before = list(world.discord.messages)
    world.clock.pass_(hours=hours)
    await restart_from(world, copy)
    await world.sender.flush()
    assert [message.kind for message in world.discord.messages if not message.kind.startswith("reminder")] == [
        message.kind for message in before
    ]
    assert world.clock.ms % HOUR == (hours % 1) * HOUR
