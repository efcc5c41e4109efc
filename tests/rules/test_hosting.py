"""Every game that a competition can host begins a match from two entrants, and says how it ended."""

from typing import Any

import msgspec
import pytest

from cogs.double_echec.team import EXAMPLES, ready_roster
from rules.competition import GAME as COMPETITION
from rules.contract import JsonObject, SeatId
from rules.dice import Dice
from rules.errors import CaseError
from rules.hosting import Contender, Contenders, Somebody, Terms
from rules.kollaball.hosting import player_of
from rules.registry import GAMES

HOSTABLE = [key for key, game in GAMES.items() if game.hosted is not None]
DATA: dict[str, JsonObject] = {
    "double-echec": {"sheet": msgspec.to_builtins(ready_roster(EXAMPLES[0]))},
    "helvetia-cup": {"club": "basela"},
}
ENDS = {  # an act with which the home side loses
    "kollaball": {"op": "disqualify", "team": "rouge"},
    "aspic": {"op": "forfeit", "seat": "left"},
    "double-echec": {"op": "forfeit", "seat": "home"},
    "helvetia-cup": {"op": "forfeit", "seat": "home"},
}


def side(game: str, name: str, first: int) -> Contender:
    """Return an entrant that can play."""
    people = tuple(
        Somebody(id=str(first + k), name=f"{name} {k}", data={"class": kind})
        for k, kind in enumerate(("warrior", "ranger", "archer", "thief"))
    )
    return Contender(name=name, captain=str(first), people=people, data=DATA.get(game, {}))


def sides(game: str) -> Contenders:
    return Contenders(side(game, "Lions", 100), side(game, "Tigres", 200))


def test_the_four_games_of_matches_are_those_that_can_be_hosted():
    assert sorted(HOSTABLE) == sorted(ENDS)


@pytest.mark.clause("CP-1-e")
@pytest.mark.parametrize("level", ["yes", "no", "aggregate"])
@pytest.mark.parametrize("key", HOSTABLE)
def test_a_match_begins_from_two_entrants_whatever_it_has_to_decide(key: str, level: Any) -> None:
    game: Any = GAMES[key]
    hosting = game.hosted.begin(Terms(level=level), sides(key))
    state = game.new(hosting.setup, Dice(b"1"))
    assert game.score(state) is None
    awaited = set(game.awaiting(state)) - set(hosting.service)
    assert awaited and awaited <= {hosting.home, hosting.away}


@pytest.mark.clause("CP-1-f", "CP-7-e")
@pytest.mark.parametrize("key", HOSTABLE)
def test_a_match_that_the_home_side_loses_is_reported_so(key: str) -> None:
    game: Any = GAMES[key]
    hosting = game.hosted.begin(Terms(), sides(key))
    state = game.new(hosting.setup, Dice(b"1"))
    after = game.override(state, {**ENDS[key], "by": "1", "reason": "r", **({"at_ms": 1} if game.logs_acts else {})})
    score = game.score(after.state)
    assert score is not None
    assert score.winner == hosting.away
    goals = (score.goals[hosting.home], score.goals[hosting.away])
    line = COMPETITION.lines.report("M1", goals, "away", score.how, (0, 0))
    state = COMPETITION.decode(
        msgspec.json.encode(
            {
                "phase": "running",
                "config": {"stages": [{"format": "round_robin"}]},
                "entrants": ["a", "b"],
                "fixtures": {"M1": {"home": "a", "away": "b"}},
            }
        )
    )
    order = COMPETITION.parse(state, SeatId("results"), line)
    assert COMPETITION.resolve(state, {SeatId("results"): order}, Dice(b"1")).state.champion == "b"  # type: ignore[attr-defined]


def test_who_cannot_play_is_refused():
    nobody = Contenders(Contender(name="Lions"), side("kollaball", "Tigres", 200))
    game: Any = GAMES["kollaball"]
    with pytest.raises(CaseError):
        game.new(game.hosted.begin(Terms(), nobody).setup, Dice(b"1"))


@pytest.mark.clause("KB-24-a", "KB-24-b")
def test_a_legend_has_his_move_where_there_are_legends():
    sheet = {"class": "archer", "legend": {"title": "Le Roc", "move": "block", "since_ms": 1}}
    found = {
        name: player_of(config, "Ana", data).get("legend")
        for name, config, data in (
            ("played", {"legends": True}, sheet),
            ("not played", {}, sheet),
            ("nobody", {"legends": True}, {"class": "archer"}),
            ("no move", {"legends": True}, {"class": "archer", "legend": {"title": "Le Roc", "move": None}}),
        )
    }
    assert found == {
        "played": {"title": "Le Roc", "move": "block"},
        "not played": None,
        "nobody": None,
        "no move": None,
    }
