"""What the turns of a competition do: training, returns, results, suspensions, fatigue, challenges (HC-3.1 to -3.5)."""

from itertools import accumulate

import pytest
from msgspec.structs import replace

from rules.contract import SeatId
from rules.dice import Dice
from rules.errors import OrderError
from rules.helvetia_cup.cards import cards_of
from rules.helvetia_cup.competition import check_training, deliver_report, may_train, resolve_competition
from rules.helvetia_cup.events import ChallengeWon, Recovery, ResultRecorded, Suspended, SuspensionServed, Trained
from rules.helvetia_cup.orders import Order
from rules.helvetia_cup.state import (
    BySeat,
    ChallengeReport,
    ChallengesReport,
    CompetitionState,
    LegendsReport,
    PlayerReport,
    TableRow,
)
from tests.rules.helvetia_cup.competitions import after, begun, member, pair, told, with_member


def preparing(**changes: object) -> CompetitionState:
    fixtures = tuple(replace(one, status="planned") for one in pair().fixtures)
    return pair(phase="preparation", fixtures=fixtures, **changes)


def with_deck(state: CompetitionState, key: str, *cards: int) -> CompetitionState:
    return replace(state, teams={**state.teams, key: replace(state.teams[key], deck=cards)})


def trained(state: CompetitionState, **cards: tuple[int, ...]):
    orders = {SeatId(key): Order(training=bought) for key, bought in cards.items()}
    return resolve_competition(state, orders, Dice(b""))


# ---- preparation


@pytest.mark.clause("HC-3.1-m", "HC-3.1-x")
@pytest.mark.parametrize(("cards", "deck"), [((7,), (2, 7)), ((4, 1), (1, 2, 4)), ((1, 3), (1, 2, 3)), ((), (2,))])
def test_three_sessions_buy_cards_for_good(cards: tuple[int, ...], deck: tuple[int, ...]) -> None:
    outcome = trained(with_deck(preparing(), "a", 2), a=cards)
    assert outcome.events == tuple(Trained(seat="a", card=n) for n in cards)
    assert [(mark.orders, mark.rolls) for mark in outcome.trace] == [(("a",), ()) for _ in cards]
    levels = [cards_of("zyon")[n].level for n in cards]
    assert [mark.reasons[0].facts["spent"] for mark in outcome.trace] == [*accumulate(levels)]
    assert outcome.state.teams["a"].deck == deck
    assert (outcome.state.phase, outcome.state.turn, outcome.state.round) == ("playing", 1, 1)
    assert [one.status for one in outcome.state.fixtures] == ["playing", "planned"]


@pytest.mark.clause("HC-3.1-m", "HC-3.1-x")
@pytest.mark.parametrize(
    ("cards", "code", "at"),
    [
        ((7, 1), "training_over", 4),  # the page's example
        ((1, 2, 3, 4), "card_owned", 4),
        ((1, 3, 4), "training_over", 6),
        ((9,), "card_unknown", 2),  # a LEGEND
        ((11,), "card_unknown", 2),
        ((3, 3), "card_owned", 4),  # bought twice in one order
        ((7, 2), "card_owned", 4),
        ((7, 9), "card_unknown", 4),
    ],
)
def test_what_cannot_be_bought(cards: tuple[int, ...], code: str, at: int) -> None:
    state = with_deck(preparing(), "a", 2)
    with pytest.raises(OrderError) as raised:
        check_training(state, "a", cards, [2 + 2 * i for i in range(len(cards))])
    assert (raised.value.code, raised.value.at) == (code, at)


@pytest.mark.clause("HC-3.3-a")
def test_training_before_the_first_match_can_be_left_out() -> None:
    assert may_train(preparing())
    late = preparing(config=begun("league", "ab", training_before_first=False).config)
    assert not may_train(late)
    assert may_train(replace(late, round=2))


@pytest.mark.clause("HC-3.1-c", "HC-3.1-d", "HC-3.3-b")
def test_a_red_face_keeps_an_injured_player_out() -> None:
    """Both files have red on face 6; who misses their match is not rolled for."""
    state = preparing()
    for key, n, injury in (("b", 3, "check"), ("a", 10, "check"), ("a", 8, "check"), ("a", 5, "out")):
        state = with_member(state, key, n, injury=injury)
    dice = Dice(b"", b"", {"recover/a/8": 6, "recover/a/10": 5, "recover/b/3": 1})
    outcome = resolve_competition(state, {SeatId("b"): Order(training=(1,))}, dice)
    assert outcome.events == (
        Recovery(seat="a", player=8, roll=6, fit=False),
        Recovery(seat="a", player=10, roll=5, fit=True),
        Trained(seat="b", card=1),
        Recovery(seat="b", player=3, roll=1, fit=True),
    )
    assert [mark.rolls for mark in outcome.trace] == [("recover/a/8",), ("recover/a/10",), (), ("recover/b/3",)]
    assert [roll.sides for roll in dice.rolls] == [6, 6, 6]
    found = [member(outcome.state, key, n).injury for key, n in (("a", 5), ("a", 8), ("a", 10), ("b", 3))]
    assert found == ["out", "check", None, None]


@pytest.mark.clause("HC-3.1-d")
def test_who_does_not_play_this_round_prepares_nothing() -> None:
    """A league of three: one has a bye, stays injured and serves nothing."""
    state = begun("league", "abc", b"bye")
    (idle,) = set(state.teams) - {state.fixtures[0].home, state.fixtures[0].away}
    state = with_member(with_member(state, idle, 3, injury="check", suspended=1), idle, 5, injury="out", tired=True)
    outcome = resolve_competition(state, {SeatId(idle): Order(training=(1,))}, Dice(b""))
    assert (outcome.events, outcome.state.teams[idle]) == ((), state.teams[idle])
    done = after(outcome.state, told())
    assert (done.state.round, done.state.teams[idle]) == (2, state.teams[idle])


# ---- results


@pytest.mark.clause("HC-3.1-k", "HC-3.5-c")
@pytest.mark.parametrize(
    ("score", "winner", "rows"),
    [
        (BySeat(home=2, away=1), "home", (TableRow(played=1, won=1, gf=2, ga=1, points=3),
                                          TableRow(played=1, lost=1, gf=1, ga=2))),
        (BySeat(home=1, away=3), "away", (TableRow(played=1, lost=1, gf=1, ga=3),
                                          TableRow(played=1, won=1, gf=3, ga=1, points=3))),
        (BySeat(home=1, away=1), None, (TableRow(played=1, drawn=1, gf=1, ga=1, points=1),
                                        TableRow(played=1, drawn=1, gf=1, ga=1, points=1))),
    ],
)  # fmt: skip
def test_a_result_enters_the_table(score: BySeat, winner: str | None, rows: tuple[TableRow, TableRow]) -> None:
    outcome = after(pair(), told(score=score, winner=winner))
    key = {"home": "a", "away": "b", None: None}[winner]
    assert outcome.events == (ResultRecorded(fixture="r1m1", score=score, winner=key, forfeit=None),)
    assert (outcome.state.table["a"], outcome.state.table["b"]) == rows
    played, coming = outcome.state.fixtures
    assert (played.status, played.score, played.winner) == ("done", score, key)
    assert (coming.status, outcome.state.phase, outcome.state.round) == ("planned", "preparation", 2)
    assert (outcome.state.turn, outcome.state.inbox) == (1, ())


@pytest.mark.clause("HC-3.4-b")
def test_a_forfeit_is_told_and_counts_as_recorded() -> None:
    outcome = after(pair(), told(score=BySeat(away=2), winner="away", forfeit="home"))
    assert outcome.events == (ResultRecorded(fixture="r1m1", score=BySeat(away=2), winner="b", forfeit="home"),)
    assert outcome.state.table["b"].points == 3


def test_a_round_waits_for_its_last_report() -> None:
    state = begun("league", "abcd", b"wait")
    state = resolve_competition(state, {}, Dice(b"")).state
    first, second = (one.id for one in state.fixtures if one.round == 1)
    outcome = after(state, replace(told(), fixture=second))
    assert (outcome.state.phase, outcome.state.round) == ("playing", 1)
    assert [one.status for one in outcome.state.fixtures[:2]] == ["playing", "done"]
    again = after(outcome.state, replace(told(), fixture=second), replace(told(), fixture=first))
    assert [event.fixture for event in again.events] == [first]  # a match counts once
    assert (again.state.phase, again.state.round, again.state.turn) == ("preparation", 2, 3)


@pytest.mark.clause("HC-0-b", "HC-3.2-b")
def test_a_cup_needs_a_winner_and_has_no_table() -> None:
    cup = pair(format="cup", table=begun("cup", "ab").table, order=("a", "b"), fixtures=pair().fixtures[:1])
    level = after(cup, told(score=BySeat(home=1, away=1)))
    assert (level.events, level.state.phase) == ((), "playing")
    outcome = after(level.state, told(score=BySeat(home=1, away=1), winner="away", shootout=BySeat(home=2, away=3)))
    assert outcome.events == (ResultRecorded(fixture="r1m1", score=BySeat(home=1, away=1), winner="b", forfeit=None),)
    assert (outcome.state.phase, outcome.state.round) == ("finished", 1)
    assert resolve_competition(outcome.state, {}, Dice(b"")).state == replace(
        outcome.state, turn=outcome.state.turn + 1
    )


def test_a_report_is_delivered_once_for_a_match() -> None:
    first, second = told(), told(score=BySeat(home=1), winner="home")
    assert deliver_report(deliver_report(pair(), first), second).inbox == (second,)


# ---- what players carry


@pytest.mark.clause("HC-3.1-e", "HC-3.1-f", "HC-3.1-h")
def test_a_red_card_is_one_match_and_keeps_the_yellow_carried_until_it_is_served() -> None:
    state = with_member(pair(), "a", 5, yellow=1)
    outcome = after(state, told({5: PlayerReport(red=True, yellow=1, boost=2, played=True)}))
    assert outcome.events[1:] == (Suspended(seat="a", player=5, why="red"),)
    carried = member(outcome.state, "a", 5)
    assert (carried.suspended, carried.yellow) == (1, 1)
    playing = resolve_competition(outcome.state, {}, Dice(b"")).state
    served = after(playing, replace(told(), fixture="r2m1"))
    assert served.events[1:] == (SuspensionServed(seat="a", player=5),)
    carried = member(served.state, "a", 5)
    assert (carried.suspended, carried.yellow) == (0, 0)
    assert served.state.phase == "finished"


@pytest.mark.clause("HC-3.1-e")
def test_two_yellows_in_one_match_are_a_red() -> None:
    outcome = after(pair(), told({5: PlayerReport(red=True, yellow=2, boost=2, played=True)}))
    assert outcome.events[1:] == (Suspended(seat="a", player=5, why="red"),)
    assert (member(outcome.state, "a", 5).suspended, member(outcome.state, "a", 5).yellow) == (1, 0)


@pytest.mark.clause("HC-3.1-g")
def test_a_yellow_stays_until_a_second_one_suspends() -> None:
    yellow = told({5: PlayerReport(yellow=1, boost=2, played=True)})
    outcome = after(pair(), yellow)
    assert (outcome.events[1:], member(outcome.state, "a", 5).yellow) == ((), 1)
    outcome = after(with_member(pair(), "a", 5, yellow=1), yellow)
    assert outcome.events[1:] == (Suspended(seat="a", player=5, why="yellows"),)
    assert (member(outcome.state, "a", 5).suspended, member(outcome.state, "a", 5).yellow) == (1, 0)


@pytest.mark.clause("HC-3.1-b", "HC-3.1-c")
def test_an_injury_misses_the_next_match_then_is_checked() -> None:
    outcome = after(pair(), told({5: PlayerReport(injured=True, boost=0, played=True)}))
    assert (member(outcome.state, "a", 5).injury, member(outcome.state, "a", 5).tired) == ("out", True)
    assert member(after(with_member(pair(), "a", 5, injury="out"), told()).state, "a", 5).injury == "check"
    assert member(after(with_member(pair(), "a", 5, injury="check"), told()).state, "a", 5).injury == "check"


@pytest.mark.clause("HC-3.1-h")
def test_suspension_and_injury_overlap() -> None:
    state = with_member(pair(), "a", 5, injury="out", suspended=1, yellow=0)
    outcome = after(state, told())
    assert outcome.events[1:] == (SuspensionServed(seat="a", player=5),)
    assert (member(outcome.state, "a", 5).suspended, member(outcome.state, "a", 5).injury) == (0, "check")


@pytest.mark.clause("HC-3.1-a", "HC-3.5-a")
@pytest.mark.parametrize(
    ("was", "boost", "played", "is_tired"),
    [(False, 0, True, True), (False, 1, True, False), (False, 0, False, False), (True, 3, True, False),
     (True, 0, True, True), (True, 4, False, False)],
)  # fmt: skip
def test_who_ends_a_match_without_boost_is_tired_for_the_next(
    was: bool, boost: int, played: bool, is_tired: bool
) -> None:
    state = with_member(pair(), "a", 5, tired=was)
    outcome = after(state, told({5: PlayerReport(boost=boost, played=played)}))
    assert member(outcome.state, "a", 5).tired is is_tired


@pytest.mark.clause("HC-3.1-a")
def test_fatigue_is_of_the_next_match_whether_he_is_picked_or_not() -> None:
    assert not member(after(with_member(pair(), "a", 5, tired=True), told()).state, "a", 5).tired


# ---- cards


@pytest.mark.clause("HC-3.1-o", "HC-3.5-b")
def test_a_challenge_that_is_met_joins_the_deck() -> None:
    state = with_deck(with_deck(pair(), "a", 1, 7), "b", 5)
    report = told(
        challenge=ChallengesReport(home=ChallengeReport(card=6, done=True), away=ChallengeReport(card=6, done=False))
    )
    outcome = after(state, report)
    assert outcome.events[1:] == (ChallengeWon(seat="a", card=6),)
    assert (outcome.state.teams["a"].deck, outcome.state.teams["b"].deck) == ((1, 6, 7), (5,))


@pytest.mark.clause("HC-3.1-j", "HC-3.1-n")
def test_a_legend_that_was_spent_is_gone_and_power_cards_stay() -> None:
    outcome = after(with_deck(pair(), "a", 1, 2), told(legends_used=LegendsReport(home=(9,), away=())))
    assert (outcome.state.teams["a"].deck, outcome.state.teams["a"].legends_left) == ((1, 2), (10,))
    assert outcome.state.teams["b"].legends_left == (9, 10)


def test_a_report_is_entered_home_then_away_each_in_the_pages_order() -> None:
    state = with_member(with_member(pair(), "a", 3, suspended=1), "b", 2, suspended=1)
    report = told(
        {8: PlayerReport(red=True), 1: PlayerReport(red=True)},
        challenge=ChallengesReport(home=ChallengeReport(card=1, done=True), away=ChallengeReport(card=1, done=True)),
    )
    kinds = [(event.seat, type(event), getattr(event, "player", None)) for event in after(state, report).events[1:]]
    assert kinds == [
        ("a", Suspended, 1), ("a", SuspensionServed, 3), ("a", Suspended, 8), ("a", ChallengeWon, None),
        ("b", SuspensionServed, 2), ("b", ChallengeWon, None),
    ]  # fmt: skip
