"""Both catalogues, every use of a text in cogs and presenters, and every value hold together."""

import re

import pytest
from fluent.syntax import ast as ftl

from presenters.texts import LOCALES, Texts
from tests.presenters.catalogues import entries, messages, samples, sources, uses, written

# What French typography leaves alone: code spans, Discord's mark-up, addresses, and bare notation in descriptions.
CODE_SPAN = re.compile(r"`[^`\n]*`|<t:\d+:\w>|https?://\S+|<[@#/][^>]*>|\d [PRF] [<>]?[A-G]\d;")


@pytest.fixture(scope="module")
def texts():
    return Texts.load(strict=True)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_file_is_fluent(locale):
    assert [entry.content for entry in entries(locale) if isinstance(entry, ftl.Junk)] == []


def test_both_locales_have_the_same_files_and_messages():
    assert sources("fr").keys() == sources("en").keys()
    assert messages("fr").keys() == messages("en").keys()


@pytest.mark.parametrize("locale", LOCALES)
def test_no_message_is_given_twice(locale):
    ids = [entry.id.name for entry in entries(locale) if isinstance(entry, ftl.Message)]
    assert len(ids) == len(set(ids))


def test_english_asks_for_no_value_that_french_does_not_have():
    more = {name: messages("en")[name].variables - messages("fr")[name].variables for name in messages("en")}
    assert {name: extra for name, extra in more.items() if extra} == {}


def test_english_selects_on_the_same_keys():
    plural = {"one", "other", "0", "1"}
    differing = [
        (name, variable)
        for name, facts in messages("en").items()
        for variable, keys in facts.keys.items()
        if keys - plural != messages("fr")[name].keys.get(variable, set()) - plural and variable not in facts.numbers
    ]
    assert differing == []


def test_every_text_used_exists():
    missing = [f"{use.where} {name}" for use in uses() for name in use.ids if name not in messages("fr")]
    missing += [
        f"{use.where} {use.prefix}…"
        for use in uses()
        if use.prefix and not any(i.startswith(use.prefix) for i in messages("fr"))
    ]
    assert missing == []


def test_every_text_is_used():
    texts, patterns = written()
    put_together = [re.compile(pattern) for pattern in patterns]
    parts = {part for facts in messages("fr").values() for part in facts.parts}
    unused = [
        name for name in messages("fr").keys() - texts - parts if not any(one.fullmatch(name) for one in put_together)
    ]
    assert unused == []


def test_every_use_gives_exactly_the_values_of_its_text():
    wrong = [
        f"{use.where} {name}: gives {sorted(use.given)}, takes {sorted(messages('fr')[name].variables)}"
        for use in uses()
        for name in use.ids
        if use.given is not None and name in messages("fr") and use.given != messages("fr")[name].variables
    ]
    assert wrong == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_renders_with_every_variant(texts, locale):
    catalogue = messages("fr") if locale == "fr" else messages("en")
    for name, facts in catalogue.items():
        for values in samples(facts):
            text = texts.t(locale, name, **values)
            assert "{" not in text, name
            assert "  " not in CODE_SPAN.sub("x", text), name
            assert "\u2068" not in text, name


def test_french_has_narrow_spaces_and_nothing_else_before_its_double_signs(texts):
    for name, facts in messages("fr").items():
        for values in samples(facts):
            text = CODE_SPAN.sub("x", texts.t("fr", name, **values))
            assert not re.search(r"[^\u202f(`][;!?»](?!\w)", text), (name, text)
            assert not re.search(r"[^\u202f\d]:(?=\s|$)", text), (name, text)
            assert not re.search(r"«(?!\u202f)", text), (name, text)
            assert "n° " not in text, name


def test_messages_fit_one_discord_message(texts):
    for locale, catalogue in (("fr", messages("fr")), ("en", messages("en"))):
        for name, facts in catalogue.items():
            assert len(texts.t(locale, name, **next(iter(samples(facts))))) < 3_500, name
