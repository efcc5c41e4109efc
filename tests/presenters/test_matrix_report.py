"""The bulletin of a week in words: who goes on, the lines and marks of its table, numbers that agree."""

from pathlib import Path

import msgspec
import pytest

from presenters.fitting import HEAD, measure_height
from presenters.matrix_hockey.bulletin import bulletin_blocks
from presenters.matrix_hockey.report import block_text, report_blocks
from presenters.matrix_hockey.words import GameWords
from presenters.texts import Texts
from rules.dice import Dice
from rules.matrix_hockey import GAME
from rules.matrix_hockey.events import MatchPlayed
from rules.matrix_hockey.state import State
from tests.rules.matrix_hockey.support import Played, four, full_week, play

GOLDEN = Path(__file__).parents[1] / "golden" / "matrix-hockey"


def told(before: State, played: Played, part: str) -> str:
    words = GameWords(Texts.load(strict=True).voice("fr"), before)
    return (
        "\n".join(map(block_text, report_blocks(words, played.state, played.events, part)))
        .replace("\u202f", " ")
        .replace("\u00a0", " ")
    )


def golden(name: str) -> tuple[State, Played]:
    """Return a golden case's week before and after."""
    case = msgspec.json.decode((GOLDEN / name).read_bytes())
    case = case["case"]
    state = GAME.decode(msgspec.json.encode(case["state"]))
    dice = Dice(bytes.fromhex(case["dice"]["seed"]), forced=case["dice"].get("forced", {}))
    texts = {seat: text for seat, text in case["orders"].items() if text}
    return state, GAME.resolve(state, {seat: GAME.parse(state, seat, text) for seat, text in texts.items()}, dice)


@pytest.mark.clause("MH-3.3.2-d")
def test_who_goes_on_with_more_pool_goals_is_told():
    assert "→ b2 (plus de buts en poule)." in told(*golden("MH-3.3.2-d__pool-goals.json"), "WG")


@pytest.mark.clause("MH-3.3.3-d")
def test_who_goes_on_when_nobody_ordered_is_told():
    text = told(*golden("MH-3.3.3-d__both-onr.json"), "WG")
    assert "a1 [ONR] - b2 [ONR] : double forfait" in text
    assert "b1 [B(0)] - c1 [ONR] : match perdu" in text
    assert "a1 – b2 → a1 (" in text


@pytest.mark.clause("MH-3.1.6-a", "MH-3.1.6-b")
def test_the_table_of_a_bulletin_has_the_lines_of_promotion_and_relegation():
    dice = Dice(bytes(32))
    state = GAME.resolve(GAME.new({"roster": {"E": 4, "D2A": 4}, "config": {"promote": 1}}, dice), {}, dice).state
    played = GAME.resolve(state, {}, dice)
    first, last = (text.split("\n") for text in (told(state, played, "D2A"), told(state, played, "E")))
    assert sum("▲" in line for line in first) == 1
    assert [line[:3] for line in last if "▼" in line] == [" 4▼"]


@pytest.mark.clause("MH-3.1.3-f", "MH-3.1.3-g")
def test_the_table_marks_who_has_just_lost_his_promotion_or_become_a_dummy():
    state = four({"a": {"onr": 1}, "b": {"onr": 2, "no_promotion": True}})
    lines = told(state, play(state, {"c": "A(0)", "d": "B(0)"}), "E").splitlines()
    (a,), (b,) = ([line for line in lines if line[3:4] == team and line[1:2].isdigit()] for team in "ab")
    assert a.endswith("!")
    assert b.endswith("!B")


@pytest.mark.clause("MH-4-f")
def test_one_extra_goal_is_one():
    state = full_week(teams={"a": {"extra_goals": 1}})
    text = told(state, play(state, {"a": "A+(0); KDH A+(0/0)"}), "KDH")
    assert "KDH1, a : 1 extra-but demandé, aucun accordé." in text


def test_a_line_keeps_the_place_of_its_event():
    before, played = golden("MH-3.3.3-d__both-onr.json")
    words = GameWords(Texts.load(strict=True).voice("fr"), before)
    blocks = [block for part in ("E", "WG") for block in report_blocks(words, played.state, played.events, part)]
    matches = {index: event for index, event in enumerate(played.events) if isinstance(event, MatchPlayed)}
    told = [(line.text, matches[line.event]) for block in blocks for line in block if line.event in matches]
    assert len(told) >= len(matches) > 1
    assert all(words.team(match.home) in text and words.team(match.away) in text for text, match in told)


def test_a_bulletin_too_long_for_a_phone_first_leaves_out_what_each_played_and_tears_no_round():
    words = GameWords(Texts.load(strict=True).voice("fr"), full_week())
    first, second = ["### Journée 10", "- a\n- b"], ["### Journée 11", "- c\n- d"]
    told, brief = [*first, "- " + "e" * 400, *second], [*first, *second]
    left_out, more = words.t("mh-bulletin-brief"), words.t("mh-bulletin-more")

    def room(*blocks: str) -> int:
        return measure_height(blocks) - HEAD

    assert bulletin_blocks(words, (told, brief), room(*told)) == tuple(told)
    assert bulletin_blocks(words, (told, brief), room(*told) - 1) == (*brief, left_out)
    assert bulletin_blocks(words, (told, brief), room(*brief)) == (*first, more)
    assert bulletin_blocks(words, (told, brief), room("### Journée 10", "- a", more)) == ("### Journée 10", "- a", more)
    assert bulletin_blocks(words, (told, brief), room(*first, more)) == (*first, more)


def test_in_brief_a_match_is_its_score():
    state = full_week()
    words, played = GameWords(Texts.load(strict=True).voice("fr"), state), play(state, {"a": "A(1)", "b": "A(1)"})
    told = "\n".join(
        block_text(block)
        for block in report_blocks(words, played.state, played.events, "E", without={"counts", "choices"})
    )
    told = told.replace("\u202f", " ")
    assert "[" not in told and "Colonnes partagées" not in told
    assert "a – b" in told and "**ONR** : " in told
