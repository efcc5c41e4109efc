"""Part 10: the reasons behind a rank and behind a Swiss pairing, and the form of an entrant."""

import json

import pytest

from rules.competition import GAME
from rules.competition.outlook import Balance, form_of
from rules.competition.reasons import why_paired, why_rank
from tests.rules.competition.page import Json, case, played


def state_of(raw: Json):
    return GAME.decode(json.dumps(raw).encode())


def round_robin(*texts: str, **stage: object):
    return state_of(played(case({"format": "round_robin", **stage}, 4), "", *texts)["state"])


@pytest.mark.clause("CP-8-d", "CP-8-f")
def test_head_to_head_is_told_among_those_who_were_still_equal():
    """Rulebook 8.4: a, b and c are equal; b and c are compared alone."""
    ranking = ["points", "head_to_head", "goal_difference"]
    lines = "M1 1-0; M2 2-0\nM3 0-1; M4 2-1\nM5 5-0; M6 3-0"  # a-d, b-c; d-b, c-a; c-d, a-b
    state = round_robin(*lines.splitlines(), ranking=ranking)
    rows = {one: why_rank(state, 1, "A", one) for one in "abcd"}
    assert (rows["a"].by, rows["a"].above, rows["a"].figures) == (None, None, None)
    assert (rows["b"].by, rows["b"].equals, rows["b"].figures) == (
        "head_to_head",
        ("a", "b", "c"),
        ((3, -1, 2), (3, 2, 4)),
    )
    assert (rows["c"].by, rows["c"].equals, rows["c"].figures) == ("head_to_head", ("b", "c"), ((0, -2, 0), (3, 2, 2)))
    assert (rows["d"].by, rows["d"].figures) == ("points", ((0,), (6,)))


def test_goals_and_the_lot_have_their_figures():
    state = round_robin("M1 2-0; M2 1-0", "M3 0-1; M4 0-1", "M5 1-0; M6 0-0")
    assert why_rank(state, 1, "A", "b").figures == ((2,), (3,))
    assert why_rank(state, 1, "A", "b").by == "goal_difference"
    drawn = round_robin("M1 0-0; M2 0-0", "M3 0-0; M4 0-0", "M5 0-0; M6 0-0")
    [first, second] = drawn.stages[0].lots[:2]
    reason = why_rank(drawn, 1, "A", second)
    assert (reason.by, reason.above, reason.figures) == ("lot", first, ((2,), (1,)))
    running = round_robin("M1 0-0; M2 0-0")
    assert (why_rank(running, 1, "A", "b").by, why_rank(running, 1, "A", "b").above) == (None, "a")


@pytest.mark.clause("CP-4-d")
def test_a_swiss_round_is_told_with_its_five_costs():
    """Rulebook 8.11: the bye goes to d, and why."""
    swiss = case({"format": "swiss", "rounds": 3}, 5)
    state = state_of(played(swiss, "", "M1 1-0; M2 0-1")["state"])
    pairs = why_paired(state, 1, 2)
    assert [(pair.key, pair.first, pair.second) for pair in pairs] == [
        ("M3", "a", "b"), ("M4", "e", "c"), (None, "d", None),
    ]  # fmt: skip
    assert [pair.costs[:4] for pair in pairs] == [(0, 0, -2, 0), (0, 1, -1, 0), (0, 1, 0, 0)]
    assert [pair.points for pair in pairs] == [(3, 3), (3, 0), (0, 0)]
    assert [pair.is_floating for pair in pairs] == [False, True, True]


def test_form_counts_home_and_away_apart():
    state = round_robin("M1 2-0; M2 1-0", "M3 0-1 manques 2-1; M4 1-0")
    form = form_of(state, "a")
    assert (form.last, form.home, form.away, form.missed) == ("WL", Balance(won=1), Balance(lost=1), 0)
    assert form_of(state, "b").missed == 1
