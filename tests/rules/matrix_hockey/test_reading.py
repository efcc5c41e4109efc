"""Reading of order texts: the table of examples and every reading error with its place (part 5)."""

import pytest

from rules.errors import OrderError
from rules.matrix_hockey import GAME
from tests.rules.matrix_hockey.support import full_week

STATE = full_week(
    teams={team: {"extra_goals": 9, "super_saves": 9} for team in "abcd"},
    matrices={comp: {"1": [1] * 26} for comp in ("CH", "WG", "KDH")},
)

MEANINGS = {
    "F(2)": "CH1 F(2)",
    "F+(2)": "CH1 F+(2)",
    "CH D++(1)": "CH1 D++(1)",
    "D+2(1)": "CH1 D++(1)",
    "ch f+#(2)": "CH1 F+#(2)",
    "F#(3)": "CH1 F#(3)",
    "WG B(X)": "WG1 B(X)",
    "KDH C+(1/4)": "KDH1 C+(1/4)",
    "CH F+(2); WG A(0); KDH C(X/5)": "CH1 F+(2); WG1 A(0); KDH1 C(X/5)",
    "kdh c(x/x)\nwg2 a(0)": "WG2 A(0); KDH1 C(X/X)",
    "championnat 2 a(0);gretzky b(1);coupe c(2/0)": "CH2 A(0); WG1 B(1); KDH1 C(2/0)",
    "SUPERCOUPE1A(0)": "WG1 A(0)",
    " ;;\n F \t( 2 ) ;\r\n": "CH1 F(2)",
    "F#+2#(0)": "CH1 F++##(0)",
    "F + 02 (0)": "CH1 F++(0)",
    "CH002 F(0)": "CH2 F(0)",
}

FAULTS = [
    ("", "E_EMPTY", 0),
    (" ;\n ; ", "E_EMPTY", 0),
    ("x" * 2001, "E_SYNTAX", 2000),
    ("HC A(0)", "E_COMPETITION", 0),
    ("A(0); CHA(0)", "E_COMPETITION", 6),
    ("AB(0)", "E_COMPETITION", 0),
    ("CH", "E_COLUMN_MISSING", 2),
    ("CH2 ; A(0)", "E_COLUMN_MISSING", 4),
    ("CH (0)", "E_COLUMN_MISSING", 3),
    ("5(0)", "E_COLUMN_MISSING", 0),
    ("CH 1 0 A(0)", "E_COLUMN_MISSING", 5),
    ("+(0)", "E_COLUMN_MISSING", 0),
    ("é(0)", "E_COLUMN_MISSING", 0),
    ("CH AB(0)", "E_COLUMN_UNKNOWN", 3),
    ("CH CH A(0)", "E_COLUMN_UNKNOWN", 3),
    ("*", "E_BONUS_STAR", 0),
    ("F*(0)", "E_BONUS_STAR", 1),
    ("F(*)", "E_BONUS_STAR", 2),
    ("F(0)*", "E_BONUS_STAR", 4),
    ("F(0*)", "E_BONUS_STAR", 3),
    ("CH *", "E_BONUS_STAR", 3),
    ("F", "E_OT_MISSING", 1),
    ("F+  ;A(0)", "E_OT_MISSING", 4),
    ("F()", "E_OT_MISSING", 2),
    ("F( ", "E_OT_MISSING", 3),
    ("F(+)", "E_OT_MISSING", 2),
    ("F(;", "E_OT_MISSING", 2),
    ("F(12)", "E_OT_VALUE", 2),
    ("F(Y)", "E_OT_VALUE", 2),
    ("F(4)", "E_OT_VALUE", 2),
    ("KDH F(0/6)", "E_SO_VALUE", 8),
    ("KDH F(0/)", "E_SO_MISSING", 8),
    ("KDH F(0/", "E_SO_MISSING", 8),
    ("F-", "E_SYNTAX", 1),
    ("F2(0)", "E_SYNTAX", 1),
    ("F G(0)", "E_SYNTAX", 2),
    ("F+0(0)", "E_SYNTAX", 2),
    ("F+123(0)", "E_SYNTAX", 2),
    ("F+1 2(0)", "E_SYNTAX", 4),
    ("F(0", "E_SYNTAX", 3),
    ("F(0;A(0)", "E_SYNTAX", 3),
    ("F(0 1)", "E_SYNTAX", 4),
    ("F(0) G(0)", "E_SYNTAX", 5),
    ("CH2 - A", "E_SYNTAX", 6),
    ("A(0), B(0)", "E_SYNTAX", 4),
    ("A(0); B(9); C", "E_OT_VALUE", 8),
    ("CH9 A(0); B(", "E_OT_MISSING", 12),
]


@pytest.mark.clause("MH-5-a", "MH-5-b", "MH-5-c", "MH-3.1.4-c")
@pytest.mark.parametrize(("text", "meant"), MEANINGS.items())
def test_reads_the_notation(text: str, meant: str) -> None:
    order = GAME.parse(STATE, "a", text)
    assert GAME.canonical(order) == meant
    assert GAME.parse(STATE, "a", meant) == order


@pytest.mark.clause("MH-5-f")
@pytest.mark.parametrize(("text", "code", "at"), FAULTS)
def test_reports_the_leftmost_fault_of_reading(text: str, code: str, at: int) -> None:
    with pytest.raises(OrderError) as raised:
        GAME.parse(STATE, "a", text)
    assert (raised.value.code, raised.value.at) == (code, at)


@pytest.mark.parametrize("comp", ["CH", "WG", "KDH"])
@pytest.mark.parametrize("digits", [7, 19, 400, 1990])
def test_a_round_of_many_digits_is_one_that_there_is_not(comp: str, digits: int) -> None:
    with pytest.raises(OrderError) as caught:
        GAME.parse(full_week(), "a", f"{comp}{'9' * digits} -")
    assert (caught.value.code, caught.value.at) == ("E_ROUND_UNKNOWN", len(comp))
    assert caught.value.details["round"] == 999_999


def test_noughts_before_a_round_mean_nothing() -> None:
    order = GAME.parse(full_week(), "a", f"CH{'0' * 1980}2 A(0)")
    assert GAME.canonical(order) == "CH2 A(0)"


@pytest.mark.parametrize("text", ["", "A(0)", "x" * 3000])
def test_refuses_a_stranger_whatever_the_text(text: str) -> None:
    with pytest.raises(OrderError) as raised:
        GAME.parse(STATE, "nobody", text)
    assert (raised.value.code, raised.value.at) == ("E_SEAT", 0)
