"""Cases with something wrong in them, adjudicated in a process that counts what each takes: `test_bounds.py` begins it.

`python -m tests.rules.fuzzing SEED COUNT [GAME …]` takes positions of golden cases and of recorded turns, changes a few
places of each, and prints a line for every case that took more than a second of processor time or 200 MiB, that failed
for a fault of ours, whose fault quotes too much, or whose result is read otherwise than it was written. Time is what
this process used, so that a busy machine changes nothing.
"""

import json
import lzma
import random
import resource
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any, TypeVar

import msgspec

from rules.adjudicator import CRASH, Unreadable, adjudicate
from rules.errors import MOST_QUOTED
from rules.registry import GAMES
from tests.rules.test_golden import CASES

Json = Any
T = TypeVar("T")
Way = tuple[str | int, ...]
ROOT = Path(__file__).parent
MOST_S, MOST_BYTES, MOST_INPUT = 1.0, 200 << 20, 2 << 20
LONG = "x" * 5000
VALUES: Sequence[Json] = (
    0, 1, 2, 3, -1, 40, 99, 999, 100_000, 10**6, 10**9, 2**53 - 1, 2**53, 2**53 + 1, 2**63, 2**64, -(2**63), 10**30,
    0.5, 1e308, None, True, False, "", "0", "1", LONG, "é\u202e\x00", [], {}, [0], [[]], {"": 0}, "M1", "home", "left",
    "rouge",
)  # fmt: skip
MANY = (2, 130, 3_000, 30_000)  # how often an entry is repeated


class Slow(BaseException):
    """A case has used up its time."""


def corpus(key: str) -> Iterator[Json]:
    """Yield the cases of a game to be changed: golden ones, recorded turns."""
    for _, _, golden in CASES:
        if golden.case.get("game") == key and isinstance(golden.case.get("state"), dict):
            yield golden.case
    for line in lzma.decompress((ROOT / "recorded" / f"{key}-1.jsonl.xz").read_bytes()).splitlines():
        record = msgspec.json.decode(line)
        orders = {order["seat"]: order["text"] for order in record["orders"]}
        dice = {"seed": record["dice"]["seed"]}
        yield {"game": key, "state": record["play"]["before"], "orders": orders, "dice": dice}


def ways(value: Json, way: Way = ()) -> Iterator[Way]:
    """Yield the ways to every place in a JSON value."""
    yield way
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        yield from ways(one, (*way, key))


def changed(chance: random.Random, case: Json) -> tuple[Json, str]:
    """Return a case with one to three places of its state changed, and what was changed in words."""
    case, told = deepcopy(case), list[str]()
    for change in (*chance.choices(SMALL, k=chance.choice((0, 0, 1, 2))), chance.choice((*SMALL, _repeat))):
        way = chance.choice(list(ways(case["state"]))[1:] or [("",)])
        at = case["state"]
        for key in way[:-1]:
            at = at[key]
        if at:
            told.append(f"{'.'.join(map(str, way))}: {change(chance, at, way[-1])}")
    return case, "; ".join(told)


def _set(chance: random.Random, at: Json, key: Any) -> str:
    at[key] = chance.choice(VALUES)
    return f"{at[key]!r:.40}"


def _drop(_: random.Random, at: Json, key: Any) -> str:
    del at[key]
    return "left out"


def _move(chance: random.Random, at: Json, key: Any) -> str:
    """Put another value of the same object or list there."""
    at[key] = deepcopy(chance.choice(list(at.values()) if isinstance(at, dict) else at))
    return f"{at[key]!r:.40}"


def _repeat(chance: random.Random, at: Json, key: Any) -> str:
    """Repeat an entry of a list, or give an object more such entries, up to what an input may have."""
    many = min(chance.choice(MANY), MOST_INPUT // (len(repr(at[key])) + 8))
    if isinstance(at, list):
        at += [at[key]] * many
    else:
        before = chance.choice((str(key), ""))
        at |= {f"{before}{number}": at[key] for number in range(many)}
    return f"{many} times"


SMALL: Sequence[Callable[[random.Random, Json, Any], str]] = (_set, _set, _set, _drop, _move)


def faults(case: Json) -> Iterator[str]:
    """Yield what is wrong with what a case comes to."""
    answer = measured(partial(adjudicate, json.dumps(case).encode()))
    if answer is None:
        yield f"took more than {MOST_S} s"
        return
    if isinstance(answer, Unreadable):
        if answer.error.code == CRASH:
            yield f"failed: {answer.error.message}"
        elif len(answer.error.message) > 2 * MOST_QUOTED + 8 or LONG[: MOST_QUOTED + 1] in answer.error.message:
            yield f"quotes too much: {answer.error.message}"
        return
    try:
        game, written = GAMES[case["game"]], bytes(answer.state)
        if game.encode(game.decode(written)) != written:
            yield "reads another state than it wrote"
        events = msgspec.json.encode(answer.events)
        if msgspec.json.encode(game.decode_events(events)) != events:
            yield "reads other events than it wrote"
    except Exception as error:  # whatever it is
        yield f"cannot read what it wrote: {error!r:.200}"


def measured(work: Callable[[], T]) -> T | None:
    """Return what `work` gives, None if it takes too long by its processor time; room for more memory is refused."""

    def stop(_: int, __: FrameType | None) -> None:
        raise Slow

    held = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    signal.signal(signal.SIGVTALRM, stop)
    resource.setrlimit(resource.RLIMIT_AS, (held + MOST_BYTES, resource.RLIM_INFINITY))
    signal.setitimer(signal.ITIMER_VIRTUAL, MOST_S)
    try:
        return work()
    except Slow:
        return None
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        resource.setrlimit(resource.RLIMIT_AS, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def main(seed: str, count: int, keys: Sequence[str]) -> None:
    """Adjudicate so many cases of each game; print what is wrong."""
    for key in keys or GAMES:
        chance, cases = random.Random(f"{seed} {key}"), list(corpus(key))
        for number in range(count):
            case, what = changed(chance, chance.choice(cases))
            for told in faults(case):
                sys.stdout.write(f"{key} {number}: {what}: {told}\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3:])
