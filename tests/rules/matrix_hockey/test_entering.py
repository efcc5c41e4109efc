"""Orders that a referee enters, and orders in hand when they change the season: nothing of what is sealed shows."""

import pytest

from rules.errors import OrderError
from rules.matrix_hockey import GAME
from rules.matrix_hockey.orders import Order
from tests.rules.matrix_hockey.support import full_week, play

STATE = full_week(teams={"a": {"extra_goals": 2, "super_saves": 1}})
BOOKS = ("CH1 A(0)", "CH1 B(X); CH2 C++(1)", "CH2 A(0); WG1 B(1); WG2 C(2); KDH2 D(0/X)", "CH1 D#(3); KDH1 A(1/1)")
POSSIBLE = ("A(0)", "CH2 B(1)", "C(X); CH2 D(0)", "WG A(2)", "KDH B(0/X)", "CH2 -", "WG2 -; CH A(1)")
ENTERED = (*POSSIBLE, "C(X); CH2 D(X)", "E(0)", "A+++(1)", "A+(")


def entered(book: str | None, text: str, **fields: object) -> str:
    state = full_week(teams={"a": {"extra_goals": 2, "super_saves": 1}}, **fields)
    held = None if book is None else GAME.parse(STATE, "a", book)
    order = GAME.enter(state, "a", held, text)
    return "" if order is None else GAME.canonical(order)


def refused(book: str | None, text: str, **fields: object) -> object:
    try:
        entered(book, text, **fields)
    except OrderError as error:
        return error.code, error.at, error.details
    return None


@pytest.mark.clause("MH-9-a")
@pytest.mark.parametrize("text", ENTERED)
def test_whether_a_referees_text_is_refused_does_not_depend_on_the_book_or_on_what_is_stored(text: str) -> None:
    answers = [refused(book, text) for book in (None, *BOOKS)]
    answers += [refused(None, text, advance={"a": {"CH2": stored}}) for stored in ("A(0)", "B(1)", "D(X)")]
    assert all(answer == answers[0] for answer in answers)


@pytest.mark.clause("MH-9-a", "MH-5-h")
def test_what_does_not_go_with_a_referees_text_gives_way() -> None:
    assert entered("CH1 A(0); CH2 B(1); WG2 B(1)", "B(2)") == "CH1 B(2); WG2 B(1)"
    assert entered("CH1 A(0); CH2 B(X)", "C(X)") == "CH1 C(X)"
    assert entered("CH1 A(0); CH2 B(1)", "CH2 -") == "CH1 A(0)"
    assert entered("CH2 B(1)", "CH2 -") == entered(None, "CH2 -") == ""
    assert entered(None, "CH2 -", advance={"a": {"CH2": "B(1)"}}) == "CH2 -"


@pytest.mark.clause("MH-9-a")
@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("text", POSSIBLE)
def test_what_is_left_is_an_order_that_can_be_read_again(book: str, text: str) -> None:
    left = entered(book, text)
    assert not left or isinstance(GAME.parse(STATE, "a", left), Order)


@pytest.mark.clause("MH-4-c", "MH-4-f")
def test_an_order_made_impossible_plays_as_one_sent_ahead() -> None:
    text = "CH1 A++(0); CH2 B(1); WG1 C(2)"
    state = full_week(teams={"a": {"used": {"CH": {"columns": ["A"], "ot": []}}}})
    assert GAME.parse(STATE, "a", text)
    with pytest.raises(OrderError):
        GAME.parse(state, "a", text)
    standing = GAME.adding.stands_by(state, "a", text)
    assert standing is not None
    assert standing.advance == {"a": {"CH1": "A++(0)", "CH2": "B(1)", "WG1": "C(2)"}}
    assert GAME.decode(GAME.encode(standing)) == standing
    assert "a" not in GAME.awaiting(GAME.adding.stands_by(standing, "a", "KDH1 A(0/0)") or standing)
    assert play(standing).state.teams["a"].onr == 0


@pytest.mark.clause("MH-4-h")
def test_what_can_no_longer_be_played_is_left_out_of_what_stands_by() -> None:
    out = full_week(kdh={"alive": ["b", "c", "d"], "winner": None}, advance={"a": {"CH2": "D(1)", "WG2": "A(0)"}})
    standing = GAME.adding.stands_by(out, "a", "CH1 A(0); CH2 -; KDH1 B(0/0)")
    assert standing is not None
    assert standing.advance == {"a": {"CH1": "A(0)", "WG2": "A(0)"}}
    dummy = full_week(teams={"a": {"status": "dummy"}})
    assert GAME.adding.stands_by(dummy, "a", "CH1 A(0)") is None
