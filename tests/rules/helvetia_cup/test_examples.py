"""The worked examples of rulebook part 8, read from the page itself."""

from collections.abc import Iterator

import pytest

from tests.rules.helvetia_cup.page import Json, Played, at, base, cases, patch, play

CLAUSES = {
    "ex-moves-attack": ("HC-2.4-x", "HC-2.4-f"),
    "ex-moves-defence": ("HC-2.4-x", "HC-2.4-c"),
    "ex-steal": ("HC-2.5-steal-x", "HC-2.5-steal-d"),
    "ex-foul": ("HC-2.5-pen-x", "HC-2.5-tackle-d"),
    "ex-foul-restart": ("HC-2.5-pen-x", "HC-2.5-fk-b"),
    "ex-pressure": ("HC-2.5-press-x",),
    "ex-interception": ("HC-2.5-short-x",),
    "ex-long-18": ("HC-2.5-long-x", "HC-2.5-tpl-x"),
    "ex-long-11": ("HC-2.5-long-x", "HC-2.5-tpl-x"),
    "ex-clearance": ("HC-2.5-long-y",),
    "ex-shot": ("HC-2.5-shot-x",),
    "ex-volley": ("HC-2.5-volley-x",),
    "ex-offside": ("HC-2.6-off-x",),
    "ex-family-steal": ("HC-F-steal-x",),
    "ex-family-interception": ("HC-F-pass-x",),
    "ex-family-shot": ("HC-F-shot-x",),
    "ex-hold": ("HC-PM-hold",),
    "ex-keeper-named": ("HC-2.6-keeper-f",),
}


def run(case: Json, *, orders: Json | None = None, forced: Json | None = None, **changes: object) -> Played:
    state = base(case["base"])
    patch(state, {**case["set"], **{path.replace("__", "."): value for path, value in changes.items()}})
    return play(state, orders or case["orders"], case["forced"] if forced is None else forced)


def are_among(wanted: list[Json], events: list[Json]) -> bool:
    """Whether events with at least these fields happened in this order; others may lie between."""
    left: Iterator[Json] = iter(events)
    return all(any(one.items() <= event.items() for event in left) for one in wanted)


def test_every_example_of_the_page_has_its_clauses_here() -> None:
    assert set(cases()) == set(CLAUSES)


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.clause(*CLAUSES[name])) for name in CLAUSES])
def test_worked_example(name: str) -> None:
    case = cases()[name]
    expected = case["expect"]
    played = run(case)
    assert {path: at(played.state, path) for path in expected["state"]} == expected["state"]
    assert are_among(expected.get("events", []), played.events), played.events
    assert list(played.rolls) == expected["rolls"]


@pytest.mark.clause("HC-2.5-volley-b")
def test_a_volley_from_one_hex_out_meets_no_cell() -> None:
    case = cases()["ex-volley"]
    played = run(case, teams__home__players__11__at="f12")
    assert played.one("shot")["keeper_cells"] == []


@pytest.mark.clause("HC-2.5-shot-e")
def test_the_passer_of_the_volley_could_have_shot_against_two_cells() -> None:
    played = run(cases()["ex-volley"], pending__plan="G sD")
    assert (played.one("shot")["keeper_cells"], played.one("shot")["needed"]) == (["B", "E"], 13)


@pytest.mark.clause("HC-2.6-off-x", "HC-2.6-off-b")
def test_level_with_the_last_defender_but_one_is_on_side() -> None:
    case = cases()["ex-offside"]
    played = run(case, forced={"long": 10}, teams__away__players__8__at="f4", teams__home__players__8__at="e6")
    assert played.of("offside") == []
    assert played.state["ball"] == {"at": "f4", "holder": 8}


@pytest.mark.clause("HC-2.6-off-b")
def test_a_pass_that_misses_leaves_its_watch_while_the_ball_lies_loose() -> None:
    case = cases()["ex-offside"]
    played = run(case, forced={"long": 18}, teams__away__players__8__at="e3")
    assert (played.one("loose_ball")["to"], played.state["offside_watch"]) == ("away", [8])


@pytest.mark.clause("HC-2.3-j")
@pytest.mark.parametrize(("clock", "half"), [(36, 1), (39, 2)])
def test_a_half_ends_above_45_and_not_at_45(clock: int, half: int) -> None:
    played = run(cases()["ex-steal"], clock=clock, forced={**cases()["ex-steal"]["forced"], "time": 3})
    assert played.state["half"] == half
    if half == 1:
        assert (played.state["clock"], played.state["ball"]) == (45, {"at": "e8", "holder": 5})
    else:
        assert played.kinds[-4:] == ["possession", "time", "half_end", "turn_end"]
        assert (played.state["ball"], played.state["restart"]) == ({"at": "e7", "holder": None}, "kickoff")
