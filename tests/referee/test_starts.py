"""Starts that end early: the next ones wait before they begin a line to Discord, more and more."""

import pytest

from db.lines import Shards
from referee.clock.lines import ALONE, PAUSES_S, Starts
from tests.referee.world import World


async def begun(world: World, shards: Shards = ALONE) -> float:
    """Start, wait as long as it takes, begin a line and die; return how long that was."""
    starts = Starts(world.house, shards)
    pause_s = await starts.pause_s()
    world.clock.pass_(seconds=pause_s)
    await starts.note()
    await starts.note()  # further shards, or the line once more
    return pause_s


async def test_the_more_starts_have_ended_early_the_longer_the_next_waits(world: World) -> None:
    assert [await begun(world) for _ in range(9)] == [*PAUSES_S, PAUSES_S[-1], PAUSES_S[-1]]
    assert 24 * 3600 / PAUSES_S[-1] < 200  # Discord lets a bot begin a thousand times a day


async def test_it_is_kept_on_the_disk_and_time_that_has_passed_counts(world: World) -> None:
    for _ in range(6):
        await begun(world)
    await world.reopen()
    world.clock.pass_(seconds=PAUSES_S[-1] - 1)
    assert await begun(world) == 1


@pytest.mark.parametrize("hours", [-48, 48])
async def test_a_clock_that_was_wrong_keeps_nobody_waiting_for_longer(world: World, hours: int) -> None:
    for _ in range(5):
        await begun(world)
    world.clock.pass_(hours=hours)
    assert await Starts(world.house, ALONE).pause_s() == (PAUSES_S[5] if hours < 0 else 0)


async def test_one_that_lasts_is_forgotten(world: World) -> None:
    for _ in range(6):
        await begun(world)
    starts = Starts(world.house, ALONE)
    await starts.note()
    await starts.lasted()
    assert await begun(world) == 0


async def test_each_range_of_shards_has_its_own(world: World) -> None:
    for _ in range(6):
        await begun(world, Shards(0, 0, 2))
    assert await begun(world, Shards(1, 1, 2)) == await begun(world) == 0
    assert await begun(world, Shards(0, 0, 2)) > 0
