"""The seed's printed results, rebuilt from the events in its own notation (part 7, part 8)."""

from pathlib import Path

import msgspec
import pytest

from rules.dice import Dice
from rules.matrix_hockey import GAME
from rules.matrix_hockey import events as ev
from rules.matrix_hockey.notation import result_line
from tests.rules.matrix_hockey.support import full_week, of_type, play

GOLDEN = Path(__file__).parents[2] / "golden" / "matrix-hockey" / "MH-3.1.4-a__the-worked-round.json"
NAMES = {
    "huskies": "Huskies",
    "flocons": "Flocons",
    "cyberiens": "Cybériens",
    "grizzlies": "Grizzlies",
    "bonzommes": "Bonzommes",
    "nounours": "Nounours",
    "culs-geles": "Culs Gelés",
    "vins-chauds": "Vins Chauds",
    "igloos": "Igloos",
    "icebergs": "Icebergs",
    "k-ribou": "K-Ribou",
    "free-riders": "Free Riders",
}


@pytest.mark.clause("MH-3.1.4-a", "MH-3.1.4-b", "MH-3.1.4-c", "MH-2.2-d")
def test_the_worked_round_as_the_seed_prints_it_but_for_its_slip() -> None:
    case = msgspec.json.decode(GOLDEN.read_bytes())["case"]
    state = GAME.decode(msgspec.json.encode(case["state"]))
    orders = {seat: GAME.parse(state, seat, text) for seat, text in case["orders"].items() if text}
    played = GAME.resolve(state, orders, Dice(b"\0", forced=case["dice"]["forced"]))
    assert [result_line(event, NAMES) for event in of_type(played, ev.MatchPlayed)] == [
        "Huskies [F+(2)] - Flocons [F(0)] : 3-2",
        "Cybériens [ONR : F(X)] - Grizzlies [F(2)] : 1-2",
        "Bonzommes [I(3)] - Nounours [D(1)] : 4-3 AP",
        "Culs Gelés [D++*(1)] - Vins Chauds [B(X)] : 6-3",
        "Igloos [F#(3)] - Icebergs [I(3)] : 2-2 AP",
        "K-Ribou [J(1)] - Free Riders [K(3)] : 3-2",  # the seed prints 6-7 AP: row 5 instead of row 1
    ]


@pytest.mark.clause("MH-2.2-g")
def test_shoot_outs_forfeits_and_dummies() -> None:
    state = full_week(
        teams={"d": {"status": "dummy"}, "a": {"extra_goals": 1}},
        matrices={"CH": {"1": [5, 4, 3, 2]}, "KDH": {"1": [2, 2]}},
    )
    names = {team: team.upper() for team in "abcd"}
    played = play(
        state, {"a": "A(0); KDH A+(1/4)", "b": "B(0); KDH B(1/2)", "c": "C(0); KDH A(0/0)"}, ch__1__column__d=3
    )
    lines = [result_line(event, names) for event in of_type(played, ev.MatchPlayed)]
    assert lines[1].startswith("C [C(0)] - D [BIDON : C(")
    assert lines[2:] == ["A [A+(1/4)] - B [B(1/2)] : 2-2 (4-2 TAB)", "C [A(0/0)] - D [ONR] : match perdu"]
