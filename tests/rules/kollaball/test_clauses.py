"""The table of clauses behind events answers for every event, with clauses that exist."""

import re
from pathlib import Path
from typing import get_args

import pytest

from rules.kollaball import clauses
from rules.kollaball import events as ev

PAGE = Path(__file__).parents[3] / "docs" / "rulebook" / "kollaball.md"
DEFINED = set(re.findall(r"^\s*- \*\*(KB-[A-Za-z0-9-]+)\*\*", PAGE.read_text("utf-8"), re.MULTILINE))


def test_every_event_type_is_in_the_table() -> None:
    assert set(clauses.BY_TYPE) == set(get_args(ev.Event))


def test_every_clause_named_is_defined_by_the_page() -> None:
    tables = (
        clauses.BY_TYPE,
        clauses.BY_CAUSE,
        clauses.BY_ROLE,
        clauses.BY_SPECIAL,
        clauses.CRITICALS,
        clauses.BY_TACTIC,
        clauses.VOID,
    )
    named = {clause for table in tables for found in table.values() for clause in found}
    assert named <= DEFINED


@pytest.mark.clause("KB-21-e", "KB-20-h3", "KB-22-b", "KB-19-s")
@pytest.mark.parametrize(
    ("event", "first"),
    [
        (ev.PlayerRemoved(player="r1", cause="referee_error", returns=7, cell="C4"), "KB-20-h3"),
        (ev.Disqualified(team="rouge", reason="exclusions"), "KB-21-e"),
        (ev.Disqualified(team="rouge", reason="insultes"), "KB-8-a"),
        (ev.Wounded(player="r1", cause="block"), "KB-22-b"),
        (ev.Wounded(player="r1", cause="play_through"), "KB-20-h2"),
        (ev.TacticPlayed(team="rouge", tactic="lob", copied=True), "KB-23-f"),
        (ev.Moved(player="r1", origin="C4", to="D4", path=("C4", "D4"), role=None, round=1), "KB-14-g"),
        (ev.Received(player="r1", ball="rouge", cell="C4", round=1, fair_call=True), "KB-20-l"),
        (ev.ActionVoid(player="r1", round=1, reason="no_way"), "KB-disp-a"),
        (ev.Critical(player="r1", special="copy"), "KB-22-d"),
        (ev.SpecialUsed(player="r1", special="sprint", via="class"), "KB-17-f"),
        (ev.Favoured(player="r1", effect="offside", beneficiary="r2", used=True), "KB-20-m"),
        (ev.RandomEvent(team="rouge", event="fatigue", roll=40, rate=9), "KB-21-n"),
        (ev.TacticFailed(team="rouge", tactic="rally"), "KB-23-g"),
    ],
)
def test_the_most_telling_clause_comes_first(event: ev.Event, first: str) -> None:
    assert clauses.clauses_of(event)[0] == first


@pytest.mark.clause("KB-19-s")
def test_a_pinned_player_is_explained() -> None:
    event = ev.Expelled(player="r1", origin="A3", to="A3", cause="charge", pinned=True, round=1)
    assert clauses.clauses_of(event) == ("KB-19-h", "KB-19-i", "KB-19-j", "KB-19-s", "KB-19-r")
