"""The referee's texts in a turn: resolved before it, refused beside the sides' sheets (rulebook 6.2-1, 9)."""

import msgspec
import pytest

from rules.adjudicator import adjudicate
from tests.rules.double_echec.page import Json, example, shown

OVERRIDE = "referee_override"


def adjudicated(texts: Json, **changes: object) -> Json:
    case = {"game": "double-echec", "state": example(**changes), "orders": texts, "dice": {"seed": "00"}}
    return shown(adjudicate(msgspec.json.encode(case)))


@pytest.mark.clause("DE-B.turn-a")
def test_edits_come_before_the_turn_and_the_turn_is_played_from_them() -> None:
    result = adjudicated(
        {"home": "O tir", "referee": "SCORE 2 1; HORLOGE 3 40\nRONDELLE G3 home 31"},
        teams__home__at={"9": "G20", "11": "C13", "17": "K13", "4": "E9", "5": "I9", "31": "G3"},
        puck={"at": "G20", "held": ["home", 9]},
        next={"do": "defend"},
    )
    assert [event["type"] for event in result["events"]] == [OVERRIDE] * 3 + ["period_end", "match_end"]
    assert result["events"][-1] == {
        "type": "match_end",
        "score": {"home": 2, "away": 1},
        "winner": "home",
        "overtime": False,
    }
    assert (result["errors"], result["awaiting"]) == ([], [])


def test_refusals_stand_at_their_commands_and_the_others_count() -> None:
    result = adjudicated(
        {"home": "O nage", "referee": "HORLOGE 1 41;SCORE 1 0;REPRISE"}, config={"units_per_turn": 0},
        next={"do": "defend"},
    )  # fmt: skip
    assert [(error["seat"], error["code"], error["at"]) for error in result["errors"]] == [
        ("home", "E_VERB", 0),
        ("referee", "E_PHASE", 0),
        ("referee", "E_VERB", 23),
    ]
    assert result["events"] == [{"type": OVERRIDE, "text": "SCORE 1 0"}]
    assert (result["state"]["score"], result["state"]["turn"]) == ({"home": 1, "away": 0}, 4)


def test_a_match_that_is_ended_has_had_its_turn() -> None:
    result = adjudicated({"home": "O tir", "referee": "ARRETE"})
    assert [event["type"] for event in result["events"]] == [OVERRIDE, "match_end"]
    assert (result["state"]["phase"], result["state"]["turn"], result["state"]["next"]) == ("over", 4, None)
    assert result["state"]["teams"]["home"]["sheet"] == ["O tir"]
    assert (result["awaiting"], result["rolls"]) == ([], [])
    again = adjudicate(
        msgspec.json.encode({"game": "double-echec", "state": result["state"], "orders": {"referee": "SCORE 1 0"}})
    )
    assert shown(again)["state"] == {**result["state"], "score": {"home": 1, "away": 0}}


@pytest.mark.clause("DE-S9.1-d", "DE-S9.1-g")
@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("CARTE home D/advance ACCEPTE 17", "advance"),
        ("CARTE home D/advance REFUSE", "recover_try"),
        ('SUITE {"do":"faceoff","spot":"D22"}', "faceoff"),
    ],
)
def test_the_turn_goes_on_with_what_comes_next(text: str, first: str) -> None:
    events = [event["type"] for event in adjudicated({"referee": text})["events"]]
    told = {OVERRIDE, "wrong_card", "penalty", "loose_puck", "clock"}
    assert next(event for event in events if event not in told) == first


def test_in_the_line_up_turn_there_is_nobody_to_send_off() -> None:
    nobody = {"ice": {}, "at": {}, "box": []}
    sides = {side: {**example()["teams"][side], **nobody} for side in ("home", "away")}
    result = adjudicated(
        {"referee": 'PEINE home 17 minor;CARTE home F/pass REFUSE;SCORE 1 0;SUITE {"do":"card"}'},
        phase="lineup",
        teams=sides,
        puck={"at": "G14", "held": None},
        next={"do": "faceoff", "spot": "G14"},
        config={"units_per_turn": 0},
    )
    assert [error["code"] for error in result["errors"]] == ["E_PHASE", "E_PHASE", "E_PHASE"]
    assert result["state"]["score"] == {"home": 1, "away": 0}
    assert result["state"]["phase"] == "play"
