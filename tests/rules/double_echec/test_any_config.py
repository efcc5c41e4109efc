"""Whatever the settings: a match ends, a case is played, and what is written is read again."""

import os
import random

import msgspec
import pytest

from rules.adjudicator import CaseResult, adjudicate
from rules.dice import Dice
from rules.double_echec import GAME
from rules.double_echec.state import Match
from rules.errors import CaseError, OrderError
from tests.rules.double_echec import sheets, states
from tests.rules.double_echec.page import Json

SIDES = ("home", "away")
MOMENTS = int(os.environ.get("MOMENTS", "100"))  # a thousand take some ten seconds
MATCHES = int(os.environ.get("MATCHES", "8"))
MOST_TURNS = 2000
REFEREE = (
    "PEINE {team} {n} minor", "LIBERE {team} {n}", "LIBERE {team} {n}; PEINE {team} {n} major 1; LIBERE {team} {n}",
    "CARTE {team} F/pass REFUSE", "CARTE {team} F/steal ACCEPTE {n}", "CARTES F pass=0 steal=1", "RONDELLE {cell}",
    'RONDELLE {cell}; SUITE {{"do": "recover", "team": "{team}"}}', "POSE {team} {n} {cell}",
)  # fmt: skip


def numbers(side: Json) -> list[int]:
    return [man["n"] for man in side["roster"] if man["pos"] != "G"]


def changes(rng: random.Random, own: list[int]) -> str:
    """Return a sheet of many changes, in which men come and go all the time."""
    called = {f"X {rng.choice(sheets.POSTS)}={rng.choice(own)}{rng.choice(['', ' !'])}" for _ in range(12)}
    return "; ".join((*sorted(called), "D fin", "M fin", "S garde"))


@pytest.mark.clause("DE-R.11-i")
@pytest.mark.parametrize("batch", range(2))
def test_any_moment_is_played_whatever_the_settings(batch: int) -> None:
    for seed in range(batch * MOMENTS, (batch + 1) * MOMENTS):
        rng = random.Random(seed)
        state = states.moment(rng)
        for turn in range(3):
            orders: Json = {}
            for team in SIDES:
                own = numbers(state["teams"][team])
                orders[team] = rng.choice([None, changes(rng, own), sheets.text(rng, own)])
            if rng.random() < 0.3:
                n, cell = rng.choice(numbers(state["teams"][rng.choice(SIDES)])), rng.choice(states.CELLS)
                orders["referee"] = rng.choice(REFEREE).format(team=rng.choice(SIDES), n=n, cell=cell)
            dice = {"seed": f"{seed:06x}{turn:02x}"}
            case = {"game": "double-echec", "state": state, "orders": orders, "dice": dice}
            result = adjudicate(msgspec.json.encode(case))
            assert isinstance(result, CaseResult), (seed, turn, result)
            state = msgspec.json.decode(result.state)
            if state["phase"] == "over":
                break


@pytest.mark.parametrize("seed", range(MATCHES))
def test_a_match_ends_whatever_its_settings(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.new(sheets.setup(rng, **states.config(rng)), Dice(b""))
    for turn in range(MOST_TURNS):
        if GAME.is_over(state):
            return
        assert isinstance(state, Match)
        orders = {}
        for seat in SIDES:
            own = [man.n for man in state.teams.of(seat).roster if man.pos != "G"]
            try:
                orders[seat] = GAME.parse(state, seat, changes(rng, own))
            except OrderError:  # a position, or a slot whose man is still going off
                orders[seat] = None
        state = GAME.resolve(state, orders, Dice(f"{seed}/{turn}".encode())).state
        assert GAME.decode(GAME.encode(state)) == state
    raise AssertionError(f"match {seed} has no end")


@pytest.mark.parametrize("setting", states.OF_CASES)
def test_no_match_is_made_that_would_never_end(setting: str) -> None:
    with pytest.raises(CaseError) as refused:
        GAME.new(sheets.setup(random.Random(1), **{setting: 0}), Dice(b""))
    assert refused.value.code == "DE_CASE"
