"""Set-up: fixtures, calendar, matrices, first draws (part 6, MH-3.1.1, MH-3.2.1, MH-3.3.1, MH-4-a)."""

from collections import Counter
from typing import Any

import pytest

from bench.seasons import FULL_LEAGUE, full_league
from rules.dice import Dice
from rules.errors import CaseError
from rules.matrix_hockey import GAME
from rules.matrix_hockey import events as ev
from rules.matrix_hockey.config import SeasonSettings
from rules.matrix_hockey.season.calendar import draw_up_round_robin, season_calendar
from rules.matrix_hockey.state import State
from tests.rules.matrix_hockey.support import Played, of_type, play

UNIT = {"CH": {"matrix": {"max": 1}}, "WG": {"matrix": {"max": 1}}, "KDH": {"matrix": {"max": 1}}}


@pytest.fixture(scope="module")
def started() -> Played:
    return play(full_league(config=UNIT))


def new(roster: dict[str, int], **more: Any) -> State:
    return GAME.new({"roster": roster, **more}, Dice(b""))


def first_cells(state: State, name: str) -> list[int]:
    """Return the first cell of each row; in matrices of ones it is 1 + the row's offset."""
    return [row[0] for row in state.matrices[name].values()]


@pytest.mark.clause("MH-3.1.1-a", "MH-1-b", "MH-3.2.1-a", "MH-3.3.1-a", "MH-2.1.1-i", "MH-2.1.1-j")
def test_the_full_league_has_the_sizes_of_the_seed(started: Played) -> None:
    state = started.state
    assert len(state.teams) == 84
    sizes = {name: (len(rows), {len(row) for row in rows.values()}) for name, rows in state.matrices.items()}
    assert sizes == {"CH": (11, {11}), "WG": (8, {8}), "KDH": (7, {7})}
    assert [cell - 1 for cell in first_cells(state, "KDH")] == [5, 8, 3, 1, 0, 0, 0]
    assert set(first_cells(state, "CH") + first_cells(state, "WG")) == {1}


@pytest.mark.clause("MH-3.2.1-b", "MH-3.2.1-c", "MH-3.2.1-d")
def test_the_preliminary_round_is_for_d3_codes_03_to_12(started: Played) -> None:
    [draw] = of_type(started, ev.KdhDraw)
    playing = {team for pair in draw.matches for team in pair}
    assert playing == {f"D3{letter}-{code:02}" for letter in "ABCD" for code in range(3, 13)}
    assert (len(draw.matches), draw.bye, len(started.state.kdh.alive)) == (20, None, 84)


@pytest.mark.clause("MH-4-a")
def test_the_full_calendar_is_that_of_the_page(started: Played) -> None:
    assert started.state.calendar == (
        {"CH": (1,)},
        {"CH": (2,), "WG": (1,), "KDH": (1,)},
        {"CH": (3,), "WG": (2,)},
        {"CH": (4,), "WG": (3,), "KDH": (2,)},
        {"CH": (5,), "WG": (4,), "KDH": (3,)},
        {"CH": (6,), "WG": (5,), "KDH": (4,)},
        {"CH": (7,), "WG": (6,)},
        {"CH": (8,), "WG": (7,), "KDH": (5,)},
        {"CH": (9,), "WG": (8,), "KDH": (6,)},
        {"CH": (10, 11), "KDH": (7,)},
    )


@pytest.mark.clause("MH-4-a", "MH-3.1.2-f")
def test_other_calendars_end_together() -> None:
    small = season_calendar(SeasonSettings(), {"CH": 3, "WG": 0, "KDH": 4})
    assert small == ({"CH": (1,), "KDH": (1,)}, {"CH": (2, 3), "KDH": (2,)}, {"KDH": (3,)}, {"KDH": (4,)})
    apart = new({"E": 4}, config={"competitions": ["CH"], "CH": {"last_two_together": False}})
    assert play(apart).state.calendar == ({"CH": (1,)}, {"CH": (2,)}, {"CH": (3,)})
    assert play(new({"E": 2}, config={"competitions": ["CH"]})).state.calendar == ({"CH": (1,)},)


@pytest.mark.clause("MH-3.1.1-c")
@pytest.mark.parametrize("size", range(2, 15))
def test_each_team_meets_each_other_once_and_never_twice_a_round(size: int) -> None:
    teams = [f"t{n}" for n in range(1, size + 1)]
    rounds = draw_up_round_robin(teams)
    met = Counter(frozenset(pair) for pairs in rounds.values() for pair in pairs)
    assert len(met) == size * (size - 1) // 2
    assert set(met.values()) == {1}
    assert all(len({team for pair in pairs for team in pair}) == 2 * len(pairs) for pairs in rounds.values())
    assert sorted(rounds) == list(range(1, size + size % 2))


@pytest.mark.clause("MH-3.3.1-b", "MH-3.3.1-c", "MH-3.3.1-a")
def test_the_first_gretzky_cup_is_played_by_elite_in_three_pools(started: Played) -> None:
    state = started.state
    assert sorted(state.wg.teams) == sorted(f"E-{code:02}" for code in range(1, 13))
    assert [len(teams) for teams in state.wg.pools.values()] == [4, 4, 4]
    assert sorted(state.fixtures.WG) == [1, 2, 3, 4, 5, 6]
    for number in (1, 2, 3):
        first, again = state.fixtures.WG[number], state.fixtures.WG[number + 3]
        assert again == tuple((away, home) for home, away in first)
    a1, a2, a3, a4 = state.wg.pools["A"]
    assert state.fixtures.WG[1][:2] == ((a1, a4), (a2, a3))
    assert {pair[0] in state.wg.pools["C"] for pair in state.fixtures.WG[1][4:]} == {True}


@pytest.mark.clause("MH-3.3.1-b")
def test_entrants_are_taken_in_the_order_given_and_no_more_than_there_is_room_for() -> None:
    config = {"WG": {"pools": 2, "pool_size": 2}}
    given = new({"E": 6}, config=config, wg={"teams": ["E-05", "E-03", "E-06", "E-01", "E-02"]})
    assert play(given).state.wg.teams == ("E-05", "E-03", "E-06", "E-01")
    teams = {team: {"status": "dummy"} if team == "b" else {} for team in "abcdef"}
    first = GAME.new({"teams": teams, "config": config}, Dice(b""))
    assert play(first).state.wg.teams == ("a", "c", "d", "e")


@pytest.mark.clause("MH-3.3.1-b")
def test_too_few_entrants_and_the_cup_is_not_played() -> None:
    given = new({"E": 12}, wg={"teams": ["E-05"]}, calendar=[{"CH": [1], "WG": [1]}, {"WG": [2]}])
    played = play(given)
    assert [event.candidates for event in of_type(played, ev.WgNotPlayed)] == [1]
    assert played.state.wg.teams == ()
    assert played.state.calendar == ({"CH": (1,)}, {})
    assert "WG" not in played.state.matrices


@pytest.mark.clause("MH-2.1.1-b")
def test_every_cell_has_its_own_label() -> None:
    dice = Dice(b"x", forced={"matrix/CH/2/B": 6, "matrix/KDH/1/A": 3})
    state = GAME.resolve(new({"E": 4}, config={"KDH": {"matrix": {"offset": [7, 0]}}}), {}, dice).state
    assert state.matrices["CH"][2][1] == 6
    assert state.matrices["KDH"][1][0] == 10
    labels = [roll.label for roll in dice.rolls if roll.label.startswith("matrix/CH")]
    assert labels == [f"matrix/CH/{r}/{letter}" for r in (1, 2, 3) for letter in "ABC"]
    assert all(1 <= cell <= 6 for row in state.matrices["CH"].values() for cell in row)


@pytest.mark.clause("MH-3.1.1-b")
def test_levels_and_parents_follow_from_the_ids() -> None:
    divisions = full_league().divisions
    assert list(divisions) == ["E", "D2A", "D2B", "D3A", "D3B", "D3C", "D3D"]
    found = {name: (division.level, division.parent) for name, division in divisions.items()}
    assert found["E"] == (1, None)
    assert [found[name] for name in ("D2A", "D2B")] == [(2, "E")] * 2
    assert [found[f"D3{letter}"] for letter in "ABCD"] == [(3, "D2A"), (3, "D2A"), (3, "D2B"), (3, "D2B")]


@pytest.mark.clause("MH-2.1.2.1-d")
def test_a_first_season_gives_everybody_the_same() -> None:
    state = full_league()
    assert {(team.extra_goals, team.super_saves) for team in state.teams.values()} == {(4, 2)}


def test_only_what_the_page_names_is_kept_of_an_earlier_attempt() -> None:
    raw: dict[str, Any] = {
        "phase": "setup",
        "week": 7,
        "teams": list("abcd"),
        "fixtures": {"KDH": {"1": [["a", "b"]]}},
        "kdh": {"alive": ["a"], "winner": "a"},
        "advance": {"a": {"CH1": "A(0)"}},
    }
    import msgspec

    started = play(GAME.decode(msgspec.json.encode(raw))).state
    assert (started.week, started.advance, started.kdh.alive) == (1, {}, ("a", "b", "c", "d"))
    assert len(started.fixtures.KDH[1]) == 2


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        ({"roster": {"E": 1}}, "MH_CASE"),
        ({"roster": {"E": "many"}}, "MH_CASE"),
        ({"roster": {"E": 4}, "week": 3}, "MH_CASE"),
        ({"roster": {"E": 4}, "config": {"CH": {"colums": 4}}}, "MH_CASE"),
        ({"roster": {"E": 4}, "config": {"competitions": ["KDH"]}}, "MH_CASE"),
        ({"roster": {"E": 4}, "config": {"extra_goals_priority": ["CH", "WG"]}}, "MH_CASE"),
        ({"roster": {"E": 4}, "config": {"CH": {"ot_stock": {"7": 9}}}}, "MH_CASE"),
        ({"roster": {"E": 4}, "config": {"CH": {"matrix": {"min": 7}}}}, "MH_CASE"),
        ({"roster": {"E": 4}, "config": {"KDH": {"so_stock": {"0": 1}}}}, "E_STATE_STOCK"),
        ({"roster": {"E": 4}, "matrices": {"CH": {"1": [1, 2]}}}, "E_STATE_STOCK"),
        ({"roster": {"E": 4}, "wg": {"teams": ["ghost"]}}, "E_STATE_REF"),
        ({}, "MH_CASE"),
    ],
)
def test_refuses_a_set_up_that_cannot_be_played(setup: dict[str, object], code: str) -> None:
    with pytest.raises(CaseError) as raised:
        GAME.new(setup, Dice(b""))
    assert raised.value.code == code


def test_the_set_up_owes_nothing_and_may_close_at_once() -> None:
    state = GAME.new({"roster": FULL_LEAGUE}, Dice(b""))
    assert (GAME.stage(state), GAME.awaiting(state), GAME.is_complete(state, {})) == ("setup", (), True)
