"""`legal` and `perft` against the page's rules written a second time, and against `resolve`."""

import random
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.aspic import GAME
from rules.aspic.listing import legal_moves, legal_turns
from rules.aspic.orders import Move
from rules.aspic.state import State
from rules.contract import SeatId
from tests.rules.aspic import page
from tests.rules.aspic.positions import (
    FIVE,
    after,
    in_play,
    json_of,
    legal,
    legal_shots,
    random_match,
    random_position,
    state_of,
)

SEEDS = st.integers(0, 2**32)


def slow_perft(state: State, depth: int) -> int:
    """Count as rulebook 6.8 words it: every order of the slow generator through `resolve`, one after the other."""
    if depth == 0:
        return 1
    return sum(slow_perft(after(state, text), depth - 1) for text in page.legal(json_of(state)))


@pytest.mark.clause("AS-move-b", "AS-turn-c", "AS-turn-d", "AS-turn-e", "AS-path-h")
@given(SEEDS)
def test_legal_turns_are_those_of_the_page(seed: int) -> None:
    state = state_of(random_position(random.Random(seed)))
    texts = legal_turns(state)
    assert len(texts) == len(set(texts)) == GAME.moves.perft(state, 1)
    assert set(texts) == page.legal(json_of(state))


@pytest.mark.clause("AS-turn-f", "AS-exec-b")
@given(SEEDS)
def test_every_legal_turn_and_nothing_else_resolves(seed: int) -> None:
    chance = random.Random(seed)
    state = state_of(random_position(chance))
    texts = set(legal(state))
    for text in chance.sample(sorted(texts), min(20, len(texts))):
        order = GAME.parse(state, SeatId(state.to_act), text)
        assert GAME.canonical(order) == text
        after(state, text)
    shots = {text.removeprefix("x") for text in texts if text.startswith("x")}
    assert shots == set(legal_shots(state))
    for origin in state.pieces.of(state.to_act):
        moves = {to for text in texts for start, _, to in [text.partition("-")] if start == origin and " " not in to}
        assert moves == set(legal_moves(state, origin))
        for to in sorted(moves)[:3]:
            expected = {text.split("x")[1] for text in texts if text.startswith(f"{origin}-{to} x")}
            assert expected == set(legal_shots(state, Move(origin, to)))


@given(SEEDS)
def test_perft_agrees_with_the_slow_count_to_depth_two(seed: int) -> None:
    chance = random.Random(seed)
    raw = random_position(chance)
    keep = {side: cells[:5] for side, cells in raw["pieces"].items()}
    state = state_of({**raw, "pieces": keep, "config": {**raw["config"], "pieces": 5}})
    for text in chance.sample(legal(state), min(3, len(legal(state)))):
        following = after(state, text)
        assert GAME.moves.perft(following, 1) == slow_perft(following, 1)
    assert GAME.moves.perft(state, 2) == sum(len(legal(after(state, text))) for text in legal(state))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_perft_agrees_with_the_slow_count_all_through_a_match(seed: int) -> None:
    chance = random.Random(seed)
    states = list(random_match(chance, FIVE))
    for state in [*chance.sample(states, 4), *states[-2:]]:
        assert GAME.moves.perft(state, 2) == slow_perft(state, 2)


WALLED = in_play(("A1", "A2", "A3", "B1", "B2", "B3"), ("B4", "C1", "C2", "C3", "C4", "H8"), "H5", to_act="right")
# Moves that close the wall make left pass; the last turns of a half and of the match; goals; queues.
SMALL: Mapping[str, Mapping[str, object]] = {
    "forced passes": WALLED,
    "forced pass ends the half": {**WALLED, "round": 5, "half": 2},
    "goals to come": in_play(("I9", "A1", "A2", "A3", "B1"), ("B2", "C1", "K1", "K2", "K3"), "J7"),
    "last turn of half 1": in_play(to_act="right", round=5),
    "last turn of the match": in_play(half=2, round=5, to_act="left"),
    "last but one turn of the match": in_play(half=2, round=5, to_act="right"),
    "queue of the other": {
        "config": FIVE,
        "to_act": "left",
        "pieces": {"left": ["B1", "B2", "B3"], "right": ["G1", "G2", "G3", "G4"]},
        "queue": {"right": ["G5"]},
    },
    "last cell and kick-off": {
        "config": FIVE,
        "to_act": "left",
        "pieces": {"left": ["B1", "B2", "E3", "E5"], "right": ["G1", "G2", "G3", "G4", "G5"]},
    },
}


@pytest.mark.clause("AS-turn-g", "AS-match-d", "AS-place-a", "AS-place-h")
@pytest.mark.parametrize("name", SMALL)
def test_perft_agrees_with_the_slow_count_at_the_seams(name: str) -> None:
    state = state_of(SMALL[name])
    assert [GAME.moves.perft(state, depth) for depth in (0, 1, 2)] == [slow_perft(state, depth) for depth in (0, 1, 2)]


@pytest.mark.clause("AS-turn-g")
@pytest.mark.parametrize("name", ["forced passes", "forced pass ends the half"])
def test_perft_agrees_with_resolve_to_depth_three_through_forced_passes(name: str) -> None:
    def through_resolve(state: State, depth: int) -> int:
        texts = legal(state)
        return len(texts) if depth == 1 else sum(through_resolve(after(state, text), depth - 1) for text in texts)

    state = state_of(SMALL[name])
    assert GAME.moves.perft(state, 3) == through_resolve(state, 3)


@pytest.mark.parametrize(
    ("raw", "counts"),
    [
        ({}, (1, 36, 36 * 36, 36 * 36 * 35, 36 * 36 * 35 * 35)),
        (in_play(), (1, 301, 68_121)),
        ({"config": FIVE, "to_act": "right", "kickoff": "left", "queue": {"left": ["B1"]}}, (1, 36, 36 * 35)),
    ],
)
def test_perft_numbers(raw: dict[str, object], counts: tuple[int, ...]) -> None:
    """Fixed, so that another engine can be held against them; `in_play()` is the position of 8.1."""
    assert tuple(GAME.moves.perft(state_of(raw), depth) for depth in range(len(counts))) == counts


def test_a_match_that_is_over_has_no_orders_and_no_sequences() -> None:
    state = state_of({**in_play(half=2, round=5), "phase": "over", "result": {"winner": None, "by": "score"}})
    assert legal(state) == []
    assert [GAME.moves.perft(state, depth) for depth in (0, 1, 2)] == [1, 0, 0]


def test_a_sequence_that_ends_the_match_before_its_last_order_is_not_counted() -> None:
    state = state_of(in_play(half=2, round=5, to_act="left"))
    assert GAME.moves.perft(state, 1) > 0
    assert GAME.moves.perft(state, 2) == 0


@pytest.mark.clause("AS-turn-g")
def test_a_position_that_comes_in_without_a_legal_turn_is_not_passed() -> None:
    state = state_of({**WALLED, "to_act": "left"})
    assert legal(state) == []
    assert [GAME.moves.perft(state, depth) for depth in (0, 1, 2)] == [1, 0, 0]


def test_only_the_seat_to_act_has_legal_orders() -> None:
    state = state_of(in_play())
    assert list(GAME.moves.legal(state, SeatId("right"))) == []
    assert len(list(GAME.moves.legal(state, SeatId("left")))) == 301
