"""The lock files: every requirement in its exact version, every file with its hash; the bot's own, and all."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PIN = re.compile(r"^([A-Za-z][\w.-]*)(?:\[[a-z, ]+\])?==(\S+)", re.MULTILINE)
LOCKS = {"requirements.lock": 30, "requirements-dev.lock": 60}  # how many packages there are at the least


def pins(file: str) -> dict[str, str]:
    text = (ROOT / file).read_text(encoding="utf-8")
    return {re.sub(r"[._]", "-", name.lower()): version for name, version in PIN.findall(text)}


@pytest.mark.parametrize("file", ["requirements.txt", "requirements-dev.txt"])
def test_what_is_required_is_locked_in_that_version(file: str) -> None:
    assert pins(file)
    assert pins(file).items() <= pins(file.replace(".txt", ".lock")).items()


def test_tests_run_on_what_the_bot_runs_on_and_the_bot_without_what_they_need() -> None:
    bot, everything = (pins(file) for file in LOCKS)
    assert bot.items() < everything.items()
    assert not pins("requirements-dev.txt").keys() & bot.keys()


@pytest.mark.parametrize("file", LOCKS)
def test_every_locked_package_has_hashes(file: str) -> None:
    entries = re.split(r"\n(?=[a-z])", (ROOT / file).read_text(encoding="utf-8").split("\n", 2)[2])
    assert len(entries) >= LOCKS[file]
    assert [entry for entry in entries if "--hash=sha256:" not in entry] == []
