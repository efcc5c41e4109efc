"""What a coach is told of an order that is taken: BOOST and cards spent for nothing."""

import pytest

from rules.contract import SeatId
from rules.helvetia_cup import GAME
from rules.helvetia_cup.state import Match
from tests.rules.helvetia_cup.page import match
from tests.rules.helvetia_cup.test_random_play import turns

HOME = SeatId("home")


def warned(state: Match, text: str) -> list[tuple[str, dict]]:
    found = GAME.warnings(state, HOME, GAME.parse(state, HOME, text))
    assert GAME.warns is not None and all(notice.code in GAME.warns.clauses for notice in found)
    return [(notice.code, dict(notice.details)) for notice in found]


@pytest.mark.clause("HC-2.4-c")
def test_a_detour_spends_boost_for_nothing() -> None:
    assert warned(match(), "D 5-c7-c8") == [("W_BOOST_DETOUR", {"player": 5, "spent": 1, "enough": 0})]
    assert warned(match(), "D 5-c8") == []
    assert warned(match(), "D 5-d9") == []  # BOOST for more hexes is what it is for


@pytest.mark.clause("HC-2.4-k")
def test_a_detour_by_a_loose_ball_takes_it_along() -> None:
    loose = match(ball__at="c7", ball__holder=None)
    assert warned(loose, "D 5-c7-c8") == []


@pytest.mark.clause("HC-2.7-e")
def test_boost_for_a_full_reserve_is_for_nothing() -> None:
    state = match(teams__home__hand=[5], teams__home__team="zyon")
    assert warned(state, "C 5@5; D 5-d8") == [("W_BOOST_FULL", {"player": 5, "card": 5})]
    tired = match(teams__home__hand=[5], teams__home__team="zyon", teams__home__players__5__boost=1)
    assert warned(tired, "C 5@5; D 5-d8") == []


@pytest.mark.clause("HC-2.7-e")
def test_free_hexes_that_nobody_goes_are_for_nothing() -> None:
    state = match(teams__home__hand=[3], teams__home__team="zyon")
    assert warned(state, "C 3@5; D 5-d8") == [("W_STEPS_UNUSED", {"player": 5, "card": 3})]
    assert warned(state, "C 3@5; D 8-e4") == [("W_STEPS_UNUSED", {"player": 5, "card": 3})]
    assert warned(state, "C 3@5; D 5-d9") == []


def test_nothing_of_the_opponents_is_looked_at() -> None:
    """Positions that are the same to a coach: whatever plan and cards the others have, so are the warnings."""
    text = "D 5-c7-c8"
    told = warned(match(), text)
    shown = GAME.view(match(), (), HOME)
    for plan in ("G l10", "G p8 > sE", "G - ; E d6"):
        twin = match(pending__plan=plan, teams__away__hand=[1, 4], teams__away__armed=[4])
        assert GAME.view(twin, (), HOME) == shown
        assert warned(twin, text) == told


def test_any_order_of_whole_matches_is_looked_through() -> None:
    sent = [
        (state, seat, order)
        for seed in range(6)
        for state, orders, _, _ in turns(seed)
        for seat, order in orders.items()
    ]
    told = [
        notice.code for state, seat, order in sent if order is not None for notice in GAME.warnings(state, seat, order)
    ]
    assert {"W_BOOST_FULL", "W_STEPS_UNUSED"} <= set(told)
