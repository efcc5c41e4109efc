"""The pages of part 10 as texts, from seasons made by hand: complete without their pictures."""

import re
from typing import Any

import msgspec
import pytest

from boards.scene import Text
from presenters.matrix_hockey.pictures import Pictures
from presenters.matrix_hockey.views import Book, calendar_page, ending_page, team_page
from presenters.matrix_hockey.views.chronicle import Chronicle, SeasonTitle
from presenters.matrix_hockey.words import GameWords
from presenters.post import ButtonRow, Picture, Post
from presenters.texts import Texts
from rules.matrix_hockey.events import Event
from rules.matrix_hockey.state import SeasonOutcome, State
from tests.rules.matrix_hockey.acting import act
from tests.rules.matrix_hockey.support import NO_BONUS, four, full_week, play, state_of

TEXTS = Texts.load(strict=True)
TEAM = r"^\*\*([abcd])\*\* "
ALL = {"a": "A+(1)", "b": "B(0)", "c": "A#(1)", "d": "D(0)"}
STOCKS = {team: {"extra_goals": 2, "super_saves": 1} for team in "abcd"}


OVER = SeasonOutcome(tables={"E": tuple("abcd")})


def book(
    state: State, team: str | None = None, events: tuple[Event, ...] = (), language: str = "fr", **more: Any
) -> Book:
    words = GameWords(TEXTS.voice(language), state)
    return Book(words, Pictures(words, "Ligue", team=team), "Ligue", 1, Chronicle(events, **more))


def told(post: Post) -> str:
    """Return a page's text without its buttons; pictures are left out."""
    text = "\n".join(block for block in post.blocks if isinstance(block, str))
    return text.replace("\u202f", " ").replace("\u00a0", " ")


def pictures(post: Post) -> list[str]:
    return [block.name for block in post.blocks if isinstance(block, Picture)]


def heard(post: Post) -> str:
    """Return what a picture's alt text says to who does not see it."""
    (alt,) = [block.alt for block in post.blocks if isinstance(block, Picture)]
    assert not set("*`\\") & set(alt)
    return alt.replace("\u202f", " ").replace("\u00a0", " ")


def test_the_matrix_shows_the_current_row_what_was_taken_and_the_own_columns() -> None:
    played = play(four(STOCKS), ALL)
    pages = book(played.state, "a", played.events)
    lines = told(pages.page("matrix-text", "E")).splitlines()
    for line in ("    A B C D", "  1 5 4 3 2", "  × 2 1 · 1", "▶ 2 5 4 3 2"):
        assert line in lines
    assert "Vos colonnes jouées : A" in lines
    page = pages.page("matrix", "E")
    assert pictures(page) == ["matrice-ch.png"]
    assert heard(page).splitlines()[:3] == [
        "Matrice (Championnat), colonnes A B C D.",
        "Journée 1 : 5 4 3 2 ; équipes : A ×2 B ×1 D ×1.",
        "Journée 2 (à jouer) : 5 4 3 2.",
    ]
    assert "```" not in told(pages.page("matrix", "E"))
    assert "jouées" not in told(book(played.state, None, played.events).page("matrix-text", "E"))
    assert "Pas encore de tirage" in told(book(four()).page("matrix", "KDH"))


def test_what_is_left_shows_the_opponent_first_and_who_has_each_column() -> None:
    state = play(four(STOCKS), ALL).state
    assert "a BCD · prol. 0×2 1×2 2×3 3×2 X · +1 #1" in heard(book(state, "b").page("left", "E")).splitlines()
    page = told(book(state, "b").page("left", "E"))
    names = re.findall(TEAM, page, re.MULTILINE)
    assert names == ["a", "b", "c", "d"]
    assert re.findall(TEAM, told(book(state, "c").page("left", "E")), re.MULTILINE) == ["d", "c", "a", "b"]
    assert "**a** `BCD` · prol. `0×2 1×2 2×3 3×2 X` · +1 #1" in page
    assert "Qui a encore chaque colonne : `A2 B3 C4 D3`" in page


@pytest.mark.clause("MH-3.1.5-d")
def test_a_table_says_what_parted_teams_level_on_points() -> None:
    state = play(four(STOCKS), ALL).state
    page = told(book(state).page("table-text", "E"))
    assert re.search(r"À égalité de points : [ac] devant [ac] \((différence de buts|buts marqués)\)", page)
    assert "ne peut pas monter" in page
    english = told(book(state, language="en").page("table-text", "E"))
    assert re.search(r"Level on points: [ac] before [ac] \(", english)


def test_pictures_are_titled_by_their_kind_and_week_and_lead_to_their_text() -> None:
    state = play(four(STOCKS), ALL).state
    for kind, title, alone in (
        ("matrix", "Matrice, semaine 2", True),
        ("table", "Classement après la semaine 1", True),
        ("left", "Ce qui reste, semaine 2", False),
    ):
        page = book(state).page(kind, "E")
        [picture] = [block for block in page.blocks if isinstance(block, Picture)]
        written = [shape.content for shape in picture.scene.shapes if isinstance(shape, Text)]
        assert [one.replace("\u202f", " ") for one in written[:2]] == [title, "Élite · Ligue"]
        buttons = [button for block in page.blocks if isinstance(block, ButtonRow) for button in block.buttons]
        assert [button.custom_id for button in buttons] == ([f"mh-page:1:{kind}-text:E"] if alone else [])
    finished = msgspec.structs.replace(state, phase="finished", outcome=OVER)
    assert "Classement final" in repr(book(finished).page("table", "E"))


def cup(texts: dict[str, str]) -> State:
    state = state_of(
        calendar=[{"KDH": [1]}, {"KDH": [2]}, {}],
        matrices={"KDH": {str(r): [5, 4, 3, 2] for r in (1, 2)}},
        teams=list("abcd"),
        kdh={"alive": list("abcd")},
        fixtures={"KDH": {"1": [["a", "b"], ["c", "d"]]}},
    )
    return play(state, texts).state


@pytest.mark.clause("MH-3.2.3-d")
def test_the_bracket_marks_forfeits_and_those_re_admitted() -> None:
    back = told(book(cup({"a": "KDH A(0/0)", "b": "KDH B(0/0)"})).page("bracket", "KDH"))
    assert "a – b : **5-4** · repêchée : b" in back
    assert "c – d : double forfait" in back
    assert "### Finale" in back
    given = told(book(cup({"a": "KDH A(0/0)", "d": "KDH B(0/0)"})).page("bracket", "KDH"))
    assert "a – b : forfait → a" in given
    final = play(cup({"a": "KDH A(0/0)", "d": "KDH B(0/0)"}), {"a": "KDH B(1/1)"}).state
    alt = heard(book(final).page("bracket", "KDH"))
    assert alt.startswith("🏆 Vainqueur : a\nFinale\n") and "a – b : forfait → a" in alt
    assert "Vainqueur : a" in told(book(final).page("bracket", "KDH"))


@pytest.mark.clause("MH-3.3.1-d")
def test_the_pools_show_the_best_seconds_and_the_final_phase() -> None:
    teams = [f"{pool}{n}" for pool in "abc" for n in (1, 2)]
    state = state_of(
        config={"WG": {"pools": 3, "pool_size": 2}},
        calendar=[{"WG": [2]}, {"WG": [3]}, {"WG": [4]}, {}],
        matrices={"WG": {str(r): [9, 8, 7, 6, 5, 4] for r in (2, 3, 4)}},
        teams=teams,
        wg={"teams": teams, "pools": {"A": teams[:2], "B": teams[2:4], "C": teams[4:]}},
        fixtures={"WG": {"2": [["a1", "a2"], ["b1", "b2"], ["c1", "c2"]]}},
    )
    played = play(state, {team: f"WG {letter}(0)" for team, letter in zip(teams, "ABCDEF", strict=True)})
    alt = heard(book(played.state, None, played.events).page("pools", "WG"))
    assert "Poule A : 1. a1 (2 pts), 2. a2 (0 pt)." in alt and alt.startswith("Demi-finales\n")
    page = told(book(played.state, None, played.events).page("pools-text", "WG"))
    assert page.index("Demi-finales") < page.index("Poule A") < page.index("Seconds")
    seconds = page[page.index("Seconds") :]
    assert seconds.index("a2") < seconds.index("b2") < seconds.index("c2")
    assert "▲a2" in seconds
    assert "À égalité de points : a2 devant b2 (buts marqués)" in seconds
    home, away = played.state.fixtures.WG[3][0]
    assert f"{home} – {away}" in page


def test_a_team_s_pages_tell_each_round_as_it_counts_now() -> None:
    played = play(full_week(teams=STOCKS), {"a": "A+#(1); WG A(0); KDH B(0/4)"})
    annulled = act(played.state, "annul_match", comp="CH", round=1, home="a", away="b").state
    mine = book(annulled, "a", played.events, titles=(SeasonTitle(1, "champion", "a"), SeasonTitle(1, "KDH", "b")))
    sheet = told(team_page(mine, "a"))
    assert re.search(r"`CH1` A\+#\(1\) · b : pas de résultat", sheet)
    assert re.search(r"`WG1` A\(0\) · b : \*\*\d-\d", sheet)
    assert re.search(r"`KDH1` B\(0/4\) · b : gagné par forfait", sheet)
    assert "Titres : champion (saison 1)" in sheet
    theirs = told(team_page(mine, "b"))
    assert re.search(r"`CH1` ONR : [A-D]\([0-3X]\) · a :", theirs)
    assert re.search(r"`KDH1` ONR · a : perdu par forfait", theirs)
    weeks = told(calendar_page(mine, "a"))
    assert "**Semaine 2** · cette semaine\n`CH2` b" in weeks
    assert "`KDH1` b : gagné par forfait" in weeks


def two_levels(**more: object) -> State:
    teams = {"a": {}, "b": {}, "c": {"division": "D2"}, "d": {"division": "D2", **more}}
    config = {**NO_BONUS, "promote": 1, "replacement": {"auto": False}}
    waiting = [{"id": "w", "name": "Wolves"}, {"id": "x", "name": "Xerus"}]
    return four(teams, calendar=[{"CH": [1]}], config=config, waiting_list=waiting)


@pytest.mark.clause("MH-3.1.6-a", "MH-3.1.6-d")
def test_the_end_of_a_season_before_and_after_it() -> None:
    state = two_levels(status="dummy")
    before = told(ending_page(book(state), "E"))
    assert "Si la saison finissait maintenant" in before
    ended = play(state, {"a": "A(1)", "b": "B(0)"}).state
    assert ended.phase == "finished"
    page = told(ending_page(book(ended), "D2"))
    for part in ("Fin de saison", "Champion : a", "Équipe dissoute : d (D2)", "▲ D2 → Élite : c", "Wolves"):
        assert part in page, part
    assert re.search(r"^c · \+\d #2$", page, re.MULTILINE)
    assert not re.search(r"^d · ", page, re.MULTILINE), "who is dissolved has no next season"
    assert "▼ Élite → D2 : b" in told(ending_page(book(ended), "E"))
    assert "Qualifi" in told(ending_page(book(ended), "WG"))
    assert "Pas encore de tirage" in told(ending_page(book(play(ended).state), "E"))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_page_of_every_phase_is_a_post(language: str) -> None:
    fresh = msgspec.structs.replace(two_levels(), phase="setup", fixtures=four().fixtures)
    for state in (fresh, two_levels(), play(two_levels()).state, full_week(teams=STOCKS)):
        mine = book(state, "a", language=language)
        for part in (*state.divisions, "WG", "KDH"):
            posts = [mine.page(kind, part) for kind in ("matrix", "left", "table", "bracket", "pools")]
            posts += [ending_page(mine, part), calendar_page(mine, "a"), team_page(mine, "b")]
            assert all(len(told(post)) > 10 for post in posts)
