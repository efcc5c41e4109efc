"""Results that a referee corrects, and what follows from them (MH-9-f)."""

from typing import Any

import msgspec
import pytest

from rules.matrix_hockey import GAME
from rules.matrix_hockey import events as ev
from rules.matrix_hockey.state import State
from tests.rules.matrix_hockey.acting import act, refused
from tests.rules.matrix_hockey.support import four, of_type, play

ALL = {"a": "A(1)", "b": "B(0)", "c": "C(1)", "d": "D(0)"}


@pytest.mark.clause("MH-9-f")
def test_a_result_corrected_or_annulled_changes_the_records() -> None:
    played = play(four(), ALL).state
    fields = {"comp": "CH", "round": 1, "home": "a", "away": "b"}
    changed = act(played, "set_match", **fields, decided="overtime", winner="b", score=[1, 2])
    record = changed.state.teams["b"].record["CH"]
    assert (record.ot_win, record.loss, record.gf, record.ga) == (1, 0, 2, 1)
    assert len(changed.state.results) == 2
    annulled = act(changed.state, "annul_match", **fields).state
    assert annulled.teams["a"].record == four().teams["a"].record
    assert len(annulled.results) == 1
    for wrong in (
        {"decided": "overtime", "winner": "a", "score": [1, 2]},
        {"decided": "draw", "winner": "a", "score": [1, 1]},
        {"decided": "forfeit", "winner": "a", "score": [1, 0]},
        {"decided": "regulation", "winner": "c", "score": [1, 0]},
        {"decided": "regulation", "winner": "a", "score": [1, 0], "so": [1, 0]},
    ):
        assert refused(played, "set_match", **fields, **wrong)


def cup() -> State:
    raw: dict[str, Any] = {
        "calendar": [{"KDH": [1]}, {"KDH": [2]}, {"KDH": [3]}, {}],
        "matrices": {"KDH": {str(r): [9, 8, 7, 6, 5, 4, 3, 2] for r in (1, 2, 3)}},
        "teams": list("abcdefgh"),
        "kdh": {"alive": list("abcdefgh")},
        "fixtures": {"KDH": {"1": [["a", "b"], ["c", "d"], ["e", "f"], ["g", "h"]]}},
    }
    return GAME.decode(msgspec.json.encode(raw))


CUP = {team: f"KDH {letter}(0/0)" for team, letter in zip("abcdefgh", "ABCDEFGH", strict=True)}


@pytest.mark.clause("MH-9-f")
def test_the_next_kdh_round_is_drawn_again_only_if_the_winner_changes_and_it_is_not_closed() -> None:
    played = play(cup(), CUP).state
    assert played.kdh.alive == ("a", "c", "e", "g")
    fields = {"comp": "KDH", "round": 1, "home": "a", "away": "b"}
    same = act(played, "set_match", **fields, decided="regulation", winner="a", score=[3, 0])
    assert same.state.fixtures.KDH == played.fixtures.KDH
    assert refused(played, "set_match", **fields, decided="regulation", winner="b", score=[0, 1])  # no dice
    changed = act(played, "set_match", seed=b"s", **fields, decided="regulation", winner="b", score=[0, 1])
    assert changed.state.kdh.alive == ("b", "c", "e", "g")
    assert {team for pair in changed.state.fixtures.KDH[2] for team in pair} == set("bceg")
    assert of_type(changed, ev.KdhDraw)
    second = play(played, {pair[0]: "KDH H(0/1)" for pair in played.fixtures.KDH[2]}).state
    late = act(second, "set_match", **fields, decided="regulation", winner="b", score=[0, 1])
    assert late.state.kdh == second.kdh
    assert late.state.teams["b"].record["KDH"].win == 1


@pytest.mark.clause("MH-9-f", "MH-3.3.1-d")
def test_the_gretzky_cup_follows_a_corrected_result() -> None:
    teams = [f"{pool}{n}" for pool in "ab" for n in (1, 2)]
    raw = {
        "config": {"WG": {"pools": 2, "pool_size": 2}},
        "calendar": [{"WG": [2]}, {"WG": [3]}, {"WG": [4]}, {}],
        "matrices": {"WG": {str(r): [9, 8, 7, 6] for r in (2, 3, 4)}},
        "teams": teams,
        "wg": {"teams": teams, "pools": {"A": teams[:2], "B": teams[2:]}},
        "fixtures": {"WG": {"2": [["a1", "a2"], ["b1", "b2"]]}},
    }
    state = GAME.decode(msgspec.json.encode(raw))
    played = play(state, {"a1": "WG A(0)", "a2": "WG B(0)", "b1": "WG C(0)", "b2": "WG D(0)"}).state
    assert played.wg.alive[:2] == ("a1", "b1")
    fields = {"comp": "WG", "round": 2, "home": "a1", "away": "a2"}
    changed = act(played, "set_match", seed=b"s", **fields, decided="regulation", winner="a2", score=[0, 1])
    assert changed.state.wg.alive[:2] == ("a2", "b1")
    semis = changed.state.fixtures.WG[3]
    texts = {home: f"WG {'ABCD'[place]}(1)" for place, (home, _) in enumerate(semis)}
    semi = play(changed.state, texts).state
    assert semi.wg.alive == tuple(home for home, _ in semis)
    home, away = semis[0]
    fields = {"comp": "WGF", "round": 3, "home": home, "away": away}
    turned = act(semi, "set_match", seed=b"s", **fields, decided="forfeit", winner=away).state
    assert turned.fixtures.WG[4] == ((away, semis[1][0]),)


@pytest.mark.clause("MH-9-f")
def test_a_kdh_final_corrected_after_the_end_changes_the_title() -> None:
    raw: dict[str, Any] = {
        "calendar": [{"KDH": [1]}],
        "matrices": {"KDH": {"1": [9, 8]}},
        "teams": ["a", "b"],
        "kdh": {"alive": ["a", "b"]},
        "fixtures": {"KDH": {"1": [["a", "b"]]}},
    }
    ended = play(GAME.decode(msgspec.json.encode(raw)), {"a": "KDH A(0/0)", "b": "KDH B(0/0)"})
    assert of_type(ended, ev.SeasonFinished)[0].titles.KDH == "a"
    fields = {"comp": "KDH", "round": 1, "home": "a", "away": "b", "decided": "forfeit", "winner": "b"}
    changed = act(ended.state, "set_match", seed=b"test", **fields)
    assert of_type(changed, ev.SeasonFinished)[0].titles.KDH == "b"
