"""Orders outside the play phases: squads, cards, placements, shoot-outs, training (rulebook 5.1, 5.3)."""

import msgspec
import pytest

from rules.dice import Dice
from rules.helvetia_cup import GAME
from rules.helvetia_cup.state import CompetitionState, Match
from tests.rules.helvetia_cup.page import match
from tests.rules.helvetia_cup.texts import check_fault, fault, read, written


def setup(mode: str = "single", *, cards: bool = False, variant: str = "geek", **home: object) -> Match:
    teams = {"home": {"team": "zyon", **home}, "away": "basela"}
    state = GAME.new({"variant": variant, "mode": mode, "teams": teams, "config": {"cards": cards}}, Dice(b""))
    assert isinstance(state, Match)
    return state


def placing(phase: str = "place_defence", **changes: object) -> Match:
    """Home defends: 1 3 5 6 8 on the pitch, 7 and 11 on the bench."""
    return match(phase=phase, restart="kickoff", ball={"at": "e7", "holder": None}, **changes)


def kicking(number: int = 1, **changes: object) -> Match:
    shootout = {"first": None if number == 1 else "home", "round": number, **changes.pop("shootout", {})}
    return match(phase="shootout", half=5, ball={"at": None, "holder": None}, shootout=shootout, **changes)


# ---- squads


@pytest.mark.clause("HC-2.2-e")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("S ^1 3 5 8 10", "syntax"),
        ("S ^1 3 5 / 8 10 / 4", "syntax"),
        ("S ^/ 4 6", "syntax"),
        ("S ^1 3 5 8 pique / 4 6", "syntax"),
        ("S ^1 3 5 8 110 / 4 6", "syntax"),
        ("S ^1 3 5 8 2 / 4 6", "unknown_player"),
        ("S ^1 3 5 8 / 4 6", "squad_size"),
        ("S ^1 3 5 8 10 / 4", "squad_size"),
        ("S ^1 3 5 8 8 / 4 6", "squad_size"),
        ("S ^1 3 5 8 10 / 4 10", "squad_size"),
        ("S ^1 3 5 8 10 4 / 6 7", "squad_size"),
        ("S ^3 1 5 8 10 / 4 6", "squad_keeper"),
        ("S ^3 4 5 6 7 / 1 8", "squad_keeper"),
        ("S ^1 3 5 8 10 / 4 11", "squad_captains"),
        ("S 1 3 5 8 10/4 6;J ^non", "syntax"),
        ("J att ^att", "syntax"),
        ("^C 9", "section_not_allowed"),
        ("^F 1", "section_not_allowed"),
        ("^D 3-d8", "section_not_allowed"),
    ],
)
def test_squads_that_cannot_be_named(text, code):
    check_fault(setup(), "home", text, code)


@pytest.mark.clause("HC-2.2-d", "HC-2.2-i")
@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("S 1 3 5 8 10 / 4 6 ; J défense", "S 1 3 5 8 10 / 4 6 ; J défense"),
        ("s:1,3,5,8,10/4,6\nj DEF", "S 1 3 5 8 10 / 4 6 ; J défense"),
        ("S 1 3 3 5 8 10 / 4 6 10", "S 1 3 5 8 10 / 4 6"),
        ("J Att", "J attaque"),
        ("J De\u0301f", "J défense"),
    ],
)
def test_squads_and_the_choice_after_the_toss(text, canonical):
    assert written(setup(), "home", text) == canonical


@pytest.mark.clause("HC-3.3-b", "HC-3.3-e")
def test_squads_without_the_unavailable():
    state = setup("cup", unavailable=[3, 10])
    check_fault(state, "home", "S ^1 3 5 8 11 / 4 6", "squad_unavailable")
    assert read(state, "home", "S 1 4 5 8 11 / 6 7")
    no_keeper = setup("cup", unavailable=[1])
    assert read(no_keeper, "home", "S 3 4 5 8 11 / 6 7")
    six = setup("cup", unavailable=[3, 4, 7])  # with one captain of two
    check_fault(six, "home", "S ^1 5 6 8 10 / 3 4", "squad_size")
    check_fault(six, "home", "S ^1 5 6 8 10 / 11", "squad_size")
    four = setup("cup", unavailable=[3, 4, 5, 7])
    assert written(four, "home", "S 1 6 8 10 /") == "S 1 6 8 10 /"


@pytest.mark.clause("HC-F-setup-a", "HC-F-setup-b")
def test_squads_of_family():
    state = setup(variant="family", cards=True)
    check_fault(state, "home", "S ^1 3 5 8 10 / 4 6", "squad_family")
    check_fault(state, "home", "S ^1 3 6 8 10 / 4", "squad_size")
    check_fault(state, "home", "S ^2 3 5 8 10 / 4", "unknown_player")
    assert written(state, "home", "S 1 3 6 8 10 / 5 11") == "S 1 3 6 8 10 / 5 11"
    for text in ("^J att", "^C 9", "^F 1"):
        check_fault(state, "home", text, "section_not_allowed")


# ---- cards


@pytest.mark.clause("HC-2.2-g")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("C ^11", "card_unknown"),
        ("C ^1", "card_not_in_hand"),
        ("C 9 ^9", "card_not_in_hand"),
        ("C 9 ^10", "card_count"),
        ("C ^9@3", "card_bad_target"),
        ("^F 1", "section_not_allowed"),
    ],
)
def test_the_legend_of_a_single_match(text, code):
    check_fault(setup(cards=True), "home", text, code)


@pytest.mark.clause("HC-2.2-g", "HC-2.7-b")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("C 1 2 ^3", "card_not_in_hand"),
        ("C 1 2 ^2", "card_not_in_hand"),
        ("C 1 2 ^99", "card_unknown"),
        ("C ^5@3 1 2", "card_bad_target"),
        ("C 1 2 5 ^6", "card_count"),
        ("^C 1 2", "card_count"),
        ("^D 3-d8", "section_not_allowed"),
    ],
)
def test_three_of_six_are_kept(text, code):
    state = match(phase="cards", half=0, config={"cards": True}, teams__home__offer=[1, 2, 5, 6, 8, 9])
    check_fault(state, "home", text, code)
    assert written(state, "home", "C 9 1 5") == "C 9 1 5"


@pytest.mark.clause("HC-3.1-l", "HC-3.1-o", "HC-3.3-c", "HC-3.3-d")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("C 1 ^2", "card_not_in_hand"),
        ("C ^10", "card_not_in_hand"),
        ("C 8 9 ^11", "card_unknown"),
        ("C 1 5 8 ^9", "card_count"),
        ("F ^9", "card_unknown"),
        ("F ^77", "card_unknown"),
        ("F ^5", "card_owned"),
        ("F 2 ^3", "syntax"),
    ],
)
def test_the_cards_of_a_competition(text, code):
    state = setup("league", cards=True, deck=[1, 5, 8], legends_left=[9])
    check_fault(state, "home", text, code)
    assert written(state, "home", "S 1 3 5 8 10 / 4 6 ; C 1 9 ; F 6") == "S 1 3 5 8 10 / 4 6 ; C 1 9 ; F 6"
    assert written(state, "home", "F-") == "F non"


@pytest.mark.clause("HC-3.1-l")
def test_one_legend_a_match():
    check_fault(setup("league", cards=True), "home", "C 9 ^10", "card_count")


def test_cards_are_checked_before_challenge_and_squad():
    state = setup("league", cards=True)
    assert fault(state, "home", "S 3 1 5 8 10 / 4 6 ; F 9 ; C 1")[0] == "card_not_in_hand"
    assert fault(state, "home", "S 3 1 5 8 10 / 4 6 ; F 9 ; C 9")[0] == "card_unknown"
    assert fault(state, "home", "S 3 1 5 8 10 / 4 6 ; F 1 ; C 9")[0] == "squad_keeper"


# ---- placements


@pytest.mark.clause("HC-2.2-k", "HC-2.2-n")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("L 1-e1 ^3", "syntax"),
        ("L 1-e1 ^3-", "syntax"),
        ("L 1-e1 3-d4 ^5-f13", "unknown_hex"),
        ("L ^1-e1 3-d4 2-f4 6-c5 8-g5", "unknown_player"),
        ("L ^1-e1 3-d4 7-f4 6-c5 8-g5", "not_on_pitch"),
        ("L ^1-e1 3-d4 3-f4 6-c5 8-g5", "duplicate_player"),
        ("L ^1-e1 3-d4 5-f4 6-c5", "placement_missing"),
        ("L ^1-e1 3-d4 5-f4 6-c5 8-d4", "occupied"),
        ("L ^1-e2 3-d4 5-f4 6-c5 8-g5", "placement_keeper"),
        ("L ^1-e13 3-d4 5-f4 6-c5 8-g5", "placement_keeper"),
        ("L ^3-e13 1-e2 5-f4 6-c5 8-g5", "keeper_zone"),
        ("L ^1-e1 3-d4 5-f4 6-c5 8-g8", "placement_half"),
        ("L ^1-e1 3-d4 5-f4 6-c5 8-e7", "placement_circle"),
        ("L ^1-e1 3-d6 5-f4 6-c5 8-g8", "placement_half"),
        ("X ^3>7", "sub_not_allowed"),
        ("^G p8", "section_not_allowed"),
        ("N ^3", "keeper_present"),
        ("I ^7", "not_on_pitch"),
    ],
)
def test_placements_of_a_defence_that_cannot_be(text, code):
    check_fault(placing(), "home", text, code)


@pytest.mark.clause("HC-2.2-l", "HC-2.2-m")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("L ^1-e13 2-d8 3-c8 8-g8 10-f8", "placement_kicker"),
        ("L ^1-e13 2-d7 3-c8 8-g8 10-e7", "placement_circle"),
        ("L ^1-e13 2-c9 3-c8 8-g9 10-g8 ; G p8", "placement_kicker"),
        ("G ^vA ; L 1-e13", "bad_sequence"),
    ],
)
def test_placements_of_an_attack_that_cannot_be(text, code):
    state = placing("place_attack", teams__home__players__5__at="d4")
    check_fault(state, "away", text, code)
    text = "L 1-e13 2-a7 3-c7 8-g9 10-e7 ; G p8 > l2"
    assert written(state, "away", text) == text


@pytest.mark.clause("HC-2.6-sub-a", "HC-2.6-sub-b", "HC-2.6-sub-e")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("X 3>7 5>11 ^6>7", "no_subs_left"),
        ("X 3>7 ^5>7", "bad_sub"),
        ("X 3>7 ^3>11", "not_on_pitch"),
        ("X ^2>7", "unknown_player"),
        ("X ^3>9", "unknown_player"),
        ("X ^7>11", "not_on_pitch"),
        ("X ^3>5", "bad_sub"),
        ("X 3>7 ; L ^1-e1 3-d4 5-f4 6-c5 8-g5", "not_on_pitch"),
        ("X 1>7 ; L ^7-d4 3-e1 5-f4 6-c5 8-g5", "placement_keeper"),
    ],
)
def test_changes_after_a_goal(text, code):
    state = placing(sub_window=True)
    check_fault(state, "home", text, code)
    assert read(state, "home", "X 1>7 7>11 ; L 11-e1 3-d4 5-f4 6-c5 8-g5")
    assert written(state, "home", "L 7-d4 1-e1 5-f4 6-c5 8-g5 ; X 3>7").startswith("X 3>7 ; L")


@pytest.mark.clause("HC-2.7-f")
def test_only_armed_cards_in_a_placement():
    state = placing(teams__home__hand=[4, 5])
    check_fault(state, "home", "C ^5@3", "card_bad_target")
    assert written(state, "home", "c4") == "C 4"


@pytest.mark.clause("HC-2.6-keeper-e", "HC-2.2-n")
def test_a_named_keeper_is_placed_in_the_zone():
    gone = {"status": "sent_off", "at": None, "down": False, "boost": 2, "yellow": 0, "red": True}
    state = placing(teams__home__players__1=gone, teams__home__keeper=3)
    check_fault(state, "home", "N 5 ; L ^3-e1 5-d4 6-c5 8-g5", "keeper_zone")
    assert read(state, "home", "N 5 ; L 5-e1 3-d4 6-c5 8-g5")


@pytest.mark.clause("HC-PM-tempo")
def test_placements_at_the_same_time():
    state = placing("place", config={"tempo": "simultaneous"})
    assert GAME.awaiting(state) == ("home", "away")
    check_fault(state, "home", "^G p8", "section_not_allowed")
    check_fault(state, "away", "^I non", "section_not_allowed")
    assert read(state, "home", "I non ; L 1-e1 3-d4 5-f4 6-c5 8-g5")
    assert read(state, "away", "G p8")


# ---- shoot-out


@pytest.mark.clause("HC-2.6-so-b", "HC-2.6-so-c", "HC-2.6-so-e")
@pytest.mark.parametrize(
    ("number", "text", "code"),
    [
        (1, "^B 8A 5D", "kick_count"),
        (1, "B 8A 5D 3E ^6F", "kick_count"),
        (1, "B 8A 5D ^10E", "unknown_player"),
        (1, "B 8A 5D ^7E", "not_on_pitch"),
        (1, "B 8A 5D ^8E", "already_kicked"),
        (1, "B 8A ^5G 3E", "bad_cell"),
        (1, "B ^8AB 5D 3E", "syntax"),
        (1, "K AB ^E BE", "cells_count"),
        (1, "K AB BE EF ^DE", "cells_count"),
        (1, "K ^AC", "cells_not_adjacent"),
        (1, "^L 1-e1", "section_not_allowed"),
        (2, "^B 8A", None),
        (2, "B 3E ^5D", "kick_count"),
        (2, "B ^5E", "already_kicked"),
        (2, "K AB ^BE", "cells_count"),
    ],
)
def test_kicks_of_a_shootout(number, text, code):
    state = kicking(number, shootout={"taken": {"home": [5, 6], "away": []}} if number > 1 else {})
    if code is None:
        assert read(state, "home", "B 8A ; K g:AB").cells[0].zone is None
    else:
        check_fault(state, "home", text, code)


def test_a_shootout_as_the_page_writes_it():
    assert written(kicking(), "home", "B 8A 3E 5D ; K AB BE EF") == "B 8A 3E 5D ; K AB BE EF"
    assert written(kicking(3), "home", "B 3E;K AB") == "B 3E ; K AB"


@pytest.mark.clause("HC-2.6-keeper-c")
def test_an_acting_keeper_covers_one_cell_in_a_shootout():
    gone = {"status": "injured", "at": None, "down": False, "boost": 0, "yellow": 0, "red": False}
    state = kicking(teams__home__players__1=gone, teams__home__keeper=3)
    check_fault(state, "home", "K A ^AB", "cells_count")
    assert read(state, "home", "K A B")


# ---- training


def preparation(deck: tuple[int, ...] = (), number: int = 1, **config: object) -> CompetitionState:
    teams = {"sion": {"team": "zyon", "deck": deck}, "bale": {"team": "basela"}, "chur": {"team": "zyon"}}
    fixtures = [{"id": "r1m1", "round": number, "home": "bale", "away": "sion"}]
    state = {"kind": "competition", "format": "league", "round": number, "config": config, "teams": teams}
    found = GAME.decode(msgspec.json.encode({**state, "fixtures": fixtures}))
    assert isinstance(found, CompetitionState)
    return found


@pytest.mark.clause("HC-3.1-m", "HC-3.1-x")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("A 7 ^1", "training_over"),
        ("A 4 1 ^3", "training_over"),
        ("A 4 ^6", "training_over"),
        ("A 1 ^1", "card_owned"),
        ("A ^2", "card_owned"),
        ("A ^9", "card_unknown"),
        ("A 1 ^12", "card_unknown"),
        ("A ^sept", "syntax"),
        ("^A", "syntax"),
        ("A 1 ; ^H oui", "section_not_allowed"),
        ("A 1 ; ^a 3", "duplicate_section"),
    ],
)
def test_training_that_cannot_be(text, code):
    check_fault(preparation(deck=(2,)), "sion", text, code)


@pytest.mark.clause("HC-3.1-x", "HC-3.3-a")
def test_training():
    for text in ("A 7", "A 4 1", "A 1 2 3"):
        assert written(preparation(), "sion", text) == text
    assert fault(preparation(), "sion", " ; ") == ("empty", 0)
    assert fault(preparation(), "chur", "A 7") == ("not_awaited", 0)
    check_fault(preparation(training_before_first=False), "sion", "^A 7", "section_not_allowed")
    assert read(preparation(number=2, training_before_first=False), "sion", "A 7")
