"""Whatever a referee does between the turns of a match: it is refused, or the match goes on soundly."""

import random
from collections import Counter

import pytest

from rules.contract import JsonObject
from rules.dice import Dice
from rules.errors import CaseError
from rules.helvetia_cup import GAME
from rules.helvetia_cup.events import RefereeActed
from rules.helvetia_cup.pitch import PITCH
from rules.helvetia_cup.state import SEATS, Match
from tests.rules.helvetia_cup.test_random_play import check_ball, check_side, first_state, written

SEEDS = range(10)
MOST_TURNS = 60
ACTS_EVERY = 3


def any_act(state: Match, rng: random.Random) -> JsonObject:
    """Return an act with fields that are often possible."""
    seat = rng.choice(SEATS)
    n = rng.choice(sorted(state.teams.of(seat).players) or [3])
    colour = rng.choice(("yellow", "yellow", "red"))
    hex_ = rng.choice((*PITCH.hexes, "e1", "e13", None))
    carrier = state.attack or seat
    where = {one: player.at for one, player in state.teams.of(carrier).players.items() if player.at is not None}
    holder = rng.choice([*where, None])
    ball = {"at": where.get(holder, hex_), "holder": holder}
    acts: tuple[JsonObject, ...] = (
        {"op": "card", "seat": seat, "player": n, "colour": colour},
        {"op": "cancel_card", "seat": seat, "player": n, "colour": colour, "at": hex_},
        {"op": "cancel_card", "seat": seat, "player": n, "colour": colour},
        {"op": "offside"},
        {"op": "set", "path": f"teams.{seat}.players.{n}.at", "value": hex_},
        {"op": "set", "path": f"teams.{seat}.players.{n}.at", "value": hex_, "also": {"ball": ball}},
        {"op": "set", "path": f"teams.{seat}.players.{n}.boost", "value": rng.randrange(5)},
        {"op": "set", "path": f"teams.{seat}.players.{n}.yellow", "value": rng.randrange(2)},
        {"op": "set", "path": f"teams.{seat}.subs_left", "value": rng.randrange(3)},
        {"op": "set", "path": f"teams.{seat}.offside_call", "value": rng.random() < 0.5},
        {"op": "set", "path": "ball", "value": ball},
        {"op": "set", "path": "attack", "value": seat, "also": {"ball.holder": None}},
        {"op": "set", "path": "attack", "value": seat, "also": {"ball": ball}},
        {"op": "set", "path": "clock", "value": rng.randrange(46)},
        {"op": "set", "path": "score.home", "value": rng.randrange(4)},
    )
    return {**rng.choice(acts), "by": "77", "reason": "x"}


@pytest.mark.parametrize("seed", SEEDS)
def test_a_match_goes_on_after_any_acts(seed: int) -> None:
    rng = random.Random(seed)
    state = first_state(seed)
    done: Counter[object] = Counter()
    for number in range(MOST_TURNS):
        for _ in range(rng.randrange(ACTS_EVERY)):
            act = any_act(state, rng)
            try:
                outcome = GAME.override(state, act, Dice(bytes([number])))
            except CaseError as error:
                assert error.code == "HC_CASE"
                continue
            done[act["op"]] += 1
            assert isinstance(outcome.events[0], RefereeActed)
            state = outcome.state
            assert GAME.decode(GAME.encode(state)) == state
            check_ball(state)
            for seat in SEATS:
                check_side(state, state.teams.of(seat))
        if GAME.is_over(state):
            break
        orders = {seat: written(state, seat, rng) for seat in GAME.awaiting(state)}
        state = GAME.resolve(state, orders, Dice(f"{seed}/{number}".encode())).state
        assert GAME.decode(GAME.encode(state)) == state
    assert done
