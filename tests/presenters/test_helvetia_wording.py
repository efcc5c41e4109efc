"""An order in words and its faults: every section, every code, in French and English; English order words and back."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from presenters.helvetia_cup import report, standing
from presenters.helvetia_cup.wording import Speaker, order_error_text
from presenters.helvetia_cup.words import GameWords
from presenters.orderwords import order_words
from presenters.texts import LOCALES, ROOT, Texts
from rules.contract import SeatId
from rules.errors import OrderError
from rules.helvetia_cup.cards import CARDS
from rules.helvetia_cup.game import GAME
from rules.helvetia_cup.messages import MESSAGES
from rules.helvetia_cup.orders import Order
from rules.helvetia_cup.state import Match
from tests.support.helvetia import base
from tests.support.reading import plain

TEXTS = Texts.load(strict=True)
ENGLISH = order_words("hc", "en")
CLUBS = {"home": "zyon", "away": "basela"}
ATTACK = {"phase": "attack", "pending__plan": None}
SETUP = base(phase="setup", half=0, attack=None, first_kickoff=None,
             teams__home__players={}, teams__away__players={}, teams__home__bench=[], teams__away__bench=[],
             ball={"at": None, "holder": None}, mode="cup", config={"cards": True},
             teams__home__keeper=None, teams__away__keeper=None, teams__home__deck=[1],
             teams__home__legends_left=[9, 10])  # fmt: skip
SAID = {
    "S 1 3 5 8 10 / 4 6 ; J défense ; C 1 9 ; F 6": (
        SETUP, "home", ["1 Banoo", "Tirage gagné", "9 Tirade", "6 Frappe"]),
    "S 1 3 5 8 10 / 4 6 ; F non": (SETUP, "home", ["**Défi** : aucun."]),
    "D 3-d8 8-a10+ ; G -": (base(**ATTACK, teams__away__players__8__at="b10"), "away",
                           ["3 Berg R va en d8", "8 Bü S va en a10 puis a9 en débordement", "aucun, l'attaque garde"]),
    "D 3-d8-e8 ; G p8?/l10 > vB/tA ; E e9 d9 ; R non ; H oui": (base(**ATTACK), "away",
        ["par d8 (1 BOOST)", "1. passe courte à 8 Bü S s'il n'y a personne d'en face, sinon passe longue à 10 Wolf",
         "2. reprise en B, sinon tête en A", "e9, sinon d9", "personne n'entre", "réclamés"]),
    "D 3-@b 5-d5 ; P 5=tacle pique ; I 3 5 ; K E BE g:AD ; E e7": (
        base(ball__at="c5", teams__away__players__3__at="c5"), "home",
        ["3 Koo N va en c5 sur la balle", "5 Stok Alp va en d5 (1 BOOST)", "5 Stok Alp tacle, les autres piquent",
         "seulement 3 Koo N, 5 Stok Alp", "E d'une case, BE de 2 cases, AD de 2 cases à gauche"]),
    "P presse ; I non ; H non ; R 11 7": (
        base(), "home", ["tous gênent", "personne n'en tente", "11 Moné, sinon 7 Gabu"]),
    "X 8>7 ; L 1-e1 3-d4 5-f4 6-c5 7-g5": (base(phase="place_defence", sub_window=True), "home",
                                          ["8 Brute Un sort, 7 Gabu entre", "7 Gabu g5"]),
    "T 8 ; N 3 ; G le5 ; D 1-a9x5": (
        base(**ATTACK, restart="free_kick", ball__holder=None, teams__away__keeper=2,
             teams__away__players__1={"status": "pitch", "at": "b9", "boost": 2}), "away",
        ["8 Bü S la joue", "3 Berg R prend le but", "passe longue en e5", "remplacé par 5 Deg N"]),
    "B 8A 5E 6D ; K AB BE EF": (base(phase="shootout", half=5, shootout={}, ball={"at": None, "holder": None}), "home",
                               ["8 Brute Un en A", "EF au tir 3"]),
    "C 5@6 1": (
        base(config={"cards": True}, teams__home__hand=[1, 5, 9]), "home", ["5 Gorgée de potion sur 🔶6 Four Nie"]),
}  # fmt: skip


def words(locale: str) -> GameWords:
    return GameWords(TEXTS.voice(locale), {"home": "Rouge", "away": "Bleu"}, CLUBS)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", SAID)
def test_an_order_is_said_section_by_section(text: str) -> None:
    state, seat, expected = SAID[text]
    order = GAME.parse(state, SeatId(seat), text)
    told = plain("\n".join(Speaker(words("fr"), state, seat).lines(order)))  # type: ignore[arg-type]
    assert [one for one in expected if one not in told] == [], told
    for locale in LOCALES:
        for side in (seat, None):
            lines = Speaker(words(locale), state, side).lines(order)  # type: ignore[arg-type]
            assert not re.search(r"[{}]|hc-", "\n".join(lines))


def test_every_section_has_its_words() -> None:
    letters = {part.strip()[0] for text in SAID for part in text.split(";")}
    assert letters == set("SJCFLXDGEPIKRHTNB")
    assert (
        Speaker(words("fr"), base(), "home")
        .lines(Order(training=(4, 1)))[0]
        .endswith("4 Doigts crochus, 1 Pied de nez.")
    )


@pytest.mark.parametrize("code", sorted(set(MESSAGES) - {"HC_CASE"}))
def test_every_fault_is_told_with_what_is_possible(code: str) -> None:
    text = "D 5-z9; G p8 > vB"
    for locale in LOCALES:
        for seat in ("home", None):
            error = OrderError(code, 2, n=5, k=3, b=1, token="5-z9", key="D", hex="z9", geste="vB")
            told = order_error_text(words(locale), base(), seat, error, text)  # type: ignore[arg-type]
            assert not re.search(r"[{}]|hc-", told) and told[0].isupper()
            assert ("▶" in told) is (code not in {"not_awaited", "empty"})


def test_a_fault_shows_its_place_and_what_such_a_section_may_say() -> None:
    text = "D 5-e8 ; G p3 > sA > sB"
    with pytest.raises(OrderError) as raised:
        GAME.parse(base(**ATTACK), SeatId("away"), text)
    told = order_error_text(words("fr"), base(**ATTACK), "away", raised.value, text)
    assert ("▶" in told and "Les gestes" in told) or "Les déplacements" in told
    with pytest.raises(OrderError) as raised:
        GAME.parse(base(), SeatId("home"), "D 5-a13")
    told = plain(order_error_text(words("fr"), base(), "home", raised.value, "D 5-a13"))
    assert "trop loin pour le 5 : il faut" in told and "il en a 4" in told


@pytest.mark.parametrize("text", SAID)
def test_an_order_in_english_means_the_same(text: str) -> None:
    state, seat, _ = SAID[text]
    english = ENGLISH.back(text)
    assert GAME.parse(state, SeatId(seat), ENGLISH.there(english).text) == GAME.parse(state, SeatId(seat), text)


@given(st.lists(st.sampled_from([*ENGLISH.table, "attack", "steal", "yes", "p8", "g:AD", ";", "5-@8"])).map(" ".join))
def test_any_text_in_english_words_can_be_read(text: str) -> None:
    assert isinstance(ENGLISH.there(text).text, str)


def test_the_english_texts_show_no_french_order_words() -> None:
    for name in ("errors", "orders", "match", "form"):
        for line in (ROOT / "en" / f"helvetia-{name}.ftl").read_text(encoding="utf-8").splitlines():
            for example in re.findall("`[^`{]+`", line):
                assert ENGLISH.back(ENGLISH.there(example).text) == example, (name, line)


def test_every_card_says_what_it_does() -> None:
    for locale in LOCALES:
        lines = [standing.card_line(words(locale), card) for cards in CARDS.values() for card in cards.values()]
        assert len(lines) == 20 and not any("{" in line or "hc-" in line for line in lines)
    told = standing.card_line(words("fr"), CARDS["basela"][1])
    assert plain(told) == "- **1 Haleine chaude** (niveau 1) : −4 au prochain jet adverse de dribble"


def test_every_die_of_the_page_has_its_words() -> None:
    labels = [one.replace("<seat>", "home").replace("<team>", "sion") for one in report.FORMS]
    labels = [re.sub("<[a-z]+>", "3", one) for one in labels]
    assert [one for one in labels if report.describe_draw(words("fr"), one) == one] == []
    assert all("hc-" not in report.describe_draw(words("en"), one) for one in labels)
    assert report.describe_draw(words("fr"), "steal/home:5/re") == "piquer (🔶5 Stok Alp), rejoué par une carte"
    assert report.describe_draw(words("fr"), "zut") == "zut"


def test_what_comes_of_a_position_is_named() -> None:
    assert isinstance(SETUP, Match)
    for locale in LOCALES:
        assert standing.stage_name(words(locale), base())
        assert "18" in standing.status_strip(words(locale), base())


def test_a_formation_or_a_way_to_defend_may_stand_and_moves_may_not() -> None:
    placing = base(phase="place_defence", restart="kickoff")
    kept = GAME.parse(placing, SeatId("home"), "L 1-e1 3-d4 5-f4 6-c5 8-g5")
    assert GAME.standing.may_stand(kept) and GAME.stage(placing) in GAME.standing.stages
    assert GAME.standing.may_stand(GAME.parse(base(), SeatId("home"), "P pique ; K E BE"))
    assert not GAME.standing.may_stand(GAME.parse(base(), SeatId("home"), "D 5-e8 ; P pique"))
    assert "attack" not in GAME.standing.stages
