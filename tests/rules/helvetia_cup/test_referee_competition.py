"""What a referee does to a competition (rulebook 9), and what is refused."""

import json

import pytest
from msgspec.structs import replace

from rules.dice import Dice
from rules.errors import CaseError
from rules.helvetia_cup import GAME
from rules.helvetia_cup.competition import resolve_competition
from rules.helvetia_cup.events import RefereeActed, Trained
from rules.helvetia_cup.state import BySeat, CompetitionState, MatchReport, TableRow
from tests.rules.helvetia_cup.competitions import begun, member, pair, told, with_member

LATE = pair(config=begun("league", "ab", training_before_first=False).config)
DONE = pair(fixtures=(replace(pair().fixtures[0], status="done"),))
CUP = {"format": "cup", "table": begun("cup", "ab").table, "order": ("a", "b")}


def ruled(state: CompetitionState, op: str, **fields: object):
    return GAME.override(state, {"op": op, "by": "77", "reason": "appeal", **fields})


def after(state: CompetitionState, op: str, **fields: object) -> CompetitionState:
    """Return a competition after an act that brings nothing but its own event."""
    outcome = ruled(state, op, **fields)
    (told_event,) = outcome.events
    assert isinstance(told_event, RefereeActed)
    assert GAME.decode(GAME.encode(outcome.state)) == outcome.state
    assert outcome.state.turn == state.turn
    return outcome.state


def with_deck(state: CompetitionState, *cards: int) -> CompetitionState:
    return replace(state, teams={**state.teams, "a": replace(state.teams["a"], deck=cards)})


def test_a_suspension_is_cleared_and_the_yellow_card_stays() -> None:
    cleared = after(with_member(pair(), "a", 5, suspended=1, yellow=1), "clear_suspension", team="a", player=5)
    assert cleared == with_member(pair(), "a", 5, yellow=1)


@pytest.mark.parametrize("injury", ["out", "check"])
def test_an_injury_is_cleared(injury: str) -> None:
    state = with_member(pair(), "a", 5, injury=injury, tired=True)
    assert member(after(state, "clear_injury", team="a", player=5), "a", 5) == member(
        with_member(pair(), "a", 5, tired=True), "a", 5
    )


def test_a_power_card_is_given_and_taken() -> None:
    given = after(with_deck(pair(), 2, 7), "give_card", team="a", card=4)
    assert given.teams["a"].deck == (2, 4, 7)
    assert after(given, "take_card", team="a", card=2).teams["a"].deck == (4, 7)


@pytest.mark.clause("HC-3.1-m")
def test_a_training_is_opened_again_while_the_round_is_playing() -> None:
    outcome = ruled(with_deck(pair(), 2), "training", team="a", cards=[4, 1])
    assert outcome.events[1:] == (Trained(seat="a", card=4), Trained(seat="a", card=1))
    assert (outcome.state.teams["a"].deck, outcome.state.phase) == ((1, 2, 4), "playing")
    assert outcome.events[0].action == "training a [4,1]"


def test_the_table_is_corrected_and_the_act_stays_on_record() -> None:
    row = TableRow(played=3, won=1, drawn=1, lost=1, gf=4, ga=2, points=4)
    state = pair(table={"a": row, "b": TableRow()})
    assert after(state, "table", team="a", points=-2).table["a"] == replace(row, points=-2)
    assert after(state, "table", team="a", won=2, lost=0, gf=5).table["a"] == replace(row, won=2, lost=0, gf=5)
    assert after(state, "table", team="b", drawn=1, points=1).table["b"] == TableRow(played=1, drawn=1, points=1)
    assert ruled(state, "table", team="a", points=-2).events[0] == RefereeActed(
        by="77", action="table a points=-2", note="appeal"
    )


def test_a_score_is_entered_with_an_empty_report() -> None:
    """It is treated with the others: suspensions are served, nothing else happens to anybody."""
    state = with_member(pair(inbox=(told(),)), "a", 5, suspended=1)
    entered = after(state, "result", fixture="r1m1", home=2, away=0)
    assert entered.inbox == (MatchReport(fixture="r1m1", score=BySeat(home=2), winner="home"),)
    closed = resolve_competition(entered, {}, Dice(b"")).state
    assert (closed.table["a"].points, member(closed, "a", 5).suspended, closed.round) == (3, 0, 2)


def test_a_cups_winner_on_kicks_is_entered() -> None:
    entered = after(pair(**CUP), "result", fixture="r1m1", home=1, away=1, winner="away")
    assert entered.inbox[0].winner == "away"
    assert resolve_competition(entered, {}, Dice(b"")).state.fixtures[0].winner == "b"


@pytest.mark.parametrize(
    ("op", "fields", "state"),
    [
        ("clear_suspension", {"team": "a", "player": 5}, pair()),
        ("clear_suspension", {"team": "c", "player": 5}, pair()),
        ("clear_suspension", {"team": "a", "player": 2}, pair()),
        ("clear_injury", {"team": "a", "player": 5}, pair()),
        ("clear_injury", {"team": "a", "player": 99}, pair()),
        ("give_card", {"team": "a", "card": 9}, pair()),  # a LEGEND
        ("give_card", {"team": "a", "card": 11}, pair()),
        ("give_card", {"team": "a", "card": 1}, with_deck(pair(), 1)),
        ("take_card", {"team": "a", "card": 1}, pair()),
        ("take_card", {"team": "x", "card": 1}, pair()),
        ("training", {"team": "a", "cards": [7, 1]}, pair()),
        ("training", {"team": "a", "cards": [9]}, pair()),
        ("training", {"team": "a", "cards": [1]}, with_deck(pair(), 1)),
        ("training", {"team": "a", "cards": [1]}, pair(phase="preparation")),  # it is open
        ("training", {"team": "a", "cards": [1]}, LATE),
        ("training", {"team": "a", "cards": [1]}, DONE),
        ("table", {"team": "a"}, pair()),
        ("table", {"team": "a", "gf": -1}, pair()),
        ("table", {"team": "a", "played": 3}, pair()),
        ("table", {"team": "c", "points": 1}, pair()),
        ("table", {"team": "a", "points": 1}, pair(**CUP)),
        ("result", {"fixture": "r9m1", "home": 1, "away": 0}, pair()),
        ("result", {"fixture": "r2m1", "home": 1, "away": 0}, pair()),  # not this round's
        ("result", {"fixture": "r1m1", "home": 1, "away": 0}, pair(phase="preparation")),
        ("result", {"fixture": "r1m1", "home": 1, "away": 0}, DONE),
        ("result", {"fixture": "r1m1", "home": 1, "away": 1}, pair(**CUP)),
        ("result", {"fixture": "r1m1", "home": 1, "away": 1, "winner": "home"}, pair()),
        ("set", {"path": "turn", "value": 1}, pair()),
        ("forfeit", {"seat": "home"}, pair()),
        ("rewind", {}, pair()),
    ],
)  # fmt: skip
def test_what_is_refused(op: str, fields: dict[str, object], state: CompetitionState) -> None:
    with pytest.raises(CaseError) as raised:
        ruled(state, op, **fields)
    assert raised.value.code == "HC_CASE"


# ---- what the bot does: a match of the competition tells how it ended


def over(state: CompetitionState, loser: str = "home"):
    """Return the match of the round, given up by a side, and the act by which it tells of that."""
    match = GAME.new(GAME.carries.carried(state, "r1m1").setup, Dice(b""))
    ended = GAME.override(match, {"op": "forfeit", "seat": loser, "by": "1", "reason": ""}).state
    deed = GAME.carries.told(state, "r1m1", ended)
    assert deed is not None
    return ended, deed


@pytest.mark.clause("HC-3.5-c", "HC-3.4-b")
def test_a_match_reports_by_an_act_and_its_round_is_complete_with_the_last_one() -> None:
    assert [one.key for one in GAME.carries.fixtures(pair())] == ["r1m1"]
    assert not GAME.is_complete(pair(), {})
    _, (op, fields) = over(pair())
    reported = after(pair(), op, **json.loads(json.dumps(fields)))
    assert (reported.inbox[0].winner, reported.inbox[0].forfeit) == ("away", "home")
    assert (GAME.carries.fixtures(reported), GAME.is_complete(reported, {})) == ((), True)
    _, (_, other) = over(pair(), "away")
    again = after(reported, op, **other)
    assert [one.winner for one in again.inbox] == ["home"]


def test_a_report_that_is_known_of_others_or_too_late_is_refused() -> None:
    match, (op, fields) = over(pair())
    reported = after(pair(), op, **fields)
    for state, changed in (
        (reported, {}),
        (DONE, {}),
        (pair(), {"home": "b", "away": "a"}),
        (begun("league", "ab"), {}),
    ):
        with pytest.raises(CaseError):
            ruled(state, op, **{**fields, **changed})
    begun_match = GAME.new(GAME.carries.carried(pair(), "r1m1").setup, Dice(b""))
    void = GAME.override(begun_match, {"op": "abandon", "by": "1"}).state
    assert GAME.carries.told(pair(), "r1m1", void) is None
    with pytest.raises(CaseError):
        GAME.carries.told(match, "r1m1", match)
    with pytest.raises(CaseError):
        GAME.carries.carried(DONE, "r1m1")
    assert GAME.carries.fixtures(match) == ()


@pytest.mark.clause("HC-3.3-e")
def test_a_match_is_forgone_where_two_players_are_left() -> None:
    state = pair()
    for n in sorted(state.teams["b"].players)[2:]:
        state = with_member(state, "b", n, injury="check")
    assert GAME.carries.forgone(pair()) == ()
    [(op, fields)] = GAME.carries.forgone(state)
    reported = after(state, op, **fields)
    assert (reported.inbox[0].score, reported.inbox[0].forfeit) == (BySeat(home=2), "away")
    assert GAME.carries.forgone(reported) == ()
