"""Texts of orders: the grammar, its tolerance, its errors at their places, and the way back."""

import random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rules.aspic import GAME
from rules.aspic.orders import AdjustClock, End, Forfeit, Move, Order, Placement, SecondsUsed, Skip, Test, Turn
from rules.contract import SeatId
from rules.errors import OrderError
from tests.rules.aspic.positions import FIVE, in_play, legal, random_match, random_position, state_of

LEFT, RIGHT, REFEREE, CLOCK = map(SeatId, ("left", "right", "referee", "clock"))
PLAY = state_of(in_play(clock={"left": 60, "right": 60}))
PLACING = state_of({"config": FIVE})
SEEDS = st.integers(0, 2**32)
MIXED = st.text(st.sampled_from("ABCDEFGHIJKLPXabekpx0123456789-–—>×? \t\u3000\u00a0é٣"), max_size=20)


def refusal(state, seat, text) -> tuple[str, int]:
    with pytest.raises(OrderError) as caught:
        GAME.parse(state, seat, text)
    return caught.value.code, caught.value.at


@pytest.mark.clause("AS-turn-a", "AS-turn-c", "AS-test-a", "AS-place-h")
@pytest.mark.parametrize(
    ("state", "seat", "text", "order"),
    [
        (PLACING, RIGHT, "P H5", Placement(("H5",))),
        (PLACING, RIGHT, "ph5i3 H7", Placement(("H5", "I3", "H7"))),
        (PLAY, LEFT, "E5-E4", Turn(Move("E5", "E4"))),
        (PLAY, LEFT, "B1-B2 xE5", Turn(Move("B1", "B2"), "E5")),
        (PLAY, LEFT, "xE5", Turn(None, "E5")),
        (PLAY, LEFT, "b1–b2x e5", Turn(Move("B1", "B2"), "E5")),
        (PLAY, LEFT, " \u3000B1 > b2 × E5\n", Turn(Move("B1", "B2"), "E5")),
        (PLAY, LEFT, "B1—B2XE5", Turn(Move("B1", "B2"), "E5")),
        (PLAY, LEFT, "?xE5", Test("E5")),
        (PLAY, LEFT, " ? b1-b2 x e5", Test("E5", Move("B1", "B2"))),
        (PLAY, CLOCK, "007", SecondsUsed(7)),
        (PLAY, REFEREE, "SKIP", Skip()),
        (PLAY, REFEREE, "\u2003forfeit\tRight ", Forfeit("right")),
        (PLAY, REFEREE, "end draw", End(None)),
        (PLAY, REFEREE, "end left", End("left")),
        (PLAY, REFEREE, "clock right -59", AdjustClock("right", -59)),
    ],
)
def test_texts_and_their_orders(state, seat: SeatId, text: str, order: Order) -> None:
    assert GAME.parse(state, seat, text) == order
    canonical = GAME.canonical(order)
    assert GAME.parse(state, seat, canonical) == order
    assert GAME.canonical(GAME.parse(state, seat, canonical)) == canonical


@pytest.mark.parametrize(
    ("order", "text"),
    [
        (Placement(("H5", "I3")), "P H5 I3"),
        (Turn(Move("D5", "D7"), "E6"), "D5-D7 xE6"),
        (Turn(None, "E6"), "xE6"),
        (Test("E6", Move("D5", "D7")), "?D5-D7 xE6"),
        (AdjustClock("left", 3600), "clock left +3600"),
        (AdjustClock("left", 0), "clock left +0"),
        (End(None), "end draw"),
        (Forfeit("left"), "forfeit left"),
        (SecondsUsed(12), "12"),
        (Skip(), "skip"),
    ],
)
def test_canonical_texts(order: Order, text: str) -> None:
    assert GAME.canonical(order) == text


@pytest.mark.parametrize(
    ("text", "code", "at"),
    [
        ("Xx", "AS_SYNTAX", 1),
        ("D5", "AS_SYNTAX", 2),
        ("D5 ", "AS_SYNTAX", 3),
        ("D", "AS_SYNTAX", 0),
        ("K10", "AS_BAD_CELL", 0),
        ("D5-D7 Z1", "AS_BAD_CELL", 6),
        ("D5-D7 Z", "AS_SYNTAX", 6),
        ("D5-D7 x", "AS_SYNTAX", 7),
        ("D5-D7 xP5", "AS_SYNTAX", 7),
        ("D5-x5", "AS_SYNTAX", 3),
        ("xx5", "AS_SYNTAX", 1),
        ("p d5 p", "AS_SYNTAX", 5),
        ("\ud83d", "AS_SYNTAX", 0),
        ("😀D5", "AS_SYNTAX", 0),
        ("xE5 😀", "AS_SYNTAX", 4),
        ("xE5\x00", "AS_SYNTAX", 3),
        ("xE\u0665", "AS_SYNTAX", 1),
        ("x\uff255", "AS_SYNTAX", 1),
        ("D1234567890" * 18, "AS_BAD_CELL", 0),
    ],
)
def test_the_earliest_wrong_word_is_told(text: str, code: str, at: int) -> None:
    assert refusal(PLAY, LEFT, text) == (code, at)


def test_two_hundred_characters_are_enough_and_one_more_is_too_much() -> None:
    assert GAME.parse(PLAY, LEFT, "xE5".ljust(200)) == Turn(None, "E5")
    assert refusal(PLAY, LEFT, "xE5".ljust(201)) == ("AS_TOO_LONG", 200)
    assert refusal(PLAY, LEFT, " " * 200) == ("AS_EMPTY", 0)
    assert refusal(PLAY, REFEREE, "skip".ljust(201)) == ("AS_TOO_LONG", 200)
    assert refusal(PLAY, CLOCK, "1" * 201) == ("AS_CLOCK_SYNTAX", 0)


def test_a_seat_that_is_not_to_act_is_told_so_whatever_it_says() -> None:
    for text in ("", "xG8", "x" * 5000):
        assert refusal(PLAY, RIGHT, text) == ("AS_NOT_YOUR_TURN", 0)
        assert refusal(PLAY, SeatId("nobody"), text) == ("AS_NOT_YOUR_TURN", 0)


@pytest.mark.clause("AS-place-h", "AS-test-e")
def test_messages_say_what_is_wrong_without_a_missing_detail() -> None:
    for state, seat, text in [
        (PLAY, LEFT, "D5 #"),
        (PLAY, LEFT, "D5-Z12"),
        (PLAY, LEFT, "P D5"),
        (PLACING, RIGHT, "xD5"),
        (PLACING, RIGHT, "P D5"),
        (PLACING, RIGHT, "P G1 G2 G3 G4 G5 G6"),
        (PLAY, LEFT, "D5-D6"),
        (PLAY, LEFT, "E3-E6"),
    ]:
        with pytest.raises(OrderError) as caught:
            GAME.parse(state, seat, text)
        assert "{" not in GAME.messages[caught.value.code].format_map(caught.value.details)


@given(SEEDS)
def test_legal_texts_come_back_from_their_orders(seed: int) -> None:
    chance = random.Random(seed)
    state = state_of(random_position(chance))
    for text in chance.sample(legal(state), min(30, len(legal(state)))):
        order = GAME.parse(state, SeatId(state.to_act), text)
        assert GAME.parse(state, SeatId(state.to_act), GAME.canonical(order)) == order


@given(st.one_of(st.text(), MIXED), st.sampled_from([PLAY, PLACING]))
@example("E5-", PLAY)
def test_random_text_raises_nothing_but_an_order_error(text: str, state) -> None:
    for seat in (LEFT, RIGHT, REFEREE, CLOCK):
        try:
            order = GAME.parse(state, seat, text)
        except OrderError as error:
            assert error.code in GAME.messages
            assert 0 <= error.at <= len(text)
        else:
            assert GAME.parse(state, seat, GAME.canonical(order)) == order


def test_parsing_takes_no_longer_than_the_text() -> None:
    assert refusal(PLAY, LEFT, "E5-" * 10**6) == ("AS_TOO_LONG", 200)
    over = list(random_match(random.Random(1), {**FIVE, "pieces": 5}))[-1]
    assert refusal(over, LEFT, "xE5") == ("AS_MATCH_OVER", 0)
    assert refusal(over, REFEREE, "skip") == ("AS_MATCH_OVER", 0)
