"""The table of clauses behind events answers for every event, with clauses that exist."""

import re
from typing import get_args

from rules.matrix_hockey import clauses
from rules.matrix_hockey import events as ev
from rules.matrix_hockey.acts import AnyAct


def test_every_event_type_is_in_the_table() -> None:
    assert set(clauses.BY_TYPE) == set(get_args(ev.Event))


def test_every_act_of_a_referee_is_in_the_table() -> None:
    assert set(clauses.ACTS) == {act.op() for act in get_args(AnyAct) if act.clause}


def test_every_clause_named_is_defined_by_the_page(page: str) -> None:
    tables = (clauses.BY_TYPE, clauses.ONR, clauses.DECIDED, clauses.SANCTIONS, clauses.REPLACED, clauses.ACTS)
    named = {clause for table in tables for found in table.values() for clause in found} | {*clauses.ONR_FINAL_PHASE}
    assert named <= set(re.findall(r"\*\*(MH-[0-9a-z.-]+)\*\*", page))


def test_tells_the_clauses_of_an_event() -> None:
    forfeit = ev.Onr(team="a", comp="WG", round=7, column=None, ot=None, forfeit=True)
    assert clauses.clauses_of(forfeit) == ("MH-3.3.3-c",)
    sanction = ev.Sanction(team="a", step=2, extra_goals_lost=0, super_saves_lost=0)
    assert clauses.clauses_of(sanction) == ("MH-3.1.3-f",)
    replaced = ev.TeamReplaced(team="a", old_name="A", new_name="B", reason="first_round")
    assert clauses.clauses_of(replaced) == ("MH-3.1.3-j",)
    assert clauses.clauses_of(ev.Overridden(op="points", by="1", reason="r")) == ("MH-9-d",)
    assert clauses.clauses_of(ev.WeekClosed(week=1)) == ("MH-1-c",)


def test_the_events_of_the_page_are_those_of_the_engine(page: str) -> None:
    part = page.split("## 7. Events")[1].split("## 8.", maxsplit=1)[0]
    rows = re.findall(r"^\| (`[a-z_`, ]+) \|", part, re.MULTILINE)
    listed = {name for row in rows for name in re.findall(r"`([a-z_]+)`", row)}
    ours = {kind.__struct_config__.tag for kind in get_args(ev.Event)}
    assert ours - listed == {"override"}
    assert listed - ours == set()
