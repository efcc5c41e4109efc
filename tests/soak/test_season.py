"""Fault 27: seasons of 200 random operations with random faults; the seed and the operations are told on failure.

`make test` plays 5 of them, `make check` 25, `make soak` 500 or the SEEDS wanted, `make soak SEED=…` one again.
"""

import os
from pathlib import Path

import pytest

from tests.soak.operations import play
from tests.soak.season import Season

IN_EVERY_RUN = 5

ONE = os.environ.get("SIFFLET_SEED")
SEEDS = [int(ONE)] if ONE else range(int(os.environ.get("SIFFLET_SEEDS") or IN_EVERY_RUN))


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
async def test_a_season_in_which_anything_goes_wrong_keeps_its_promises(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, seed: int
) -> None:
    season = await Season.begin(tmp_path / "sifflet.sqlite3", seed)
    try:
        await play(season, seed, lambda: caplog.text)
    except BaseException:
        print(f"seed {seed}; make soak SEED={seed} plays it again:", *season.told, sep="\n")  # noqa: T201
        raise
    finally:
        await season.world.close()
