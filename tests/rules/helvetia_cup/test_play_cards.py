"""Cards in play: each effect at its moment (HC-2.7)."""

import pytest

from tests.rules.helvetia_cup.page import Json, Played, base, play

HOME_ATTACKS = {"attack": "home", "ball__at": "e3", "ball__holder": 8}
SHOOTER = {
    "attack": "home", "ball__at": "e11", "ball__holder": 8, "teams__home__players__8__at": "e11",
    "pending__plan": "G sE",
}  # fmt: skip


def armed(seat: str, *cards: int, **changes: object) -> Json:
    """A base in which a seat has played cards whose moment is still to come."""
    return base(**{f"teams__{seat}__hand": list(cards), f"teams__{seat}__armed": list(cards)}, **changes)


def holding(seat: str, *cards: int, **changes: object) -> Json:
    return base(**{f"teams__{seat}__hand": list(cards)}, **changes)


def spent(played: Played) -> list[tuple[str, int]]:
    return [(event["seat"], event["card"]) for event in played.of("card_played")]


@pytest.mark.clause("HC-2.7-fx-skill", "HC-2.7-e", "HC-2.7-c")
def test_a_skill_card_adds_to_the_next_roll_of_that_skill_and_is_told_before_it() -> None:
    played = play(armed("home", 2, **HOME_ATTACKS, pending__plan="G l6"), {}, {"long": 13})
    assert (played.one("long_pass")["needed"], played.one("long_pass")["success"]) == (10 + 3, True)
    assert played.kinds[:2] == ["card_played", "long_pass"]
    assert played.one("card_played") == {"type": "card_played", "seat": "home", "card": 2, "kind": "power"}
    assert (played.state["teams"]["home"]["hand"], played.state["teams"]["home"]["used"]) == ([], [2])


@pytest.mark.clause("HC-2.7-fx-skill")
def test_a_shot_card_covers_a_volley_and_a_header_card_does_not() -> None:
    state = armed("home", 6, **{**SHOOTER, "pending__plan": "G p6 > vE", "teams__home__players__6__at": "f11"})
    played = play(state, {"away": "K A AB ABC"}, {"shot": 5, "time": 1})
    assert played.one("shot")["needed"] == 13 + 4 - 4
    header = {"teams__away__players__8__at": "f2", "pending__plan": "G l8 > tE", "teams__home__keeper": 3}
    headed = play(armed("away", 2, **header), {"home": "P presse ; H non"}, {"long": 1, "shot": 19, "time": 1})
    assert (headed.one("shot")["kind"], headed.one("shot")["needed"]) == ("header", 15 + 4)
    assert spent(headed) == [("away", 2)]


@pytest.mark.clause("HC-2.7-e")
def test_a_card_against_the_other_team_lowers_its_next_roll() -> None:
    state = holding("away", 1, attack="home", ball__holder=5, teams__home__players__5__at="d7", pending__plan="")
    played = play(state, {"away": "C 1 ; P pique"}, {"steal/away:3": 9, "dribble/home:5/3": 8})
    assert (played.one("dribble")["needed"], spent(played)) == (12 - 4, [("away", 1)])
    assert played.kinds.index("steal") < played.kinds.index("card_played") < played.kinds.index("dribble")


@pytest.mark.clause("HC-2.7-fx-reroll")
def test_a_failed_roll_is_rolled_once_more_and_the_second_stands() -> None:
    forced = {"steal/home:5": 19, "steal/home:5/re": 3, "dribble/away:3/5": 20, "time": 1}
    played = play(holding("home", 4), {"home": "C 4 ; P pique"}, forced)
    assert (played.one("steal")["roll"], played.one("steal")["success"]) == (3, True)
    assert list(played.rolls)[:2] == ["steal/home:5", "steal/home:5/re"]
    assert played.kinds[:2] == ["card_played", "steal"]


@pytest.mark.clause("HC-2.7-fx-reroll")
def test_the_template_takes_the_second_die_too() -> None:
    played = play(armed("away", 8, pending__plan="G l10"), {}, {"long": 19, "long/re": 18})
    assert (played.one("deflection")["roll"], played.one("deflection")["direction"]) == (18, "F")


@pytest.mark.clause("HC-2.7-fx-reroll", "HC-2.7-d")
def test_a_success_spends_no_reroll_and_the_card_goes_back_unseen() -> None:
    played = play(armed("away", 8, pending__plan="G l10"), {}, {"long": 2})
    away = played.state["teams"]["away"]
    assert (spent(played), away["hand"], away["armed"], away["used"]) == ([], [8], [], [])


@pytest.mark.clause("HC-2.7-e", "HC-2.5-shot-c")
def test_cards_change_the_keepers_cells_the_shooters_before_the_keepers() -> None:
    changes = {f"teams__{seat}__{key}": [10] for seat in ("away",) for key in ("hand", "armed")}
    played = play(base(**SHOOTER, **changes), {"away": "K A AB ABE"}, {})
    assert (played.one("shot")["keeper_cells"], played.one("shot")["saved"]) == (["A", "B", "E"], True)
    assert spent(played) == [("away", 10)]
    smoke = {"pending__plan": "G sE", "ball__at": "e3", "teams__away__players__3__at": "e3", "teams__home__armed": [7]}
    both = armed("away", 6, **smoke, teams__home__hand=[7], teams__home__players__8__at="h9")
    played = play(both, {"home": "K A AB ABC"}, {"shot": 20, "time": 1})
    assert (played.one("shot")["keeper_cells"], spent(played)) == (["A", "B"], [("away", 6), ("home", 7)])


@pytest.mark.clause("HC-2.7-d", "HC-2.7-e")
def test_boost_comes_at_once_and_never_above_the_reserve_at_the_start() -> None:
    state = holding("home", 5, teams__home__players__8__boost=2, teams__home__tired=[8])
    played = play(state, {"home": "C 5@8 ; D 8-e6"})
    assert played.kinds[:3] == ["card_played", "boost_gained", "moved"]
    assert (played.one("card_played")["target"], played.one("boost_gained")["boost"]) == (8, 2)
    assert played.state["teams"]["home"]["players"]["8"]["boost"] == 0
    fresh = play(holding("home", 5, teams__home__players__5__boost=1), {"home": "C 5@5"})
    assert fresh.one("boost_gained")["boost"] == 3


@pytest.mark.clause("HC-2.7-fx-drain", "HC-3.1-b")
def test_drain_takes_boost_as_an_injury_does() -> None:
    state = holding("away", 7, phase="attack", pending__plan=None, teams__home__players__3__boost=1)
    played = play(state, {"away": "C 7@3"})
    assert played.kinds == ["card_played", "boost_lost", "exhausted"]
    state = holding("away", 7, phase="attack", pending__plan=None, teams__home__players__3__boost=0)
    played = play(state, {"away": "C 7@3"})
    assert played.kinds == ["card_played", "boost_lost", "injured", "substitution"]
    assert played.one("substitution") == {
        "type": "substitution", "seat": "home", "out": 3, "in": 7, "at": "c4", "kind": "injury",
    }  # fmt: skip


@pytest.mark.clause("HC-2.7-fx-drain", "HC-2.6-sub-d")
def test_an_injured_carrier_hands_the_ball_to_his_substitute_or_leaves_it_loose() -> None:
    state = holding("home", 7, teams__home__team="basela", teams__away__players__3__boost=0, pending__plan="G p8 ; R 6")
    state["teams"]["home"]["players"]["10"] = state["teams"]["home"]["players"].pop("11")
    state["teams"]["home"]["bench"] = [7, 10]
    played = play(state, {"home": "C 7@3 ; D 5-c8"}, {})
    assert played.one("short_pass")["player"] == 6
    state["pending"]["plan"] = "G p8 ; R non"
    played = play(state, {"home": "C 7@3 ; D 5-c8"}, {})
    assert (played.kinds[-1], played.state["ball"]) == ("turn_end", {"at": "d7", "holder": None})
    assert played.one("turn_end")["reason"] == "loose"


@pytest.mark.clause("HC-2.7-d", "HC-2.7-e")
def test_a_step_card_gives_free_hexes_in_this_move_phase() -> None:
    played = play(holding("home", 3), {"home": "C 3@8 ; D 8-e6"})
    assert played.one("moved")["boosts"] == 3 - 2


@pytest.mark.clause("HC-2.7-e", "HC-2.3-i")
def test_a_clock_card_adds_to_the_next_time_die() -> None:
    forced = {"tackle/home:5": 1, "time": 1}
    played = play(holding("home", 8), {"home": "C 8 ; P tacle"}, forced)
    assert (played.one("time")["minutes"], played.state["clock"]) == (6 + 3, 27)
    assert played.kinds[-4:] == ["possession", "card_played", "time", "turn_end"]


@pytest.mark.clause("HC-2.7-e", "HC-2.5-tackle-g")
def test_a_card_that_is_not_shown_is_told_of_the_die_and_not_counted() -> None:
    changes = {"attack": "home", "ball__holder": 5, "pending__plan": ""}
    state = holding("away", 5, **changes)
    played = play(state, {"away": "C 5 ; P tacle"}, {"tackle/away:3": 12, "foul/card": 4, "foul/injury": 1})
    assert (played.one("foul")["card"], played.of("card"), spent(played)) == ("yellow", [], [("away", 5)])
    assert played.state["teams"]["away"]["players"]["3"]["yellow"] == 0


@pytest.mark.clause("HC-2.7-e", "HC-2.5-press-a")
def test_a_nopress_card_takes_the_pressure_off_even_a_shot_that_is_saved() -> None:
    shooter = {**SHOOTER, "teams__away__players__10__at": "e11"}
    played = play(armed("home", 9, **shooter), {"away": "K E BE BEF"}, {})
    assert (played.one("shot")["pressed_by"], played.one("shot")["saved"]) == (None, True)
    assert spent(played) == [("home", 9)]


@pytest.mark.clause("HC-PM-plan")
def test_an_unspent_nopress_card_does_not_make_a_shot_safe() -> None:
    shooter = {**SHOOTER, "teams__away__players__10__at": "e11", "pending__plan": "G sE?"}
    played = play(armed("home", 9, **shooter), {"away": "K E BE BEF"}, {})
    assert (played.kinds, played.state["teams"]["home"]["hand"]) == (["plan_stopped", "turn_end"], [9])


@pytest.mark.clause("HC-2.7-d")
def test_cards_on_one_roll_add_up_the_rollers_first_each_in_order() -> None:
    changes = {"teams__home__team": "basela", "attack": "away", "pending__plan": "", "teams__away__team": "basela"}
    state = base(**changes)
    state["teams"]["home"]["players"]["10"] = state["teams"]["home"]["players"].pop("11")
    state["teams"]["home"].update(bench=[7, 10], hand=[1, 3, 9], armed=[])
    state["teams"]["away"].update(hand=[1, 2], armed=[1, 2])
    played = play(state, {"home": "C 9 1 3 ; P pique"}, {"steal/home:5": 1, "dribble/away:3/5": 10})
    assert (played.one("dribble")["needed"], spent(played)) == (14 - 4, [("home", 1)])
    assert played.state["teams"]["home"]["hand"] == [3, 9]
    assert played.state["teams"]["away"]["hand"] == [1, 2]


@pytest.mark.clause("HC-2.7-f")
def test_cards_armed_for_a_half_that_ends_are_back_before_the_next() -> None:
    forced = {"tackle/home:5": 1, "time": 6}
    played = play(holding("home", 2, clock=40), {"home": "C 2 ; P tacle"}, forced)
    assert (played.state["half"], played.state["teams"]["home"]["armed"]) == (2, [])
    assert played.state["teams"]["home"]["hand"] == [2]
