"""English order words: each stands for one of the page's alone; a place in the one text is one in the other."""

import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from presenters.orderwords import OrderWords, Translated, order_words
from presenters.texts import ROOT
from rules.errors import OrderError
from rules.kollaball.notation import parse, writing
from rules.kollaball.notation.writing import SPECIAL_LETTERS, TACTIC_WORDS
from rules.kollaball.state import TEAMS
from rules.matrix_hockey.notation.grammar import COMPETITIONS, read_items
from tests.rules.kollaball.strategies import legal_order_text, random_position

STAGE_WORDS = {"PRESENTS", "COMPO", "BALLE", "ARRET", "MAINTENU", "REJETE"}
PAGE_WORDS = {"P", "R", "F", "RAM", "POSE", "E", "X", "T", "JEU", "K", "G", *SPECIAL_LETTERS.values()}
PAGE_WORDS |= {*TACTIC_WORDS.values(), *STAGE_WORDS}
ENGLISH, HOCKEY = order_words("kb", "en-GB"), order_words("mh", "en")
SEEDS = st.integers(0, 10**6)
OWN = [(own, page) for page, all_own in ENGLISH.table.items() for own in all_own]
PIECES = st.sampled_from([*(own for own, _ in OWN), *"123 ;>+-:,?éH\n", "D4", "F4", "L2", "V+50", "zH", "Hz", "KS"])


def test_every_word_of_the_page_has_its_own():
    assert {page for page in ENGLISH.table if not re.fullmatch("L[0-9]", page)} == PAGE_WORDS


@pytest.mark.parametrize("page", ENGLISH.table)
def test_a_word_comes_back_as_it_went(page):
    shown = ENGLISH.back(page)
    assert ENGLISH.there(shown).text == page
    for own in ENGLISH.table[page]:
        assert ENGLISH.there(own).text == ENGLISH.there(own.lower()).text.upper() == page


def test_no_word_stands_for_two_nor_for_another_than_the_pages_own():
    for own, page in OWN:
        assert {other for word, other in OWN if word == own} == {page}
        assert own == page or own not in PAGE_WORDS
        assert not re.fullmatch("[A-G]", own) or own == page  # the letter of a column


@given(SEEDS, st.sampled_from(TEAMS))
def test_an_order_in_the_pages_words_stays_as_it_is_and_its_english_means_the_same(seed, seat):
    state = random_position(seed)
    text = legal_order_text(state, seat, random.Random(seed))
    order = parse(state, seat, text)
    written = writing.canonical(order)
    assert ENGLISH.there(text).text == text
    assert ENGLISH.there(written).text == written
    assert ENGLISH.there(ENGLISH.back(written)).text == written
    assert writing.canonical(parse(state, seat, ENGLISH.there(ENGLISH.back(text)).text)) == written


@given(st.lists(PIECES).map("".join))
def test_every_place_outside_a_word_holds_the_same_in_both_texts(text):
    read = ENGLISH.there(text)
    inside = {place for piece in read.pieces for place in range(piece.start, piece.end)}
    for place in range(len(read.text)):
        at = read.in_sent(OrderError("syntax", place)).at
        assert 0 <= at < len(text)
        assert place in inside or text[at] == read.text[place]
    for piece in read.pieces:
        assert read.in_sent(OrderError("syntax", piece.start)).at == piece.sent_start
    assert read.in_sent(OrderError("syntax", len(read.text))).at == (len(text) if read.text else 0)


@pytest.mark.parametrize(
    ("sent", "read"),
    [
        ("1 h d4; 2 Pick-up ? P >E4", "1 F d4; 2 RAM ? P >E4"),
        ("4 R C3 decoy 2,3; 4 R C3 DECOY2", "4 R C3 L2,3; 4 R C3 L2"),
        ("4 H D3 BRIBE-250; 1 R C4>D4>E4 copy:sprint", "4 F D3 V-250; 1 R C4>D4>E4 K:S"),
        ("t lob 2 e6; tactic fall back 2 <b4", "t CHANDELLE 2 e6; T REPLI 2 <b4"),
        ("Lineup 1 2 3 4 ball 2", "COMPO 1 2 3 4 BALLE 2"),
        ("Time-out, please", "ARRET, please"),
        ("T lob2 D4; 4 R C3 DECOY 12", "T CHANDELLE2 D4; 4 R C3 L12"),
        ("H4 HD4 Hé éH HITTER4 LOBS", "H4 HD4 Hé éH HITTER4 LOBS"),
    ],
)
def test_words_are_found_whole_in_any_case(sent, read):
    assert ENGLISH.there(sent).text == read


def test_letters_with_accents_come_in_either_size_and_words_may_not_be_there_at_all():
    words = OrderWords({"RAM": ("Größe hoch",), "P": ("TRÄGER",)})
    assert words.there("1 träger; 2 Träger; 3 GRÖSSE hoch; 4 größe  Hoch").text == "1 P; 2 P; 3 RAM; 4 RAM"
    assert words.there("TRäGER").text == "P"
    assert ENGLISH.there("\u017fprint; block \u212a").text == "\u017fprint; B \u212a", "no letter of another alphabet"
    none = order_words("kb", "fr-CA")
    assert none.there(SENT := "1 PICK UP") == Translated(SENT, SENT) and none.back(SENT) == SENT


def test_an_error_quotes_the_word_that_was_sent():
    read = ENGLISH.there("2 DECOY 2; 1 PICK UP")
    raised = read.in_sent(OrderError("syntax", read.text.index("RAM"), word="RAM", limit=3))
    assert (raised.at, raised.details) == (13, {"word": "PICK UP", "limit": 3})


def test_the_english_texts_show_no_french_words():
    texts = [file.read_text(encoding="utf-8") for file in sorted((ROOT / "en").glob("kollaball*.ftl"))]
    examples = [example for text in texts for example in re.findall("`[^`]+`", text)]
    assert len(examples) > 20
    assert [example for example in examples if ENGLISH.back(example) != example] == []


def test_matrix_hockey_has_english_competitions():
    told = HOCKEY.there("championship10 J#(1); Cup C+(1/4); super cup A(0); WAYNE A(0); KDH2 C(X/5)")
    assert told.text == "CHAMPIONNAT10 J#(1); COUPE C+(1/4); SUPERCOUPE A(0); GRETZKY A(0); KDH2 C(X/5)"
    assert {item.comp for item in read_items(told.text)} == {"CH", "WG", "KDH"}
    assert set(HOCKEY.table) == {word for word in COMPETITIONS if word not in COMPETITIONS.values()}
