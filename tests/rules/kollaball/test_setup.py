"""How a match begins (KB-2, KB-7-a)."""

import copy

import pytest

from rules.contract import SeatId
from rules.dice import Dice
from rules.errors import CaseError
from rules.kollaball import GAME, facts
from rules.kollaball.notation import parse
from rules.kollaball.orders import RollCall
from rules.kollaball.setup import new_match
from rules.kollaball.turn import resolve

BLUE = "1 P >F3; 2 R >F3; 3 R F4; 4 R F4"

SETUP = {
    "config": {"tactics": True, "bribe_purse": 300},
    "teams": {"rouge": {"captain": "r1", "tactic": "feint"}, "bleue": {"captain": "b2"}},
    "players": {f"{team}{n}": {"name": f"{team}-{n}", "class": "ranger"} for team in "br" for n in range(1, 6)},
}


def changed(**fields):
    setup = copy.deepcopy(SETUP)
    setup.update(fields)
    return setup


@pytest.mark.clause("KB-1-c", "KB-2-b")
def test_match_begins_with_the_roll_call_and_everybody_on_the_bench():
    state = new_match(SETUP)
    assert state.stage == "roll_call"
    assert facts.awaiting(state) == ("rouge", "bleue")
    assert list(state.players) == ["r1", "r2", "r3", "r4", "r5", "b1", "b2", "b3", "b4", "b5"]
    assert {player.status for player in state.players.values()} == {"bench"}
    assert {player.deniers for player in state.players.values()} == {300}
    assert (state.teams["rouge"].tactic, state.teams["bleue"].captain) == ("feint", "b2")
    assert state.balls == {}


@pytest.mark.clause("KB-1-c")
def test_without_a_roll_call_it_begins_with_the_line_up():
    assert new_match(changed(config={"roll_call": "off"})).stage == "lineup"


@pytest.mark.clause("KB-7-a")
def test_captain_may_be_found_until_the_end_of_the_roll_call():
    assert new_match(changed(teams={})).teams["rouge"].captain is None
    with pytest.raises(CaseError):
        new_match(changed(teams={}, config={"roll_call": "off"}))


def roster(*numbers):
    return {f"{team}{n}": {"class": "thief"} for team in "rb" for n in numbers}


WRONG = {
    "unknown option": changed(config={"weather": "rain"}),
    "three players": changed(players=roster(1, 2, 3)),
    "seven players": changed(players=roster(1, 2, 3, 4, 5, 6, 7)),
    "number eight": changed(players=roster(1, 2, 3, 8)),
    "captain of the other team": changed(teams={"rouge": {"captain": "b1"}, "bleue": {}}),
    "unknown team": changed(teams={"verte": {}}),
    "unknown tactic": changed(teams={"rouge": {"tactic": "bus"}}),
    "unknown class": changed(players={**roster(1, 2, 3), "r4": {"class": "wizard"}, "b4": {"class": "thief"}}),
    "no class": changed(players={**roster(1, 2, 3), "r4": {}, "b4": {"class": "thief"}}),
    "unknown field": changed(pitch="large"),
    "no players": {},
}


@pytest.mark.clause("KB-2-b", "KB-6-c", "KB-5-a")
@pytest.mark.parametrize("setup", WRONG.values(), ids=WRONG.keys())
def test_set_up_that_breaks_the_rules_is_refused(setup):
    with pytest.raises(CaseError) as caught:
        new_match(setup)
    assert caught.value.code == "KB_CASE"


@pytest.mark.clause("KB-6-b")
@pytest.mark.parametrize("cls", ["warrior", "alchemist", "ranger", "archer", "thief", "merchant"])
def test_any_mixture_of_classes_is_legal(cls):
    state = new_match(changed(players={name: {"class": cls} for name in roster(1, 2, 3, 4)}))
    assert {player.cls for player in state.players.values()} == {cls}


@pytest.mark.clause("KB-1-b")
def test_after_the_kick_off_nobody_owes_any_further_presence():
    present = {team: RollCall(present=tuple(facts.roster(new_match(SETUP), team))) for team in ("rouge", "bleue")}
    lined_up = resolve(new_match(SETUP), present, Dice(b"")).state
    kicked_off = resolve(lined_up, {}, Dice(b"")).state
    captains_alone = {
        SeatId(team): parse(kicked_off, SeatId(team), "1 P >B5; 2 R >B5; 3 R B4; 4 R B4" if team == "rouge" else BLUE)
        for team in ("rouge", "bleue")
    }
    assert GAME.is_complete(kicked_off, captains_alone)
    assert resolve(kicked_off, captains_alone, Dice(b"")).state.turn == kicked_off.turn + 1
