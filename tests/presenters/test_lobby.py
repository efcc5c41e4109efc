"""What `/aide` tells each kind of person, and the panel that greets people: pure, in both languages."""

import pytest

from presenters.escaping import text_length
from presenters.lobby import Offers, OwedMatch, Visitor, help_post, welcome_post, which_game
from presenters.post import ButtonRow, Post
from presenters.texts import LOCALES, Texts

VOICES = {locale: Texts.load(strict=True).voice(locale) for locale in LOCALES}
GAMES = ("kollaball", "matrix-hockey", "aspic", "double-echec")
OFFERS = Offers(games=GAMES, joins=("kollaball",), challenges=("aspic", "double-echec"), competitions=True)
DUE = OwedMatch(contest_id=7, name="Aigles – Bisons", told="❗ **Aigles – Bisons**")
A_SCREEN = 900  # characters, at some 45 a line


def told(post: Post) -> str:
    return "\n".join(block for block in post.blocks if isinstance(block, str))


def pressed(post: Post) -> list[str]:
    return [button.custom_id for row in post.blocks if isinstance(row, ButtonRow) for button in row.buttons]


KINDS = {
    "stranger": (Visitor(where="league"), ("help-stranger",), ["join", "challenge", "rules"]),
    "player": (Visitor(where="league", waiting=2, takes_dms=True), ("help-player",), ["rules", "my-matches"]),
    "captain": (
        Visitor(where="league", due=(DUE,), takes_dms=True),
        ("help-player",),
        ["play:7", "rules", "my-matches"],
    ),
    "without DMs": (
        Visitor(where="dm", due=(DUE,)),
        ("help-player", "help-in-dm"),
        ["play:7", "rules", "my-matches", "dm-me"],
    ),
    "referee": (
        Visitor(where="league", is_referee=True),
        ("help-referee", "help-stranger"),
        ["desk-overview:1", "join", "challenge", "rules"],
    ),
    "organiser": (
        Visitor(where="league", is_organiser=True),
        ("help-organiser", "help-stranger"),
        ["join", "challenge", "rules"],
    ),
    "organiser of a league without referees": (
        Visitor(where="league", is_organiser=True, lacks_referees=True),
        ("help-no-referees", "help-organiser", "help-stranger"),
        ["join", "challenge", "rules"],
    ),
    "organiser before the league": (Visitor(where="server", is_organiser=True), ("help-install",), ["rules"]),
    "stranger before the league": (Visitor(where="server"), ("help-no-league",), ["rules"]),
    "all at once": (
        Visitor(where="league", due=(DUE,) * 2, waiting=1, is_organiser=True, is_referee=True, lacks_referees=True),
        ("help-no-referees", "help-referee", "help-organiser", "help-player"),
        ["play:7", "play:7", "desk-overview:1", "rules", "my-matches", "dm-me"],
    ),
}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", KINDS)
def test_each_is_told_what_he_can_do_and_nothing_else(kind: str, locale: str) -> None:
    who, lines, presses = KINDS[kind]
    voice, post = VOICES[locale], help_post(VOICES[locale], who, OFFERS)
    ways = ["install", "no-league", "no-referees", "referee", "organiser", "player", "stranger", "in-dm"]
    assert [way for way in ways if voice.t(f"help-{way}") in told(post)] == [
        way for way in ways if f"help-{way}" in lines
    ]
    assert pressed(post) == presses
    assert text_length(told(post)) < A_SCREEN


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_due_comes_first_and_three_of_them_at_most(locale: str) -> None:
    due = tuple(OwedMatch(contest_id=number, name=f"M{number}", told=f"❗ M{number}") for number in range(1, 7))
    post = help_post(VOICES[locale], Visitor(where="league", due=due, is_referee=True), OFFERS)
    first, second, third, fourth, fifth, *_ = told(post).split("\n")
    assert first == VOICES[locale].t("help-title")
    assert [second, third, fourth] == ["❗ M1", "❗ M2", "❗ M3"]
    assert "3 " in fifth and "`/" in fifth
    assert [name for name in pressed(post) if name.startswith("play")] == ["play:1", "play:2", "play:3"]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_match_in_a_pause_is_said_to_be_in_one(locale: str) -> None:
    alone = help_post(VOICES[locale], Visitor(where="league", paused=("⏸️ M1",)), OFFERS)
    assert told(alone).split("\n")[1] == "⏸️ M1" and "✅" not in told(alone) and "my-matches" in pressed(alone)
    other = help_post(VOICES[locale], Visitor(where="league", waiting=1, paused=("⏸️ M1",)), OFFERS)
    assert "✅" in told(other) and "⏸️ M1" in told(other)


def test_a_match_of_another_server_has_no_button_here() -> None:
    away = OwedMatch(contest_id=9, name="Loin", told="❗ Loin", is_here=False)
    post = help_post(VOICES["fr"], Visitor(where="league", due=(away, DUE)), OFFERS)
    assert "❗ Loin" in told(post)
    assert [name for name in pressed(post) if name.startswith("play")] == ["play:7"]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_panel_offers_what_the_games_offer(locale: str) -> None:
    whole = welcome_post(VOICES[locale], "Ligue *d'hiver*", OFFERS)
    assert "Kollaball, Matrix Hockey, Aspic" in told(whole) and "Ligue \\*d'hiver\\*" in told(whole)
    assert pressed(whole) == ["join", "challenge", "rules", "my-matches"]
    assert "`/competition " in told(whole)  # which host games, and are none
    few = welcome_post(VOICES[locale], "L", Offers(games=("matrix-hockey",), joins=(), challenges=()))
    assert pressed(few) == ["rules", "my-matches"]
    assert VOICES[locale].t("lobby-join") not in told(few) and "/competition" not in told(few)


def test_which_of_several_games_is_asked_in_rows_of_five() -> None:
    post = which_game(VOICES["fr"], "rules", GAMES * 2)
    assert [len(row.buttons) for row in post.blocks if isinstance(row, ButtonRow)] == [5, 3]
    assert pressed(post)[0] == "rules:kollaball"
