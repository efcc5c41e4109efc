"""Whole seasons of 84 teams, played by coaches who order at random and now and then forget to."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from bench.seasons import full_league, random_orders
from rules.contract import SeatId
from rules.dice import Dice
from rules.matrix_hockey import GAME
from rules.matrix_hockey import events as ev
from rules.matrix_hockey.config import settings_of
from rules.matrix_hockey.state import COMPS, State, Waiting

SIZE = 12
SEASONS, SEASON_BATCHES = 20, 4


def weeks(state: State, chance: random.Random, onr: float) -> Iterator[tuple[State, tuple[ev.Event, ...], State]]:
    """Play a season from its set-up and yield every week: before, events, after."""
    before = GAME.resolve(state, {}, Dice(str(chance.random()).encode())).state
    while before.phase == "season":
        orders = random_orders(before, chance, onr=onr)
        texts = {seat: GAME.canonical(order) for seat, order in orders.items()}
        again = {seat: GAME.parse(before, SeatId(seat), text) for seat, text in texts.items()}
        assert again == orders
        played = GAME.resolve(before, again, Dice(str(chance.random()).encode()))
        yield before, played.events, played.state
        before = played.state


def check_week(before: State, events: tuple[ev.Event, ...], after: State) -> None:
    for event in events:
        if isinstance(event, ev.MatchPlayed) and event.score is not None:
            check_goals(event)
    settings = settings_of(after.config)
    for team_id, team in after.teams.items():
        for comp in COMPS:
            columns = team.used[comp].columns
            assert len(set(columns)) == len(columns)  # MH-2.1.1-g
            stock = settings.of(comp).ot_stock
            assert all(team.used[comp].ot.count(value) <= stock[value] for value in team.used[comp].ot)
        was = before.teams[team_id]
        assert 0 <= team.extra_goals <= was.extra_goals
        assert 0 <= team.super_saves <= was.super_saves
    for counts in (team.record["CH"] for team in after.teams.values()):
        assert counts.gf >= 0
    assert sum(team.record["CH"].gf for team in after.teams.values()) == sum(
        team.record["CH"].ga for team in after.teams.values()
    )


def check_goals(event: ev.MatchPlayed) -> None:
    """MH-2.1-a: base + extra - saved + bonus (+ golden goal) is the score, for both sides."""
    assert event.score is not None
    assert event.regulation is not None
    for place, side in enumerate(event.sides):
        assert side.base is not None
        assert side.saved is not None
        assert side.bonus is not None
        assert event.regulation[place] == side.base + side.extra - side.saved + side.bonus
        other = event.sides[1 - place]
        assert side.saved == min(other.saves, side.base + side.extra)
    golden = event.score[0] - event.regulation[0] + event.score[1] - event.regulation[1]
    assert golden == (event.decided == "overtime")


@pytest.mark.slow
@pytest.mark.clause("MH-1-a", "MH-1-c", "MH-2.1-a", "MH-2.1.1-g", "MH-3.2.1-d", "MH-3.2.1-e")
@pytest.mark.parametrize("batch", range(SEASON_BATCHES))
def test_twenty_seasons_of_84_teams(batch: int) -> None:
    for number in range(batch, SEASONS, SEASON_BATCHES):
        chance = random.Random(number)
        state, kdh_sizes = full_league(), []
        for before, events, after in weeks(full_league(), chance, onr=0.04):
            check_week(before, events, after)
            kdh_sizes += [sum(isinstance(e, ev.MatchPlayed) and e.comp == "KDH" for e in events)]
            state = after
        assert [size for size in kdh_sizes if size] == [20, 32, 16, 8, 4, 2, 1]
        assert state.phase == "finished"
        assert state.kdh.winner in state.teams
        assert state.wg.winner in state.teams
        assert state.week == 10
        assert all(sum(_played(state, team)) == 11 for team in state.teams)
        assert GAME.decode(GAME.encode(state)) == state


def _played(state: State, team: str) -> list[int]:
    import msgspec

    return list(msgspec.structs.astuple(state.teams[team].record["CH"])[:11])


@pytest.mark.slow
@pytest.mark.clause("MH-3.1.6-d", "MH-3.1.6-a", "MH-3.1.6-b", "MH-3.1.1-a", "MH-1-a")
@pytest.mark.parametrize(("seed", "onr", "waiting"), [(1, 0.0, 0), (2, 0.1, 0), (3, 0.3, 40), (4, 0.3, 400)])
def test_every_division_keeps_its_size_over_ten_seasons(seed: int, onr: float, waiting: int) -> None:
    chance = random.Random(seed)
    state = full_league(waiting_list=[{"id": f"w{n}", "name": f"W{n}"} for n in range(waiting)])
    for season in range(1, 11):
        assert state.season == season
        for _, _, after in weeks(state, chance, onr=onr):
            state = after
        if onr == 0:
            moved = {"E": (0, 4), "D2A": (2, 4), "D2B": (2, 4), **{f"D3{letter}": (2, 0) for letter in "ABCD"}}
            assert _moved(state) == moved
        state = GAME.resolve(state, {}, Dice(b"roll")).state
        sizes = [sum(team.division == division for team in state.teams.values()) for division in state.divisions]
        assert sizes == [SIZE] * 7
        for division in state.divisions:
            codes = [team.code for team in state.teams.values() if team.division == division]
            assert codes == list(range(1, SIZE + 1))
        assert len(state.wg.teams) == 12 or onr > 0.2
        assert GAME.decode(GAME.encode(state)) == state


def _moved(state: State) -> dict[str, tuple[int, int]]:
    import msgspec

    outcome = state.outcome
    assert outcome is not msgspec.UNSET
    return {d: (len(outcome.promoted[d]), len(outcome.relegated[d])) for d in state.divisions}


@pytest.mark.clause("MH-3.1.1-d", "MH-3.2.1-b")
def test_those_who_come_down_from_d2_are_the_exempt_codes_of_d3() -> None:
    chance, state = random.Random(5), full_league()
    for _, _, after in weeks(state, chance, onr=0.0):
        state = after
    after = GAME.resolve(state, {}, Dice(b"roll")).state
    for letter in "ABCD":
        first = [team for team, who in after.teams.items() if who.division == f"D3{letter}" and who.code <= 2]
        assert {state.teams[team].division[:2] for team in first} == {"D2"}


@pytest.mark.clause("MH-3.1.3-i")
def test_somebody_who_waits_takes_a_dummy_over_even_later() -> None:
    from tests.rules.matrix_hockey.support import four, of_type, play

    state = four({"a": {"status": "dummy", "onr": 3}}, waiting_list=[{"id": "n", "name": "N"}])
    texts: dict[str, Any] = {"b": "B(0)", "c": "C(1)", "d": "D(0)"}
    played = play(state, texts)
    [told] = of_type(played, ev.TeamReplaced)
    assert (told.team, told.new_name, told.reason) == ("a", "N", "dummy")
    assert played.state.waiting_list == ()
    kept = four(
        {"a": {"status": "dummy"}}, config={"replacement": {"auto": False}}, waiting_list=[{"id": "n", "name": "N"}]
    )
    assert play(kept, texts).state.waiting_list == (Waiting(id="n", name="N"),)
