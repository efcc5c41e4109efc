"""What goes wrong on the way out, in the sender's terms."""

from collections.abc import Callable
from contextlib import AbstractContextManager

import aiohttp
import pytest

from cogs.kit.refusals import guard_making, translate_refusals
from referee.outbox.publishing import Ended


@pytest.mark.parametrize("on_the_way", [guard_making, translate_refusals])
async def test_a_session_that_is_closed_is_the_end_of_the_program(
    on_the_way: Callable[[], AbstractContextManager[None]],
) -> None:
    session = aiohttp.ClientSession()
    await session.close()
    with pytest.raises(Ended), on_the_way():
        await session.get("http://127.0.0.1:9")


async def test_another_runtime_error_is_not() -> None:
    with pytest.raises(RuntimeError, match="of ours"), translate_refusals():
        raise RuntimeError("of ours")
