"""Matches without a thread: it is opened with the first post, wherever the match was made."""

import pytest
from sqlalchemy.exc import IntegrityError

from db import contests as rows
from referee.outbox.publishing import Unreachable
from referee.turns import contests
from tests.referee.world import CAMILLE, OLGA, World

MANY = 30
POSTED = ["starter", "thread", "match_opened", "panel"]


async def in_one_transaction(world: World, count: int) -> None:
    """Make matches as a competition does: in a transaction in which other things are written, too."""
    async with world.house.db.write() as tx:
        for number in range(1, count + 1):
            await contests.create_contest(
                world.house,
                world.league,
                contests.NewContest(
                    "duel",
                    f"Match {number}",
                    {},
                    seats=[("left", "Gauche", CAMILLE), ("right", "Droite", OLGA), ("admin", "", None)],
                    channel_id=80 + number,
                ),
                tx=tx,
            )


async def test_many_matches_made_in_one_transaction_get_a_thread_each(world: World) -> None:
    await in_one_transaction(world, MANY)
    assert world.discord.messages == []
    await world.heart.beat()
    known = await contests.list_contests(world.house, world.league.id)
    assert len({contest.thread_id for contest in known}) == MANY
    for contest in known:
        lanes = {f"{name}:{contest.id}" for name in ("starter", "opened", "thread", "panel")}
        posted = [message for message in world.discord.messages if message.lane in lanes]
        assert sorted(message.kind for message in posted) == sorted(POSTED)
        assert [message.kind for message in posted[:2]] == POSTED[:2]
        assert contest.thread_id == posted[0].id


async def test_of_a_transaction_that_fails_there_is_neither_match_nor_thread(world: World) -> None:
    with pytest.raises(IntegrityError):
        async with world.house.db.write() as tx:
            await contests.create_contest(
                world.house, world.league, contests.NewContest("duel", "Match", {}, seats=[("left", "G", 1)]), tx=tx
            )
            await rows.set_panel(tx, 99, "", 1)  # of a contest that is not there
    await world.heart.beat()
    assert await contests.list_contests(world.house, world.league.id) == []
    assert world.discord.tries == []


async def test_the_lanes_of_a_match_open_its_thread_once_between_them(world: World) -> None:
    await world.match(has_thread=False)
    await world.heart.beat()
    assert world.discord.tries.count(("starter:1", "starter")) == 1
    assert await world.sender.open_thread(1) == (await contests.get_contest(world.house, 1)).thread_id
    assert world.discord.tries.count(("starter:1", "starter")) == 1


async def test_what_cannot_be_opened_is_told_once_announced_and_sent_later(world: World) -> None:
    world.discord.faults = {"starter:1": Unreachable("50013")}
    await world.match(has_thread=False)
    assert await world.sender.open_thread(1) is None
    await world.heart.beat()
    assert world.discord.kinds("thread:") == world.discord.kinds("panel:") == []
    assert world.discord.kinds("announce:") == ["match_started"]
    [told] = [message for message in world.discord.messages if message.lane == "referee:1"]
    assert told.payload["reason"] == "no_thread"  # type: ignore[index]
    world.discord.faults.clear()
    await world.sender.republish_all(1)
    await world.heart.beat()
    assert world.discord.kinds("starter:") == ["starter"]
    assert world.discord.kinds("thread:") == ["match_opened"]
    assert set(world.discord.kinds("panel:")) == {"panel"}
    assert world.discord.kinds("referee:") == ["parked"]


async def test_a_channel_that_is_gone_is_told_once_for_all_threads_and_republished_once(world: World) -> None:
    world.discord.faults = {f"starter:{number}": Unreachable("10003") for number in range(1, 4)}
    await in_one_transaction(world, 3)
    await world.heart.beat()
    assert world.discord.kinds("referee:") == ["parked"]
    await world.sender.republish_all(2)
    await world.heart.beat()  # it is not repaired yet
    assert world.discord.kinds("thread:") == []
    assert world.discord.kinds("referee:") == ["parked", "parked"]
    world.discord.faults.clear()
    await world.sender.republish_all(2)
    await world.heart.beat()
    for number in range(1, 4):
        assert world.discord.kinds(f"starter:{number}") == ["starter"]
        assert world.discord.kinds(f"thread:{number}") == ["match_opened"]
    assert world.discord.kinds("referee:") == ["parked", "parked"]


async def test_a_thread_that_was_lost_is_opened_anew_with_what_is_posted_next(world: World) -> None:
    await world.match(has_thread=False)
    await world.heart.beat()
    first = (await contests.get_contest(world.house, 1)).thread_id
    assert first is not None
    world.clock.pass_(minutes=1)
    await contests.forget_thread(world.house, 1, first)
    await contests.forget_thread(world.house, 1, first)  # two referees at once
    second = await world.sender.open_thread(1)
    await contests.forget_thread(world.house, 1, first)
    assert (await contests.get_contest(world.house, 1)).thread_id == second != first
    assert world.discord.kinds("starter:") == ["starter", "starter"]
