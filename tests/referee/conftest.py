"""The world of the referee's tests."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.referee.world import World


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = await World.make(tmp_path / "sifflet.sqlite3")
    yield world
    await world.close()
