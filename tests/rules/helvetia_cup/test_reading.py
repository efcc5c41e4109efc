"""Orders of the two play phases: the grammar of rulebook 5.1, the errors of 5.3 and where they stand."""

import pytest

from rules.helvetia_cup import GAME
from rules.helvetia_cup import orders as od
from rules.helvetia_cup.messages import MESSAGES
from rules.helvetia_cup.state import Match
from tests.rules.helvetia_cup.page import PAGE, match
from tests.rules.helvetia_cup.texts import check_fault, fault, read, written


def defence(**changes: object) -> Match:
    return match(**changes)


def attack(**changes: object) -> Match:
    return match(**{"phase": "attack", "pending__plan": None, **changes})


def family(phase: str = "defence", **changes: object) -> Match:
    return match("B2", phase=phase, **changes)


def hand(*cards: int, side: str = "home") -> dict[str, object]:
    return {f"teams__{side}__hand": list(cards)}


@pytest.mark.clause("HC-PM-phases")
def test_a_seat_that_owes_no_order_is_refused_whatever_it_sends():
    assert fault(defence(), "away", "D 3-d8") == ("not_awaited", 0)
    assert fault(attack(), "home", "") == ("not_awaited", 0)
    assert fault(defence(), "referee", "H oui") == ("not_awaited", 0)
    assert fault(match(phase="finished", attack=None, ball__holder=None), "home", "H oui") == ("not_awaited", 0)


@pytest.mark.parametrize("text", ["", " ", ";;\n ; \r\n"])
def test_an_order_without_a_section_is_empty(text):
    assert fault(defence(), "home", text) == ("empty", 0)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("^Z 3", "unknown_section"),
        ("P presse; ^pique", "unknown_section"),
        ("^Gp8", "unknown_section"),
        ("^D,3-d8", "unknown_section"),
        ("^été", "unknown_section"),
        ("^3-d8", "syntax"),
        ("H oui ;  ^- D", "syntax"),
        ("^D", "syntax"),
        ("H oui\n^D :  ", "syntax"),
        ("^D ,, ", "syntax"),
        ("D ^3", "syntax"),
        ("D 5-e8 ^d8", "syntax"),
        ("D ^5-", "syntax"),
        ("D ^5-d8-", "syntax"),
        ("D ^5--d8", "syntax"),
        ("D ^5-d8+x7", "syntax"),
        ("D ^5-@3-d8", "syntax"),
        ("D ^5-@c", "syntax"),
        ("D ^123-d8", "syntax"),
        ("D 5-d8 ^6-z9", "unknown_hex"),
        ("D ^5-b13", "unknown_hex"),
        ("D ^5-e07", "unknown_hex"),
        ("D ^5-j1", "unknown_hex"),
        ("D ^5-a0", "unknown_hex"),
        ("D ^99-d8 5-z9", None),
        ("E e8 ^k2", "unknown_hex"),
        ("E ^pique", "syntax"),
        ("P ^bloque", "syntax"),
        ("P pique ^tacle", "syntax"),
        ("P 5=pique presse 3=pr ^ta", "syntax"),
        ("P ^5=", "syntax"),
        ("I ^peut-être", "syntax"),
        ("I oui ^5", "syntax"),
        ("I 5 ^non", "syntax"),
        ("K ^12", "syntax"),
        ("K ^x:AB", "syntax"),
        ("K ^g: AB", "syntax"),
        ("R ^oui", "syntax"),
        ("R non ^7", "syntax"),
        ("H ^peut-être", "syntax"),
        ("H oui ^non", "syntax"),
        ("H ^3-f5 oui", "syntax"),
        ("N ^non", "syntax"),
        ("N 3 ^5", "syntax"),
        ("C ^5@", "syntax"),
        ("C 5 ^@3", "syntax"),
        ("D 5-e8 ; ^D 3-c5", "duplicate_section"),
        ("H oui ; ^h", "duplicate_section"),
        ("^G p8", "section_not_allowed"),
        ("H oui;^T", "section_not_allowed"),
        ("^S 1 / 3", "section_not_allowed"),
        ("^B 3A", "section_not_allowed"),
        ("^A 1", "section_not_allowed"),
    ],
)
def test_what_the_grammar_refuses_of_a_defence(text, code):
    if code is None:  # a hex is looked for in the whole section before a player is
        assert fault(defence(), "home", text.replace("^", "")) == ("unknown_hex", 8)
    else:
        check_fault(defence(), "home", text, code)


@pytest.mark.clause("HC-PM-plan")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("G ^x8", "syntax"),
        ("G p8 >^ ", "syntax"),
        ("G p8 ^> > l3", None),
        ("G p8 / ^> l3", "syntax"),
        ("G ^/p8", "syntax"),
        ("^G ", "syntax"),
        ("G ^,", "syntax"),
        ("G ^p", "syntax"),
        ("G ^sG", "syntax"),
        ("G p8/^-?", "syntax"),
        ("G p8 > ^p10, l2", "syntax"),
        ("G ^pk3", "unknown_hex"),
        ("G p8/ ^lz9?", "unknown_hex"),
        ("D ^8-@3", "syntax"),
        ("D ^8-@b", "syntax"),
        ("^K AB", "section_not_allowed"),
        ("^P presse", "section_not_allowed"),
        ("G " + "p8>" * 12 + "^l2/l10", "plan_too_long"),
        ("G p8/ ^p9", "unknown_player"),
        ("G ^vA", "bad_sequence"),
        ("G p8 / ^tB", "bad_sequence"),
        ("G p8 > ^sA", "bad_sequence"),
        ("G p8 > ^tA", "bad_sequence"),
        ("G l8 > ^vA", "bad_sequence"),
        ("G l8 > ^p2", "bad_sequence"),
        ("G p8?/l2 > vB/tA/^sA", "bad_sequence"),
        ("G sA > ^-", "bad_sequence"),
        ("G - > ^p8", "bad_sequence"),
        ("G p8 > vA/- > ^p8", "bad_sequence"),
        ("G p8 > - > ^-", "bad_sequence"),
        ("G p8 > vA > ^p9", "unknown_player"),
        ("T ^9", "unknown_player"),
        ("T ^5", "not_on_pitch"),
        ("R 5 ^9", "unknown_player"),
        ("R ^8", "bad_sub"),
        ("N ^10", "keeper_present"),
        ("N ^4", "unknown_player"),
        ("N ^5", "not_on_pitch"),
    ],
)
def test_what_is_refused_of_an_attack(text, code):
    if code is None:
        assert fault(attack(), "away", "G p8 > > l3") == ("syntax", 7)
    else:
        check_fault(attack(), "away", text, code)


@pytest.mark.clause("HC-2.5-pen-e")
@pytest.mark.parametrize("text", ["G ^-", "G ^p8", "G ^sA?", "G sA/^sB", "G sA > ^-", "G ^l8 > tA"])
def test_at_a_penalty_a_plan_is_one_plain_shot(text):
    penalty = attack(restart="penalty", ball={"at": "e3", "holder": None})
    check_fault(penalty, "away", text, "bad_sequence")
    assert written(penalty, "away", "g s b") == "G sB"


@pytest.mark.clause("HC-2.5-shot-c", "HC-PM-keeper")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("P ^9=pique", "unknown_player"),
        ("P presse ^7=pique", "not_on_pitch"),
        ("P 5=pique ^5=tacle", "duplicate_player"),
        ("I 5 ^4", "unknown_player"),
        ("I ^7", "not_on_pitch"),
        ("K E ^G", "bad_cell"),
        ("K ^AA", "bad_cell"),
        ("K ^ABCZ", "bad_cell"),
        ("K ^ABCF", "cells_count"),
        ("K E BE ^A", "cells_count"),
        ("K g:AB AB ^g:DE", "cells_count"),
        ("K ^AC", "cells_not_adjacent"),
        ("K ^AE", "cells_not_adjacent"),
        ("K g:AB ^ACF", "cells_not_adjacent"),
        ("N ^5", "keeper_present"),
        ("R 7 ^7 4", None),
    ],
)
def test_what_is_refused_of_a_defence_without_regard_to_positions(text, code):
    if code is None:
        check_fault(defence(), "home", "R 7 7 ^4", "unknown_player")
    else:
        check_fault(defence(), "home", text, code)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("D ^2-d8", "unknown_player"),
        ("D 5-e8 ^5-d7", "duplicate_player"),
        ("D ^7-d8", "not_on_pitch"),
        ("D ^5-@9", "unknown_player"),
        ("D ^5-@6", "not_on_pitch"),
        ("D ^5-e1", "keeper_zone"),
        ("D 5-e8 ^3-e13", "keeper_zone"),
        ("D ^5-@1", "keeper_zone"),
        ("D ^1-e13", "keeper_zone"),
        ("D ^5-d7", "no_path"),
        ("D ^5-@b", "no_path"),
        ("D ^5-d8-d8", "no_path"),
        ("D ^8-e8", "too_far"),
        ("D ^3-c5-c4-c5-c4-c5-c4", "too_far"),
        ("D ^8-e4-e3", None),
        ("D ^5-g5", "occupied"),
        ("D 5-f5 ^6-f5", "occupied"),
        ("D ^5-d8+", "no_overlap"),
        ("D ^6-i6+", "no_overlap"),
        ("D ^5x7", "not_border"),
        ("D ^5x9", "unknown_player"),
        ("D ^1x3", "bad_sub"),
        ("D 1x7 ^6-i5x7", "bad_sub"),
        ("D 1x7 ^7-e2", "duplicate_player"),
        ("D ^8-c2x7", "not_border"),
    ],
)
@pytest.mark.clause("HC-2.4-g", "HC-2.4-h", "HC-2.4-i", "HC-2.6-sub-c", "HC-2.6-keeper-d")
def test_moves_of_a_defence_that_cannot_be(text, code):
    if code is None:
        assert read(defence(), "home", "D 8-e4-e3").moves
    else:
        check_fault(defence(), "home", text, code)


@pytest.mark.clause("HC-2.4-b", "HC-2.4-c")
def test_how_far_is_too_far():
    state = defence()
    with pytest.raises(Exception) as caught:
        GAME.parse(state, "home", "D 8-e8")
    assert caught.value.details == {"n": 8, "k": 4, "b": 3}
    assert read(state, "home", "D 8-e7")


@pytest.mark.clause("HC-2.4-f", "HC-2.6-sub-c", "HC-2.4-k")
@pytest.mark.parametrize(
    ("text", "code", "changes"),
    [
        ("D ^8+", "no_overlap", {"teams__away__players__8__at": "a9"}),
        ("D ^8-b8+", "no_overlap", {}),
        ("D ^8-a1+", "no_overlap", {"teams__away__players__8__at": "b1"}),
        ("D ^8-a9+", "occupied", {"teams__away__players__8__at": "b9", "teams__away__players__2__at": "a8"}),
        ("D ^3-a7x5", "sub_not_allowed", {}),
        ("D ^8-a9x5", "sub_not_allowed", {"ball": {"at": "b8", "holder": None}}),
        ("D ^8x5", "sub_not_allowed", {"ball": {"at": "a9", "holder": None}, "teams__away__players__8__at": "a9"}),
        ("D ^8-a9x5", "no_subs_left", {"teams__away__subs_left": 0}),
        ("D 8-a9x5 ^2-i10x6", "no_subs_left", {"teams__away__subs_left": 1}),
        ("D ^1-e12", "keeper_fixed", {"restart": "keeper", "ball": {"at": "e13", "holder": 1}}),
    ],
)
def test_moves_of_an_attack_that_cannot_be(text, code, changes):
    check_fault(attack(**changes), "away", text, code)


@pytest.mark.clause("HC-2.5-pen-d", "HC-2.5-pen-c")
def test_at_a_penalty_the_keeper_stays_and_who_is_in_the_box_has_a_hex_more():
    penalty = {"restart": "penalty", "ball": {"at": "e3", "holder": 8}, "teams__away__players__8__at": "e3"}
    state = defence(**penalty, teams__home__players__3__boost=0, teams__home__players__3__at="d2")
    check_fault(state, "home", "D ^1-e2", "keeper_fixed")
    assert read(state, "home", "D 3-d4")
    check_fault(state, "home", "D ^3-d5", "too_far")


@pytest.mark.clause("HC-2.4-j")
def test_a_fallen_figure_has_no_free_hex():
    state = defence(teams__home__players__5__down=True, teams__home__players__5__boost=1)
    assert read(state, "home", "D 5-d8")
    check_fault(state, "home", "D ^5-d9", "too_far")


@pytest.mark.clause("HC-2.7-c", "HC-2.7-d")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("C ^11", "card_unknown"),
        ("C ^4", "card_not_in_hand"),
        ("C 2 ^2", "card_not_in_hand"),
        ("C ^2@3", "card_bad_target"),
        ("C ^3", "card_bad_target"),
        ("C ^3@7", "card_bad_target"),
        ("C ^3@99", "card_bad_target"),
        ("C ^5@2", "card_bad_target"),
    ],
)
def test_cards_that_cannot_be_played(text, code):
    check_fault(defence(**hand(2, 3, 5)), "home", text, code)


def test_cards_come_before_the_moves_of_their_order():
    state = defence(**hand(3, 5), teams__home__players__8__boost=2)
    check_fault(state, "home", "D ^8-e7", "too_far")
    assert read(state, "home", "D 8-e7 ; C 3@8")
    assert read(state, "home", "D 8-e7 ; C 5@8")
    check_fault(state, "home", "D 8-z9 ; C 9@8".replace("8-z9", "^8-z9"), "unknown_hex")


@pytest.mark.clause("HC-2.6-keeper-e")
def test_a_new_keeper_may_go_to_his_zone_at_once():
    gone = {"status": "sent_off", "at": None, "down": False, "boost": 2, "yellow": 0, "red": True}
    state = defence(teams__home__players__1=gone, teams__home__keeper=3)
    check_fault(state, "home", "D ^8-e1", "keeper_zone")
    assert read(state, "home", "D 8-e1 ; N 8")
    check_fault(state, "home", "N 8 ; D ^3-e1", "keeper_zone")


@pytest.mark.clause("HC-PM-mark", "HC-PM-tempo")
def test_a_mark_is_hardly_checked_when_the_opponent_may_still_move():
    state = match(phase="play", config={"tempo": "simultaneous"})
    check_fault(state, "home", "D ^5-@9", "unknown_player")
    check_fault(state, "home", "D ^5-@6", "not_on_pitch")
    check_fault(state, "home", "D 5-@3 ^5-d8", "duplicate_player")
    check_fault(state, "home", "D 5-@3 ^3-d7", "occupied")
    check_fault(state, "away", "D ^8-@5", "syntax")
    assert read(state, "home", "D 1-@2 5-@b 6-@1")
    assert read(state, "away", "D 8-b9 ; G p8").plan
    check_fault(state, "away", "^K AB", "section_not_allowed")


@pytest.mark.clause("HC-F-0", "HC-F-pass-a")
@pytest.mark.parametrize(
    ("phase", "seat", "text", "code"),
    [
        ("attack", "away", "G ^l8", "bad_gesture"),
        ("attack", "away", "G p8 > ^vA", "bad_gesture"),
        ("attack", "away", "G p8 > ^tA", "bad_gesture"),
        ("attack", "away", "G ^pe9", "bad_gesture"),
        ("attack", "away", "G ^le9/p8", "bad_gesture"),
        ("attack", "away", "D ^8-b9x5", "sub_not_allowed"),
        ("attack", "away", "^R 5", "section_not_allowed"),
        ("attack", "away", "^H oui", "section_not_allowed"),
        ("attack", "away", "^T 8", "section_not_allowed"),
        ("defence", "home", "P ^tacle", "bad_gesture"),
        ("defence", "home", "P pique ^9=ta", "bad_gesture"),
        ("defence", "home", "^C 1", "section_not_allowed"),
    ],
)
def test_family_has_no_such_thing(phase, seat, text, code):
    check_fault(family(phase), seat, text, code)


@pytest.mark.clause("HC-F-pass-b")
def test_family_shoots_after_a_pass():
    assert written(family("attack"), "away", "G p8 > p10/sE > s a") == "G p8 > p10/sE > sA"


@pytest.mark.parametrize(
    ("seat", "text", "canonical"),
    [
        ("home", "d:5-D8,6-h5", "D 5-d8 6-h5"),
        ("home", "p PIQUE 5=Ta; i +", "P pique 5=tacle ; I oui"),
        ("home", "I-\r\nH+", "I non ; H oui"),
        ("home", "I 05, 3", "I 5 3"),
        ("home", "k EB,g:DA", "K BE g:AD"),
        ("home", "R -", "R non"),
        ("home", "r11 7", "R 11 7"),
        ("home", "D5-@8;P5=pr", "D 5-@8 ; P 5=presse"),
        ("home", "D : 5-@B", "D 5-@b"),
        ("home", "D 1X7", "D 1x7"),
        ("away", "G-", "G -"),
        ("away", "t 8 ; g P 8 ? / LE9>V b/ta", "G p8?/le9 > vB/tA ; T 8"),
        ("away", "D 8-b8-a8+;E D6,d5", "D 8-b8-a8+ ; E d6 d5"),
    ],
)
def test_orders_are_read_generously_and_written_in_one_way(seat, text, canonical):
    state = {"home": defence(ball__at="d7"), "away": attack()}[seat]
    if "@B" in text:
        state = defence(ball={"at": "e8", "holder": 3}, teams__away__players__3__at="e8")
    assert written(state, seat, text) == canonical


def test_sets_are_read_whatever_the_league_lets_a_keeper_cover():
    assert written(defence(config={"keeper_cells_max": 1}), "home", "K E BC BEF") == "K E BC BEF"
    check_fault(defence(config={"keeper_cells_max": 4}), "home", "K ^ABDE", "cells_count")


def test_an_order_as_a_value():
    text = "D 5-e8 ; P 5=tacle pique ; I 5 ; E e7 ; K E BE c:AD g:EF ; R non ; H non"
    order = read(defence(), "home", text)
    assert order.moves == (od.Move(player=5, points=("e8",)),)
    assert (order.policy(5), order.policy(3), od.EMPTY.policy(3)) == ("tackle", "steal", "press")
    assert (order.intercepts_with(5), order.intercepts_with(3), od.EMPTY.intercepts_with(3)) == (True, False, True)
    assert order.cells_for("right", 2) == ("B", "E")
    assert order.cells_for("centre", 2) == ("A", "D")
    assert order.cells_for("left", 1) == ("E",)
    assert order.cells_for("left", 3) is None
    assert (order.substitutes, order.offside, order.escapes) == ((), False, ("e7",))


@pytest.mark.parametrize(
    ("seat", "text"),
    [
        ("away", "D 3-d8 8-a7+ ; G -"),
        ("away", "D 10-e9 ; G p8?/l10 > vB/tA"),
        ("away", "D 10-e11 ; G sE ; E e10 d10"),
        ("home", "D 5-@3 3-d5 ; P 5=tacle pique ; E e7 ; K E BE BEF g:AD"),
        ("home", "P presse ; I non ; H oui"),
        ("away", "D 8-a9x6 10-e9 ; C 4@10 ; G p8"),
    ],
)
def test_orders_like_the_examples_of_the_page(seat, text):
    state = {
        "home": defence(teams__home__players__5__at="e5"),
        "away": attack(teams__away__hand=[4], teams__away__players__8__at="b9"),
    }[seat]
    assert written(state, seat, text) == text


def test_the_messages_are_those_of_the_page():
    page = PAGE.read_text("utf-8")
    rows = [line.split(" | ") for line in page.split("\n") if line.startswith("| `") and line.endswith(" |")]
    said = {
        row[0].strip("| `"): row[2].strip("| ") for row in rows if len(row) == 3 and row[2].rstrip(" |").endswith(".")
    }
    assert len(said) > 25
    assert {code: MESSAGES[code] for code in said} == said
    codes = {code for line in page.split("### 5.3")[1].split("## 6.")[0].split("\n") if line.startswith("| `")
             for code in line.split(" | ")[0].replace("|", "").replace("`", "").split(" / ")}  # fmt: skip
    assert {code.strip() for code in codes} == MESSAGES.keys() - {"HC_CASE"}
