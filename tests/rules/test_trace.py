"""The answer to "why?": the clauses, the draws and the orders behind each event of every golden turn."""

import re
from pathlib import Path

import msgspec
import pytest

from rules.adjudicator import Case
from rules.contract import SeatId
from rules.dice import Dice, ForcedDieError
from rules.errors import CaseError
from rules.reading import read_turn
from rules.registry import GAMES
from rules.trail import Trail, traced
from tests.rules.test_golden import CASES

ROOT = Path(__file__).parents[2]
# A draw that nothing followed from: the random event that did not come (KB-21-b).
SILENT = {"event/trigger"}


def turns():
    """Yield every golden turn that is played, as its name, game, state, orders and outcome with its dice."""
    for name, _, golden in CASES:
        try:
            case = msgspec.json.decode(msgspec.json.encode(golden.case), type=Case)
            game = GAMES[case.game]
            dice = Dice(bytes.fromhex(case.dice.seed), bytes.fromhex(case.dice.entropy), case.dice.forced)
            state = game.decode(bytes(case.state))
            texts = {SeatId(seat): text for seat, text in case.orders.items()}
            reading = read_turn(game, state, texts)
            if not reading.stays_open:
                yield name, game, state, texts, reading.orders, game.resolve(state, reading.orders, dice), dice
        except (msgspec.ValidationError, CaseError, ForcedDieError, KeyError):
            continue


TURNS = list(turns())


def test_every_event_has_clauses_that_its_page_defines():
    pages = {
        key: (ROOT / "docs" / "rulebook" / f"{key}.md").read_text("utf-8") for key in {turn[1].key for turn in TURNS}
    }
    for name, game, _, _, _, outcome, _ in TURNS:
        for event in outcome.events:
            named = game.clauses(event)
            assert named, (name, event)
            missing = [clause for clause in named if not re.search(rf"\*\*{re.escape(clause)}\*\*", pages[game.key])]
            assert not missing, (name, event)


def test_each_event_has_its_mark_and_the_marks_name_what_was_drawn_and_ordered():
    for name, _, state, _, orders, outcome, dice in TURNS:
        assert len(outcome.trace) == len(outcome.events), name
        drawn = {roll.label for roll in dice.rolls}
        sent = {str(seat) for seat, order in orders.items() if order is not None}
        if (sealed := getattr(state, "sealed", None)) is not None:
            sent.add(sealed.seat)
        people = set(getattr(state, "players", {}))
        for mark in outcome.trace:
            assert set(mark.rolls) <= drawn, name
            assert set(mark.orders) <= sent | people, name
            assert len(set(mark.rolls)) == len(mark.rolls), name


def test_every_draw_stands_behind_something():
    for name, _, _, _, _, outcome, dice in TURNS:
        told = {label for mark in outcome.trace for label in mark.rolls}
        assert {roll.label for roll in dice.rolls} - told <= SILENT, name


def test_a_turn_is_traced_again_from_what_is_on_record_whatever_the_seed():
    for _, game, state, texts, _, outcome, dice in TURNS:
        assert traced(game, state, texts, dice.rolls, outcome.events) == outcome.trace
    name, game, state, texts, _, outcome, dice = next(turn for turn in TURNS if len(turn[5].events) > 1)
    assert traced(game, state, texts, dice.rolls, outcome.events[1:]) == (), name


def golden(name):
    return next(turn for turn in TURNS if turn[0].startswith(name))


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
    trail.mark()
    first, second, last = trail.trace
    assert (first.rolls, first.orders, first.step) == (("trigger",), ("b4",), "")
    assert (second.rolls, second.orders, second.step) == (("trigger", "victim"), ("r1", "b4", "b2"), "charges")
    assert (last.rolls, last.orders) == ((), ())


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_is_traced(game):
    assert any(mark.orders for turn in TURNS if turn[1].key == game for mark in turn[5].trace)
