"""Competitions of real matches, whose coaches stay silent but for the squads: from the draw to the last report."""

import pytest

from rules.contract import SeatId
from rules.dice import Dice
from rules.helvetia_cup import GAME
from rules.helvetia_cup.competition import (
    begin_match,
    cup_winner_of,
    deliver_report,
    report_on_match,
    resolve_competition,
)
from rules.helvetia_cup.state import CompetitionState, Match
from tests.rules.helvetia_cup.competitions import begun, member, with_member

TURNS = 2000


def played(state: CompetitionState, fixture: str, seed: int, **orders: str) -> Match:
    """Return a fixture's match, over; `orders` of its set-up."""
    match = GAME.new(begin_match(state, fixture), Dice(b""))
    sent = {SeatId(seat): GAME.parse(match, SeatId(seat), text) for seat, text in orders.items()}
    for turn in range(TURNS):
        if GAME.is_over(match):
            break
        match = GAME.resolve(match, sent, Dice(seed.to_bytes(2, "big"), turn.to_bytes(2, "big"))).state
        sent = {}
    assert isinstance(match, Match)
    assert match.result is not None
    return match


@pytest.mark.clause("HC-3.0", "HC-3.2-a", "HC-3.2-b", "HC-3.4-a")
def test_a_cup_of_three_is_played_out() -> None:
    state = begun("cup", "abc", b"three")
    while state.phase != "finished":
        state = resolve_competition(state, {}, Dice(b"")).state
        for fixture in (one for one in state.fixtures if one.status == "playing"):
            match = played(state, fixture.id, state.round)
            assert match.mode == "cup"
            assert match.config.cards
            assert match.result is not None
            assert match.result.winner is not None
            state = deliver_report(state, report_on_match(match, fixture.id))
        state = resolve_competition(state, {}, Dice(b"")).state
        assert GAME.decode(GAME.encode(state)) == state
    assert cup_winner_of(state) in "abc"


@pytest.mark.clause("HC-3.2-c", "HC-2.1-c")
def test_a_league_match_may_be_drawn_and_enters_the_table() -> None:
    state = resolve_competition(begun("league", "ab"), {}, Dice(b"")).state
    match = played(state, "r1m1", 1)
    assert match.half == 2
    after = resolve_competition(deliver_report(state, report_on_match(match, "r1m1")), {}, Dice(b"")).state
    rows = [after.table[key] for key in "ab"]
    assert sum(row.points for row in rows) == (2 if match.result.winner is None else 3)
    assert sum(row.gf for row in rows) == match.score.home + match.score.away


@pytest.mark.clause("HC-3.3-e", "HC-3.3-b", "HC-3.4-b")
def test_a_team_with_too_few_players_loses_without_playing() -> None:
    state = resolve_competition(begun("league", "ab"), {}, Dice(b"")).state
    fixture = state.fixtures[0]
    for n in sorted(state.teams[fixture.home].players)[2:]:
        state = with_member(state, fixture.home, n, injury="check")
    match = played(state, fixture.id, 1)
    assert match.turn == 1
    after = resolve_competition(deliver_report(state, report_on_match(match, fixture.id)), {}, Dice(b""))
    assert shown(after.events[0]) == (fixture.away, "home", 0, 2)
    assert after.state.table[fixture.away].points == 3


def shown(event) -> tuple[str | None, str | None, int, int]:
    return event.winner, event.forfeit, event.score.home, event.score.away


@pytest.mark.clause("HC-3.1-l", "HC-3.1-n", "HC-3.3-c", "HC-3.3-d", "HC-3.1-o")
def test_cards_of_the_deck_are_taken_along_and_a_challenge_laid_open() -> None:
    state = resolve_competition(begun("league", "ab"), {}, Dice(b"")).state
    home = {"a": "zyon", "b": "basela"}[state.fixtures[0].home]
    challenge = {"zyon": 1, "basela": 5}[home]  # 5 of Basela: no foul, which who stays silent meets
    match = played(state, "r1m1", 1, home=f"C 9 ; F {challenge}")
    told = report_on_match(match, "r1m1")
    assert match.teams.home.hand == (9,)
    assert told.challenge.home is not None
    assert (told.challenge.home.card, told.challenge.home.done) == (challenge, home == "basela")
    assert told.legends_used.home == ()


@pytest.mark.clause("HC-3.1-a", "HC-3.1-c", "HC-3.1-d", "HC-3.3-b")
def test_who_is_tired_or_out_starts_so() -> None:
    state = resolve_competition(begun("league", "ab"), {}, Dice(b"")).state
    key = state.fixtures[0].home
    state = with_member(with_member(state, key, 3, tired=True), key, 8, suspended=1)
    match = GAME.new(begin_match(state, "r1m1"), Dice(b""))
    match = GAME.resolve(match, {}, Dice(b"")).state
    assert isinstance(match, Match)
    assert 8 not in match.teams.home.players
    full = {"zyon": 4, "basela": 3}[match.teams.home.team]
    assert match.teams.home.players[3].boost == full - 1
    assert member(state, key, 3).tired
