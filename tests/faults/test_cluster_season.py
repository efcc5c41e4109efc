"""Fault 27 with real processes: random operations and random faults from a seed, which is told on failure.

`SIFFLET_SEED=…` plays one again; how the processes come in each other's way is the machine's. The many seeds are
played without processes (`tests/soak/test_crew.py`).
"""

import os
import random

import pytest

from tests.faults.cluster import Cluster
from tests.faults.process import BotProcess
from tests.faults.stage import BLUE, OTHERS, RED

OPERATIONS = 40
SEEDS = [int(os.environ.get("SIFFLET_SEED") or 1)]
WEIGHTS = {"dm": 8, "press": 8, "time": 5, "deadline": 4, "kill": 3, "start": 6, "stop": 2, "cut": 3}
TEXTS = (RED, BLUE, *OTHERS, "zut", "1 P >B4")


async def one(cluster: Cluster, chance: random.Random, paused: set[str]) -> str:  # noqa: PLR0911 - one for each thing
    """Do one thing, and say what."""
    match = chance.choice(cluster.matches)
    person = chance.choice((match.red, match.blue))
    name = chance.choice(sorted(cluster.processes))
    process = cluster[name]
    match chance.choices(("dm", "press", "time", "deadline", "kill", "start", "stop", "cut"), (8, 8, 5, 4, 3, 6, 2, 3))[
        0
    ]:
        case "dm":
            person.write(chance.choice(TEXTS))
            return f"{person.id} writes"
        case "press":
            return _pressed(cluster, chance)
        case "time":
            seconds = chance.choice((5, 40, 700, 3600))
            cluster.pass_time(seconds=seconds)
            return f"{seconds} s pass"
        case "deadline":
            cluster.pass_deadline(match)
            return f"the deadline of {match.setting.contest_id} passes"
        case "kill":
            await process.killed() if process.is_alive else None
            paused.discard(name)
            return f"{name} is killed"
        case "start":
            return await _started(process, paused)
        case "stop" if process.is_alive and name not in paused:
            process.pause()
            paused.add(name)
            return f"{name} is stopped"
        case _:
            cluster.cut()
            return "connections are cut"


def _pressed(cluster: Cluster, chance: random.Random) -> str:
    offered = [
        message for message in cluster.fake.world.messages if any("order-ok" in one for one in message.custom_ids)
    ]
    if not offered:
        return "nothing to press"
    message = chance.choice(offered)
    place = cluster.fake.world.channels[message.channel_id]
    cluster.person(place.user_id or 0).press(message, "order-ok")
    return f"{place.user_id} presses"


async def _started(process: BotProcess, paused: set[str]) -> str:
    name = process.folder.name
    if name in paused:
        paused.discard(name)
        process.wake(chance_slept(process))
        return f"{name} wakes"
    if not process.is_alive:
        await process.launch()
    return f"{name} is there"


def chance_slept(process: BotProcess) -> float:
    """Return for how long a process may have slept that was started so many times."""
    return 20.0 * process.starts


@pytest.mark.parametrize("seed", SEEDS)
async def test_a_season_of_real_processes_keeps_its_promises(cluster: Cluster, seed: int) -> None:
    await cluster.up("gateway", "worker1", "worker2")
    cluster.add("standby")
    cluster.expected.append(".")  # whatever is logged: the invariants are what counts
    paused, told = set[str](), list[str]()
    try:
        for number in range(OPERATIONS):
            chance = random.Random(f"{seed}/{number}")
            told.append(f"{number}: {await one(cluster, chance, paused)}")
            alive = [process for process in cluster.processes.values() if process.is_alive and process.role == "worker"]
            if alive and chance.random() < 0.5:
                worker = chance.choice(alive)
                if worker.folder.name not in paused:
                    await cluster.fake.world.until("a moment", lambda seen=worker.watched, w=worker: w.watched > seen)
        for name in sorted(paused):
            cluster[name].wake()
    except BaseException:
        print(f"seed {seed}; SIFFLET_SEED={seed} plays it again:", *told, sep="\n")  # noqa: T201
        raise
