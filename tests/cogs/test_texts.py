"""The one way to a text: languages, values, faults."""

import logging

import discord
import pytest
from discord import app_commands

import presenters.texts
from cogs.kit.declare import FluentTranslator, mark_word
from presenters.catalogue import TextError
from presenters.texts import LOCALES, Texts, catalogue_language, french_typography, stamp

FR = """hello = Bonjour { $name } !
count = { $count ->
        [one] { $count } ordre
       *[other] { $count } ordres
    }
early = { $early ->
        [yes] oui
       *[no] non
    }
due = Clôture : { TIME($due) } ({ WAIT($due) })
ball = { CAP($ball) } tombe.
only-french = Seulement en français
"""
EN = FR.replace("Bonjour { $name } !", "Hello { $name }!").replace("only-french = Seulement en français\n", "")


def load(tmp_path, strict, **files):
    for locale, source in {"fr": FR, "en": EN, **files}.items():
        (tmp_path / locale).mkdir(exist_ok=True)
        (tmp_path / locale / "test.ftl").write_text(source, encoding="utf-8")
    return Texts.load(tmp_path, strict=strict)


def test_a_text_comes_in_french_unless_the_locale_is_english(tmp_path):
    texts = load(tmp_path, strict=True)
    assert texts.t("fr", "hello", name="Ana") == "Bonjour Ana\u202f!"
    assert texts.t("en-GB", "hello", name="Ana") == "Hello Ana!"
    assert texts.t("de", "hello", name="Ana") == "Bonjour Ana\u202f!"
    assert texts.voice("en-US").t("hello", name="Ana") == "Hello Ana!"
    assert [catalogue_language(name) for name in ("fr", "en", "en-US", "es-ES", "enx")] == [
        "fr",
        "en",
        "en",
        "fr",
        "fr",
    ]


def test_french_plurals_numbers_and_truth(tmp_path):
    texts = load(tmp_path, strict=True)
    assert [texts.t("fr", "count", count=n) for n in (0, 1, 1.5, 2)] == ["0 ordre", "1 ordre", "1,5 ordre", "2 ordres"]
    assert texts.t("fr", "early", early=True) == "oui"
    assert texts.t("fr", "early", early=False) == "non"


def test_times_are_discords_own_markup(tmp_path):
    texts = load(tmp_path, strict=True)
    expected = "Clôture\u202f: <t:1700000000:F> (<t:1700000000:R>)"
    assert texts.t("fr", "due", due=1_700_000_000) == expected
    assert stamp(1_700_000_000_999, "R") == "<t:1700000000:R>"


def test_a_sentence_may_begin_with_a_value(tmp_path):
    assert load(tmp_path, strict=True).t("fr", "ball", ball="la balle rouge") == "La balle rouge tombe."


def test_names_are_neither_marked_nor_read_as_fluent(tmp_path):
    assert load(tmp_path, strict=True).t("en", "hello", name="{ $x } \\u0041") == "Hello { $x } \\u0041!"


def test_strict_catalogues_raise(tmp_path):
    texts = load(tmp_path, strict=True)
    with pytest.raises(TextError, match="no text nowhere"):
        texts.t("fr", "nowhere")
    with pytest.raises(TextError, match="name"):
        texts.t("fr", "hello")
    with pytest.raises(TextError, match="only-french"):
        texts.t("en", "only-french")


def test_in_production_a_fault_is_logged_and_play_goes_on(tmp_path, caplog):
    texts = load(tmp_path, strict=False)
    with caplog.at_level(logging.ERROR):
        assert texts.t("fr", "nowhere") == "nowhere"
        assert texts.t("en", "only-french") == "Seulement en français"
        assert "Bonjour" in texts.t("fr", "hello")
    assert len(caplog.records) == 3


@pytest.mark.parametrize(
    ("source", "fault"),
    [("hello = Bonjour\nhello = Encore\n", "given twice"), ("hello Bonjour\n", "not Fluent"), ("", "no texts")],
)
def test_a_broken_catalogue_does_not_load(tmp_path, source, fault):
    with pytest.raises(TextError, match=fault):
        load(tmp_path, True, fr=source)


def test_a_message_that_is_no_fluent_is_found_when_it_is_asked_for(tmp_path, caplog):
    source = FR + "torn = Bonjour { $name\nonly-here = oui\n"
    with pytest.raises(TextError, match="not Fluent"):
        load(tmp_path, True, fr=source).t("fr", "torn")
    presenters.texts._catalogues.cache_clear()
    with caplog.at_level(logging.ERROR):
        assert load(tmp_path, strict=False, fr=source).t("fr", "torn") == "torn"
    assert len(caplog.records) == 1


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_of_ours_can_be_read(locale):
    catalogue = presenters.texts._catalogues(tuple(presenters.texts.ROOTS))[locale]
    assert all(catalogue.pattern(name) for name in catalogue.ids)


def test_a_message_may_mention_another_that_nobody_asked_for_yet(tmp_path):
    texts = load(tmp_path, strict=True, fr=FR + "# un mot\nouter = « { inner } »\ninner = ici\n")
    assert texts.t("fr", "outer") == "«\u202fici\u202f»"


def test_typography_leaves_notation_alone():
    source = "Le n° 2 : « oui » ? non ! `2 RAM ? P >E4` ; <t:1:F>"
    expected = "Le n°\u00a02\u202f: «\u202foui\u202f»\u202f? non\u202f! `2 RAM ? P >E4`\u202f; <t:1:F>"
    assert french_typography(source) == expected


async def test_commands_are_french_with_english_names(tmp_path):
    texts = load(tmp_path, strict=True, fr=FR + "cmd-x = ordres\n", en=EN + "cmd-x = orders\n")
    translator = FluentTranslator(texts)
    context = app_commands.TranslationContext(app_commands.TranslationContextLocation.other, None)
    marked = app_commands.locale_str("ordres", id="cmd-x")
    assert await translator.translate(marked, discord.Locale.american_english, context) == "orders"
    assert await translator.translate(marked, discord.Locale.british_english, context) == "orders"
    assert await translator.translate(marked, discord.Locale.german, context) is None
    plain = app_commands.locale_str("ordres")
    assert await translator.translate(plain, discord.Locale.american_english, context) is None


def test_a_word_carries_its_id_and_its_french():
    marked = mark_word("yes")
    assert (marked.message, marked.extras) == ("oui", {"id": "yes"})
    with pytest.raises(TextError):
        mark_word("cmd-that-nobody-wrote")


def test_whoever_was_forgotten_is_called_by_his_pseudonym_wherever_he_would_be_mentioned():
    texts = Texts.load(strict=True)
    assert texts.t("fr", "act-referee", referee="<@-3>") == texts.t("fr", "act-referee", referee="Anonyme 3")
    assert texts.t("en", "act-referee", referee="<@-3>") == texts.t("en", "act-referee", referee="Anonymous 3")
