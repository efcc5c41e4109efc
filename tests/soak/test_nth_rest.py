"""The Nth request to Discord goes wrong, for every N and in every way: each message is there, once, in its place."""

from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.referee.world import World
from tests.soak.faults import WAYS, Fault, failing_discord
from tests.soak.nth import Watch, eve_of
from tests.soak.scenarios import TOLD


def going_wrong(way: str) -> Watch:
    def watch(world: World, fault: Fault) -> AbstractContextManager[None]:
        return failing_discord(world, fault, WAYS[way])

    return watch


@pytest.mark.slow
@pytest.mark.parametrize("name", TOLD)
async def test_a_request_that_goes_wrong_changes_nothing(tmp_path: Path, name: str) -> None:
    async with eve_of(TOLD[name], tmp_path / "eve.sqlite3") as loop:
        for way in WAYS:
            assert await loop.at_every_call(going_wrong(way), what=f"{name}, {way}") > 0
            if "effect" in way:
                assert await loop.at_every_call(going_wrong(way), lasts=True, what=f"{name}, {way}, lasting") > 0
