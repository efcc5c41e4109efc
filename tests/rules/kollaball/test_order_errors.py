"""Every code of rulebook 5.4 with its position; `|` marks in the text where the error must be."""

import pytest

from rules.errors import OrderError
from rules.kollaball.messages import MESSAGES
from rules.kollaball.notation import parse
from rules.kollaball.notation.tokens import MAX_TEXT
from rules.kollaball.state import State
from tests.rules.kollaball.positions import match

BOTH = {"rouge": {"tactic": "feint", "captain": "r1"}, "bleue": {"tactic": "placement"}}


def team(*changes: str, **fields) -> State:
    """Return red r1 (archer with the ball) to r4, their bench r5, blue b1 and b2; `changes` replace players."""
    players = {
        "r1": "r1 C4 archer",
        "r2": "r2 C5 ranger",
        "r3": "r3 B4 merchant",
        "r4": "r4 D6 thief",
        "r5": "r5 bench",
        "b1": "b1 F4",
        "b2": "b2 F5",
    }
    players |= {change[:2]: change for change in changes}
    config = {"tactics": True, "legends": True, **fields.pop("config", {})}
    return match(*players.values(), **{"rouge": "r1", "teams": BOTH, "config": config, **fields})


def fault(marked: str, state: State | None = None, seat: str = "rouge") -> OrderError:
    """Parse `marked` without its `|` and return the error, which must be there (at 0 without a mark)."""
    at = max(0, marked.find("|"))
    with pytest.raises(OrderError) as caught:
        parse(state or team(), seat, marked.replace("|", ""))
    assert caught.value.at == at, caught.value.code
    message = MESSAGES[caught.value.code].format_map(caught.value.details)
    assert message and "{" not in message
    return caught.value


SYNTAX = [
    "|ARRETE",
    "|bonjour",
    "|12 R D4",
    "1 |RD4",
    "1 |Q >D4",
    "1 P|",
    "1 P |;2 R D5",
    "1 R|",
    "1 R > |+ R D5",
    "1 P >D4 |B5",
    "1 P >D3|1",
    "1 P >D4 S |S",
    "1 P <B4 |B",
    "2 RAM |S",
    "2 RAM + |",
    "2 RAM ? |- B",
    "2 RAM ? R D5 |S",
    "2 |? RAM",
    "1 P >D4 ? |^D5",
    "1 P >D4 ? P C4>D4 |^D5",
    "1 P |^D5",
    "1 P |L2",
    "2 R |L2",
    "1 - |",
    "1 - K|",
    "1 - K:|",
    "1 - K: |R",
    "3 - |V100",
    "3 - V+|",
    "3 - V+|B5",
    "4 - L|",
    "4 - L2|3",
    "4 - L2,|B5",
    "-|1 R D4",
    "-;|1 R D4",
    "1 P >D4; |-",
    "|D3 >D4",
    "X |A 5",
    "X3|",
    "X3 |- ; 1 P >D4",
    "X 3 5 |6",
    "T |",
    "T |TRUC",
    "T JEU |JEU FEINTE 1 D4",
    "T FEINTE |D4",
    "T FEINTE 1 |- D4",
    "T FEINTE 1 D4 |S",
    "T REFORMATION 1 |> 3",
    "T REFORMATION 1=3 3=|",
    "T ANALYSE 1|",
    "T ANALYSE 1 2 |3",
    "T PLACEMENT |12",
    "T NEUTRALISATION |1",
    "T FEINTE 1 D4; |T FEINTE 1 D4",
    "|PRESENTS 1",
    "|MAINTENU",
    "|COMPO 1 2 3 4 BALLE 1",
    "1 P >D4; 2 R D5; |\u0391",
    "1 P >|\u200bD4",
    "1 |\u212a:S",
    "|²",
    "|\x00",
    "|\ud800",
]


@pytest.mark.clause("KB-18-a")
@pytest.mark.parametrize("marked", SYNTAX, ids=ascii)
def test_syntax_is_at_the_offending_token(marked):
    assert fault(marked).code == "syntax"


UNKNOWN_CELLS = [
    "1 P >|A7",
    "2 R C5>|h5",
    "2 R |Z9",
    "1 |X3 >D4",
    "1 P |Q1",
    "5 E |A0 R C4",
    "T FEINTE 1 |E1",
    "1 P >D4 ? P ^|G1",
]


@pytest.mark.clause("KB-3-c", "KB-18-a")
@pytest.mark.parametrize("marked", UNKNOWN_CELLS)
def test_letter_and_digit_where_a_cell_is_expected_is_an_unknown_cell(marked):
    assert fault(marked).code == "unknown_cell"


@pytest.mark.clause("KB-7-b")
@pytest.mark.parametrize("text", ["", " ", ";", " \n;\r\n\t; ", "\u0301"])
def test_nothing_is_empty(text):
    assert fault(text).code == "empty"


def test_long_text_is_refused_first():
    for text in ("A" * 4001, "ARRET" + " " * 4000, ";" * 4001, "1" * 100_000):
        with pytest.raises(OrderError) as caught:
            parse(team(), "rouge", text)
        assert (caught.value.code, caught.value.at) == ("syntax", MAX_TEXT)
    assert fault(" " * MAX_TEXT).code == "empty"


PLAYERS = {
    "unknown_player": ["|9 R D4", "|0 R D4", "|X 9 5", "|X 3 9", "2 R D5;|T FEINTE 9 D4"],
    "duplicate_player": ["1 P >D4; |1 P >D4"],
    "missing_player": ["1 P >D4", "1 P >D4; 2; 3 R C4; 4 R E6", "-"],
    "player_off_pitch": ["|5 R D4"],
    "entry_not_due": ["|1 E D4 P >D4", "2 R D5; |3 E B4 R C4"],
    "sub_not_allowed": ["|X 3 5", "2 R D5; |X 3 4"],
    "too_many_actions": ["|2 R D5 + R E5"],
    "role_mismatch": ["|1 R D4", "|1 F D4", "|1 RAM", "|1 - D", "|2 P >D5", "|2 <B5", "|2 POSE", "|2 P - S"],
    "wrong_origin": ["|1 C5>D5", "|1 P B4<A4"],
    "not_adjacent": ["|2 R F5", "|2 R C5", "|2 R C5>C5"],
    "not_forward": ["|2 F B5", "|2 R C5>B5>A4 S", "|4 F C6"],
    "not_straight_back": ["|4 R C5", "|2 R B4"],
    "not_backward": ["|1 <D4", "|1 P <E4"],
    "sprint_path": ["|2 R D5 S", "|2 R D5>E5", "|2 R D4>E4", "|2 R C4>D5 S"],
    "pass_range": ["|1 >B4", "|1 >E4", "|1 >D4 D", "|1 P >A4"],
    "no_ball_here": ["|2 RAM"],
    "wrong_class": ["|1 P >D4 B", "|2 R D5 V+100", "|2 R D5 K:S"],
    "no_legend": ["|2 R D5>E5 G:S"],
    "special_misplaced": ["|2 - S", "|1 P - D"],
    "bribe_amount": ["|3 R C4 V+49", "|3 R C4 V-501", "|3 R C4 V+0", "|3 R C4 V+" + "9" * 900],
    "decoy_target": ["|4 R E6 L4,4", "|4 R E6 L2,2", "|4 R E6 L9", "|4 - L0"],
    "reserve_illegal": ["|2 R D5 ? R C4", "|2 R D5 ? >E4", "|1 P >D4 ? P ^D5", "|2 R D5 ? R D5", "|2 R D5 ? <D4"],
    "tactic_not_yours": ["|T REPLI 1", "1 P >D4;|T JEU FEINTE 1 D4"],
    "tactic_target": ["2 R D5; |T FEINTE 1 B4", "|T FEINTE 1 E4"],
    "tactic_needs_carrier": ["|T FEINTE 2 D5"],
    "tactic_not_alone": ["|1 P >D4; T FEINTE 1 D4", "T FEINTE 1 D4; |1"],
}
CASES = [(code, marked) for code, texts in PLAYERS.items() for marked in texts]


@pytest.mark.clause(
    "KB-12-c", "KB-13-f", "KB-14-g", "KB-14-d", "KB-14-e", "KB-14-f", "KB-15-b", "KB-16-b", "KB-17-a", "KB-17-b"
)
@pytest.mark.parametrize(("code", "marked"), CASES)
def test_code_and_position(code, marked):
    assert fault(marked).code == code


IN_PLACE = [
    ("player_skips", "|1 P >D4", team("r1 C4 skip=1")),
    ("special_used", "|2 R D5>E5 S", team("r2 C5 ranger special_used=true")),
    ("special_used", "|2 R D5>E5 S + R F5>G5 S", team("r2 C5 ranger extra=1")),
    ("special_misplaced", "|3 R C4 + R D4 V+100", team("r3 B4 merchant extra=1")),
    ("nothing_to_copy", "|2 R D5>E5 K:S", team("r2 C5 alchemist")),
    ("decoy_target", "|4 - L2", team("r2 C5 out")),
    ("own_goal", "|2 R A4", team("r2 B4")),
    ("own_goal", "|1 P <A4", team("r1 B4")),
    ("own_goal", "|1 P <A4", team("r1 F4")),
    ("own_goal", "|T RASSEMBLEMENT 1", team("r1 A4", teams={"rouge": {"tactic": "rally"}})),
    ("own_goal", "|T REFORMATION 2=1 1=2", team("r1 A4", teams={"rouge": {"tactic": "reshuffle"}})),
    ("own_goal", "|T REPLI 1 <A4", team("r1 C4", teams={"rouge": {"tactic": "fall_back"}})),
    ("own_goal_stay", "|1 POSE", team("r1 A4")),
    ("own_goal_stay", "|1 P - B", team("r1 A4 warrior")),
    ("ball_too_fresh", "|2 RAM", team(bleue="ground C5 5")),
    ("entry_missing", "1 P >D4; |3 R C4", team("r3 B4 sideline returns=5")),
    ("entry_cell", "|3 E E6 R C4", team("r3 B4 sideline returns=5 radius=1")),
    ("entry_cell", "|3 E A4 R B4", team("r1 B4", "r3 B4 sideline returns=5 radius=1")),
    ("player_off_pitch", "|3 R C4", team("r3 B4 sideline returns=6")),
    ("entry_missing", "T REPLI 1", team("r3 B4 sideline returns=5", teams={"rouge": {"tactic": "fall_back"}})),
    ("missing_player", "T RASSEMBLEMENT 1 2>C4 3>C4", team(teams={"rouge": {"tactic": "rally"}})),
    ("tactic_not_alone", "T REPLI 1; |2 R D5", team(teams={"rouge": {"tactic": "fall_back"}})),
    ("tactic_disabled", "|T FEINTE 1 D4", team(config={"tactics": False})),
    ("tactic_used", "|T FEINTE 1 D4", team(teams={"rouge": {"tactic": "feint", "tactic_used": True}})),
    ("nothing_to_imitate", "|T JEU FEINTE 1 D4", team(teams={"rouge": {"tactic": "own_game"}})),
    ("tactic_target", "|T ANALYSE 1 1", team(teams={"rouge": {"tactic": "analysis"}})),
    ("tactic_target", "|T REFORMATION 1=2 2=3", team(teams={"rouge": {"tactic": "reshuffle"}})),
    ("timeout_lost", "ARRET", team(teams={"rouge": {"timeout": "lost"}})),
]


@pytest.mark.clause("KB-4-d", "KB-4-e", "KB-20-i", "KB-23-a", "KB-23-g", "KB-23-i", "KB-7-f")
@pytest.mark.parametrize(("code", "marked", "state"), IN_PLACE, ids=[f"{code}-{text}" for code, text, _ in IN_PLACE])
def test_code_and_position_in_a_special_situation(code, marked, state):
    assert fault(marked, state).code == code


def query(**fields) -> State:
    return team("r3 B4 missing replace_by=5", teams={"rouge": {"tactic": "placement"}}, **fields)


@pytest.mark.clause("KB-23-k")
def test_placement_query_is_sent_alone_and_not_twice():
    assert fault("T PLACEMENT 1; |1 P >D4", query()).code == "tactic_not_alone"
    assert fault("T PLACEMENT 1; |X 3 5; 5 R C4", query()).code == "tactic_not_alone"
    assert fault("|T PLACEMENT 1", query(placement_blocked=True)).code == "information_conflict"
    insight = {"team": "bleue", "targets": ["r1", "r2"]}
    assert fault("|T PLACEMENT 1", query(insight=insight)).code == "information_conflict"
    assert fault("|T PLACEMENT 1", query(bleue="b1")).code == "placement_carrier"
    decoy = {"leurre-b1-4": {"kind": "decoy", "at": "held", "by": "b2", "vanishes": 5}}
    assert fault("|T PLACEMENT 2", query(balls=decoy)).code == "placement_carrier"


NOTED = {"team": "rouge", "orders": {"r1": "P C4>D4", "r2": "R C5>D5", "r3": "R B4>C4", "r4": "R D6>E6"}}


@pytest.mark.clause("KB-23-m")
def test_two_noted_actions_must_change():
    state = team(noted=NOTED)
    assert fault("1 P >D4 ; 2 R D5; 3 R C4; 4 R E6", state).code == "neutralised_unchanged"
    assert fault("1 P >D4 ; 2 R D5; 3 R C4; 4 F E6 ? RAM", state).code == "neutralised_unchanged"
    assert parse(state, "rouge", "1 P >D4 ; 2 R D5; 3 F C4; 4 F E6")
    assert parse(state, "rouge", "T FEINTE 1 D4; 2 R D5; 3 R C4; 4 R E6")


STAGES = [
    ("roll_call", "syntax", "|1 R D4"),
    ("roll_call", "syntax", "PRESENTS 1 |12"),
    ("roll_call", "syntax", "PRESENTS 1; |2"),
    ("roll_call", "unknown_player", "PRESENTS 1 9"),
    ("lineup", "syntax", "COMPO 1 2 3 |BALLE 1"),
    ("lineup", "unknown_player", "COMPO 1 2 3 4 BALLE 9"),
    ("lineup", "lineup", "COMPO 1 2 3 3 BALLE 1"),
    ("lineup", "lineup", "COMPO 1 2 3 4 BALLE 5"),
    ("replacement", "syntax", "|ARRET"),
    ("replacement", "unknown_player", "X 4 9"),
    ("replacement", "sub_not_allowed", "X 3 5"),
    ("replacement", "sub_not_allowed", "X 4 3"),
]


@pytest.mark.clause("KB-1-c", "KB-2-c", "KB-21-f")
@pytest.mark.parametrize(("stage", "code", "marked"), STAGES)
def test_orders_of_other_stages(stage, code, marked):
    state = team("r4 D6 out", stage=stage, replacement={"rouge": ["r4"]})
    assert fault(marked, state).code == code


@pytest.mark.clause("KB-7-e")
def test_only_the_admin_rules_on_a_timeout():
    state = team(stage="timeout", timeouts=["rouge"])
    assert fault("|PEUT-ETRE", state, "admin").code == "syntax"
    assert fault("MAINTENU", state, "rouge").code == "not_awaited"
    assert fault("1 P >D4", team(), "admin").code == "not_awaited"


def test_every_message_of_the_table_has_a_code_shown_here():
    shown = {code for code, _ in CASES} | {code for code, _, _ in IN_PLACE} | {code for _, code, _ in STAGES}
    shown |= {"empty", "unknown_cell", "placement_carrier", "information_conflict", "neutralised_unchanged"}
    assert set(MESSAGES) - shown == {"not_captain", "already_submitted", "not_awaited", "closed"}
