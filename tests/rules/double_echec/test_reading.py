"""Sheets as text: the grammar of rulebook 5.2, the errors of 5.4 and where they are."""

import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.double_echec import GAME
from rules.double_echec.data import DATA
from rules.double_echec.notation.lines import read_sheet_lines, write_sheet
from rules.double_echec.orders import Sheet
from rules.errors import OrderError
from tests.rules.double_echec import sheets
from tests.rules.double_echec.page import PAGE, match

HOME = "home"


def error_of(text: str, **changes: object) -> tuple[str, int]:
    with pytest.raises(OrderError) as caught:
        GAME.parse(match(**changes), HOME, text)
    return caught.value.code, caught.value.at


def canonical(text: str, **changes: object) -> str:
    state = match(**changes)
    order = GAME.parse(state, HOME, text)
    assert GAME.parse(state, HOME, GAME.canonical(order)) == order
    return GAME.canonical(order)


@pytest.mark.clause("DE-B.orders")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ("E_EMPTY", 0)),
        (" ;\n ; ", ("E_EMPTY", 0)),
        ("é" * 1801, ("E_LIMIT", 0)),
        ("O tir;" * 17, ("E_LIMIT", 96)),
        ("O tir\n  Q C", ("E_LINE", 8)),
        ("O tire", ("E_VERB", 0)),
        ("O", ("E_VERB", 0)),
        ("O tir si", ("E_VERB", 0)),
        ("O tir si d<=3 encore", ("E_VERB", 0)),
        ("B", ("E_VERB", 0)),
        ("M G va G4", ("E_SLOT", 0)),
        ("V G", ("E_SLOT", 0)),
        ("J rend C", ("E_SLOT", 0)),
        ("M C va Z9", ("E_CELL", 0)),
        ("M C va A28", ("E_CELL", 0)),
        ("D G va E5", ("E_CELL", 0)),
        ("O degage AR", ("E_DIR", 0)),
        ("O tir vise 7", ("E_AIM", 0)),
        ("O tir si x<3", ("E_COND", 0)),
        ("O tir si d~3", ("E_COND", 0)),
        ("O tir si por=Z", ("E_COND", 0)),
        ("R AD si u>3", ("E_COND", 0)),
        ("K F si u>3", ("E_COND", 0)),
        ("B 99", ("E_NUM", 0)),
        ("X AG=abc", ("E_NUM", 0)),
        ("X A3", ("E_NUM", 0)),
        ("X AG=9", ("E_POS", 0)),
        ("X C<>AG", ("E_SWAP", 0)),
        ("V C,AG,C", ("E_DUP", 0)),
        ("B 9,9", ("E_DUP", 0)),
        ("Z but,but", ("E_DUP", 0)),
        ("GB 31", ("E_PHASE", 0)),
        ("A1 11,9,17", ("E_PHASE", 0)),
        ("O tir; A1 11", ("E_PHASE", 7)),
        ("X AG=21 si", ("E_VERB", 0)),
    ],
)
def test_the_first_fault_of_a_text_is_named_at_its_line(text: str, expected: tuple[str, int]) -> None:
    assert error_of(text, teams__away__box=[]) == expected


@pytest.mark.clause("DE-S9.2-a", "DE-R.11-j")
def test_a_penalty_lets_any_skater_take_any_slot_and_a_man_on_his_way_off_locks_his() -> None:
    assert canonical("x ag=9; x c<>ag") == "X AG=9; X C<>AG"
    assert error_of("X AG=31") == ("E_POS", 0)
    leaving = {"teams__home__going": [{"n": 21, "in": 11, "slot": "LW"}]}
    at = {"9": "G13", "11": "C13", "17": "K13", "4": "E9", "5": "I9", "31": "G3", "21": "B12"}
    assert error_of("O tir; X AG=9", teams__home__at=at, **leaving) == ("E_LOCKED", 7)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("A1 11,9", "E_NUM"),
        ("A1 11,9,9", "E_DUP"),
        ("A1 9,11,17", "E_POS"),
        ("P1 4,5,4", "E_NUM"),
        ("GB 9", "E_POS"),
        ("TP peut-etre", "E_VERB"),
    ],
)
def test_line_up_lines_have_their_own_faults(text: str, expected: str) -> None:
    assert error_of(text, phase="lineup")[0] == expected


def test_the_pages_examples_read_as_they_are_spelled() -> None:
    page = PAGE.read_text("utf-8")
    part = page[page.index("### 5.3") : page.index("### 5.4")]
    texts = re.findall(r"^\d+\. (?:Line-up turn: )?`(.*?)`", part, re.MULTILINE)
    assert len(texts) == 10
    for text in texts:
        read = Sheet(tuple(line for _, line in read_sheet_lines(text)))
        assert write_sheet(read) == text


def test_case_accents_and_blanks_are_free() -> None:
    typed = "  o  PASSE ag , Ad libre>=50 puis Tir / avance  si  ecart >= -1&k<3 ;; X AG=21! ; d c MARQUE p"
    assert canonical(typed) == "O passe AG,AD libre >=50 puis tir/avance si ecart>=-1 & k<3; X AG=21 !; D C marque P"
    assert canonical("O dégage avg") == "O degage AVG"


def test_the_doctrine_is_spelled_as_a_sheet_is() -> None:
    lines = tuple(line for _, line in read_sheet_lines(DATA.doctrine.text))
    assert write_sheet(Sheet(lines)) == "; ".join(DATA.doctrine.text.strip().splitlines())


@given(st.integers(0, 2**32))
def test_what_is_written_reads_the_same(seed: int) -> None:
    text = sheets.text(random.Random(seed), [9, 11, 17, 21, 4, 5])
    try:
        read = Sheet(tuple(line for _, line in read_sheet_lines(text)))
    except OrderError as error:
        assert error.code == "E_LIMIT"
    else:
        assert write_sheet(read) == text
        assert Sheet(tuple(line for _, line in read_sheet_lines(write_sheet(read)))) == read


@given(st.text(alphabet="OMDLVJGXZRBSKtirpassegvn *,/=<>!&~-0123456789;\né", max_size=60))
def test_no_text_breaks_the_reader(text: str) -> None:
    try:
        order = GAME.parse(match(), HOME, text)
    except OrderError as error:
        assert 0 <= error.at <= len(text)
        assert error.code in GAME.messages
    else:
        assert GAME.parse(match(), HOME, GAME.canonical(order)) == order
