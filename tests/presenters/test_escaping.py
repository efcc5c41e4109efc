"""Names and texts of users are harmless wherever they are shown."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from presenters import escaping
from presenters.escaping import clip, code_block, code_span, cut_text, escape, plain, text_length

ZERO = "\u200b"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Brume", "Brume"),
        ("Élodie d'Œuf-Brûlé", "Élodie d'Œuf-Brûlé"),
        ("**gras** _it_ ~~non~~", r"\*\*gras\*\* \_it\_ \~\~non\~\~"),
        ("||secret|| `code`", r"\|\|secret\|\| \`code\`"),
        ("[clic](https://x.y)", rf"\[clic\]\(https:{ZERO}//x.y\)"),
        ("@everyone", f"@{ZERO}everyone"),
        ("<@123> <#4> <:x:5>", rf"\<@{ZERO}123\> \<\#4\> \<:x:5\>"),
        ("# titre", r"\# titre"),
        ("- liste", r"\- liste"),
        ("1. liste", r"1\. liste"),
        ("> cité", r"\> cité"),
        ("\u202egnol\u202c", "gnol"),
        ("a\u200bb\ufeffc\x00d\x1be", "abcde"),
        ("deux\nlignes\tici", "deux lignes ici"),
        ("\u3164\u2800", ""),
        ("\\*", "\\\\\\*"),
    ],
)
def test_markup_mentions_and_hidden_characters_are_disarmed(name, shown):
    assert escape(name) == shown


def test_stacked_marks_do_not_climb_over_other_lines():
    assert plain("z" + "\u0301" * 30) == "z\u0301\u0301"


def test_what_is_too_long_ends_in_an_ellipsis():
    assert clip("abcdef", 6) == "abcdef"
    assert plain("abc def ghi", 8) == "abc def…"
    assert clip("Étoile du Port – Corsaires de l'Anse", 33) == "Étoile du Port – Corsaires de…"
    assert clip("Étoile du Port – Corsaires de l'Anse", 18) == "Étoile du Port…"
    assert clip("Un Deuxmotsquinefinissentpas", 12) == "Un Deuxmots…"
    assert len(escape("*" * 100)) == 2 * 39 + 1


def test_a_code_span_cannot_be_left():
    assert code_span("1 R `D4` **x**", 30) == "`1 R 'D4' **x**`"
    assert code_span("", 30) == "` `"


@given(st.text(max_size=300), st.integers(2, 60))
def test_every_text_becomes_one_short_printable_line(text, limit):
    shown = plain(text, limit)
    assert text_length(shown) <= limit
    assert shown.isprintable()
    assert shown == shown.strip() or shown.endswith("…")
    assert "\n" not in escape(text, limit)


@pytest.mark.parametrize("limit", [2, 9, 40, 2000])
def test_lengths_are_those_that_discord_counts(limit):
    emoji = "🏒" * 1_700
    for shown in (plain(emoji, limit), clip(emoji, limit), clip(f"a{emoji}", limit), cut_text(f"a{emoji}", limit)):
        assert limit - 2 <= text_length(shown) <= limit
        assert shown.encode()  # no half of an emoji
    assert text_length(code_span(emoji, limit)) <= limit + 2 and text_length(code_block(emoji, limit)) <= limit + 8


@given(st.text(alphabet="*_~`|[]()<>#@\\:/a ", max_size=60))
def test_every_mark_is_escaped(text):
    rest = escape(text, 200).replace("\\\\", "")
    for mark in "*_~`|[]()<>#":
        assert rest.count(mark) == rest.count(f"\\{mark}")
    assert f"@{ZERO}" in rest or "@" not in rest


def test_what_is_shown_without_a_closer_look_has_nothing_hidden() -> None:
    common = [sign for sign in map(chr, range(0x110000)) if escaping._COMMON.fullmatch(sign)]
    assert len(common) > 500
    categories = {sign: unicodedata.category(sign) for sign in common if sign != " "}
    assert [sign for sign, category in categories.items() if category[0] in "CMZ"] == []
    assert not escaping._INVISIBLE.intersection(common)
