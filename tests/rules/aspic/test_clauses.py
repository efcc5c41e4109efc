"""The table of clauses behind events answers for every event, with clauses that exist."""

import re
from pathlib import Path
from typing import get_args

import pytest

from rules.aspic import clauses
from rules.aspic import events as ev
from rules.aspic.state import Tally
from tests.rules.aspic.positions import in_play, outcome, state_of

PAGE = Path(__file__).parents[3] / "docs" / "rulebook" / "aspic.md"
DEFINED = set(re.findall(r"^\s*- \*\*(AS-[A-Za-z0-9-]+)\*\*", PAGE.read_text("utf-8"), re.MULTILINE))


def test_every_event_type_is_in_the_table() -> None:
    assert set(clauses.BY_TYPE) == set(get_args(ev.Event))


def test_every_clause_named_is_defined_by_the_page() -> None:
    tables = (clauses.BY_TYPE, clauses.BY_SOURCE, clauses.BY_REBOUND, clauses.BY_END)
    assert {clause for table in tables for found in table.values() for clause in found} <= DEFINED


@pytest.mark.parametrize(
    ("event", "first"),
    [
        (ev.PiecePlaced(seat="left", cell="D5", source="order"), "AS-place-a"),
        (ev.PiecePlaced(seat="left", cell="D5", source="queue"), "AS-place-h"),
        (ev.PiecePlaced(seat="left", cell="D5", source="default"), "AS-time-f"),
        (ev.PlacementStarted(half=2, round=1, kickoff="right", first="left"), "AS-place-c"),
        (ev.PlacementStarted(half=2, round=1, kickoff="left", first="right"), "AS-place-e"),
        (ev.MatchForfeited(seat="left", reason="missed"), "AS-time-f"),
        (ev.MatchForfeited(seat="left", reason="referee"), "AS-match-e"),
        (ev.MatchEnded(winner="left", by="time", score=Tally()), "AS-time-c"),
        (ev.TurnPassed(seat="left"), "AS-turn-g"),
    ],
)
def test_the_most_telling_clause_comes_first(event: ev.Event, first: str) -> None:
    found = clauses.clauses_of(event)
    assert found[0] == first
    assert set(found) <= DEFINED


@pytest.mark.parametrize(
    ("left", "ball", "text", "named"),
    [
        (("E5",), "F5", "xE5", {"AS-exec-a"}),
        (("F6",), "F9", "xF6", {"AS-swap-a", "AS-board-g"}),
        (("H5",), "J5", "xH5", {"AS-dest-e", "AS-dest-f", "AS-path-d"}),
        (("I9",), "J7", "xI9", {"AS-dest-f", "AS-path-e"}),
        (("F5",), "I6", "xF5", {"AS-dest-g"}),
        (("E6",), "H9", "xE6", {"AS-dest-j"}),
    ],
)
def test_a_shot_is_explained(left: tuple[str, ...], ball: str, text: str, named: set[str]) -> None:
    state = state_of(in_play((*left, "A1", "A2", "A3", "A7"), ("B1", "B2", "B3", "K1", "K2"), ball))
    for order in (text, "?" + text):
        assert named - {"AS-exec-a"} <= set(clauses.clauses_of(outcome(state, order).events[0]))
