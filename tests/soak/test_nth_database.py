"""The Nth call to the database fails, for every N: nothing is lost, nothing doubled, nothing half done."""

from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.referee.world import World
from tests.soak.faults import Fault, failing_database
from tests.soak.nth import eve_of
from tests.soak.scenarios import SCENARIOS, TOLD
from tests.support.beside import beside


def watch(world: World, fault: Fault) -> AbstractContextManager[None]:
    def struck() -> None:
        with beside(world.path) as database:
            database.forget_gaps()  # as what is tried again in the same beat will have it

    return failing_database(fault, struck)


@pytest.mark.slow
@pytest.mark.parametrize("name", SCENARIOS)
async def test_a_database_that_fails_once_at_any_call_changes_nothing(tmp_path: Path, name: str) -> None:
    async with eve_of(SCENARIOS[name], tmp_path / "eve.sqlite3") as loop:
        assert await loop.at_every_call(watch, what=name) > 5


@pytest.mark.slow
@pytest.mark.parametrize("name", TOLD)
async def test_a_database_that_fails_from_any_call_on_until_it_is_mended_changes_nothing(
    tmp_path: Path, name: str
) -> None:
    async with eve_of(TOLD[name], tmp_path / "eve.sqlite3") as loop:
        assert await loop.at_every_call(watch, lasts=True, what=f"{name} lasting") > 5
