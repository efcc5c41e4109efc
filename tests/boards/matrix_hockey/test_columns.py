"""What the matrix shows, and the page of what the others have left."""

from collections import Counter

import pytest
from msgspec.structs import replace

from bench import picture_matrix as samples
from boards.matrix_hockey import (
    column_counts,
    division_scene,
    kdh_scene,
    left_order,
    left_pages,
    left_scene,
    matrix_scene,
)
from boards.matrix_hockey._counts import count_taken
from boards.palette import PALETTES
from boards.scene import Arrow, RoundedBox
from rules.matrix_hockey.events import MatchPlayed
from rules.matrix_hockey.state import COMPS
from tests.boards.matrix_hockey.support import WORDLESS, state_of, text, texts

GOLD = PALETTES["default"].special


@pytest.mark.clause("MH-2.1.1-d")
@pytest.mark.parametrize("comp", COMPS)
def test_counts_from_the_state_are_those_of_the_matches(comp):
    state, events = samples.after(10), samples.events_until(10)
    told: dict[int, Counter[str]] = {}
    for event in events:
        if isinstance(event, MatchPlayed) and event.comp == comp:
            for side in event.sides:
                if side.column is not None:
                    told.setdefault(event.round, Counter())[side.column] += 1
    assert count_taken(state, comp, frozenset(state.teams)) == told
    crowding = column_counts(events, comp)
    for number, columns in told.items():
        assert all(crowding[number].get(column, 0) <= count for column, count in columns.items())


@pytest.mark.clause("MH-2.1.1-f")
def test_the_counts_of_a_division_are_its_own():
    state = samples.after(3)
    counts = count_taken(state, "CH", {team for team, who in state.teams.items() if who.division == "E"})
    assert [sum(columns.values()) for columns in counts.values()] == [12, 12, 12]
    scene = matrix_scene(state, "CH", WORDLESS, division="E")
    shown = Counter(one for one in texts(scene) if one.startswith("×"))
    assert shown == Counter(f"×{count}" for columns in counts.values() for count in columns.values())


@pytest.mark.clause("MH-3.1.2-f")
@pytest.mark.parametrize(("week", "rows"), [(0, 1), (8, 1), (9, 2), (10, 0)])
def test_the_rounds_of_the_week_are_framed(week, rows):
    scene = matrix_scene(samples.after(week), "CH", WORDLESS)
    framed = [shape for shape in scene.shapes if isinstance(shape, RoundedBox) and shape.stroke == GOLD]
    assert len(framed) == rows


@pytest.mark.clause("MH-2.1.1-g")
def test_used_columns_are_struck_out_and_own_choices_ringed():
    state = samples.after(5)
    scene = matrix_scene(state, "CH", replace(WORDLESS, team="E-05"))
    strokes = [shape for shape in scene.shapes if isinstance(shape, Arrow)]
    assert len(strokes) == 5 * (1 + 6)  # the head and the six rows to come of five columns
    rings = [
        shape for shape in scene.shapes if isinstance(shape, RoundedBox) and shape.stroke == GOLD and shape.w < 100
    ]
    assert len(rings) == 5
    letters = [text(scene, letter).x for letter in state.teams["E-05"].used["CH"].columns]
    assert [ring.x for ring in sorted(rings, key=lambda one: one.y)] == letters


def test_stored_orders_never_show():
    state = samples.after(5)
    ahead = replace(state, advance={team: {"CH7": "A(0)"} for team in state.teams})
    for draw in (
        lambda one: matrix_scene(one, "CH", replace(WORDLESS, team="E-05")),
        lambda one: left_scene(one, "CH", replace(WORDLESS, team="E-05")),
        lambda one: division_scene(one, "E", replace(WORDLESS, team="E-05")),
        lambda one: kdh_scene(one, replace(WORDLESS, team="E-05")),
    ):
        assert draw(ahead) == draw(state)


@pytest.mark.clause("MH-3.1.2-e")
def test_the_opponent_comes_first_then_the_own_team_then_the_division():
    state = samples.after(5)
    (opponent,) = (
        home if away == "E-01" else away for home, away in state.fixtures.CH["E"][6] if "E-01" in (home, away)
    )
    order = left_order(state, "CH", team="E-01")
    assert order[:2] == (opponent, "E-01")
    assert sorted(order) == sorted(team for team, who in state.teams.items() if who.division == "E")


@pytest.mark.clause("MH-3.2.2-e", "MH-3.3.2-f")
def test_the_cups_show_those_still_in():
    state = samples.after(6)
    assert set(left_order(state, "KDH")) == set(state.kdh.alive)
    assert set(left_order(state, "WG")) == set(state.wg.teams)
    start = samples.after(0)
    assert left_pages(start, "KDH") == 7
    pages = [texts(left_scene(start, "KDH", WORDLESS, page=page)) for page in range(7)]
    names = [who.name for who in start.teams.values()]
    assert sorted(one for page in pages for one in page if one in names) == sorted(names)


def test_values_columns_and_stocks_of_a_team():
    state = state_of(
        config={"CH": {"ot_stock": {"0": 2, "1": 1, "X": 1}}},
        calendar=[{"CH": [1]}, {"CH": [2]}],
        matrices={"CH": {"1": [5, 4, 3], "2": [9, 8, 7]}},
        teams={"a": {"extra_goals": 3, "super_saves": 1, "used": {"CH": {"columns": ["B"], "ot": ["1"]}}}, "b": {}},
        week=2,
    )
    shown = texts(left_scene(state, "CH", replace(WORDLESS, labels=samples.LABELS)))
    start = shown.index("a")
    assert shown[start : start + 8] == ["a", "#1", "+3", "A", "C", "0", "×2", "X"]
    below = shown.index("C", shown.index("b") + 8) + 1
    assert shown[below : below + 8] == ["9", "8", "7", "valeur en J2", "2", "1", "2", "équipes qui l’ont encore"]
