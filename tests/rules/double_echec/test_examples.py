"""The worked examples of rulebook part 8, by their ids."""

import pytest

from rules.double_echec.state import Match
from tests.rules.double_echec.page import example
from tests.rules.double_echec.play import Played, play, position

FAR = {"66": "A20", "77": "A22", "2": "M22", "3": "M24"}
STEAL = {"do": "play_card", "deck": "F", "card": "steal"}
SHOOT = {"do": "play_card", "deck": "F", "card": "pass_or_shot"}
CLEAR = {"do": "play_card", "deck": "D", "card": "clear"}
LOOSE = {"do": "recover", "team": "home", "icing": None}
SHOT = {"do": "penalty_shot", "team": "home", "player": 9, "row": "D"}


def loose_at(cell: str, **put: str) -> Match:
    return position(put={**FAR, **put}, puck={"at": cell, "held": None}, next=LOOSE)


@pytest.mark.clause("DE-R.3-a", "DE-R.3-b")
def test_recov_01_a_recoverer_passes_with_the_points_left() -> None:
    played = play(loose_at("G15", **{"17": "G21"}), "L C puis passe AD/reste", recover__1=4, recover__2=4)
    assert played.one("recover_try") == {"team": "home", "player": 9, "points": 8, "need": 2, "counted": False}
    assert played.one("one_timer_pass") == {"team": "home", "player": 9, "to": 17, "left": 0}
    assert (played.state.puck.at, played.state.puck.held) == ("G21", ("home", 17))
    assert played.kinds == ["recover_try", "skate", "possession", "one_timer_pass", "possession"]


@pytest.mark.clause("DE-R.3-c")
def test_recov_02_a_recoverer_shoots_with_the_points_left() -> None:
    state = loose_at("G20", **{"9": "G18"})
    played = play(state, "L C puis tir", recover__1=4, recover__2=4, save__1=1, save__2=1, save__3=5, save__4=5)
    shot = played.one("shot")
    assert (shot["kind"], shot["points"], shot["need"]) == ("one_timer", 6, 5)
    assert not any("/shot/" in label for label in played.rolls)


@pytest.mark.clause("DE-R.9-a", "DE-R.9-b", "DE-R.9-c", "DE-R.9-f", "DE-B.steal")
@pytest.mark.parametrize(("first", "second"), [(3, 2), (6, 6)])
def test_steal_01_and_02_a_thief_stops_on_the_ring_at_two(first: int, second: int) -> None:
    played = play(position(next=STEAL), steal__1=first, steal__2=second)
    assert played.one("steal") == {"team": "away", "player": 66, "from_player": 9, "at": "G11"}
    assert played.of("skate")[0]["path"] == ["G16", "F15", "F14", "G13", "F12", "G11"]
    assert played.state.puck.held == ("away", 66)


@pytest.mark.clause("DE-R.4-b", "DE-B.fight", "DE-2-f")
def test_steal_03_a_thief_without_the_points_to_get_out_fights_on_the_carriers_cell() -> None:
    played = play(position(next=STEAL), steal__1=2, steal__2=2, fight__1__home__1=1, fight__1__away__1=6)
    assert played.one("fight") == {"winner": ["away", 66], "loser": ["home", 9], "rounds": 1}
    assert (played.state.teams.away.at[66], played.state.puck.at) == ("G13", "G13")
    kinds = ["steal_try", "skate", "clock", "fight_round", "fight", "possession", "injury_third", "penalty"]
    assert played.kinds == kinds


@pytest.mark.clause("DE-B.steal")
def test_steal_05_a_thief_one_step_short_fights_beside_the_carrier() -> None:
    state = position(next=STEAL, put={"66": "G17", "2": "A27", "3": "M27"})
    played = play(state, steal__1=2, steal__2=1, fight__1__home__1=6, fight__1__away__1=1)
    assert played.state.puck.at == "G13"
    assert played.of("skate")[0]["path"][-1] == "G14"
    assert played.one("fight")["winner"] == ["home", 9]


@pytest.mark.clause("DE-2-d", "DE-2-e", "DE-2-h", "DE-2-p")
def test_clock_04_a_fight_with_a_tie_costs_two_units() -> None:
    dice = {"fight__1__home__1": 3, "fight__1__away__1": 3, "fight__2__home__1": 4, "fight__2__away__1": 2}
    played = play(position(next=STEAL), steal__1=2, steal__2=2, **dice)
    assert [event["unit"] for event in played.of("clock")] == [13, 14]
    loser = played.state.teams.away.box[-1]
    assert (loser.n, loser.kind, loser.left, loser.running) == (66, "major", 10, True)
    assert played.of("injury_third") == [{"team": "away", "player": 66, "thirds": 1}]


@pytest.mark.clause("DE-2-l")
def test_clock_05_the_unit_after_the_last_ends_the_period_before_any_die() -> None:
    played = play(position(clock={"period": 1, "units": 40, "over": 0}, next={"do": "defend"}))
    assert played.rolls == []
    assert played.kinds == ["period_end"]
    assert (played.state.clock.period, played.state.clock.units, played.state.puck.held) == (2, 0, None)


def last_fight(period: int, **score: int) -> Played:
    clock = {"period": period, "units": 40, "over": 0}
    state = position(next=STEAL, clock=clock, score={"home": 0, "away": 0, **score})
    return play(state, steal__1=2, steal__2=2, fight__1__home__1=6, fight__1__away__1=1)


@pytest.mark.clause("DE-2-m", "DE-2-n")
def test_clock_08_a_fight_at_the_start_of_the_41st_unit_is_fought_and_served_next_period() -> None:
    played = last_fight(1)
    assert "clock" not in played.kinds
    assert played.state.clock.period == 2
    assert [(term.n, term.left) for term in played.state.teams.away.box] == [(71, 7), (66, 10)]
    assert played.one("penalty")["why"] == "fight"


@pytest.mark.clause("DE-2-o", "DE-2-p")
def test_clock_09_in_a_decided_match_it_costs_a_third_and_no_penalty() -> None:
    played = last_fight(3, home=1)
    assert played.one("match_end") == {"score": {"home": 1, "away": 0}, "winner": "home", "overtime": False}
    assert played.of("penalty") == []
    assert next(man.thirds for man in played.state.teams.away.roster if man.n == 66) == 1


@pytest.mark.clause("DE-2-o")
def test_clock_10_in_a_level_match_it_is_served_in_overtime() -> None:
    played = last_fight(3)
    assert played.kinds[-3:] == ["period_end", "overtime", "penalty"]
    assert (played.state.teams.away.box[-1].left, played.state.clock.period) == (10, 4)


@pytest.mark.clause("DE-4-b", "DE-4-f", "DE-4-a")
def test_icing_of_a_clear_from_the_own_zone() -> None:
    state = position(
        puck={"at": "E9", "held": ["home", 4]}, next=CLEAR, put={"2": "E25", "3": "M20"}, config={"units_per_turn": 1}
    )
    dice = {"clear__1": 6, "clear__2": 6, "clear__3": 4, "clear__4": 4}
    played = play(state, "O degage AV", **dice)
    clear = played.one("clear")
    assert (clear["points"], clear["at"], clear["dir"]) == (20, "E27", "AV")
    icing = played.one("icing")
    assert (icing["team"], icing["touched_by"], icing["spot"]) == ("home", 2, "D6")


@pytest.mark.clause("DE-3-a")
def test_shot_from_behind_the_line_gives_the_goalkeeper_who_covers_his_side_a_die() -> None:
    state = position(next=SHOOT, put={**FAR, "9": "E26", "1": "F25"})
    dice = {f"save__{i}": 1 for i in range(1, 5)} | {"save__5": 3}
    played = play(state, "O tir", shot__1=3, shot__2=3, **dice)
    assert (played.one("shot")["entry"], played.one("shot")["need"]) == ("G25", 3)
    assert played.one("save") == {
        "team": "away", "player": 1, "auto": False, "dice": [1, 1, 1, 1, 3], "numbers": [3, 4], "bonus": 1, "why": None,
    }  # fmt: skip


@pytest.mark.clause("DE-R.10-a", "DE-R.10-b", "DE-R.7-a")
def test_shot_07_a_point_too_few_round_the_post_stops_on_the_goal_line_column() -> None:
    state = position(next=SHOOT, put={**FAR, "9": "E26", "1": "H25"}, teams__home__roster=one_die_to_shoot())
    played = play(state, "O tir", shot__1=1)
    assert (played.one("shot")["entry"], played.one("shot")["need"]) == ("F25", 2)
    assert played.one("shot_missed")["at"] == "E25"


def one_die_to_shoot() -> list[dict[str, object]]:
    roster = example()["teams"]["home"]["roster"]
    roster[0]["T"] = 1
    return roster


@pytest.mark.clause("DE-R.5", "DE-R.6-b", "DE-S9.5-a", "DE-S9.5-b", "DE-S9.5-c", "DE-S9.5-d")
def test_ps_an_aimed_shot_with_nothing_left_is_a_post_and_retour_a_second_shot() -> None:
    state = position(next=SHOT, puck={"at": "G14", "held": None}, decks={"G": {"rebound": 4}})
    dice = {"ps__approach__1": 4, "ps__approach__2": 4, "ps__approach__3": 3, "ps__1__shot__1": 1, "ps__1__shot__2": 1}
    dice |= {"ps__2__shot__1": 2, "ps__2__shot__2": 2, "ps__2__aim__1": 1, "ps__2__aim__2": 4, "ps__keeper__1": 1}
    dice |= {f"ps__2__save__{i}": 6 for i in range(1, 5)}
    played = play(state, "S vise 1", "K H", **dice)
    assert played.one("ps_approach") == {"player": 9, "points": 11, "at": "G24", "braked": False}
    assert [event["points"] for event in played.of("shot")] == [2, 4]
    assert played.of("post") == [{"team": "home", "player": 9, "dice": []}]
    assert played.one("rebound") == {"team": "home", "player": 9}
    assert played.one("goal")["kind"] == "penalty"
    assert played.one("penalty_shot_over") == {"team": "home", "player": 9, "result": "goal", "spot": "G14"}
    assert (played.state.teams.home.stats.shots, played.state.teams.home.stats.posts) == (1, 1)
