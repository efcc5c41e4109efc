"""Several messages of a week make one book; warnings never refuse (MH-5-h, end of part 5)."""

import pytest

from rules.errors import OrderError
from rules.matrix_hockey import GAME
from rules.matrix_hockey.orders import Order
from rules.matrix_hockey.state import State
from tests.rules.matrix_hockey.support import full_week, play

STATE = full_week(teams={"a": {"extra_goals": 2, "super_saves": 1}})


def book(state: State, *texts: str) -> Order | None:
    held: Order | None = None
    for text in texts:
        held = GAME.merge(state, "a", held, text)
    return held


def text_of(state: State, *texts: str) -> str:
    held = book(state, *texts)
    assert held is not None
    return GAME.canonical(held)


@pytest.mark.clause("MH-5-h", "MH-3.1.3-m")
def test_new_items_replace_those_of_the_same_round() -> None:
    assert text_of(STATE, "A(0); CH2 B(1)", "WG C(1)", "CH C(2)") == "CH1 C(2); CH2 B(1); WG1 C(1)"


@pytest.mark.clause("MH-5-h")
def test_the_book_is_one_text_in_normal_form_that_is_read_again() -> None:
    held = book(STATE, "kdh2 a(0/0); wg b(1)", "ch2 c(3)", "d+(2)")
    assert held is not None
    text = GAME.canonical(held)
    assert text == "CH1 D+(2); CH2 C(3); WG1 B(1); KDH2 A(0/0)"
    assert GAME.parse(STATE, "a", text) == held


@pytest.mark.clause("MH-5-h")
def test_a_cancellation_leaves_nothing_behind_unless_something_is_stored() -> None:
    assert book(STATE, "CH2 B(1)", "CH2 -") is None
    assert text_of(STATE, "A(0); CH2 B(1)", "CH2 -") == "CH1 A(0)"
    stored = full_week(advance={"a": {"CH2": "A(0)"}})
    assert text_of(stored, "CH2 B(1)", "CH2 -") == "CH2 -"
    assert text_of(stored, "CH2 -", "CH2 C(1)") == "CH2 C(1)"


@pytest.mark.clause("MH-5-h")
@pytest.mark.parametrize(
    ("first", "second", "code", "at"),
    [
        ("CH2 B(1)", "A(0); CH1 C(0)", "E_ROUND_TWICE", 6),  # its own fault, at its own place
        ("CH2 B(1)", "WG A(0); CH B(2)", "E_COLUMN_TWICE", 9),  # against the book: at the item
        ("CH2 B(X)", "  C+(X)", "E_OT_SPENT", 2),
        ("KDH2 A(0/X)", "KDH B(0/X)", "E_SO_SPENT", 0),
        ("CH2 B(1)", "WG2 -", "E_NOTHING_TO_CANCEL", 0),
        ("CH2 B(1)", "C(", "E_OT_MISSING", 2),
    ],
)
def test_a_message_that_does_not_go_with_the_book_is_refused(first: str, second: str, code: str, at: int) -> None:
    held = book(STATE, first)
    with pytest.raises(OrderError) as raised:
        GAME.merge(STATE, "a", held, second)
    assert (raised.value.code, raised.value.at) == (code, at)


@pytest.mark.clause("MH-5-h")
def test_a_cancelled_round_twice_in_a_row_is_nothing_to_cancel() -> None:
    stored = full_week(advance={"a": {"CH2": "A(0)"}})
    held = book(stored, "CH2 -")
    assert held == GAME.merge(stored, "a", held, "CH2 -")  # still stored until the close


@pytest.mark.clause("MH-4-f")
def test_warns_of_overspending_and_takes_the_order() -> None:
    order = GAME.parse(STATE, "a", "A+#(0); WG A++(0)")
    [told] = GAME.warnings(STATE, "a", order)
    assert (told.code, told.details) == ("W_OVERSPEND", {"what": "extra_goals", "asked": 3, "stock": 2})
    assert play(STATE, {"a": "A+#(0); WG A++(0)"}).state.teams["a"].extra_goals == 0


@pytest.mark.clause("MH-4-c", "MH-4-e")
def test_warns_of_what_stored_orders_of_other_rounds_have() -> None:
    stored = full_week(advance={"a": {"CH2": "B(X)", "WG2": "C(0)", "KDH2": "D(1/5)"}})
    codes = [
        (told.code, told.details["what"], told.details["other"])
        for told in GAME.warnings(stored, "a", GAME.parse(stored, "a", "B(X); WG B(0); KDH A(0/5)"))
    ]
    assert codes == [("W_COLUMN_PENDING", "column", 2), ("W_OT_PENDING", "ot", 2), ("W_OT_PENDING", "so", 2)]


def test_does_not_warn_of_what_the_order_itself_replaces() -> None:
    stored = full_week(advance={"a": {"CH2": "B(X)"}})
    assert GAME.warnings(stored, "a", GAME.parse(stored, "a", "B(X); CH2 A(0)")) == ()


def test_stored_orders_count_as_spending() -> None:
    stored = full_week(teams={"a": {"extra_goals": 2}}, advance={"a": {"CH2": "B++(0)"}})
    codes = [told.code for told in GAME.warnings(stored, "a", GAME.parse(stored, "a", "A+(1)"))]
    assert codes == ["W_OVERSPEND"]
