"""A sheet in words and back, its faults, and its English: every line of the page's grammar has its shape."""

import re
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from presenters.double_echec.wording import Speaker, mirror_cell, order_error_text
from presenters.double_echec.words import GameWords
from presenters.orderwords import order_words
from presenters.texts import LOCALES, ROOT, Texts
from rules.double_echec.data import DATA
from rules.double_echec.game import GAME
from rules.double_echec.messages import MESSAGES
from rules.double_echec.notation.lines import SHAPES, read_line
from rules.double_echec.orders import AnyLine
from rules.errors import OrderError
from tests.support.double_echec import EXAMPLE, match

TEXTS = Texts.load(strict=True)
LINES = [
    *DATA.doctrine.text.strip().splitlines(),
    *"""O tir vise 3 si por=DG & k>=2
O passe AG,AD libre >=50 puis tir/avance
O arret si zone=3
O avance
O avance ~G20
O degage ARG si mk!=1
M AG va ~D22 si zone=3
M fin
D G va G3
D DG va ~G5 si zone=1
D C marque AG
D DD marque L
D fin
L DG,DD,G puis passe C/reste
V DD,C vers ~D14
J rapide non
J rend DG,DD
X A2 si u>=20
X AG=24 ! si num>0
X AG=-
X C<>AG
X -
B 24,5
Z perte,but si zone=1 & ecart<0
G degage AVD si mk=1
G passe
R AD,C
R *
R cote bas
S avance ~F22 vise 5
S par 9
S vise 5 garde
K couvre sort
K F
A1 11,9,17
P1 4,5
GB 31
TP oui""".splitlines(),
]


def speaker(locale: str, team: str | None = "home") -> Speaker:
    return Speaker(GameWords(TEXTS.voice(locale), {"home": "Rouge", "away": "Bleu"}), team)  # type: ignore[arg-type]


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_read_by_its_parts_and_written_from_them(line):
    found = read_line(line)
    assert found is not None and found.shape.write(found.texts) == line
    for locale in LOCALES:
        assert not re.search(r"[{}]|de-", speaker(locale).line(line))


def test_every_shape_has_its_line():
    assert {found.shape.key for line in LINES if (found := read_line(line))} == {shape.key for shape in SHAPES}
    assert {shape.kind for shape in SHAPES} == set(get_args(AnyLine))


@pytest.mark.clause("DE-R.6-a")
def test_the_items_of_a_penalty_shot_come_in_any_order_and_the_last_counts():
    found = read_line("S vise 3 par 9 garde avance but tir par 17")
    assert found is not None and found.texts == {"shooter": "17", "cell": "but", "aim": "", "keeps": "garde"}


def test_a_sentence_says_what_a_line_does_where_its_coach_plays():
    told = speaker("fr").line("O tir si pct>=45").replace("\u202f", " ")
    assert told == "**Passe ou tir !** Tirer si les chances sont ≥ 45 %."
    told = speaker("fr").line("J rapide tir si ecart>=-1")
    assert told.endswith("si l'écart est ≥ -1.")
    assert "H6" in speaker("fr", "away").line("M C va ~F22") and "F22" in speaker("fr").line("M C va ~F22")
    assert mirror_cell("A1") == "M27"


@pytest.mark.parametrize("code", sorted(set(MESSAGES) - {"DE_CASE"}))
def test_every_fault_is_explained_with_what_is_possible(code):
    for locale in LOCALES:
        told = order_error_text(speaker(locale).words, match(EXAMPLE), "home", OrderError(code, 10), "O avance; Q zut")
        assert "`" in told or code == "E_LIMIT"
        assert ("▶" in told) is (code not in {"E_EMPTY", "E_LIMIT"})


def test_a_fault_shows_its_own_line_and_what_such_a_line_may_say():
    text = "O tir si d<=5; v DD,C vers ~Z14"
    with pytest.raises(OrderError) as raised:
        GAME.parse(match(EXAMPLE), "home", text)
    told = order_error_text(speaker("fr").words, match(EXAMPLE), "home", raised.value, text)
    assert "▶v DD" in told and "V DD,C vers ~D14" in told


ENGLISH = order_words("de", "en")
WORDS = [*(own for all_own in ENGLISH.table.values() for own in all_own), *ENGLISH.table, "~G20", "*", ",", "=", "9"]


@pytest.mark.parametrize("line", LINES)
def test_a_line_in_english_means_the_same(line):
    english = ENGLISH.back(line)
    assert ENGLISH.there(english).text.casefold() == line.casefold()
    assert ENGLISH.there(line).text == line


def test_the_left_defender_and_the_direction_are_told_apart():
    assert ENGLISH.there("O clear LD; D LD mark P; O clear SR").text == "O degage LD; D DG marque P; O degage LD"
    assert ENGLISH.there("o dégage  LD; o Clear LD; d ld").text == "o degage LD; o degage LD; d DG"
    assert ENGLISH.there("O clear LD; V LD").pieces[-1].sent_start == len("O clear LD; V ")


def test_english_words_stand_for_one_word_each():
    pairs = [(own.casefold(), page) for page, all_own in ENGLISH.table.items() for own in all_own]
    assert len({own for own, _ in pairs}) == len(pairs)
    pages = {page.casefold() for page in ENGLISH.table} - {"ld"}  # its words are read behind `clear` before it is
    assert not {own for own, page in pairs if own in pages and own != page.casefold()}


@given(st.lists(st.sampled_from(WORDS)).map(" ".join))
def test_any_text_in_english_words_can_be_read(text):
    assert isinstance(ENGLISH.there(text).text, str)


def test_the_english_texts_show_no_french_words():
    for file in sorted({*(ROOT / "en").glob("double*.ftl")} - {ROOT / "en" / "double-referee.ftl"}):
        for line in file.read_text(encoding="utf-8").splitlines():
            for example in re.findall("`[^`{]+`", line):
                assert ENGLISH.back(ENGLISH.there(example).text) == example, (file.name, line)
