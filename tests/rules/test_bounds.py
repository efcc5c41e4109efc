"""No case keeps the adjudicator busy, fills its memory or ends its batch, whatever numbers and lists are in it."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rules.adjudicator import Result, Unreadable, adjudicate
from rules.registry import GAMES
from tests.support.chance import RUNNING

ROOT = Path(__file__).parents[2]
COUNT = 1500 if os.environ.get("SIFFLET_ALL_MATCHES") else 40  # cases of each game
CP = {"config": {"stages": [{"format": "knockout", "tie": "legs"}]}, "entrants": ["a", "b"], "phase": "running"}
LEGS = {"K1.1": {"round": 1, "a": "a", "b": "b", "games": []}}
MANY = {f"t{number}": {} for number in range(30_000)}

# What was seen to take long, or to fail.
SEEN: dict[str, tuple[str, Any]] = {
    "a competition of many rounds": (
        "competition",
        {"config": {"stages": [{"format": "swiss", "rounds": 8}]}, "entrants": ["a", "b"], "phase": "running",
         "stages": [{"rounds": 10**9}]},
    ),
    "two legs without games": ("competition", {**CP, "stages": [{"ties": LEGS}]}),
    "a fixture of a far round": (
        "competition", {**CP, "fixtures": {"M1": {"home": "a", "away": "b", "round": 10**30}}},
    ),
    "a division of a hundred thousand": (
        "matrix-hockey", {"phase": "finished", "teams": ["a", "b"], "outcome": {"next": {"E": {"size": 100_000}}}},
    ),
    "a league of thirty thousand": ("matrix-hockey", {"teams": MANY}),
    "a roster of thirty thousand": ("matrix-hockey", {"phase": "setup", "roster": {"E": 30_000}}),
    "a counter at its end": (
        "matrix-hockey", {"teams": ["a", "b"], "matrices": {"CH": {"1": [2**53]}}},
    ),
    "a number that JSON cannot hold": ("matrix-hockey", {"config": {"promote": 10**30}, "teams": ["a", "b"]}),
}  # fmt: skip


def test_a_changed_case_is_adjudicated_or_refused_at_once() -> None:
    seed = os.environ[RUNNING].rpartition(" (")[0]
    command = [sys.executable, "-m", "tests.rules.fuzzing", seed, str(COUNT)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False, text=True)  # noqa: S603 - our own
    assert (done.stderr, done.stdout.splitlines()) == ("", [])


@pytest.mark.parametrize(("key", "state"), SEEN.values(), ids=SEEN)
def test_what_was_seen_to_take_long_is_refused(key: str, state: Any) -> None:
    answer = adjudicate(json.dumps({"game": key, "state": state}).encode())
    assert isinstance(answer, Unreadable)
    assert answer.error.code in {GAMES[key].case_error, "E_STATE_REF"}


def test_the_largest_competition_of_the_page_is_read_again() -> None:
    stage = {"format": "round_robin", "meetings": 2}
    setup = {"config": {"stages": [stage]}, "entrants": [f"e{number}" for number in range(128)]}
    first = adjudicate(json.dumps({"game": "competition", "state": setup}).encode())
    assert isinstance(first, Result)
