"""Every run of a test is the same: no chance but that of its id, no time but that of its clock.

The bot and the house are given both (`create_bot`, `House` have no default for them), and `main` alone hands on those
of the machine; so what is left to see is that nobody takes any. Tests of faults measure a process in real time.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.test_house import ROOT, SOURCES

CHANCE = re.compile(r"secrets\.\w+|random\.(?!Random\b)\w+|uuid\.uuid[14]|os\.(urandom|getrandom)")
TIME = re.compile(
    r"time\.(time|monotonic|perf_counter|clock_gettime)(_ns)?|datetime\.datetime\.(now|utcnow|today)"
    r"|datetime\.date\.today|discord\.utils\.utcnow"
)
UNSEEDED = "random.Random"  # called without a seed
TESTS = ROOT / "tests"
REAL_TIME = (TESTS / "faults", TESTS / "support" / "running.py")  # the latter tells how long a run took


def names(tree: ast.Module) -> dict[str, str]:
    """Return what the names that a file imports stand for: `dt` for `datetime`, `now` for `time.time`."""
    found: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.asname or alias.name: alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
    return found


def taken(source: str) -> Iterator[tuple[int, str]]:
    """Yield where a file names something of another module, by its full name; a call without arguments ends in `()`."""
    tree = ast.parse(source)
    known = names(tree)
    bare = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call) and not node.args + node.keywords}
    for node in ast.walk(tree):
        parts: list[str] = []
        inner: ast.AST = node
        while isinstance(inner, ast.Attribute):
            parts.insert(0, inner.attr)
            inner = inner.value
        if isinstance(inner, ast.Name) and inner.id in known:
            yield node.lineno, ".".join([known[inner.id], *parts]) + ("()" if id(node) in bare else "")


def breaches(paths: Iterator[Path], *, with_time: bool) -> list[str]:
    """Return where files take chance, or with `with_time` the time, from the machine."""
    found = []
    for path in paths:
        for line, name in taken(path.read_text("utf-8")):
            is_timed = with_time and not any(path.is_relative_to(place) for place in REAL_TIME)
            plain = name.removesuffix("()")
            if CHANCE.fullmatch(plain) or name == f"{UNSEEDED}()" or (is_timed and TIME.fullmatch(plain)):
                found.append(f"{path.relative_to(ROOT)}:{line} {plain}")
    return found


def test_no_test_takes_chance_or_time_from_the_machine() -> None:
    assert breaches(TESTS.rglob("*.py"), with_time=True) == []


def test_the_program_takes_chance_in_one_place() -> None:
    [place] = breaches((source.path for source in SOURCES.values()), with_time=False)
    assert re.fullmatch(r"bot\.py:\d+ secrets\.token_bytes", place)


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("import secrets\nsecrets.token_hex(3)", "secrets.token_hex"),
        ("from secrets import choice\nchoice([1])", "secrets.choice"),
        ("import random as r\nr.shuffle(x)", "random.shuffle"),
        ("from random import Random\nRandom()", "random.Random()"),
        ("import random\nrandom.SystemRandom().choice(x)", "random.SystemRandom"),
        ("import datetime as dt\ndt.datetime.now(dt.UTC)", "datetime.datetime.now"),
        ("from time import time_ns\ndef now(): return time_ns()", "time.time_ns"),
        ("import discord\ndiscord.utils.utcnow()", "discord.utils.utcnow"),
    ],
)
def test_every_way_to_take_it_is_seen(source: str, name: str) -> None:
    found = [found for _, found in taken(source)]
    assert name in found or f"{name}()" in found
    assert CHANCE.fullmatch(name) or TIME.fullmatch(name) or name == f"{UNSEEDED}()"


def test_a_seed_is_enough() -> None:
    assert "random.Random()" not in [name for _, name in taken("import random\nrandom.Random(3)")]
