"""Rulebook part 5: how texts are read, each fault with its code and its place."""

import msgspec
import pytest

from rules.competition import GAME
from rules.contract import SeatId
from rules.errors import OrderError
from tests.rules.competition.page import adjudicated, case, events, fault, played

RESULTS, REFEREE = SeatId("results"), SeatId("referee")


def opened(*args, **state):
    return adjudicated(case(*args, **state))["state"]


@pytest.mark.clause("CP-N-a", "CP-N-b")
@pytest.mark.parametrize(
    ("text", "code", "at"),
    [
        ("", "E_EMPTY", 0),
        (" ; \n\t;", "E_EMPTY", 0),
        ("M1 1-0; bof", "E_WORD", 8),
        ("M0 1-0", "E_WORD", 0),
        ("M1234567 1-0", "E_WORD", 0),
        ("M1 1-0 \n fin", "E_RIGHT", 9),
        ("corrige M1 1-0", "E_RIGHT", 0),
        ("M1", "E_SCORE", 2),
        ("M1 ; M2 1-0", "E_SCORE", 3),
        ("M1 1 - 0", "E_SCORE", 3),
        ("M1 1000-0", "E_SCORE", 3),
        ("M1 1-0 manques", "E_SCORE", 14),
        ("M1 1-0 manques x", "E_SCORE", 15),
        ("M1 1-1 tab", "E_SIDE", 10),
        ("M1 1-1 tab nul", "E_SIDE", 11),
        ("forfait", "E_FIXTURE", 7),
        ("forfait m1 nul", "E_SIDE", 11),
        ("debut M1 M2", "E_SYNTAX", 9),
        ("M1 1-0 ap tab", "E_SYNTAX", 10),
        ("M1 interrompu manques 1-0", "E_SYNTAX", 14),
        ("retrait", "E_ID", 7),
        ("retrait results", "E_ID", 8),
        ("inscrit é", "E_ID", 8),
        ("inscrit x 12345", "E_NUMBER", 10),
        ("inscrit x 1 " + "n" * 61, "E_NAME", 12),
        ("remplace a", "E_NAME", 10),
        ("M9 1-0", "E_FIXTURE_UNKNOWN", 0),
        ("M3 1-0", "E_NOT_OPEN", 0),
        ("M1 1-0; M1 1-0", "E_NOT_OPEN", 8),
        ("M1 2-1 tab 3-2", "E_TAB", 7),
        ("M1 2-2 tab 3-3", "E_LEVEL", 11),
        ("inscrit a", "E_ENTRANT_THERE", 8),
        ("inscrit z", "E_LATE", 0),
        ("retrait z", "E_ENTRANT_UNKNOWN", 8),
        ("retrait a;retrait a", "E_ENTRANT_LEFT", 18),
        ("M1 1-0;" * 6000, "E_SYNTAX", 40_000),
    ],
)
def test_faults_of_results(text, code, at):
    assert fault(adjudicated(opened(), text)) == (code, at)


@pytest.mark.clause("CP-N-b", "CP-N-c")
@pytest.mark.parametrize(
    ("text", "code", "at"),
    [
        ("cloture", "E_WORD", 7),
        ("cloture demain", "E_WORD", 8),
        (" CLÔTURE  \n fin", "E_WORD", 10),
        ("cloture ; fin", "E_WORD", 8),
        ("cloture;", "E_WORD", 7),
        ("fin; cloture demain nul", "E_WORD", 13),
        ("cloture nul demain", "E_SYNTAX", 12),
        ("corrige debut M1", "E_FIXTURE", 8),
        ("points a 0 x", "E_NUMBER", 9),
        ("points a 1000 x", "E_NUMBER", 9),
        ("points a +3", "E_REASON", 11),
        ("exclut a " + "r" * 201, "E_REASON", 9),
        ("deplace M1 x", "E_NUMBER", 11),
        ("deplace M1 4", "E_ROUND", 11),
        ("debut M1;deplace M1 2", "E_STARTED", 17),
        ("fin; fin", "E_PHASE", 5),
        ("saison", "E_PHASE", 0),
        ("corrige M1 1-0", "E_NOT_DONE", 8),
        ("points z 1 x", "E_ENTRANT_UNKNOWN", 7),
        ("echange a b", "E_FORMAT", 0),
        ("retirage", "E_FORMAT", 0),
        ("M1 1-0; retrait a; corrige M1 interrompu", "E_NOT_DONE", 27),
    ],
)
def test_faults_of_the_referee(text, code, at):
    assert fault(adjudicated(opened({"format": "round_robin", "withdrawal": "annul"}), referee=text)) == (code, at)


@pytest.mark.clause("CP-N-c", "CP-R-g", "CP-7-d")
@pytest.mark.parametrize(
    ("text", "code", "at"),
    [
        ("M1 1-1", "E_LEVEL", 3),
        ("M1 nul", "E_LEVEL", 3),
        ("M1 1-1 ap", "E_LEVEL", 3),
        ("points a 1 x", "E_FORMAT", 0),
        ("deplace M1 1", "E_FORMAT", 0),
        ("cloture nul", "E_FORMAT", 8),
        ("cloture report", "E_FORMAT", 8),
        ("echange a a", "E_CLASH", 10),
        ("echange a d", "E_CLASH", 10),
        ("echange a z", "E_ENTRANT_UNKNOWN", 10),
        ("debut M1; echange b a", "E_STARTED", 20),
        ("M1 1-0; corrige M1 double", "E_SCORE", 19),
        ("retirage", "E_FORMAT", 0),
    ],
)
def test_faults_in_a_knockout(text, code, at):
    assert fault(adjudicated(opened("knockout"), referee=text)) == (code, at)


@pytest.mark.clause("CP-R-c", "CP-R-b", "CP-R-g")
def test_faults_of_what_is_over():
    final = played(opened({"format": "knockout", "tie": 3, "third_place": False}, 4), "M1 1-0;M2 0-1", "M4 1-0;M5 0-1")
    final = played(final["state"], *([] if final["state"]["stages"][0]["round"] == 2 else ["M3 1-0; M6 1-0"]))
    assert final["state"]["stages"][0]["round"] == 2
    assert fault(adjudicated(final["state"], referee="corrige M1 interrompu")) == ("E_CLOSED", 11)
    assert fault(adjudicated(final["state"], referee="corrige forfait M1 double")) == ("E_UNDECIDED", 16)
    assert fault(adjudicated(final["state"], referee="echange c b")) == ("E_NOT_PAIRED", 8)
    left = played(opened(), "M1 1-0; M2 1-0", "M3 1-0; M4 1-0", ("exclut a motif", None))
    assert fault(adjudicated(left["state"], referee="corrige M1 interrompu")) == ("E_ENTRANT_LEFT", 8)


@pytest.mark.clause("CP-1-b", "CP-N-c")
def test_unread_seats_come_first():
    orders = {"results": "bof", "lions": "M1 1-0", "referee": "rien", "tigres": None}
    answer = adjudicated(opened(), orders=orders)
    assert [(one["seat"], one["code"]) for one in answer["errors"]] == [
        ("lions", "E_SEAT"),
        ("tigres", "E_SEAT"),
        ("referee", "E_WORD"),
        ("results", "E_WORD"),
    ]
    assert answer["state"]["turn"] == 3
    assert answer["errors"][0]["message"] == "Siège inconnu : lions."
    over = played(opened("round_robin", 2), "M1 1-0")["state"]
    assert [one["code"] for one in adjudicated(over, "M1 1-0")["errors"]] == ["E_SEAT"]


@pytest.mark.clause("CP-N-a", "CP-N-d")
@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("m1\t03-1 AP Manqués 0-1", "M1 3-1 ap manques 0-1"),
        ("M1 2-2 TAB 04-3;; \r\n FORFAIT m2 Ext manques 0-0", "M1 2-2 tab 4-3; forfait M2 ext"),
        ("M1 NUL; début M2; M2 Interrompu", "M1 nul; debut M2; M2 interrompu"),
        ("remplace a  Les  Lions  d'Or ", "remplace a Les  Lions  d'Or"),
        ("corrigé m1 dom", None),
        ("CLÔTURE Nul", "cloture nul"),
        ("points a 03 trop tard", "points a +3 trop tard"),
        ("DÉPLACE M1 002", "deplace M1 2"),
    ],
)
def test_normal_form(text, canonical):
    state = GAME.decode(msgspec.json.encode(opened()))
    if canonical is None:
        with pytest.raises(OrderError, match="E_NOT_DONE"):
            GAME.parse(state, REFEREE, text)
        return
    order = GAME.parse(state, REFEREE, text)
    assert GAME.canonical(order) == canonical
    assert GAME.parse(state, REFEREE, canonical) == order


@pytest.mark.clause("CP-N-d", "CP-2-b")
def test_ratings_in_normal_form_and_texts_joined():
    state = GAME.decode(msgspec.json.encode(case("round_robin", 2)))
    order = GAME.parse(state, RESULTS, "inscrit x 0000; inscrit y 0 Yves; inscrit z 07")
    assert GAME.canonical(order) == "inscrit x; inscrit y 0 Yves; inscrit z 7"
    joined = GAME.merge(state, RESULTS, order, "retrait z")
    assert GAME.canonical(joined).endswith("retrait z")
    with pytest.raises(OrderError) as refused:
        GAME.merge(state, RESULTS, joined, "inscrit x")
    assert (refused.value.code, refused.value.at) == ("E_ENTRANT_THERE", 8)


@pytest.mark.clause("CP-1-c", "CP-R-a")
def test_the_referees_word_stands():
    answer = adjudicated(opened(), "m1  0-1; M2 1-0", "M1 2-0")
    assert answer["state"]["fixtures"]["M1"]["score"] == [2, 0]
    assert events(answer, "ignored") == [{"type": "ignored", "seat": "results", "line": "m1 0-1", "code": "E_NOT_OPEN"}]
    assert [event["by"] for event in events(answer, "result")] == ["referee", "results"]
