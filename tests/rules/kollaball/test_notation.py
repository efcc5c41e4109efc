"""How orders may be written, and their canonical form (rulebook 5.1)."""

import pytest

from rules.errors import OrderError
from rules.kollaball.notation import parse, writing
from tests.rules.kollaball.positions import match

MATCH = match(
    "r1 C4 archer",
    "r2 C5 ranger",
    "r3 B4 merchant",
    "r4 D6 thief",
    "r5 sideline B3 returns=5 radius=1 extra=1",
    "b1 F4",
    "b2 F5",
    rouge="r1",
    bleue="ground C5 2",
    config={"tactics": True, "criticals": True, "legends": True},
    teams={"rouge": {"tactic": "feint", "captain": "r1"}},
)
LINES = {"1": "1 >D4", "2": "2 R D5", "3": "3 R >C4", "4": "4 F >E6", "5": "5 E B4 R C4"}


def written(text: str, state=MATCH, seat: str = "rouge") -> str:
    return writing.canonical(parse(state, seat, text))


def line(text: str) -> str:
    """Return the canonical form of one line in an otherwise fixed order."""
    lines = {**LINES, text.strip()[0]: text}
    parts = written(";".join(lines.values())).split("; ")
    return next(part for part in parts if part[0] == text.strip()[0])


FORMS = {
    "1 >D4": "1 P C4>D4",
    "1 P >D4": "1 P C4>D4",
    "1 P D4": "1 P C4>D4",
    "1 p c4 > d4": "1 P C4>D4",
    "1 C4>D4": "1 P C4>D4",
    "1P>D4": "1 P C4>D4",
    "1 <B4": "1 P C4<B4",
    "1 P C4<C5": "1 P C4<C5",
    "1 pose": "1 P POSE",
    "1 P POSÉ": "1 P POSE",
    "1 P >E5 D": "1 P C4>E5 D",
    "2 R D5": "2 R C5>D5",
    "2 r c5 > d5": "2 R C5>D5",
    "2 R>D5": "2 R C5>D5",
    "2 R C5>D5>E5 S": "2 R C5>D5>E5 S",
    "2 F D5>E5 S": "2 F C5>D5>E5 S",
    "2 RAM": "2 RAM",
    "2 râm ? p > d5": "2 RAM ? P C5>D5",
    "2 R D5 ? RAM": "2 R C5>D5 ? RAM",
    "2 R D5 ? POSE": "2 R C5>D5 ? P POSE",
    "2 R D5 ? <C5": "2 R C5>D5 ? P D5<C5",
    "2 R D5>E5 S ? P ^F5": "2 R C5>D5>E5 S ? P ^F5",
    "1 P >E5 D ? P >D4 ^D5": "1 P C4>E5 D ? P >D4 ^D5",
    "1 P >E5 D ? P B4 ^D5": "1 P C4>E5 D ? P >B4 ^D5",
    "3 R C4 V+0100": "3 R B4>C4 V+100",
    "3 - v - 250": "3 - V-250",
    "4 R E6 L2": "4 R D6>E6 L2",
    "4 R E6 L 2 , 3": "4 R D6>E6 L2,3",
    "4 - L2,3": "4 - L2,3",
    "5 E B4 R C4 + R D4": "5 E B4 R B4>C4 + R C4>D4",
    "5 e b4 f>c4": "5 E B4 F B4>C4",
}


@pytest.mark.clause("KB-18-a", "KB-13-b", "KB-17-b")
@pytest.mark.parametrize(("text", "form"), FORMS.items())
def test_free_spelling_has_one_canonical_form(text, form):
    assert line(text) == form


@pytest.mark.parametrize("text", FORMS.values())
def test_canonical_form_is_its_own(text):
    assert line(text) == text


ACCENTED = ["1 P >D4; 2 RÂM; 3 r C4; 4 F E6; 5 É B4 R C4", "1 P >D4; 2 RA\u0302M; 3 r C4; 4 F E6; 5 E\u0301 B4 R C4"]


@pytest.mark.parametrize("text", ACCENTED, ids=["composed", "combining"])
def test_accents_are_ignored_however_they_are_encoded(text):
    assert written(text) == "1 P C4>D4; 2 RAM; 3 R B4>C4; 4 F D6>E6; 5 E B4 R B4>C4"


def test_offsets_are_those_of_the_text_as_sent():
    text = "1 P >D4; 2 RA\u0302M; 3 r Z4"
    with pytest.raises(OrderError) as caught:
        parse(MATCH, "rouge", text)
    assert (caught.value.code, caught.value.at) == ("unknown_cell", text.index("Z4"))


@pytest.mark.parametrize("separator", [";", "\n", "\r\n", "\r", "\u2028", " ; ;\n; "])
def test_parts_are_separated_by_line_ends_or_semicolons(separator):
    assert written(separator.join(["", *LINES.values(), ""])).count(";") == 4


@pytest.mark.parametrize("blank", ["\t", "\u00a0", "\u202f", "   "])
def test_any_blank_is_a_blank(blank):
    assert written(";".join(LINES.values()).replace(" ", blank)).startswith("1 P C4>D4; 2 R C5>D5")


TACTICS = {
    "feint": ("T FEINTE 1 > D4", "T FEINTE 1 D4"),
    "lob": ("t chandelle 1 E4", "T CHANDELLE 1 E4"),
    "rally": ("T Rassemblement 1 4 C4 3>C4 2C4", "T RASSEMBLEMENT 1 2>C4 3>C4 4>C4"),
    "reshuffle": ("T REFORMATION 3=1 1 = 3", "T REFORMATION 1=3 3=1"),
    "analysis": ("t analyse 2 1", "T ANALYSE 2 1"),
    "placement": ("T PLACEMENT 2", "T PLACEMENT 2"),
    "neutralise": ("T NEUTRALISATION", "T NEUTRALISATION"),
    "fall_back": ("T REPLI 1", "T REPLI 1"),
}


def tactical(tactic: str, **fields):
    players = ["r1 C4", "r2 C5", "r3 B4", "r4 D6", "b1 F4", "b2 F5"]
    config = {"tactics": True}
    return match(*players, rouge="r1", config=config, teams={"rouge": {"tactic": tactic}}, **fields)


@pytest.mark.clause("KB-23-c", "KB-23-d")
@pytest.mark.parametrize("name", TACTICS)
def test_tactics_have_a_canonical_form(name):
    text, form = TACTICS[name]
    others = "2 R D5; 3 R C4; 4 R E6" if name in ("feint", "lob") else ""
    assert written(f"{text};{others}", tactical(name)).split("; ")[0] == form


@pytest.mark.clause("KB-23-l")
@pytest.mark.parametrize("name", TACTICS)
def test_any_tactic_can_be_imitated(name):
    text, form = TACTICS[name]
    others = "2 R D5; 3 R C4; 4 R E6" if name in ("feint", "lob") else ""
    state = tactical("own_game", last_tactics={"bleue": name})
    assert written(f"T JEU{text[1:]};{others}", state).split("; ")[0] == f"T JEU{form[1:]}"


@pytest.mark.clause("KB-23-n")
@pytest.mark.parametrize("cell", ["A3", "B5"])
def test_carrier_may_retreat_once_more_at_the_end_of_a_fall_back(cell):
    state = match("r1 D4", rouge="r1", config={"tactics": True}, teams={"rouge": {"tactic": "fall_back"}})
    assert written(f"T REPLI 1 < {cell}", state) == f"T REPLI 1 <{cell}"


@pytest.mark.clause("KB-12-d")
def test_dash_is_an_order_when_nobody_owes_an_action():
    assert written("-", match("r1 C4 skip=1", "b1 F4")) == "-"


@pytest.mark.clause("KB-2-g", "KB-2-d")
@pytest.mark.parametrize("text", ["X 1 5; 5 R D4", "x1 5;5 R C4>D4", "X15\n5 R D4"])
def test_substitute_starts_from_the_cell_he_takes_over(text):
    state = match("r1 C4 missing replace_by=5", "r5 bench", "b1 F4")
    assert written(text, state) == "X 1 5; 5 R C4>D4"


@pytest.mark.clause("KB-7-d")
@pytest.mark.parametrize("text", ["ARRET", "arrêt !", "; Arrêt\nnous contestons ; 1 R B4", "ARRET1"])
def test_timeout_is_its_first_word(text):
    assert written(text) == "ARRET"


STAGES = {
    "roll_call": ("rouge", "Présents 3 1 1", "PRESENTS 1 3"),
    "lineup": ("rouge", "compo 5 3 2 1 balle 2;", "COMPO 1 2 3 5 BALLE 2"),
    "timeout": ("admin", "rejeté", "REJETE"),
    "replacement": ("rouge", "X4 -", "X 4 -"),
}


@pytest.mark.clause("KB-1-c", "KB-2-c", "KB-7-e", "KB-21-f")
@pytest.mark.parametrize("stage", STAGES)
def test_other_stages_have_orders_of_their_own(stage):
    seat, text, form = STAGES[stage]
    waiting = {"timeouts": ["rouge"], "replacement": {"rouge": ["r4"]}}
    state = match("r1 C4", "r2 C4", "r3 C4", "r4 C4 out", "r5", "b1 F4", stage=stage, **waiting)
    assert written(text, state, seat) == form


@pytest.mark.clause("KB-23-m")
def test_noted_texts_leave_out_number_entry_reserve_and_the_idle():
    order = parse(tactical("feint"), "rouge", "T FEINTE 1 D4; 2 R D5; 3 F C4 ? RAM; 4 R E6")
    assert writing.noted_texts(order) == {
        "r2": "R C5>D5",
        "r3": "F B4>C4",
        "r4": "R D6>E6",
        "T": "T FEINTE 1 D4",
    }


def test_sealed_text_is_the_one_that_was_sent():
    text = "2 r d5; 3 R C4;4 R E6;T feinte 1>D4"
    assert writing.sealed_text(parse(tactical("feint"), "rouge", text)) == text


def test_orders_that_mean_the_same_are_equal_however_they_are_written():
    one, same, other = (parse(match("r1 C4", "b1 F4"), "rouge", text) for text in ("1 R D4", "1 r C4 > D4", "1 R D5"))
    assert one.text != same.text
    assert one == same
    assert not one != same  # noqa: SIM202 - the operator is what is tested
    assert hash(one) == hash(same)
    assert one != other
    assert not one == other  # noqa: SIM201
    assert one != "1 R D4"
    assert not one == "1 R D4"  # noqa: SIM201


@pytest.mark.clause("KB-2-c")
@pytest.mark.parametrize("text", ["COMPO 1 2 3 4 BALLE 1", "COMPO 2 3 4 1 BALLE 4"])
def test_no_line_up_with_somebody_excluded_before_the_kick_off(text):
    state = match("r1 out", "r2", "r3", "r4", "r5", "b1", stage="lineup")
    with pytest.raises(OrderError) as caught:
        parse(state, "rouge", text)
    assert (caught.value.code, caught.value.at) == ("lineup", 0)
    assert written("COMPO 2 3 4 5 BALLE 5", state) == "COMPO 2 3 4 5 BALLE 5"
