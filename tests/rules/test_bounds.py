"""No case keeps the adjudicator busy, fills its memory or ends its batch; no contest can be made that never ends."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rules.adjudicator import CaseResult, Unreadable, adjudicate
from rules.aspic import state as aspic
from rules.dice import Dice
from rules.double_echec import state as double_echec
from rules.errors import CaseError
from rules.helvetia_cup import state as helvetia_cup
from rules.kollaball import state as kollaball
from rules.reading import read_turn
from rules.registry import GAMES
from tests.rules.double_echec import sheets
from tests.rules.kollaball import strategies
from tests.rules.recording import PLAYERS
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


def test_a_case_changed_at_random_is_adjudicated_or_refused_at_once() -> None:
    seed = os.environ[RUNNING].rpartition(" (")[0]
    command = [sys.executable, "-m", "tests.rules.fuzzing", seed, str(COUNT)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False, text=True)  # noqa: S603 - our own
    assert (done.stderr, done.stdout.splitlines()) == ("", [])


@pytest.mark.parametrize(("key", "state"), SEEN.values(), ids=SEEN)
def test_what_was_seen_to_take_long_is_refused(key: str, state: Any) -> None:
    answer = adjudicate(json.dumps({"game": key, "state": state}).encode())
    assert isinstance(answer, Unreadable)
    assert answer.error.code in {GAMES[key].case_error, "E_STATE_REF"}


# A match of each game, and the values that are tried for every key of its config; the clock of Double-Échec is dear.
MATCHES: dict[str, tuple[type[msgspec.Struct], Any, tuple[int, ...]]] = {
    "aspic": (aspic.Config, {}, (0, 1, 99, 10**6)),
    "double-echec": (double_echec.Config, sheets.setup(random.Random("config")), (0, 1)),
    "helvetia-cup": (helvetia_cup.Config, {"teams": {"home": "zyon", "away": "basela"}}, (0, 1, 99, 240, 10**6)),
    "kollaball": (kollaball.Config, strategies.random_setup(random.Random("config")), (0, 1, 99, 9_999, 10**6)),
}
MOST_TURNS, ORDERED = 2_000, 3  # of a match; of those the first ones have orders, then nobody says anything any more


def configs(key: str) -> Iterator[Mapping[str, object]]:
    kind, _, values = MATCHES[key]
    yield {}
    yield from ({field: value} for field in kind.__struct_fields__ for value in values)


@pytest.mark.parametrize("key", MATCHES)
def test_a_match_that_can_be_made_has_an_end_however_silent_its_seats(key: str) -> None:
    game, setup = GAMES[key], MATCHES[key][1]
    refused = 0
    for config in configs(key):
        try:
            state = game.new({**setup, "config": {**setup.get("config", {}), **config}}, Dice(b""))
        except CaseError:
            refused += 1
            continue
        assert turns_of(key, state) < MOST_TURNS, config
    assert refused > 0


def turns_of(key: str, state: msgspec.Struct) -> int:
    """Return how many turns a match takes to its end, as far as that matters."""
    game, chance = GAMES[key], random.Random(key)
    for turn in range(MOST_TURNS):
        if game.is_over(state):
            return turn
        texts = PLAYERS[key].send(game, state, chance) if turn < ORDERED else {}
        state = game.resolve(state, read_turn(game, state, texts).orders, Dice(b"%d" % turn)).state
    return MOST_TURNS


def test_the_largest_competition_of_the_page_is_read_again() -> None:
    stage = {"format": "round_robin", "meetings": 2}
    setup = {"config": {"stages": [stage]}, "entrants": [f"e{number}" for number in range(128)]}
    first = adjudicate(json.dumps({"game": "competition", "state": setup}).encode())
    assert isinstance(first, CaseResult)
