"""Cups after a match was annulled or set, points adjusted, a pool's final order stated (MH-9-d, -f, -j)."""

from typing import Any

import pytest

from rules.matrix_hockey import GAME
from rules.matrix_hockey import events as ev
from rules.matrix_hockey.state import State
from tests.rules.matrix_hockey.acting import act, refused
from tests.rules.matrix_hockey.support import Played, of_type, play, state_of

FIRST = {"comp": "KDH", "round": 1, "home": "a", "away": "b"}
EIGHT = {team: f"KDH {letter}(0/0)" for team, letter in zip("abcdefgh", "ABCDEFGH", strict=True)}


def cup() -> State:
    """Return a KDH cup of eight: the better column is the earlier letter, so a, c, e and g win round 1."""
    return state_of(
        calendar=[{"KDH": [1]}, {"KDH": [2]}, {"KDH": [3]}, {}],
        matrices={"KDH": {str(r): [9, 8, 7, 6, 5, 4, 3, 2] for r in (1, 2, 3)}},
        teams=list("abcdefgh"),
        kdh={"alive": list("abcdefgh")},
        fixtures={"KDH": {"1": [["a", "b"], ["c", "d"], ["e", "f"], ["g", "h"]]}},
    )


@pytest.mark.clause("MH-9-f", "MH-3.2.3-d")
def test_the_place_of_an_annulled_kdh_match_goes_to_the_best_loser() -> None:
    played = play(cup(), EIGHT).state
    changed = act(played, "annul_match", seed=b"s", **FIRST)
    assert played.kdh.alive == ("a", "c", "e", "g")
    [back] = of_type(changed, ev.KdhReadmitted)
    assert (back.instead_of, back.criterion) == (("a", "b"), "regulation")
    assert back.team == "d"  # beaten by a single goal like f and h, with more goals than they
    assert changed.state.kdh.alive == ("c", "d", "e", "g")
    assert {team for pair in changed.state.fixtures.KDH[2] for team in pair} == set("cdeg")
    assert (changed.state.teams["a"].record["KDH"], len(changed.state.results)) == (cup().teams["a"].record["KDH"], 3)
    assert "no result" in refused(changed.state, "annul_match", **FIRST)
    # Another correction in the round leaves the empty place to the best loser; the match itself can be set anew.
    other = {"comp": "KDH", "round": 1, "home": "c", "away": "d", "decided": "regulation", "winner": "d"}
    turned = act(changed.state, "set_match", seed=b"s", **other, score=[0, 9]).state
    assert turned.kdh.alive == ("d", "e", "f", "g")  # c, beaten by nine, comes after f and h
    again = act(changed.state, "set_match", seed=b"s", **FIRST, decided="forfeit", winner="b")
    assert again.state.kdh.alive == ("b", "c", "e", "g")
    assert [result.home for result in again.state.results if result.comp == "KDH"].count("a") == 1


@pytest.mark.clause("MH-9-f", "MH-3.2.3-h")
def test_an_annulled_final_leaves_the_cup_without_a_winner_and_a_closed_round_stands() -> None:
    state = play(cup(), EIGHT).state
    state = play(state, {pair[0]: "KDH H(0/1)" for pair in state.fixtures.KDH[2]}).state
    late = act(state, "annul_match", **FIRST).state  # round 2 is closed: only the records change
    assert (late.kdh, late.fixtures) == (state.kdh, state.fixtures)
    [(home, away)] = state.fixtures.KDH[3]
    final = play(state, {home: "KDH B(1/2)"}).state  # nobody who is left has played B
    assert final.kdh.winner == home
    annulled = act(final, "annul_match", seed=b"s", comp="KDH", round=3, home=home, away=away)
    assert [event.team for event in of_type(annulled, ev.KdhWinner)] == [None]
    assert annulled.state.kdh.winner is None
    set_anew = {"comp": "KDH", "round": 3, "home": home, "away": away, "decided": "forfeit", "winner": away}
    assert act(annulled.state, "set_match", seed=b"s", **set_anew).state.kdh.winner == away


@pytest.mark.clause("MH-9-f")
@pytest.mark.parametrize(
    ("comp", "result"),
    [
        ("KDH", {"decided": "draw", "score": [1, 1]}),
        ("KDH", {"decided": "overtime", "winner": "a", "score": [3, 1]}),
        ("KDH", {"decided": "shootout", "winner": "b", "score": [1, 1], "so": [3, 2]}),
        ("KDH", {"decided": "shootout", "winner": "a", "score": [2, 1], "so": [3, 2]}),
        ("KDH", {"decided": "lot", "winner": "a", "score": [1, 1], "so": [3, 2]}),
        ("KDH", {"decided": "pool_goals", "winner": "a", "score": [1, 1]}),
        ("WGF", {"decided": "forfeit", "winner": "a"}),
        ("CH", {"decided": "forfeit", "winner": "a"}),
    ],
)
def test_no_match_is_set_that_could_not_end_so(comp: str, result: dict[str, Any]) -> None:
    assert refused(play(cup(), EIGHT).state, "set_match", **{**FIRST, "comp": comp}, **result)


def test_a_match_that_is_not_over_is_not_set() -> None:
    assert "no such match" in refused(cup(), "set_match", **FIRST, decided="forfeit", winner="a")


POOLS = [f"{pool}{n}" for pool in "ab" for n in (1, 2)]


def pools(last: int = 3) -> Played:
    """Return a Gretzky cup of two pools of two after its last pool round; a1 and b1 have won."""
    state = state_of(
        config={"WG": {"pools": 2, "pool_size": 2}},
        calendar=[{"WG": [2]}, {"WG": [3]}, {"WG": [4]}, {}][: last + 1],
        matrices={"WG": {str(r): [9, 8, 7, 6] for r in (2, 3, 4)}},
        teams=POOLS,
        wg={"teams": POOLS, "pools": {"A": POOLS[:2], "B": POOLS[2:]}},
        fixtures={"WG": {"2": [["a1", "a2"], ["b1", "b2"]]}},
    )
    return play(state, {"a1": "WG A(0)", "a2": "WG B(0)", "b1": "WG C(0)", "b2": "WG D(0)"})


@pytest.mark.clause("MH-9-f", "MH-3.3.3-d")
def test_an_annulled_semi_final_goes_to_the_team_with_more_pool_goals() -> None:
    state = pools().state
    home, away = state.fixtures.WG[3][0]
    semi = play(state, {away: "WG C(1)"}).state
    assert semi.wg.alive[0] == away
    goals = {team: semi.teams[team].record["WG"].gf for team in (home, away)}
    assert goals[home] != goals[away]
    annulled = act(semi, "annul_match", seed=b"s", comp="WGF", round=3, home=home, away=away).state
    assert annulled.wg.alive[0] == max(goals, key=goals.__getitem__)
    assert annulled.fixtures.WG[4][0][0] == annulled.wg.alive[0]
    assert annulled.teams[away].record["WGF"] == state.teams[away].record["WGF"]


@pytest.mark.clause("MH-9-f", "MH-3.3.1-d")
def test_an_annulled_pool_match_makes_the_pools_anew() -> None:
    played = pools()
    annulled = act(played.state, "annul_match", seed=b"s", comp="WG", round=2, home="a1", away="a2")
    [lot] = of_type(annulled, ev.LotDrawn)[:1]
    assert (lot.group, set(lot.among)) == ("A", {"a1", "a2"})
    assert annulled.state.wg.alive[1] == "b1"


@pytest.mark.clause("MH-9-d", "MH-3.3.1-d")
def test_points_in_a_pool_change_who_is_qualified() -> None:
    changed = act(pools().state, "points", seed=b"s", team="a2", comp="WG", points=3)
    assert changed.state.wg.alive[:2] == ("a2", "b1")
    assert {table.final for table in of_type(changed, ev.TableDrawnUp)} == {True}
    semi = play(pools().state, {}).state
    assert act(semi, "points", team="a2", comp="WG", points=3).state.wg == semi.wg


@pytest.mark.clause("MH-9-j", "MH-3.3.1-d")
def test_a_stated_order_of_a_pool_or_of_the_seconds_replaces_lots() -> None:
    state = act(pools().state, "points", seed=b"s", team="a2", comp="WG", points=2).state  # level with a1 now
    stated = act(state, "final_order", seed=b"s", comp="WG", group="A", order=["a2", "a1"]).state
    other = act(state, "final_order", seed=b"s", comp="WG", group="A", order=["a1", "a2"]).state
    assert (stated.wg.alive[0], other.wg.alive[0]) == ("a2", "a1")
    # A later act keeps what was stated, as long as it agrees with the points.
    kept = act(stated, "final_order", seed=b"other", comp="WG", group="seconds", order=stated.wg.alive[2:]).state
    assert kept.wg.alive == stated.wg.alive
    gone = act(stated, "points", seed=b"s", team="a1", comp="WG", points=1).state
    assert gone.wg.alive[0] == "a1"
    for group, order in (("B", ["b2", "b1"]), ("A", ["a1"]), ("C", ["a1", "a2"]), ("seconds", ["a1", "b1"])):
        assert "those with more points first" in refused(
            state, "final_order", seed=b"s", comp="WG", group=group, order=order
        )
    assert "not over" in refused(cup(), "final_order", comp="WG", group="A", order=[])
    semi = play(state, {}).state
    assert "have been played" in refused(semi, "final_order", comp="WG", group="A", order=["a2", "a1"])


@pytest.mark.clause("MH-9-h", "MH-3.2.1-e")
def test_two_rounds_of_which_one_decides_who_plays_the_other_are_not_played_in_one_week() -> None:
    state = cup()
    assert "KDH2" in refused(state, "calendar", calendar=[{"KDH": [1, 2]}, {}, {"KDH": [3]}, {}])
    assert act(state, "calendar", calendar=[{"KDH": [1]}, {}, {"KDH": [2]}, {"KDH": [3]}]).state.calendar[2]
    cups = GAME.decode(GAME.encode(pools().state))
    assert "WG4" in refused(cups, "calendar", calendar=[{"WG": [2]}, {"WG": [3, 4]}, {}, {}])
    early = state_of(teams=list("abcd"), calendar=[{"CH": [1]}, {"CH": [2]}, {"CH": [3]}])
    assert act(early, "calendar", calendar=[{"CH": [1, 2]}, {"CH": [3]}]).state.calendar[0] == {"CH": (1, 2)}
