"""The pages of a competition on demand, its files, and the reasons in words."""

import csv
import io
import json
import re
from typing import Any

import pytest

from presenters.competition import exports
from presenters.competition.standing import certain_lines
from presenters.competition.views import cross_page, entrant_page, results_page, why_page
from presenters.competition.words import GameWords
from presenters.errors import UserError
from presenters.post import Post
from presenters.texts import Texts
from referee.competition.dates import Dates
from rules.competition import GAME
from rules.contract import SeatId
from rules.dice import Dice
from tests.rules.competition.page import Json, case, played

NOON = 1_772_366_400_000  # 2026-03-01 12:00 UTC
SWISS = {"format": "swiss", "rounds": 3}


def words(stage: Json, count: int, *texts: str, language: str = "fr") -> GameWords:
    state = GAME.decode(json.dumps(played(case(stage, count), "", *texts)["state"]).encode())
    return GameWords(Texts.load().voice(language), state)  # type: ignore[arg-type]


def text(post: Post) -> str:
    return "\n".join(block for block in post.blocks if isinstance(block, str)).replace("\u202f", " ")


def league(*texts: str, language: str = "fr") -> GameWords:
    return words({"format": "round_robin"}, 4, *texts, language=language)


def test_an_entrant_has_its_place_what_it_can_reach_its_form_and_its_matches():
    shown = text(entrant_page(league("M1 2-0; M2 1-0", "M3 0-1; M4 1-0 manques 0-2"), "Coupe", 1, "a"))
    assert "2e, 3 points en 2 matchs, différence +1." in shown
    assert "Encore en course : finira avec 3 à 6 points, 1er au mieux, 4e au pire" in shown
    assert "Forme : V D · à domicile 1-0-0, à l'extérieur 0-0-1 (V-N-D) · 2 tours manqués" in shown
    assert "⏳ **M6** à domicile contre b" in shown
    assert "M1 a 2–0 d" in shown
    with pytest.raises(UserError, match="cp-which-entrant"):
        entrant_page(league(), "Coupe", 1, "z")


@pytest.mark.clause("CP-8-k")
def test_what_a_round_makes_certain_is_told_once():
    stages = [{"format": "round_robin"}, {"format": "knockout", "take": {"top": 2}}]
    rounds = ("M1 1-0; M2 1-0", "M3 0-1; M4 0-1", "M5 1-0; M6 1-0")
    assert [told(stages, *rounds[:count]) for count in (1, 2, 3)] == [
        [],
        ["✓ **Mathématiquement** qualifiés : a, b.", "✗ **Mathématiquement** éliminés : c, d."],
        [],
    ]
    alone = ["✓ **Mathématiquement** assuré de la première place : a.", "✗ **Mathématiquement** hors course"]
    found = told([{"format": "round_robin", "meetings": 2}], *rounds, "M7 0-1; M8 1-0", "M9 1-0; M10 1-0")
    assert [one.startswith(start) for one, start in zip(found, alone, strict=True)] == [True, True]


def told(stages: list[Json], *texts: str) -> list[str]:
    """Return what the last of some rounds of four has made certain."""
    begun = {"config": {"stages": stages}, "entrants": ["a", "b", "c", "d"]}
    events: tuple[Any, ...] = ()
    last = now = GAME.new(begun, Dice(b""))
    for turn in ("", *texts):
        held = GAME.parse(now, SeatId("results"), turn) if turn else None
        outcome = GAME.resolve(now, {SeatId("results"): held}, Dice(b""))
        last, now, events = now, outcome.state, outcome.events
    shown = GameWords(Texts.load().voice("fr"), now)
    return [line.replace("\u202f", " ") for line in certain_lines(shown, last, events)]


def test_a_match_of_a_tie_says_what_it_must_decide():
    shown = text(entrant_page(words({"format": "knockout", "tie": "legs"}, 2, "M1 2-1"), "Coupe", 1, "a"))
    assert "il faut un vainqueur sur les deux matchs · confrontation 1–2" in shown


def test_results_are_those_of_the_last_round_played_and_lead_to_the_others():
    page = results_page(league("M1 2-0; M2 1-0"), "Coupe", 7)
    assert "**Journée 1**" in text(page)
    assert "M2 b 1–0 c" in text(page)
    assert "cp-results:7:1:2" in str(page.blocks)
    assert "**Journée 2**" in text(results_page(league(), "Coupe", 7, None, 2))
    with pytest.raises(UserError, match="cp-which-round"):
        results_page(league(), "Coupe", 7, None, 9)


def test_the_cross_grid_has_home_in_rows():
    shown = text(cross_page(league("M1 2-0; M2 1-0"), "Coupe"))
    rows = {line.split()[1]: line.split()[2:] for line in shown.splitlines() if re.match(r" \d ", line)}
    assert rows["a"] == ["■", "·", "2-0"]
    assert rows["b"] == ["■", "1-0"]
    assert max(map(len, shown.split("```")[1].splitlines())) < 45
    with pytest.raises(UserError, match="cp-no-cross"):
        cross_page(words({"format": "knockout"}, 4), "Coupe")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_rank_is_explained_with_its_figures(language: str):
    shown = text(why_page(league("M1 2-0; M2 1-0", language=language), "Coupe"))
    if language == "fr":
        assert "**b** est derrière a à la différence de buts : 1 contre 2." in shown
        assert "**c** est derrière b : 0 points contre 3." in shown
    else:
        assert "**b** is behind a on goal difference: 1 to 2." in shown
    assert "{" not in shown


def test_a_swiss_pairing_is_explained_by_its_costs():
    pairings = words(SWISS, 5, "M1 1-0; M2 0-1")
    shown = text(why_page(pairings, "Ronde"))
    assert "**a** – **b** : 3 points chacun." in shown
    assert "**d** est exempt (0 pts)." in shown
    own = text(why_page(pairings, "Ronde", "e"))
    assert "**e** – **c** : 3 contre 0 points." in own
    assert "Groupes de points voisins (coût 1)." in own
    assert "Domicile moins extérieur jusqu'ici : +0 et -1" in own
    assert "a reçu" not in own
    assert "N'a pas encore été exempt." in text(why_page(pairings, "Ronde", "d"))


@pytest.mark.parametrize("by", ["first", "shared", "left", "lot", "buchholz", "fair_play", "head_to_head"])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_reason_has_its_words(by: str, language: str):
    told = league(language=language).t(
        "cp-why-rank", by=by, entrant="a", above="b", rank=2, own=1, other=2, among="a, b", own_diff="+1",
        own_goals=3, other_diff="+2", other_goals=4,
    )  # fmt: skip
    assert "a" in told
    assert "{" not in told


def test_results_and_tables_are_csv_and_the_state_is_json():
    played_ = league("M1 2-0; M2 2-2")
    rows = list(csv.DictReader(io.StringIO(exports.results_csv(played_).decode("utf-8-sig"))))
    assert [(row["fixture"], row["home"], row["home_score"], row["winner"]) for row in rows[:2]] == [
        ("M1", "a", "2", "a"), ("M2", "b", "2", ""),
    ]  # fmt: skip
    table = list(csv.DictReader(io.StringIO(exports.table_csv(played_).decode("utf-8-sig"))))
    assert [(row["rank"], row["name"], row["points"], row["by"]) for row in table] == [
        ("1", "a", "3", ""), ("2", "b", "1", "points"), ("2", "c", "1", ""), ("4", "d", "0", "points"),
    ]  # fmt: skip
    assert GAME.decode(exports.state_json(played_.state)) == played_.state


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@A", "\uff1d1+1", "\uff0b1", "\uff0d1", "\uff20A"])
def test_a_name_is_no_formula(name: str):
    state = GAME.decode(
        json.dumps(played(case({"format": "round_robin"}, 0), f"inscrit a 0 {name}; inscrit b")["state"]).encode()
    )
    data = exports.results_csv(GameWords(Texts.load().voice("fr"), state)).decode()  # type: ignore[arg-type]
    assert f"'{name}" in data and f",{name}" not in data


def test_a_calendar_is_folded_escaped_in_utc_and_keeps_its_identities():
    entry = exports.CalendarEvent("cp-1-1-M1@sifflet", "Léopards; les, " + "é" * 60, NOON, NOON + 3_600_000, sequence=2)
    data = exports.write_calendar("Coupe", [entry], NOON)
    lines = data.split(b"\r\n")
    assert max(map(len, lines)) <= 75
    assert data.endswith(b"END:VCALENDAR\r\n")
    assert b"\n" not in data.replace(b"\r\n", b"")
    unfolded = data.decode().replace("\r\n ", "")
    assert "SUMMARY:Léopards\\; les\\, " + "é" * 60 + "\r\n" in unfolded
    for line in ("UID:cp-1-1-M1@sifflet", "DTSTART:20260301T120000Z", "DTEND:20260301T130000Z", "SEQUENCE:2"):
        assert f"{line}\r\n" in unfolded


def test_matches_have_the_dates_on_which_they_were_hosted_and_those_of_the_rounds_to_come():
    state = league("M1 2-0; M2 1-0").state
    dates = Dates(hosted={"M1": (10, 20), "M3": (30, None)}, open=(30, 50), next_ms=(70,))
    assert exports.match_windows(state, dates) == {
        "M1": exports.MatchWindow(10, 20),
        "M3": exports.MatchWindow(30, 50),
        "M4": exports.MatchWindow(30, 50),
        "M5": exports.MatchWindow(50, 70, is_certain=False),
        "M6": exports.MatchWindow(50, 70, is_certain=False),
    }


def test_the_calendar_of_an_entrant_has_its_matches_under_the_same_identities():
    shown = league("M1 2-0; M2 1-0")
    windows = {key: exports.MatchWindow(NOON, NOON + 1) for key in shown.state.fixtures}
    everybody = {one.uid: one for one in exports.calendar_events(shown, windows, "cp-1")}
    own = exports.calendar_events(shown, windows, "cp-1", "a")
    assert [one.uid for one in own] == ["cp-1-1-M1@sifflet", "cp-1-1-M4@sifflet", "cp-1-1-M6@sifflet"]
    assert all(everybody[one.uid] == one for one in own)
    assert own[0].title == "a 2–0 d (M1)"
