"""What the pictures of the two cups show."""

from collections import Counter

import pytest
from msgspec.structs import replace

from bench import picture_matrix as samples
from boards.matrix_hockey import kdh_pages, kdh_scene, pools_scene
from boards.matrix_hockey._kdh import feeders
from boards.matrix_hockey._ties import find_byes, knock_out
from boards.palette import PALETTES
from boards.scene import Polygon
from rules.matrix_hockey.events import KdhReadmitted
from rules.matrix_hockey.state import Result
from tests.boards.matrix_hockey.support import WORDLESS, state_name, state_of, texts

GOLD = PALETTES["default"].special


def test_every_match_drawn_is_on_one_of_the_pages():
    state = samples.after(10)
    state = replace(state, teams={team: replace(who, name=team) for team, who in state.teams.items()})  # none is cut
    shown = [one for page in range(kdh_pages(state)) for one in texts(kdh_scene(state, WORDLESS, page=page))]
    matches = [pair for pairs in state.fixtures.KDH.values() for pair in pairs]
    wanted = Counter(team for pair in matches for team in pair)
    wanted[state.kdh.winner] += 1  # the banner
    assert Counter(one for one in shown if one in wanted) == wanted


@pytest.mark.clause("MH-3.2.3-d")
def test_a_readmitted_team_is_marked_and_takes_the_place_of_two_who_forgot():
    state = samples.small_cup()
    back = [tie.back for ties in knock_out(state).values() for tie in ties if tie.back is not None]
    assert len(back) == 1
    scene = samples.SCENES["matrix-kdh-repeche"]()
    assert texts(scene).count("repêché") == 1
    assert "double forfait" in texts(scene)
    quarters, semis, final = knock_out(state).values()
    for earlier, later in ((quarters, semis), (semis, final)):
        assert sorted(place for pair in feeders(earlier, later) for place in pair) == list(range(len(earlier)))


def test_the_readmitted_of_a_season_are_those_that_the_events_tell():
    state = samples.after(10)
    told = {(event.round, event.team) for event in samples.events_until(10) if isinstance(event, KdhReadmitted)}
    assert {(n, tie.back) for n, ties in knock_out(state).items() for tie in ties if tie.back is not None} == told


def tie(home, away, decided, score, so=None, winner="home"):
    classes = ("ff_loss", "ff_loss") if winner is None else ("win", "loss")
    who = {"home": home, "away": away, None: None}[winner]
    return Result(comp="KDH", round=1, group="K", home=home, away=away, score=score, decided=decided, winner=who,
                  so=so, classes=classes)  # fmt: skip


@pytest.mark.clause("MH-2.2-g", "MH-3.1.4-c")
@pytest.mark.parametrize(
    ("result", "written"),
    [
        (tie("a", "b", "regulation", (3, 1)), ["3–1"]),
        (tie("a", "b", "overtime", (3, 2)), ["3–2", "AP"]),
        (tie("a", "b", "shootout", (2, 2), (4, 2)), ["2–2", "4–2 TAB"]),
        (tie("a", "b", "lot", (2, 2), (3, 3)), ["2–2", "au sort"]),
        (tie("a", "b", "forfeit", None), ["forfait"]),
        (tie("a", "b", "double_onr", None, winner=None), ["double forfait"]),
    ],
)
def test_a_score_is_told_as_it_came_about(result, written):
    state = state_of(
        teams=["a", "b", "c", "d", "e"],
        calendar=[{"KDH": [1]}, {"KDH": [2]}, {"KDH": [3]}],
        fixtures={"KDH": {"1": [["a", "b"], ["c", "d"]]}},
        kdh={"alive": ["a", "e"]},
        week=2,
    )
    scene = kdh_scene(replace(state, results=(result,)), replace(WORDLESS, labels=samples.LABELS))
    assert [one for one in texts(scene)[1:] if one not in "abcde–"][1:] == written


@pytest.mark.clause("MH-3.2.1-b", "MH-3.2.1-f")
def test_exempt_teams_are_counted_and_a_bye_is_named():
    assert "44 équipes exemptées" in texts(kdh_scene(samples.after(0), replace(WORDLESS, labels=samples.LABELS)))
    state = state_of(
        teams=["a", "b", "c", "d", "e", "f"],
        calendar=[{"KDH": [1]}, {"KDH": [2]}, {"KDH": [3]}],
        fixtures={"KDH": {"1": [["a", "b"], ["c", "d"], ["e", "f"]], "2": [["a", "c"]]}},
        kdh={"alive": ["a", "c", "e"]},
        week=2,
    )
    assert (find_byes(state, 1), find_byes(state, 2)) == ((), ("e",))


@pytest.mark.clause("MH-3.3.1-c", "MH-3.3.1-d")
def test_pools_seconds_and_final_phase():
    early, late = samples.after(5), samples.after(9)
    heads = {"Poule A", "Poule B", "Poule C", "Meilleur deuxième"}
    assert heads <= set(texts(pools_scene(early, replace(WORDLESS, labels=samples.LABELS))))
    assert "Finale" not in texts(pools_scene(early, replace(WORDLESS, labels=samples.LABELS)))
    shown = texts(pools_scene(late, replace(WORDLESS, labels=samples.LABELS), samples.events_until(9)))
    assert heads | {"Finale", "Demi-finales", "Vainqueur"} <= set(shown)
    assert shown[shown.index("Vainqueur") + 1] == state_name(late, late.wg.winner)


@pytest.mark.clause("MH-3.3.1-d")
def test_four_teams_are_marked_as_going_through():
    scene = pools_scene(samples.after(7), WORDLESS, samples.events_until(7))
    assert sum(isinstance(shape, Polygon) for shape in scene.shapes) == 5  # the best second stands in two tables
