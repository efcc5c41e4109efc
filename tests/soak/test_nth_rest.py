"""The Nth request to Discord goes wrong, for every N and in every way: each message is there, once, in its place."""

from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.referee.world import World
from tests.soak.faults import WAYS, Fault, failing_discord
from tests.soak.nth import at_every_call
from tests.soak.scenarios import TOLD


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
async def test_a_request_that_goes_wrong_changes_nothing(tmp_path: Path, way: str) -> None:
    def watch(world: World, fault: Fault) -> AbstractContextManager[None]:
        return failing_discord(world, fault, WAYS[way])

    for number, scenario in enumerate(TOLD.values()):
        folder = tmp_path / str(number)
        folder.mkdir()
        assert await at_every_call(scenario, folder / "eve.sqlite3", watch) > 0
        if "effect" in way:
            assert await at_every_call(scenario, folder / "lasting.sqlite3", watch, lasts=True) > 0
