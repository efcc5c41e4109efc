"""What holds for every week, whatever is ordered: determinism, order of keys, round trips, secrets, hostile text."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bench.seasons import random_orders
from rules.contract import SeatId
from rules.dice import Dice
from rules.errors import OrderError
from rules.matrix_hockey import GAME
from rules.matrix_hockey.notation.grammar import MAX_LENGTH
from rules.matrix_hockey.state import State
from tests.rules.matrix_hockey.support import full_week

SEEDS = st.integers(0, 2**32)
ROSTER = {"E": 4, "D2A": 5, "D2B": 4}
TOKENS = ["CH", "WG", "KDH", "ch", "coupe", "A", "b", "Z", "AB", "1", "2", "9", "03", "+", "#", "-", "*", "(", ")", "/"]
TOKENS += ["(0)", "(X)", "(1/2)", ";", "\n", " ", "\t", "\r", "é", "\N{ARABIC-INDIC DIGIT THREE}", "ı", "0", "X"]
STATE = full_week(teams={"a": {"extra_goals": 2, "super_saves": 1}}, advance={"a": {"CH2": "A(0)"}})


def some_week(seed: int) -> tuple[State, random.Random]:
    """Return a league of thirteen somewhere in its season."""
    chance = random.Random(seed)
    config = {"WG": {"pools": 2, "pool_size": 2}, "dummy": {"cups": chance.choice(("random", "forfeit"))}}
    state = GAME.new({"roster": ROSTER, "config": config, "waiting_list": [{"id": "w", "name": "W"}]}, Dice(b""))
    state = GAME.resolve(state, {}, Dice(str(seed).encode())).state
    for _ in range(chance.randrange(len(state.calendar))):
        state = GAME.resolve(state, random_orders(state, chance, onr=0.2), Dice(str(seed).encode())).state
    return state, chance


def shuffled(value: Any, chance: random.Random) -> Any:
    """Return a JSON value with the keys of its objects in another order."""
    if isinstance(value, dict):
        keys = list(value)
        chance.shuffle(keys)
        return {key: shuffled(value[key], chance) for key in keys}
    return [shuffled(item, chance) for item in value] if isinstance(value, list) else value


@given(SEEDS)
def test_the_order_of_keys_and_seats_changes_nothing(seed: int) -> None:
    state, chance = some_week(seed)
    orders = random_orders(state, chance, onr=0.2)
    mixed = GAME.decode(msgspec.json.encode(shuffled(msgspec.json.decode(GAME.encode(state)), chance)))
    items = list(orders.items())
    chance.shuffle(items)
    first = GAME.resolve(state, orders, Dice(b"seed"))
    second = GAME.resolve(mixed, dict(items), Dice(b"seed"))
    assert first.events == second.events
    assert msgspec.json.decode(GAME.encode(first.state)) == msgspec.json.decode(GAME.encode(second.state))


@given(SEEDS)
def test_a_week_changes_neither_its_state_nor_its_orders_and_reads_back(seed: int) -> None:
    state, chance = some_week(seed)
    orders = random_orders(state, chance, onr=0.2)
    before = GAME.encode(state)
    played = GAME.resolve(state, orders, Dice(b"seed"))
    assert GAME.encode(state) == before
    assert GAME.decode(before) == state
    assert GAME.decode(GAME.encode(played.state)) == played.state
    assert GAME.decode_events(msgspec.json.encode(played.events)) == played.events
    for seat, order in orders.items():
        assert GAME.parse(state, seat, GAME.canonical(order)) == order


@given(SEEDS, st.sampled_from([None, "E-01", "D2A-02"]))
def test_stored_orders_of_others_are_never_shown(seed: int, seat: str | None) -> None:
    state, chance = some_week(seed)
    ahead = {team: {"CH99": f"A({chance.randrange(4)})"} for team in state.teams}
    shown = GAME.view(msgspec.structs.replace(state, advance=ahead), (), None if seat is None else SeatId(seat))
    assert set(shown.state.advance) == ({seat} if seat else set())
    assert not GAME.is_public(state, ())


@given(st.lists(st.sampled_from(TOKENS), max_size=40).map("".join) | st.text(max_size=60), st.sampled_from("ab"))
@pytest.mark.clause("MH-5-f", "MH-5-g")
def test_any_text_is_an_order_or_an_order_error(text: str, seat: str) -> None:
    held = None
    for _ in range(2):
        try:
            order = GAME.parse(STATE, SeatId(seat), text)
            held = GAME.merge(STATE, SeatId(seat), held, text)
        except OrderError as error:
            assert error.code in GAME.messages
            assert 0 <= error.at <= min(len(text), MAX_LENGTH)
        else:
            assert GAME.parse(STATE, SeatId(seat), GAME.canonical(order)) == order
            GAME.warnings(STATE, SeatId(seat), order)
            GAME.resolve(STATE, {SeatId(seat): order}, Dice(b"x"))


@pytest.mark.parametrize("text", ["A(0);" * 400, "A+" * 1000, ";" * 2000, "C" * 2000, "CH" + "9" * 1990, "(" * 2000])
def test_long_texts_are_refused_not_suffered(text: str) -> None:
    with pytest.raises(OrderError):
        GAME.parse(STATE, SeatId("a"), text)


@given(SEEDS)
def test_complete_means_that_nobody_is_onr(seed: int) -> None:
    from rules.matrix_hockey.events import Onr

    state, chance = some_week(seed)
    orders = random_orders(state, chance, onr=0.1)
    played = GAME.resolve(state, orders, Dice(b"seed"))
    missing = any(isinstance(event, Onr) for event in played.events)
    assert GAME.is_complete(state, orders) is not missing
    assert set(GAME.awaiting(state)) <= set(GAME.accepting(state)) == set(state.teams)
    assert len(GAME.records(played.events)) == sum(isinstance(event, Onr) for event in played.events)
