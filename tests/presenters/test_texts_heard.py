"""What a person hears: no shouting, nobody taken for a man, readable short forms, one word for one thing."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from presenters.texts import LOCALES, Texts
from tests.presenters.catalogues import messages, samples

NOT_SAID = re.compile(r"`[^`\n]*`|<[^>]*>|https?://\S+")  # what is copied, not read aloud
SHORT_FORMS = {"COMPO", "UTF", "TOML", "SHA", "CSV", "ONR", "KDH", "TAB", "PNG", "RAM", "POSE", "PICKUP", "DROP"}
SHORT_FORMS |= {"JSON", "BOOST", "POWER", "LEGEND", "GEEK", "FAMILY"}  # the last ones are on Helvetia Cup's cards

DRAWN = "kb-picture-goal"  # a sign on the pitch, which is seen and not heard


@cache
def heard(locale: str) -> tuple[tuple[str, str], ...]:
    """Return every variant of every text with its id, without what is notation."""
    return tuple(_heard(locale))


def _heard(locale: str) -> Iterator[tuple[str, str]]:
    texts = Texts.load(strict=True)
    for name, facts in messages(locale).items():
        if "-example" not in name:
            for values in samples(facts):
                yield name, NOT_SAID.sub("", texts.t(locale, name, **values))


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_is_shouted(locale: str) -> None:
    shouted = {
        (name, word)
        for name, text in heard(locale)
        for word in re.findall(r"\b[A-ZÀ-Ý]{3,}\b", text)
        if word not in SHORT_FORMS and name != DRAWN
    }
    assert shouted == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_short_forms_can_be_read_aloud(locale: str) -> None:
    assert {name for name, text in heard(locale) if "©" in text} == set()


def test_english_takes_nobody_for_a_man() -> None:
    assert {name for name, text in heard("en") if re.search(r"\b(he|him|his|himself)\b", text, re.IGNORECASE)} == set()


def test_an_appel_is_the_roll_call_and_no_protest_nor_timeout() -> None:
    named = {name for name, text in heard("fr") if re.search(r"\bappel\b", text, re.IGNORECASE)}
    assert named <= {name for name, text in heard("en") if re.search(r"\broll-call\b", text, re.IGNORECASE)}
    protests = {name for name, text in heard("fr") if re.search("réclamation|reclamation", text, re.IGNORECASE)}
    assert protests == {name for name, text in heard("en") if re.search("protest", text, re.IGNORECASE)}


@pytest.mark.parametrize(
    ("locale", "one", "two"), [("fr", "1\u00a0pt ", "2\u00a0pts "), ("en", "1\u00a0pt ", "2\u00a0pts ")]
)
def test_a_point_is_one_and_points_are_many(locale: str, one: str, two: str) -> None:
    texts, values = Texts.load(strict=True), next(samples(messages("fr")["mh-table-line"]))
    assert one in texts.t(locale, "mh-table-line", **{**values, "points": 1})
    assert two in texts.t(locale, "mh-table-line", **{**values, "points": 2})
