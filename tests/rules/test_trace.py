"""The answer to "why?": the clauses, the draws and the orders behind each event of every golden turn."""

from pathlib import Path

import pytest

from rules.dice import Dice
from rules.registry import GAMES
from rules.trail import Trail, trace_events
from tests.support.golden_turns import golden_turns
from tools.trace import defined_clauses

RULEBOOK = Path(__file__).parents[2] / "docs" / "rulebook"
SILENT = {"event/trigger"}  # KB-21-b: the draw that most often brings nothing about


def test_every_event_has_clauses_that_its_page_defines():
    defined = set(defined_clauses(RULEBOOK))
    for turn in golden_turns():
        for event in turn.outcome.events:
            named = turn.game.clauses(event)
            assert named, (turn.name, event)
            assert set(named) <= defined, (turn.name, event)


def test_each_event_has_its_mark_which_names_what_was_drawn_and_ordered():
    for name, _, state, _, orders, outcome, rolls in golden_turns():
        assert len(outcome.trace) == len(outcome.events), name
        drawn = {roll.label for roll in rolls}
        sent = {str(seat) for seat, order in orders.items() if order is not None}
        if (sealed := getattr(state, "sealed", None)) is not None:  # sent in the turn before
            sent.add(sealed.seat)
        people = set(getattr(state, "players", {}))
        for mark in outcome.trace:
            assert set(mark.rolls) <= drawn, name
            assert {who.partition("/")[0] for who in mark.orders} <= sent | people, name  # or a part of an order
            assert len(set(mark.rolls)) == len(mark.rolls), name


def test_every_draw_stands_behind_something():
    for turn in golden_turns():
        told = {label for mark in turn.outcome.trace for label in mark.rolls}
        assert {roll.label for roll in turn.rolls} - told <= SILENT, turn.name


def test_a_turn_is_traced_again_from_what_is_on_record_whatever_the_seed():
    for _, game, state, texts, _, outcome, rolls in golden_turns():
        assert trace_events(game, state, texts, rolls, outcome.events) == tuple(outcome.trace)


def test_what_did_not_come_of_the_orders_has_no_trace():
    _, game, state, texts, _, outcome, rolls = next(turn for turn in golden_turns() if len(turn.outcome.events) > 1)
    assert trace_events(game, state, texts, rolls, outcome.events[1:]) == ()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_is_traced(game):
    assert any(mark.orders for turn in golden_turns() if turn.game.key == game for mark in turn.outcome.trace)


def test_causes_gather_their_draws_and_orders_and_nest():
    dice = Dice(b"seed")
    trail = Trail(dice)
    dice.roll("unseen", 2)
    with trail.behind("bribe", "b4"):
        dice.roll("trigger", 100)
        trail.mark()
    trail.step = "charges"
    with trail.behind("charge", "r1"), trail.behind("bribe"):
        dice.roll("victim", 2)
        trail.mark("b2")
    trail.mark(rolls=("unseen",))
    first, second, last = tuple(trail)
    assert (first.rolls, first.orders, first.step) == (("trigger",), ("b4",), "")
    assert (second.rolls, second.orders, second.step) == (("trigger", "victim"), ("r1", "b4", "b2"), "charges")
    assert (last.rolls, last.orders) == (("unseen",), ())
