"""What passes between a competition and its matches (HC-3.1, HC-3.3 to -3.5, rulebook 6.12)."""

import msgspec
import pytest
from msgspec.structs import replace

from rules.errors import CaseError
from rules.helvetia_cup.codec import CODEC
from rules.helvetia_cup.competition import begin_match, report_on_match
from rules.helvetia_cup.state import BySeat, ChallengeReport, Match, PlayerReport, Result, Stats
from tests.rules.helvetia_cup.competitions import pair, with_member


def over(**home: object) -> Match:
    """Return a league match that home has won 2-1; `home`: what its side has besides."""
    players = {"1": {"boost": 2}, "3": {"boost": 0, "yellow": 1}, "5": {"status": "sent_off", "yellow": 2, "red": True},
               "6": {"status": "injured", "boost": 0}, "7": {"status": "off", "boost": 0}, "8": {"status": "pitch"},
               "11": {"status": "bench", "boost": 3}}  # fmt: skip
    given = {
        "game": "helvetia-cup",
        "mode": "league",
        "phase": "finished",
        "half": 2,
        "teams": {"home": {"team": "zyon", "players": players, "keeper": 1, **home}, "away": {"team": "basela"}},
        "score": {"home": 2, "away": 1},
        "result": {"winner": "home", "score": {"home": 2, "away": 1}, "forfeit": None, "shootout": None},
    }
    state = CODEC.decode(msgspec.json.encode(given))
    assert isinstance(state, Match)
    return state


@pytest.mark.clause("HC-3.1-a", "HC-3.1-j", "HC-3.3-b", "HC-3.3-c")
def test_a_match_starts_with_what_its_teams_carry() -> None:
    state = pair()
    for n, carried in ((3, {"tired": True}), (5, {"suspended": 1}), (6, {"injury": "out", "tired": True}),
                       (7, {"injury": "check"}), (8, {"yellow": 1})):  # fmt: skip
        state = with_member(state, "a", n, **carried)
    a = replace(state.teams["a"], deck=(1, 4), legends_left=(10,))
    setup = begin_match(replace(state, teams={**state.teams, "a": a}), "r1m1")
    assert setup == {
        "variant": "geek",
        "mode": "league",
        "config": state.config,
        "teams": {
            "home": {"team": "zyon", "deck": (1, 4), "legends_left": (10,), "tired": (3, 6), "unavailable": (5, 6, 7)},
            "away": {"team": "basela", "deck": (), "legends_left": (9, 10), "tired": (), "unavailable": ()},
        },
    }


@pytest.mark.parametrize("fixture", ["r2m1", "r9m9"])
def test_only_a_match_of_the_round_that_is_playing_starts(fixture: str) -> None:
    with pytest.raises(CaseError):
        begin_match(pair(), fixture)


@pytest.mark.clause("HC-3.4-a", "HC-3.4-c", "HC-3.5-c", "HC-3.1-b")
def test_a_match_reports_its_players() -> None:
    told = report_on_match(over(), "r1m1")
    assert (told.fixture, told.score, told.winner, told.forfeit) == ("r1m1", BySeat(home=2, away=1), "home", None)
    assert told.players.home == {
        1: PlayerReport(boost=2, played=True),
        3: PlayerReport(yellow=1, boost=0, played=True),
        5: PlayerReport(yellow=2, red=True, boost=4, played=True),
        6: PlayerReport(injured=True, boost=0, played=True),
        7: PlayerReport(boost=0, played=True),
        8: PlayerReport(boost=3, played=True),
        11: PlayerReport(boost=3),
    }
    assert (told.players.away, told.challenge.home, told.legends_used.home) == ({}, None, ())


@pytest.mark.clause("HC-3.4-b")
def test_the_score_of_a_forfeit_is_the_recorded_one() -> None:
    result = Result(winner="away", score=BySeat(away=2), forfeit="home")
    told = report_on_match(replace(over(), result=result), "r1m1")
    assert (told.score, told.winner, told.forfeit) == (BySeat(away=2), "away", "home")


def test_the_goals_of_a_shootout_are_told_apart() -> None:
    result = Result(winner="away", score=BySeat(home=1, away=1), shootout=BySeat(home=2, away=3))
    told = report_on_match(replace(over(), mode="cup", result=result), "r1m1")
    assert (told.score, told.shootout) == (BySeat(home=1, away=1), BySeat(home=2, away=3))


@pytest.mark.clause("HC-3.1-o", "HC-3.4-c")
@pytest.mark.parametrize(
    ("team", "card", "stats", "done"),
    [
        ("zyon", 6, {5: {"shots": 2}, 8: {"shots": 1}}, True),  # three shots
        ("zyon", 6, {5: {"shots": 2, "goals": 9}}, False),
        ("basela", 5, {}, True),  # no foul
        ("basela", 5, {3: {"fouls": 1}}, False),
    ],
)
def test_a_challenge_counts_a_statistic_of_the_team(team: str, card: int, stats: dict, done: bool) -> None:
    match = over(team=team, challenge=card, players={})
    told = report_on_match(replace(match, stats=Stats(home=stats, away={5: {"shots": 9, "fouls": 9}})), "r1m1")
    assert told.challenge.home == ChallengeReport(card=card, done=done)


@pytest.mark.clause("HC-3.1-o")
def test_a_challenge_counts_after_a_forfeit_too() -> None:
    match = replace(over(challenge=6), stats=Stats(home={5: {"shots": 3}}))
    lost = replace(match, result=Result(winner="away", score=BySeat(away=2), forfeit="home"))
    assert report_on_match(lost, "r1m1").challenge.home == ChallengeReport(card=6, done=True)


@pytest.mark.clause("HC-3.1-j")
def test_only_a_legend_that_was_spent_is_told() -> None:
    assert report_on_match(over(used=[4, 9], hand=[10]), "r1m1").legends_used.home == (9,)


def test_a_match_without_a_result_reports_nothing() -> None:
    with pytest.raises(CaseError):
        report_on_match(replace(over(), result=None), "r1m1")
