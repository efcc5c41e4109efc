"""The rink is the same from both ends; distances, chances and directions are the page's."""

import random

import pytest

from rules.double_echec.conditions import odds
from rules.double_echec.movement import Reach
from rules.double_echec.rink import (
    BENCH,
    BIT,
    CELL,
    COUNT,
    FAR,
    ICE,
    NAMES,
    cells_of,
    puck_distance,
    puck_steps,
    step,
    turn_cell,
    x_of,
    zone_of,
)
from rules.double_echec.turn.clearing import legal_directions
from rules.double_echec.turn.landing import meets_net


@pytest.mark.clause("DE-B.rink")
def test_the_rink_turned_by_half_a_turn_is_itself() -> None:
    chance = random.Random(1)
    cells = list(cells_of(ICE))
    for _ in range(60):
        one, other = chance.sample(cells, 2)
        assert puck_distance(one, other) == puck_distance(other, one) == puck_distance(turn_cell(one), turn_cell(other))
        assert legal_directions("home", one) == legal_directions("away", turn_cell(one))
        assert meets_net(one, other, "away") == meets_net(turn_cell(one), turn_cell(other), "home")
    assert all(x_of("home", cell) == x_of("away", turn_cell(cell)) for cell in range(COUNT))
    assert all(zone_of("home", cell) == zone_of("away", turn_cell(cell)) for cell in range(COUNT))


@pytest.mark.clause("DE-B.metric", "DE-R.10-a")
def test_nets_and_corners_are_gone_round() -> None:
    assert puck_distance(CELL["E26"], CELL["F25"]) == 2
    assert step(CELL["E26"], 1, -1) is None
    assert puck_distance(CELL["G27"], CELL["G25"]) == 5
    assert puck_steps(CELL["G25"])[CELL["G26"]] == FAR
    assert puck_distance(CELL["G13"], CELL["G20"]) == 7


def test_odds_are_whole_percents_rounded_down() -> None:
    assert [odds(2, total) for total in (2, 7, 12, 13)] == [100, 58, 2, 0]
    assert (odds(1, 6), odds(0, 0), odds(0, 1)) == (16, 100, 0)


@pytest.mark.clause("DE-R.8-c")
def test_a_way_is_the_first_found_one() -> None:
    reach = Reach(CELL["G16"], ICE, 5)
    assert [NAMES[cell] for cell in reach.path(CELL["G13"])] == ["G16", "F15", "F14", "G13"]
    assert reach.path(CELL["G16"]) == (CELL["G16"],)


def test_a_way_is_found_as_by_a_plain_search() -> None:
    """The layers give the very paths of a queue whose neighbours come in cell order."""
    chance = random.Random(2)
    for _ in range(20):
        closed = chance.sample(range(COUNT), 60)
        free = ICE & ~sum(BIT[cell] for cell in closed)
        start = next(cells_of(free))
        before: dict[int, int | None] = {start: None}
        queue = [start]
        for cell in queue:
            for dr in (-1, 0, 1):
                for dc in (-1, 0, 1):
                    ahead = step(cell, dr, dc)
                    if ahead is not None and ahead not in before and free & BIT[ahead]:
                        before[ahead] = cell
                        queue.append(ahead)
        reach = Reach(start, free, FAR)
        assert set(before) == set(cells_of(reach.cells))
        for cell in chance.sample(queue, min(10, len(queue))):
            way: list[int] = []
            place: int | None = cell
            while place is not None:
                way.insert(0, place)
                place = before[place]
            assert reach.path(cell) == tuple(way)


@pytest.mark.clause("DE-B.bench")
def test_doors_are_on_the_boards_of_the_own_half() -> None:
    assert {NAMES[cell][0] for doors in BENCH.values() for cell in doors} == {"A"}
    assert all(x_of(team, cell) < 14 for team, doors in BENCH.items() for cell in doors)
