import pytest
from hypothesis import given
from hypothesis import strategies as st

from boards import fonts


@pytest.mark.parametrize(
    ("written", "drawn"),
    [
        ("Étoile de l’Œuvre « ½ × »", "Étoile de l’Œuvre « ½ × »"),
        ("e\u0301t\u00e9", "été"),
        ("a\x00b\x07c", "abc"),
        ("a\ud800b\udfffc", "abc"),
        ("a\u202eb\u2066c\u200bd", "abcd"),
        ("de\tux\nlignes  ", "de ux lignes"),
        ("🔥Feu🇫🇷 de👍🏽 joie❤️", "Feu de joie"),
        ("👨‍👩‍👧 famille", "famille"),
        ("𝐆𝐫𝐚𝐬 Ｆｕｌｌ", "Gras Full"),
        ("日本 et עברית", "? et ?"),
        ("vraiment ??", "vraiment ??"),
        ("Жар-птица Ωμέγα", "Жар-птица Ωμέγα"),
        ("A → B ★", "A › B *"),
        ("z̴̧͓a̷l̶g̵o̴", "zalgo"),
        ("<script>&\"'", "<script>&\"'"),
        ("", ""),
    ],
)
def test_a_text_becomes_what_the_font_can_draw(written, drawn):
    assert fonts.clean(written) == drawn


def test_a_long_name_is_cut_with_an_ellipsis_and_fits():
    cut = fonts.fit("W" * 300, 22, False, 200)
    assert cut.endswith("W…")
    assert fonts.width(cut, 22, False) <= 200


def test_a_short_name_is_left_alone():
    assert fonts.fit("Aldric", 22, False, 200) == "Aldric"


def test_where_nothing_fits_only_the_ellipsis_is_left():
    assert fonts.fit("Aldric", 22, False, 1) == "…"


@given(st.text(max_size=60), st.floats(30, 500))
def test_no_text_is_wider_than_allowed(text, wide):
    fitted = fonts.fit(text, 22, True, wide)
    assert fonts.width(fitted, 22, True) <= wide
    assert fonts.clean(fitted) == fitted


def test_a_text_is_cut_after_a_word_where_one_ends_near() -> None:
    shown = fonts.fit("Étoile du Port – Corsaires de l'Anse", 22, False, 300)
    assert shown == "Étoile du Port – Corsaires de…"


def test_a_title_is_made_smaller_before_it_is_cut() -> None:
    title = f"{'M' * 40} – {'W' * 40}"
    size = fonts.fit_size("Étoile du Port – Corsaires de l'Anse", 38, True, 500, 18)
    assert 18 < size < 38
    assert fonts.fit("Étoile du Port – Corsaires de l'Anse", size, True, 500).endswith("Anse")
    assert fonts.fit_size("court", 38, True, 500, 18) == 38
    assert fonts.fit_size(title, 38, True, 500, 18) == 18
