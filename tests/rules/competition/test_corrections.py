"""CP-R-b, word by word: what follows from a corrected result."""

import pytest

from tests.rules.competition.page import Json, adjudicated, case, events, pairs, played

pytestmark = pytest.mark.clause("CP-R-b")


def ties(answer: Json) -> dict[str, Json]:
    return answer["state"]["stages"][-1]["ties"]


def kinds(answer: Json) -> list[str]:
    return [event["type"] for event in answer["events"]]


def reset_due(final: int | str = 1) -> Json:
    """A double elimination of two whose F.2 is to be played: W1.1 a, F.1 b."""
    answer = played(case({"format": "double_elimination", "final": final}, 2), "", "M1 1-0", "M2 0-1")
    assert pairs(answer, "M3") == ["a-b"]
    return answer["state"]


@pytest.mark.parametrize("line", ["corrige M2 1-0", "corrige forfait M2 double"])
def test_an_unstarted_reset_is_taken_out(line):
    answer = adjudicated(reset_due(), referee=line)
    assert kinds(answer)[:4] == ["corrected", "tie_over", "round_over", "stage_over"]
    assert "F.2" not in ties(answer)
    assert answer["state"]["fixtures"]["M3"]["status"] == "void"
    stage = answer["state"]["stages"][0]
    assert (stage["round"], stage["to"], stage["rounds"]) == (2, 2, 2)
    assert answer["state"]["champion"] == ("a" if "1-0" in line else None)


def test_a_started_reset_stays():
    answer = played(reset_due(), ("debut M3; corrige M2 1-0", None))
    assert kinds(answer) == ["started", "corrected", "tie_over", "pairing_kept"]
    assert (ties(answer)["F.1"]["winner"], ties(answer)["F.1"]["loser"]) == ("b", "a")


def test_after_the_end_no_reset_is_made():
    over = played(case("double_elimination", 2), "", "M1 1-0", "M2 1-0")["state"]
    answer = adjudicated(over, referee="corrige M2 0-1")
    assert events(answer, "pairing_kept") == [{"type": "pairing_kept", "stage": 1, "tie": "F.1"}]
    assert (answer["state"]["champion"], answer["state"]["placings"]) == ("a", over["placings"])


def test_the_last_round_is_told_again_after_the_end():
    over = played(case("knockout", 2), "", "M1 1-0")["state"]
    answer = adjudicated(over, referee="corrige M1 0-1")
    assert kinds(answer) == ["corrected", "tie_over", "finished"]
    assert answer["state"]["champion"] == "b"
    earlier = played(case("knockout"), "", "M1 1-0; M2 1-0", "M3 1-0")["state"]
    kept = adjudicated(earlier, referee="corrige M1 0-1")
    assert kinds(kept)[:3] == ["corrected", "tie_over", "pairing_kept"]
    assert kept["state"]["placings"] == earlier["placings"]


def test_a_round_without_games_is_passed_and_taken_back():
    # b and c both lose K1.2 (nobody goes on): a has a bye in the semi-final, and e-d plays for the other place
    answer = played(case("knockout", 8), "", "M1 1-0; M2 1-0; M3 1-0; M4 1-0")
    assert pairs(answer, "M5", "M6") == ["a-d", "b-c"]
    nobody = played(answer["state"], ("corrige forfait M2 double", "M6 1-0"))
    assert ties(nobody)["K2.1"]["how"] == "bye"
    assert pairs(nobody, "M7") == ["a-b"]
    again = played(nobody["state"], ("corrige M2 0-1", None))
    stage = again["state"]["stages"][0]
    assert (stage["round"], stage["to"]) == (2, 2)
    assert "K3.1" not in stage["ties"]
    assert (pairs(again, "M8"), again["state"]["fixtures"]["M7"]["status"]) == (["a-e"], "void")
    assert events(again, "pairing_redone") == [
        {"type": "pairing_redone", "stage": 1, "round": 2, "fixtures": ["M8"], "byes": []}
    ]


def test_each_corrected_tie_by_itself():
    answer = played(case("knockout", 8), "", "M1 1-0; M2 1-0; M3 1-0; M4 1-0", "debut M5")
    both = played(answer["state"], ("corrige M3 0-1; corrige M1 0-1", None))
    assert [(e["type"], e.get("tie"), e.get("fixtures")) for e in both["events"][4:]] == [
        ("pairing_kept", "K1.1", None),
        ("pairing_redone", None, ["M7"]),
    ]
    assert pairs(both, "M7") == ["c-g"]
    assert ties(both)["K1.1"]["winner"] == "a"


def test_with_reseed_the_whole_round_is_made_again():
    answer = played(case({"format": "knockout", "reseed": True}, 8), "", "M1 1-0; M2 1-0; M3 1-0; M4 1-0")
    assert pairs(answer, "M5", "M6") == ["a-d", "b-c"]
    again = played(answer["state"], ("corrige M1 0-1", None))
    assert pairs(again, "M7", "M8") == ["b-h", "c-d"]


def test_what_a_swap_has_changed_is_made_again_too():
    answer = played(case("knockout", 8), "", "M1 1-0; M2 1-0; M3 1-0; M4 1-0", ("echange a b", None))
    assert pairs(answer, "M5", "M6") == ["b-d", "a-c"]
    again = played(answer["state"], ("corrige M2 0-1", None))
    assert pairs(again, "M7", "M8") == ["a-e", "b-c"]
    untouched = played(case("knockout", 8), "", "M1 1-0; M2 1-0; M3 1-0; M4 1-0", ("corrige M2 0-1", None))
    assert pairs(untouched, "M6", "M7") == ["b-c", "a-e"]


STAGES = [{"format": "round_robin", "window": 9}, {"format": "knockout", "take": {"top": 2}}]


def test_the_next_stage_is_made_again():
    # three in a round robin: r1 b-c, r2 c-a, r3 a-b
    second = played(case(STAGES, 3), "", "M1 1-0; M2 0-1; M3 1-0")
    assert (second["state"]["stage"], pairs(second, "M4")) == (2, ["a-b"])
    answer = played(second["state"], ("corrige M1 0-5", None))
    assert kinds(answer) == ["corrected", "table", "redrawn", "stage_opened", "round_opened"]
    assert events(answer, "redrawn") == [{"type": "redrawn", "stage": 2, "draws": 2, "why": "correction"}]
    assert (pairs(answer, "M5"), answer["state"]["fixtures"]["M4"]["status"]) == (["a-c"], "void")
    assert answer["state"]["stages"][1]["draws"] == 2
    same = played(second["state"], ("corrige M1 2-0", None))
    assert kinds(same) == ["corrected", "table"]
    begun = played(second["state"], ("debut M4; corrige M1 0-5", None))
    assert events(begun, "pairing_kept") == [{"type": "pairing_kept", "stage": 2, "tie": None}]
    assert pairs(begun, "M4") == ["a-b"]


def test_swiss_started_fixtures_and_the_bye():
    answer = played(case({"format": "swiss", "rounds": 3}, 5), "", "M1 1-0; M2 0-1")
    assert pairs(answer, "M3", "M4") == ["b-a", "c-e"]
    same = played(answer["state"], ("corrige M1 2-0", None))
    assert kinds(same) == ["corrected"]
    redone = played(answer["state"], ("debut M3; corrige M2 1-0", None))
    (event,) = events(redone, "pairing_redone")
    assert redone["state"]["fixtures"]["M3"]["status"] == "open"
    members = {redone["state"]["fixtures"][key][side] for key in event["fixtures"] for side in ("home", "away")}
    assert members | set(event["byes"]) == set("cde")
    assert [r for rounds in redone["state"]["stages"][0]["byes"].values() for r in rounds] == [1, 2]


def test_points_after_the_end():
    over = played(case("round_robin", 2), "", "M1 1-0")["state"]
    answer = adjudicated(over, referee="points a -4 tricherie")
    assert kinds(answer) == ["points_adjusted", "table", "finished"]
    assert answer["state"]["champion"] == "b"


def test_redraws_that_do_nothing():
    drawn = adjudicated(case({"format": "knockout", "draw": "drawn"}))["state"]
    started = adjudicated(drawn, referee="retirage; debut M1")
    assert events(started, "redrawn") == []
    assert adjudicated(started["state"], referee="retirage")["errors"][0]["code"] == "E_STARTED"
