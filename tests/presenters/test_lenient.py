"""The lenient reading of Kollaball's orders: what thumbs write means what the page's notation means, or nothing."""

import random
import re
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from presenters.kollaball.lenient import GRAMMAR, read_leniently
from presenters.kollaball.presenter import KollaballPresenter
from presenters.orderwords import order_words
from presenters.texts import Texts
from rules.errors import OrderError
from rules.kollaball.notation import parse, writing
from rules.kollaball.state import TEAMS
from tests.rules.kollaball.strategies import legal_order, random_position

ENGLISH = order_words("kb", "en")
SEEDS = st.integers(0, 10**6)
SEATS = st.sampled_from(TEAMS)
BETWEEN = [", ", ",", " / ", "/", "\n", " ", ";", " ; ", "\n\n", " ,"]
AHEAD, BACK = [">", "→", " -> ", "=>", "➜", "–>"], ["<", "←", " <- "]
PIECES = st.sampled_from(
    ["1", "2", "34", "R", "F", "P", "RAM", "B4", "C5", "L2", "V", "+", "-", ">", "<", "?", "T", "D"]
)
SIGNS = st.sampled_from([*",/;\n →←é", "X", "E", "250", "FEINTE", "COMPO", "BALLE", ":", "K"])


def thumbed(written: str, rng: random.Random) -> str:
    """Return an order in canonical form as thumbs might write it."""
    told = ""
    for part in written.split("; "):
        words = re.findall(r"[A-Z]+(?![0-9])|[A-Z][0-9]|[0-9]+|\S", part)
        line = words[0]
        for word in words[1:]:
            # Of two numbers side by side the blank is the only sign that they are two.
            line += (" " if (line[-1] + word[0]).isdigit() or rng.random() < 0.5 else "") + word
        # Behind a cell, or a letter that is no cell's, nothing need stand: the next number begins an order.
        is_closed = re.search(r"[A-G][1-7]$|[A-Z]$", line) is not None
        told += line + rng.choice([*BETWEEN, ""] if is_closed else BETWEEN)
    told = re.sub(">", lambda _: rng.choice(AHEAD), told)
    told = re.sub("<", lambda _: rng.choice(BACK), told)
    return "".join(rng.choice((sign, sign.lower())) for sign in told)


@given(SEEDS, SEATS, SEEDS)
@pytest.mark.clause("KB-18-a")
def test_however_thumbs_write_an_order_it_is_the_same(seed, seat, how):
    state = random_position(seed)
    order = legal_order(state, seat, random.Random(seed))[1]
    written = writing.canonical(order)
    if written in {"-", "ARRET", "MAINTENU", "REJETE"} or written.startswith("PRESENTS"):
        return  # of one word, or written by nobody
    text = thumbed(written, random.Random(how))
    read = read_leniently(text, {})
    assert read is not None, text
    assert writing.canonical(parse(state, seat, read)) == written, (text, read)


@given(SEEDS, SEATS)
def test_it_never_means_another_thing_than_the_grammar(seed, seat):
    state = random_position(seed)
    text, order = legal_order(state, seat, random.Random(seed))
    read = read_leniently(text, {})
    assert read is None or parse(state, seat, read) == order


@given(SEEDS, SEATS, st.one_of(st.text(), st.lists(st.one_of(PIECES, SIGNS)).map("".join)))
def test_any_text_has_a_reading_or_none_and_that_is_an_order_or_an_order_error(seed, seat, text):
    read = read_leniently(text, ENGLISH.letters)
    if read is not None:
        assert read_leniently(read, {}) == read
        with suppress(OrderError):
            parse(random_position(seed), seat, read)


@pytest.mark.parametrize(
    ("sent", "read"),
    [
        ("1P>B4 2RB4", "1 P > B4; 2 R B4"),
        ("1 p →b4, 2 r b4/3fa3\n4 r b5", "1 P > B4; 2 R B4; 3 F A3; 4 R B5"),
        ("1P>E5D4RB5", "1 P > E5 D; 4 R B5"),
        ("4fd3v-250,3rd4b4rb5", "4 F D3 V -250; 3 R D4 B; 4 R B5"),
        ("4 R C3 L2,3 R B4", "4 R C3 L2; 3 R B4"),
        ("4 R C3 L2,3", "4 R C3 L2,3"),
        ("4 R C3 L2, 3 - B", "4 R C3 L2; 3 - B"),
        ("X35 5 R D4", "X 3 5; 5 R D4"),
        ("3ec5rd5+re5 ? p>f5", "3 E C5 R D5 + R E5 ? P > F5"),
        ("T rassemblement 2 1>C4, 3>C5 / 4 e b4", "T RASSEMBLEMENT 2 1 > C4 3 > C5; 4 E B4"),
        ("compo 1,2,3,4 balle 2", "COMPO 1 2 3 4 BALLE 2"),
    ],
)
def test_what_thumbs_write(sent, read):
    assert read_leniently(sent, {}) == read


@pytest.mark.parametrize(
    "sent",
    [
        "",
        " ,/ ",
        "bonjour",
        "1 R B4 2",
        "1 R B4\n2",
        "12 R B4",
        "1 2 R B4",
        "2 R Z9",
        "1 R B4 + 2 R B5",
        "2 H B4",
        "1\x00R B4",
    ],
)
def test_what_has_no_reading(sent):
    assert read_leniently(sent, {}) is None


@pytest.mark.parametrize(
    "sent", ["1" * 100_000, " " * 100_000, "\x00" * 100_000, "1 R B4," * 20_000, "\u0300" * 100_000]
)
def test_a_huge_text_is_not_even_looked_at(sent):
    assert read_leniently(sent, {}) is None


def test_roles_of_another_language_may_stand_close_to_their_cell_too():
    assert ENGLISH.letters == {"H": "F"}
    assert read_leniently("1p>b4, 2hb4 T CHANDELLE 3 E6", ENGLISH.letters) == "1 P > B4; 2 F B4; T CHANDELLE 3 E6"


def test_only_a_fault_of_grammar_asks_for_it():
    presenter = KollaballPresenter(Texts.load())
    for code, read in (
        ("syntax", "1 R B4"),
        ("unknown_cell", "1 R B4"),
        ("not_adjacent", None),
        ("missing_player", None),
    ):
        assert presenter.lenient("fr", "1RB4", OrderError(code, 0)) == read
        assert (code in GRAMMAR) == (read is not None)
