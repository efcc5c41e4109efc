"""The pace of requests: never more in a second than Discord takes, and no wait without need."""

import asyncio

import aiohttp
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.kit.pace import Pace, keep_to_pace, trace_requests

PER_S = 48

steps = st.lists(st.floats(min_value=0, max_value=0.1), min_size=1, max_size=4 * PER_S)


@given(steps)
def test_no_second_has_more_requests_than_discord_takes(waits: list[float]) -> None:
    pace, now, taken = Pace(PER_S), 0.0, list[float]()
    for wait in waits:
        now += wait
        taken.append(pace.take(now))
    assert taken == sorted(taken)
    for first, beyond in zip(taken, taken[PER_S:], strict=False):
        assert beyond >= first + 1


def test_who_asks_seldom_does_not_wait() -> None:
    pace = Pace(PER_S)
    moments = [n * 1.01 / PER_S for n in range(5 * PER_S)]
    assert [pace.take(at) for at in moments] == moments


def test_without_a_limit_nobody_waits() -> None:
    pace = Pace(0)
    assert [pace.take(1.0) for _ in range(1000)] == [1.0] * 1000


async def test_who_finds_no_connection_after_his_wait_meets_a_fault_of_the_line() -> None:
    """As when a bot leaves Discord meanwhile: what was to go out is put off, and is no bug of ours."""
    waiting, may = asyncio.Event(), asyncio.Event()

    class Closed(Pace):
        async def keep(self) -> None:
            waiting.set()
            await may.wait()

    session = aiohttp.ClientSession(trace_configs=[trace_requests()])
    with keep_to_pace(Closed(0)):
        asking = asyncio.ensure_future(session.get("http://127.0.0.1:1/"))
        await waiting.wait()
    await session.close()
    may.set()
    with pytest.raises(aiohttp.ClientConnectionError, match="closed"):
        await asking
