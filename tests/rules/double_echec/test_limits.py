"""What the page allows and forbids in so many words: votes, posts, directions of a clear, superstars, changes."""

import msgspec
import pytest

from rules.dice import Dice
from rules.double_echec import GAME
from rules.double_echec.data import DATA
from rules.double_echec.rink import CELL, step
from rules.double_echec.state import Match
from rules.double_echec.turn.clearing import legal_directions
from tests.rules.double_echec.page import example
from tests.rules.double_echec.play import play, position

STAR = {"T": 2, "P": 3, "V": 2, "B": 1}


@pytest.mark.clause("DE-0-a")
def test_a_vote_of_the_league_needs_four_owners() -> None:
    assert DATA.league.vote_threshold == 4


@pytest.mark.clause("DE-R.10-b", "DE-R.10-c")
@pytest.mark.parametrize(("front", "net"), [(25, 26), (3, 2)])
def test_the_goal_line_is_crossed_straight_at_the_net_and_past_no_post(front: int, net: int) -> None:
    aside = net - front
    for row in "FGH":
        assert step(CELL[f"{row}{front}"], 0, aside) == CELL[f"{row}{net}"]
        assert step(CELL[f"{row}{front}"], 1, aside) is None
        assert step(CELL[f"{row}{front}"], -1, aside) is None
    assert step(CELL[f"E{front}"], 1, aside) is None
    assert step(CELL[f"E{front}"], -1, aside) == CELL[f"D{net}"]


@pytest.mark.clause("DE-4-c", "DE-4-d", "DE-4-e", "DE-4-f", "DE-4-g", "DE-4-h")
@pytest.mark.parametrize(
    ("team", "cell", "directions"),
    [
        ("home", "B12", "AV AVG AVD"),
        ("home", "G14", "AVG AVD"),  # straight ahead is the net
        ("home", "B20", "AV AVG"),  # to the right, G25
        ("away", "B16", "AV AVG AVD"),
        ("home", "E26", "AV AVG AVD"),
        ("home", "C27", "LG LD"),
        ("home", "G5", "AV AVG AVD ARG ARD"),
        ("away", "G24", "AV AVG AVD ARG ARD"),
        ("home", "C1", "LG LD"),
    ],
)
def test_the_directions_of_a_clear(team: str, cell: str, directions: str) -> None:
    assert set(legal_directions(team, CELL[cell])) == set(directions.split())


@pytest.mark.clause("DE-S9.4-a")
def test_a_side_may_have_nothing_but_superstars_on_the_ice() -> None:
    sides = {}
    for side in ("home", "away"):
        roster = example()["teams"][side]["roster"]
        sides[side] = {"name": side, "roster": [man if man["pos"] == "G" else {**man, **STAR} for man in roster]}
    after = GAME.resolve(GAME.new(sides, Dice(b"")), {}, Dice(b"")).state
    assert isinstance(after, Match)
    for team in (after.teams.home, after.teams.away):
        stars = [man for man in team.roster if man.n in team.ice.values() and (man.T, man.P, man.V) == (2, 3, 2)]
        assert len(stars) == 5
    assert GAME.decode(msgspec.json.encode(after)) == after


@pytest.mark.clause("DE-R.11-g")
def test_a_change_on_a_loose_puck_comes_just_before_the_dice_of_the_man_named() -> None:
    loose = {"at": "G15", "held": None}
    state = position(puck=loose, next={"do": "recover", "team": "home"}, put={"17": "A12"})
    played = play(state, "X AD=21; L C", recover__1=1, recover__2=1)
    told = [kind for kind in played.kinds if kind in {"change_called", "change_off", "enter", "recover_try"}]
    assert told[:4] == ["change_called", "change_off", "enter", "recover_try"]
