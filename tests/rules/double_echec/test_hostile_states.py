"""A state that is read can be played, whatever was changed in it; any other is refused as a case, never by a crash."""

import random
from copy import deepcopy

import msgspec
import pytest

from rules.adjudicator import CaseResult, adjudicate
from rules.double_echec.rink import ICE, NAMES, cells_of
from tests.rules.double_echec import sheets
from tests.rules.double_echec.page import Json, example
from tests.rules.fuzzing import ways

STATES = 150
VALUES = [
    0,
    1,
    3,
    -1,
    40,
    999,
    None,
    True,
    "home",
    "lineup",
    "over",
    "G14",
    "F25",
    "C",
    "G",
    "final",
    [],
    {},
    ["home", 9],
]
SKATERS = {"home": [9, 11, 17, 21, 4, 5], "away": [66, 71, 77, 81, 2, 3]}
CARDS = {
    "F": ["pass", "pass_or_shot", "advance", "clear", "steal"],
    "D": ["pass", "clear"],
    "G": ["faceoff", "rebound", "pass_nearest", "pass_centre"],
}
NEXT: list[Json | None] = [
    {"do": "faceoff", "spot": "G14"},
    {"do": "defend"},
    {"do": "card"},
    {"do": "recover", "team": "home", "icing": None},
    {"do": "recover", "team": "away", "icing": "home", "blocked": True},
    {"do": "penalty_shot", "team": "home", "player": 9, "row": "G"},
    None,
    *({"do": "play_card", "deck": deck, "card": card} for deck, cards in CARDS.items() for card in cards),
]


def scattered(rng: random.Random) -> Json:
    """Return the page's example with all men elsewhere, and something else to come."""
    state = deepcopy(example())
    cells = [NAMES[cell] for cell in cells_of(ICE)]
    rng.shuffle(cells)
    for team in SKATERS:
        state["teams"][team]["at"] = {n: cells.pop() for n in state["teams"][team]["at"]}
    state["next"] = deepcopy(rng.choice(NEXT))
    state["puck"] = {"at": cells.pop(), "held": None}
    if state["next"] and state["next"]["do"] in ("defend", "card", "play_card"):
        team = rng.choice(list(SKATERS))
        n, cell = rng.choice(list(state["teams"][team]["at"].items()))
        state["puck"] = {"at": cell, "held": [team, int(n)]}
    return state


def spoilt(state: Json, rng: random.Random) -> Json:
    """Return a state with a value of it changed, or a key left out."""
    *way, last = rng.choice([place for place in ways(state) if place])
    inner: Json = state
    for key in way:
        inner = inner[key]
    if isinstance(inner, dict) and rng.random() < 0.3:
        del inner[last]
    else:
        inner[last] = deepcopy(rng.choice(VALUES))
    return state


@pytest.mark.parametrize("batch", range(2))
def test_a_state_is_played_or_refused(batch: int) -> None:
    played = 0
    for seed in range(batch * STATES, (batch + 1) * STATES):
        rng = random.Random(seed)
        state = scattered(rng)
        for _ in range(rng.choice([0, 0, 1, 2])):
            state = spoilt(state, rng)
        orders = {team: sheets.text(rng, SKATERS[team]) if rng.random() < 0.5 else None for team in SKATERS}
        case = {"game": "double-echec", "state": state, "orders": orders, "dice": {"seed": f"{seed:04x}"}}
        result = adjudicate(msgspec.json.encode(case))
        if isinstance(result, CaseResult):
            played += 1
            again = {"game": "double-echec", "state": result.state, "dice": {"seed": "00"}}
            assert isinstance(adjudicate(msgspec.json.encode(again)), CaseResult), seed
    assert played > STATES / 3


def test_an_empty_match_is_refused() -> None:
    case = {"game": "double-echec", "state": {"game": "double-echec"}, "orders": {}, "dice": {"seed": "00"}}
    result = adjudicate(msgspec.json.encode(case))
    assert not isinstance(result, CaseResult)
    assert result.error.code == "DE_CASE"
