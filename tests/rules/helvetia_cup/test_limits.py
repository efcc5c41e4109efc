"""What comes from outside: long texts, states that contradict themselves, set-ups, what is hidden from whom."""

import time

import msgspec
import pytest

from rules.contract import SeatId
from rules.dice import Dice, Roll
from rules.errors import CaseError, OrderError
from rules.helvetia_cup import GAME
from rules.helvetia_cup.events import CardsDealt, Possession
from rules.helvetia_cup.notation.reading import MOST_CHARACTERS
from rules.helvetia_cup.state import CompetitionState, Config, Match
from tests.rules.helvetia_cup.page import PAGE, base, match
from tests.rules.helvetia_cup.texts import fault

OFF = {"status": "off", "at": None, "down": False, "boost": 1, "yellow": 0, "red": False}


# ---- texts


def test_an_over_long_text_is_refused_before_it_is_read():
    assert fault(match(), "home", "D 5-d8;" * 1_000) == ("syntax", MOST_CHARACTERS)


@pytest.mark.parametrize(
    "text",
    [
        ";" * MOST_CHARACTERS,
        "G " + "p8/" * 3_000 + "p8",
        "G " + "p8>" * 3_000 + "p8",
        "D 5" + "-d8-d7" * 1_500,
        "D " + "5-d8 " * 1_900,
        "K " + "AB " * 3_000,
        "K " + "ABCDEF" * 1_500,
        "P " + "5=pr " * 1_900,
        "I " + "5 " * 4_900,
        "E " + "e7 " * 3_300,
        "H " + " " * 9_900,
        "é" * MOST_CHARACTERS,
        "S " + "1 " * 4_900,
    ],
)
def test_any_text_is_read_in_a_moment(text):
    text = text[:MOST_CHARACTERS]
    for state, seat in ((match(), "home"), (match(phase="attack"), "away"), (match(phase="setup", half=0), "home")):
        begun = time.process_time()
        try:
            order = GAME.parse(state, SeatId(seat), text)
        except OrderError:
            pass
        else:
            assert GAME.parse(state, SeatId(seat), GAME.canonical(order)) == order
        assert time.process_time() - begun < 0.25


# ---- states


@pytest.mark.parametrize("name", ["B1", "B2"])
def test_the_page_s_states_are_written_as_they_were_read(name):
    state = base(name)
    assert msgspec.json.decode(GAME.encode(match(name))) == state


def test_what_a_state_leaves_out_has_the_page_s_defaults():
    told = {"teams": {"home": {"team": "zyon"}, "away": {"team": "basela", "players": {"3": {"status": "bench"}}}},
            "config": {"max_subs": 3, "offside_call_default": True, "cards": False}}  # fmt: skip
    state = GAME.decode(msgspec.json.encode(told))
    assert isinstance(state, Match)
    assert (state.phase, state.half, state.attack, state.first_kickoff) == ("setup", 0, None, None)
    home, away = state.teams.home, state.teams.away
    assert (home.attacks, away.attacks, home.subs_left, home.offside_call) == ("east", "west", 3, True)
    assert (home.keeper, home.bench, home.players) == (None, (), {})
    assert (away.players[3].boost, away.players[3].at, away.players[3].yellow) == (3, None, 0)
    shown = msgspec.json.decode(GAME.encode(state))
    assert shown["config"] == {"max_subs": 3, "offside_call_default": True}
    assert "offer" not in shown["teams"]["home"]
    assert Config(family_red_cells=(9, 18, 27, 36, 45)) == Config()


def test_the_page_s_competition_is_completed():
    text = PAGE.read_text("utf-8").split("### 4.2 Competition")[1].split("```json\n")[1].split("```")[0]
    state = GAME.decode(text.encode())
    assert isinstance(state, CompetitionState)
    told, shown = msgspec.json.decode(text), msgspec.json.decode(GAME.encode(state))
    assert len(shown["teams"]["sion"]["players"]) == 9
    assert {**shown, "teams": told["teams"]} == told
    cup = msgspec.json.decode(GAME.encode(GAME.decode(b'{"kind":"competition","format":"cup","teams":'
                                                      b'{"b":{"team":"zyon"},"a":{"team":"basela"}}}')))  # fmt: skip
    assert cup["order"] == ["a", "b"]
    assert "table" not in cup


@pytest.mark.parametrize(
    "changes",
    [
        {"teams__home__team": "nowhere"},
        {"teams__home__attacks": "west"},
        {"teams__home__players__12": OFF},
        {"teams__home__players__5": {**OFF, "at": "d8"}},
        {"teams__home__players__5__at": "z9"},
        {"teams__home__players__5__at": "c4"},
        {"teams__home__players__5__at": None},
        {"teams__home__players__5__at": "e13"},
        {"teams__home__players__7": {**OFF, "status": "pitch", "at": "d8"}},
        {"teams__home__players__5__boost": -1},
        {"teams__home__bench": [7, 5]},
        {"teams__home__keeper": None},
        {"teams__home__keeper": 7},
        {"teams__home__hand": [11]},
        {"teams__home__armed": [3]},
        {"teams__home__challenge": 9},
        {"teams__home__tired": [2]},
        {"teams__home__last_placement": {"attack": {"3": "z9"}, "defence": None}},
        {"teams__home__nickname": "x"},
        {"ball": {"at": "d7", "holder": 5}},
        {"ball": {"at": "d8", "holder": 3}},
        {"ball": {"at": "x1", "holder": None}},
        {"ball": {"at": None, "holder": None}},
        {"attack": None},
        {"first_kickoff": None},
        {"half": 0},
        {"half": 6},
        {"clock": -1},
        {"offside_watch": [11]},
        {"offside_pending": {"player": 11, "at": "d7"}},
        {"pending": {"plan": "G x8", "policy": None}},
        {"pending": {"plan": "D 3-d8", "policy": None}},
        {"phase": "shootout", "half": 5},
        {"phase": "lunch"},
        {"variant": "kids"},
        {"config": {"tempo": "slow"}},
        {"kind": "friendly"},
        {"teams": None},
        {"teams": {"home": 3, "away": 4}},
        {"teams__home__players": [1, 2]},
    ],
)
def test_a_state_that_contradicts_itself_is_no_case(changes):
    with pytest.raises(CaseError) as caught:
        match(**changes)
    assert caught.value.code == "HC_CASE"


@pytest.mark.parametrize("data", [b"", b"[]", b"null", b"{", b'{"kind": "competition", "teams": {"a": {"team": "x"}}}'])
def test_what_is_no_state_is_no_case(data):
    with pytest.raises(CaseError):
        GAME.decode(data)


# ---- set-ups


def test_a_match_is_set_up():
    carried = {"team": "zyon", "deck": [4, 1], "legends_left": [10], "challenge": 2, "tired": [3], "unavailable": [5]}
    state = GAME.new(
        {"variant": "geek", "mode": "cup", "teams": {"home": carried, "away": "basela"}, "config": {"cards": True}},
        Dice(b""),
    )
    assert isinstance(state, Match)
    home, away = state.teams.home, state.teams.away
    assert (home.deck, home.legends_left, home.challenge, home.tired) == ((1, 4), (10,), 2, (3,))
    assert (away.legends_left, away.deck) == ((9, 10), ())
    assert GAME.decode(GAME.encode(state)) == state
    assert GAME.awaiting(state) == ("home", "away")
    single = GAME.new({"teams": {"home": "zyon", "away": "zyon"}}, Dice(b""))
    assert isinstance(single, Match)
    assert (single.variant, single.mode, single.teams.home.legends_left) == ("geek", "single", ())


@pytest.mark.parametrize(
    "setup",
    [
        {},
        {"teams": {"home": "zyon"}},
        {"teams": {"home": "zyon", "away": "nowhere"}},
        {"teams": {"home": "zyon", "away": "basela"}, "mode": "derby"},
        {"teams": {"home": "zyon", "away": {"team": "basela", "tired": [4]}}},
        {"teams": {"home": "zyon", "away": "basela"}, "stage": "final"},
        {"kind": "competition", "format": "league", "teams": {"a": {"team": "zyon"}}},
    ],
)
def test_what_cannot_be_set_up(setup):
    with pytest.raises(CaseError):
        GAME.new(setup, Dice(b""))


# ---- who sees what


@pytest.mark.clause("HC-PM-secret")
def test_plans_hands_and_offers_are_seen_by_their_own_seat_alone():
    state = match(
        teams__home__hand=[3, 9], teams__home__armed=[3], teams__away__hand=[1, 10], teams__away__offer=[1, 2, 10],
        pending={"plan": "G p8", "policy": "I non"},
    )  # fmt: skip
    home = GAME.view(state, (), SeatId("home")).state
    away = GAME.view(state, (), SeatId("away")).state
    nobody = GAME.view(state, (), None).state
    assert isinstance(home, Match) and isinstance(away, Match) and isinstance(nobody, Match)
    assert (home.pending.plan, home.pending.policy) == (None, "I non")
    assert (away.pending.plan, away.pending.policy) == ("G p8", None)
    assert (nobody.pending.plan, nobody.pending.policy) == (None, None)
    assert home.teams.home == state.teams.home and away.teams.away == state.teams.away
    for shown in (away, nobody):  # HC-2.2-g: the LEGEND is open
        assert (shown.teams.home.hand, shown.teams.home.armed) == ((9,), ())
    for shown in (home, nobody):
        assert (shown.teams.away.hand, shown.teams.away.offer) == ((10,), (10,))
    finished = match(phase="finished", teams__home__hand=[3])
    assert GAME.view(finished, (), None).state == finished


@pytest.mark.clause("HC-2.2-g", "HC-PM-secret")
def test_dealt_cards_and_their_draws_are_private():
    state = match()
    events = (CardsDealt(seat="home", cards=(1, 2, 3, 4, 5, 9)), Possession(seat="home"))
    rolls = tuple(Roll(label=label, sides=6, value=1, forced=False) for label in ("draw/home/3", "draw/away/3", "time"))
    assert GAME.view(state, events, SeatId("home")).events == events
    for seat in (SeatId("away"), None):
        assert GAME.view(state, events, seat).events == events[1:]
    assert [roll.label for roll in GAME.view_rolls(state, events, rolls, SeatId("home"))] == ["draw/home/3", "time"]
    assert [roll.label for roll in GAME.view_rolls(state, events, rolls, None)] == ["time"]
    assert not GAME.is_public(state, events)
    assert GAME.is_public(match(phase="finished"), events)


# ---- dice


@pytest.mark.parametrize(
    ("label", "sides"),
    [
        ("toss", 2), ("shootout/toss", 2), ("steal/home:5", 20), ("tackle/away:3/re", 20), ("dribble/away:3/5", 20),
        ("long", 20), ("shot/re", 20), ("kick/home/4", 20), ("foul/card", 6), ("time", 6), ("pick/cell", 6),
        ("pick/keeper", 10), ("pick/kick/away/2/keeper", 10), ("draw/home/7", 8), ("draw/home/8", None),
        ("draw/home/0", None), ("steal/nobody:5", None), ("recover/sion/5", None), ("coin", None),
    ],
)  # fmt: skip
def test_every_label_has_its_die(label, sides):
    assert GAME.faces(match(), label) == sides


def test_the_dice_of_a_competition():
    state = GAME.decode(b'{"kind":"competition","teams":{"b":{"team":"zyon"},"a":{"team":"basela"}}}')
    assert [GAME.faces(state, label) for label in ("recover/a/5", "draw/1", "draw/2", "table/1", "time")] == [
        6, 2, None, 2, None,
    ]  # fmt: skip
