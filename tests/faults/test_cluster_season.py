"""Fault 27 with real processes: seasons of 200 random operations under random faults, each from a seed.

`make test-cluster` plays one, CI 25 (`CREWS=25`); `SIFFLET_SEED=…` plays one again.
"""

import os

import pytest

from tests.faults.cluster import UNSAVED, Cluster
from tests.faults.season import Season

ONE = os.environ.get("SIFFLET_SEED")
SEEDS = [int(ONE)] if ONE else range(int(os.environ.get("SIFFLET_CREWS") or 1))


@pytest.mark.parametrize("cluster", [6], indirect=True)
@pytest.mark.parametrize("seed", SEEDS)
async def test_a_season_of_real_processes_keeps_its_promises(cluster: Cluster, seed: int) -> None:
    season = Season(cluster)
    cluster.expected.extend(UNSAVED)
    try:
        await season.play(seed)
    finally:  # shown if this fails, or what is checked after it
        print(f"seed {seed}; SIFFLET_SEED={seed} plays it again:", *season.told, sep="\n")  # noqa: T201
