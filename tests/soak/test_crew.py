"""Fault 27, of several processes on one PostgreSQL: the same seasons, with processes that die one by one.

The seed governs who does what and what goes wrong; how the processes come in each other's way is the machine's.
`make test-postgres` plays one, CI 25 (`CREWS=25`).
"""

import os
from pathlib import Path

import pytest

from tests.soak.crew import Crew, among, tidied
from tests.soak.operations import play
from tests.soak.season import Season
from tests.soak.test_season import ONE
from tests.support import postgres

SEEDS = [int(ONE)] if ONE else range(int(os.environ.get("SIFFLET_CREWS") or postgres.is_asked()))


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
async def test_a_season_of_several_processes_keeps_its_promises(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    if not postgres.is_asked():
        monkeypatch.setenv(postgres.ASKED, "1")
    async with tidied():
        season = await Season.begin(tmp_path, seed, Crew)
        try:
            await play(season, seed, lambda: caplog.text, among)
        except BaseException:
            print(f"seed {seed}; SIFFLET_SEED={seed} plays it again:", *season.told, sep="\n")  # noqa: T201
            raise
        finally:
            await season.world.close()
