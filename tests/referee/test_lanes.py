"""Several processes that send the outbox of one database: each message once, in the order of its lane."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import text

from cogs.kit.pace import SharedPace
from db import instants, keys
from db import outbox as stored
from db.engine import Database
from referee.house import ServerClock
from referee.model import Contest, OutboxRow
from referee.outbox import publishing
from referee.outbox.elsewhere import Elsewhere
from referee.outbox.publishing import DmsClosed, Opening, Publisher
from referee.outbox.sender import Sender
from referee.turns import contests
from tests.referee.world import CAMILLE, World
from tests.support import postgres

LEASE_S = stored.LEASE_MS / 1000
Another = Callable[..., Awaitable[Sender]]


class Halting:
    """A way out on which a process is stopped at the next message of a lane, before it leaves or after."""

    def __init__(self, world: World, lane: str = "", *, has_left: bool = False) -> None:
        self._discord, self._lane, self._has_left = world.discord, lane, has_left
        self.stopped, self.woken = asyncio.Event(), asyncio.Event()

    async def publish(self, row: OutboxRow) -> int | None:
        if self._has_left:
            await self._discord.publish(row)
        await self._halt(row.lane)
        return await self._discord.publish(row)

    async def _halt(self, lane: str) -> None:
        if lane == self._lane:
            self.stopped.set()
            await self.woken.wait()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._discord, name)


@pytest_asyncio.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """A world on a server, which has no sender of its own."""
    if not postgres.is_asked():
        monkeypatch.setenv(postgres.ASKED, "1")
    world = await World.make(tmp_path / "sifflet.sqlite3")
    yield world
    await world.close()


@pytest_asyncio.fixture
async def another(world: World) -> AsyncIterator[Another]:
    """Return what starts another process that sends; each has a name and connections of its own."""
    async with AsyncExitStack() as stack:
        names = iter("ABCD")

        async def start(publisher: Publisher | None = None) -> Sender:
            db = await Database.open(world.path)
            stack.push_async_callback(db.close)
            sender = Sender(replace(world.house, db=db), publisher or world.discord, owner=next(names))
            stack.push_async_callback(sender.close)
            return sender

        yield start


async def play(world: World, contest: Contest, turns: int = 1) -> None:
    """Have turns of a match played, so that there is something to say."""
    for _ in range(turns):
        turn = await world.turn(contest)
        await world.send(turn, "left", "1")
        await world.send(turn, "right", "2")


async def waiting(world: World) -> int:
    """Return how many messages wait."""
    async with world.house.db.read() as tx:
        return (await tx.execute(text("SELECT count(*) FROM outbox WHERE status = 'pending'"))).scalar_one()


async def locked(world: World) -> int:
    """Return how many statements wait for a lock."""
    query = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
    async with world.house.db.read() as tx:
        return (await tx.execute(text(query))).scalar_one()


async def until(count: Callable[[], Awaitable[int]], *wanted: int) -> None:
    """Wait until the database gives one of these numbers: it tells nobody by itself."""
    async with asyncio.timeout(20):
        while await count() not in wanted:  # noqa: ASYNC110 - there is no event
            await asyncio.sleep(0.01)


async def test_every_message_leaves_once_and_in_the_order_of_its_lane(world: World, another: Another) -> None:
    senders = [await another() for _ in range(3)]
    matches = [await world.match(has_thread=False) for _ in range(6)]
    for contest in matches:
        await play(world, contest, turns=2)
    counts = await asyncio.gather(*(sender.flush() for sender in senders))
    assert await waiting(world) == 0
    for contest in matches:
        assert world.discord.kinds(f"thread:{contest.id}") == ["match_opened", "turn_closed", "turn_closed"]
        assert world.discord.kinds(f"starter:{contest.id}") == ["starter"]
    posts = [message for message in world.discord.messages if message.kind not in {"starter", "thread"}]
    assert sum(counts) == len(posts) == len({message.nonce for message in posts})


@pytest.mark.parametrize("has_left", [False, True], ids=["before its post", "after it"])
async def test_who_is_stopped_over_its_lease_changes_nothing_when_it_wakes(
    world: World, another: Another, has_left: bool
) -> None:
    contest = await world.match()
    lane = f"thread:{contest.id}"
    halting = Halting(world, lane, has_left=has_left)
    stopped, successor = await another(halting), await another()
    flushing = asyncio.create_task(stopped.flush())
    await halting.stopped.wait()
    await play(world, contest)
    await successor.flush()
    assert world.discord.kinds(lane) == ["match_opened"] * has_left  # not yet: somebody is at it
    world.clock.pass_(seconds=LEASE_S + 1)
    await successor.flush()
    told = list(world.discord.messages)
    assert world.discord.kinds(lane) == ["match_opened", "turn_closed"]
    halting.woken.set()
    await flushing
    assert world.discord.messages == told
    assert await waiting(world) == 0


async def test_who_is_refused_after_another_got_through_closes_no_dms(world: World, another: Another) -> None:
    class Refused(Halting):
        async def publish(self, row: OutboxRow) -> int | None:
            await self._halt(row.lane)
            raise DmsClosed("50007")

    contest = await world.match()
    await world.send(await world.turn(contest), "left", "1")  # asks for a receipt
    halting = Refused(world, f"user:{CAMILLE}")
    stopped, successor = await another(halting), await another()
    flushing = asyncio.create_task(stopped.flush())
    await halting.stopped.wait()
    world.clock.pass_(seconds=LEASE_S + 1)
    await successor.flush()
    halting.woken.set()
    await flushing
    assert world.discord.kinds(f"user:{CAMILLE}") == ["receipt"]
    async with world.house.db.read() as tx:
        found = await tx.execute(text("SELECT dm_channel_id FROM person WHERE user_id = :id").bindparams(id=CAMILLE))
        assert found.scalar_one() == CAMILLE + 5000


@pytest.mark.parametrize("has_left", [False, True], ids=["before its post", "after it"])
@pytest.mark.parametrize("away_s", [LEASE_S + 1, 600])
async def test_what_a_killed_process_was_sending_is_sent_once(
    world: World, another: Another, has_left: bool, away_s: float
) -> None:
    contest = await world.match()
    lane = f"thread:{contest.id}"
    halting = Halting(world, lane, has_left=has_left)
    killed, successor = await another(halting), await another()
    flushing = asyncio.create_task(killed.flush())
    await halting.stopped.wait()
    for task in (flushing, *killed._lanes.values()):  # it gives nothing back
        task.cancel()
    await successor.flush()
    assert world.discord.kinds(lane) == ["match_opened"] * has_left
    world.clock.pass_(seconds=away_s)
    await successor.flush()
    assert world.discord.kinds(lane) == ["match_opened"]
    assert await waiting(world) == 0


async def test_who_stops_in_good_order_leaves_its_lanes_to_others_at_once(world: World, another: Another) -> None:
    contest = await world.match()
    halting = Halting(world, f"thread:{contest.id}")
    leaving, successor = await another(halting), await another()
    flushing = asyncio.create_task(leaving.flush())
    await halting.stopped.wait()
    flushing.cancel()
    await leaving.close()
    world.clock.pass_(seconds=1)
    await successor.flush()
    assert world.discord.kinds("thread:") == ["match_opened"]


async def test_a_message_that_failed_is_tried_again_by_whoever_is_there(world: World, another: Another) -> None:
    await world.match()
    world.discord.faults["announce:1"] = [OSError("no route")]
    one, other = await another(), await another()
    await one.flush()
    assert world.discord.kinds("announce:") == []
    world.clock.pass_(seconds=1)
    await other.flush()
    assert world.discord.kinds("announce:") == ["match_started"]


async def test_what_another_is_sending_wakes_nobody_before_its_lease_is_over(world: World, another: Another) -> None:
    contest = await world.match()
    halting = Halting(world, f"thread:{contest.id}")
    sending = await another(halting)
    flushing = asyncio.create_task(sending.flush())
    await halting.stopped.wait()
    await until(partial(waiting, world), 1)
    async with world.house.db.read() as tx:
        ahead = await instants.ahead(tx)
    assert ahead.try_ms == world.clock.ms + stored.LEASE_MS
    halting.woken.set()
    await flushing


async def test_two_that_open_a_thread_at_once_open_one(world: World, another: Another) -> None:
    class Together(Halting):
        both = asyncio.Barrier(2)

        async def open(self, opening: Opening) -> int:
            await self.both.wait()
            return await self._discord.open(opening)

    contest = await world.match(has_thread=False)
    senders = [await another(Together(world)) for _ in range(2)]
    opened = await asyncio.gather(*(sender.open_thread(contest.id) for sender in senders))
    assert len(set(opened)) == 1
    assert opened[0] == (await contests.get_contest(world.house, contest.id)).thread_id
    assert world.discord.kinds("starter:") == ["starter"]
    assert world.discord.kinds("opened:") == ["thread"]


async def test_a_thread_opened_late_does_not_take_the_place_of_the_one_that_followed_it(
    world: World, another: Another
) -> None:
    class Late(Halting):
        async def open(self, opening: Opening) -> int:
            thread_id = await self._discord.open(opening)
            await self._halt("")
            return thread_id

    contest = await world.match(has_thread=False)
    halting = Late(world)
    stopped, successor = await another(halting), await another()
    opening = asyncio.create_task(stopped.open_thread(contest.id))
    await halting.stopped.wait()
    first = await successor.open_thread(contest.id)
    assert first is not None
    await contests.forget_thread(world.house, contest.id, first)
    world.clock.pass_(minutes=1)
    second = await successor.open_thread(contest.id)
    halting.woken.set()
    assert await opening == second != first
    assert (await contests.get_contest(world.house, contest.id)).thread_id == second


async def test_the_panel_that_is_shown_in_the_end_is_the_newest(world: World, another: Another) -> None:
    shown: list[int] = []

    class Showing(Halting):
        async def publish(self, row: OutboxRow) -> int | None:
            if row.panel is None:
                return await self._discord.publish(row)
            number = (await world.turn(contest)).number
            await self._halt(row.lane)
            shown.append(number)
            return await self._discord.publish(row)

    contest = await world.match()
    halting = Showing(world, f"panel:{contest.id}")
    stopped, successor = await another(halting), await another(Showing(world))
    flushing = asyncio.create_task(stopped.flush())
    await halting.stopped.wait()
    await play(world, contest)  # the close commits while the panel is being sent
    world.clock.pass_(seconds=LEASE_S + 1)
    await successor.flush()
    assert shown[-1] == 2
    halting.woken.set()
    await flushing
    await successor.flush()
    assert 1 in shown and shown[-1] == 2
    assert await waiting(world) == 0


async def test_no_message_is_begun_while_somebody_counts_on_it_to_show_his_change(
    world: World, another: Another
) -> None:
    contest = await world.match()
    sender = await another()
    async with world.house.db.write(keys.of_contest(contest.id)) as tx:
        assert await stored.untried_panels(tx, contest.id)
        flushing = asyncio.create_task(sender.flush())
        await until(partial(locked, world), 1, 2, 3)
        assert world.discord.tries == []
    await flushing
    assert "panel" in world.discord.kinds("panel:")


async def test_a_process_that_does_not_send_waits_until_another_has_sent(world: World, another: Another) -> None:
    contest = await world.match()
    gateway, worker = Elsewhere(world.house, world.discord), await another()
    assert await gateway.flush() == 0
    assert world.discord.messages == []
    seeing = asyncio.create_task(gateway.see_off([1, 2]))
    await worker.flush()
    assert await seeing == []
    world.discord.faults[f"thread:{contest.id}"] = OSError("no route")
    await play(world, contest)
    last = await gateway.republish_all(contest.id)
    assert len(last.rows) == 1  # the panel
    await worker.flush()
    async with world.house.db.read() as tx:
        late = [row.id for row in await stored.of_contest(tx, contest.id) if row.status == "pending"]
    assert [row.id for row in await gateway.see_off(late)] == late  # they wait for their next try


async def test_all_processes_share_one_pace_and_use_it(world: World) -> None:
    per_s, seconds, taken = 50, 2, list[int]()
    databases = [await Database.open(world.path) for _ in range(3)]
    houses = [replace(world.house, db=db) for db in databases]
    now_s = asyncio.get_running_loop().time

    async def ask(number: int) -> None:
        while now_s() < end_s:
            slot = await publishing.take_slot(houses[number % len(houses)], per_s)
            taken.append(slot.at_us)
            await asyncio.sleep(slot.wait_us / 1_000_000)

    end_s = now_s() + seconds
    await asyncio.gather(*(ask(number) for number in range(24)))
    for db in databases:
        await db.close()
    taken.sort()
    assert all(beyond > first + 1_000_000 for first, beyond in zip(taken, taken[per_s:], strict=False))
    assert len(taken) - 1 >= 0.9 * per_s * (taken[-1] - taken[0]) / 1_000_000


async def test_who_slept_sends_nothing_before_he_knows_what_time_it_is(world: World) -> None:
    """Their monotonic clock slept with them: they take for new what another has sent long ago."""
    clock = ServerClock()
    assert world.house.db.server is not None
    await clock.look(world.house.db.server)
    pace = SharedPace(replace(world.house, clock=clock), 50)
    await pace.begun().keep()
    clock._ahead_ms -= 60_000
    with pytest.raises(TimeoutError):
        await pace.begun().keep()
    await pace.begun().keep()  # now they do


async def test_who_learns_that_he_slept_does_not_send_what_he_decided_before(world: World) -> None:
    """They took a first try for new; their clock looks, for others, before their request has its moment."""
    clock, server = ServerClock(), world.house.db.server
    assert server is not None
    await clock.look(server)
    clock._ahead_ms -= 60_000
    decided = SharedPace(replace(world.house, clock=clock), 50).begun()
    await clock.look(server)
    with pytest.raises(TimeoutError):
        await decided.keep()


async def test_what_is_gone_is_sent_once_more_by_one_of_two_who_saw_that(world: World, another: Another) -> None:
    """Two referees ask for it a second apart, and the look of the second at Discord takes longer."""
    contest = await world.match()
    turn = await world.turn(contest)
    await play(world, contest)
    seen, may = asyncio.Event(), asyncio.Event()

    class Slow:
        async def is_there(self, row: OutboxRow) -> bool:
            found = await world.discord.is_there(row)
            if row.kind == "turn_closed":
                seen.set()
                await may.wait()
            return found

        def __getattr__(self, name: str) -> Any:
            return getattr(world.discord, name)

    one, other = await another(), await another(Slow())  # type: ignore[arg-type]
    await one.flush()
    world.discord.messages = [message for message in world.discord.messages if message.kind != "turn_closed"]
    later = asyncio.create_task(other.republish_all(contest.id, turn.id))
    await seen.wait()
    assert (await one.republish_all(contest.id, turn.id)).gone == 1
    await one.flush()
    may.set()
    await later
    await one.flush()
    assert world.discord.kinds(f"thread:{contest.id}") == ["match_opened", "turn_closed"]


async def test_what_comes_into_an_empty_lane_is_begun_by_nobody_who_holds_nothing(
    world: World, another: Another
) -> None:
    """Else a panel might be drawn already that somebody counts on, who is about to change what it shows."""
    contest = await world.match()
    one, other = await another(), await another()
    await one.flush()
    async with other._house.db.write(keys.of_lane(f"panel:{contest.id}")) as tx:
        await play(world, contest)
        assert not tx.holds
    assert await other._claim(f"panel:{contest.id}") is not None
