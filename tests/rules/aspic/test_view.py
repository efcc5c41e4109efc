"""What each may see: the only secrets are the queues and the tests."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.aspic import GAME
from rules.contract import Record, SeatId
from tests.rules.aspic.positions import FIVE, after, in_play, json_of, outcome, random_match, state_of

LEFT, RIGHT = SeatId("left"), SeatId("right")
WAITING = {"config": FIVE, "to_act": "left", "pieces": {"right": ["H5"]}, "queue": {"right": ["H3", "H7"]}}


@pytest.mark.clause("AS-place-h")
def test_a_queue_is_seen_by_its_owner_alone() -> None:
    state = state_of(WAITING)
    assert GAME.view(state, (), RIGHT).state == state
    for seat in (LEFT, None, SeatId("referee")):
        shown = GAME.view(state, (), seat).state
        assert json_of(shown) == {**json_of(state), "queue": {"left": [], "right": []}}
        assert GAME.decode(GAME.encode(shown)) == shown


@pytest.mark.clause("AS-place-h")
def test_the_event_of_a_queue_tells_a_number_only_and_the_order_stays_secret_while_a_cell_waits() -> None:
    first = outcome(state_of({"config": FIVE}), "P H5 I3 H7")
    queued = GAME.view(first.state, first.events, LEFT).events[1]
    assert (queued.seat, queued.count) == ("right", 2)
    assert b"I3" not in GAME.encode(GAME.view(first.state, first.events, None).state)
    state, public = first.state, []
    for text in ("P D5", "P D3", "P D7"):
        public.append(GAME.is_public(state, first.events))
        state = after(state, text)
    assert public == [False, False, True]


@given(st.integers(0, 2**32), st.sampled_from(["left", "right", None]))
@pytest.mark.clause("AS-place-h")
def test_nothing_secret_is_in_a_view(seed: int, seat: str | None) -> None:
    chance = random.Random(seed)
    state = state_of({"config": FIVE})
    while state.phase == "placement":
        own = state.pieces.of(state.to_act)
        free = [text[2:] for text in GAME.moves.legal(state, SeatId(state.to_act))]
        result = outcome(state, "P " + " ".join(chance.sample(free, chance.randint(1, 5 - len(own)))))
        state = result.state
        shown = GAME.view(state, result.events, None if seat is None else SeatId(seat))
        for side in ("left", "right"):
            assert shown.state.queue.of(side) == (state.queue.of(side) if side == seat else ())
        assert shown.events == result.events


@pytest.mark.clause("AS-test-e")
def test_a_test_is_seen_by_its_player_alone_and_does_not_close_the_turn() -> None:
    state = state_of(in_play())
    tested = outcome(state, "?xE5")
    assert tested.state == state
    assert len(tested.events) == 1
    assert GAME.view(state, tested.events, LEFT).events == tested.events
    assert GAME.view(state, tested.events, RIGHT).events == ()
    assert GAME.view(state, tested.events, None).events == ()
    assert not GAME.is_public(state, tested.events)
    test, turn = GAME.parse(state, LEFT, "?xE5"), GAME.parse(state, LEFT, "xE5")
    assert not GAME.is_complete(state, {LEFT: test})
    assert GAME.is_complete(state, {LEFT: turn})
    assert not GAME.is_complete(state, {RIGHT: turn})


@pytest.mark.clause("AS-test-e")
@given(st.integers(0, 2**32))
def test_tests_are_unlimited_and_change_nothing(seed: int) -> None:
    states = [s for s in random_match(random.Random(seed), {"rounds_per_half": 5}) if s.phase == "play"]
    state = random.Random(seed).choice(states)
    for text in list(GAME.moves.legal(state, SeatId(state.to_act)))[:30]:
        if "x" in text:
            tested, played = outcome(state, "?" + text), outcome(state, text)
            assert tested.state == state
            shot = next(event for event in played.events if type(event).__name__ == "ShotTaken")
            for field in shot.__struct_fields__:
                assert getattr(tested.events[0], field) == getattr(shot, field)


@pytest.mark.clause("AS-ui-a")
def test_an_order_can_be_replaced_until_it_is_accepted() -> None:
    assert not GAME.kind_of(GAME.stage(state_of({}))).is_final
    assert not GAME.kind_of(GAME.stage(state_of(in_play()))).is_final


@pytest.mark.clause("AS-time-f")
def test_missed_turns_are_kept_for_good() -> None:
    missed = outcome(state_of(in_play()), None)
    assert GAME.records(missed.events) == (Record(kind="missing_order", seat=LEFT, details={"missed": 1}),)
    assert GAME.records(outcome(state_of(in_play()), "xE5").events) == ()
    assert GAME.view_rolls(missed.state, missed.events, (), None) == ()


@pytest.mark.clause("AS-time-b", "AS-time-e")
def test_the_clock_seat_and_what_is_left() -> None:
    timed = state_of(in_play(clock={"left": 5, "right": 7}))
    assert GAME.clock.seat(timed) == "clock"
    assert [GAME.clock.seconds_left(timed, SeatId(seat)) for seat in ("left", "right", "clock")] == [5, 7, None]
    assert GAME.clock.seat(state_of(in_play())) is None
    assert GAME.clock.seconds_left(state_of(in_play()), LEFT) is None
