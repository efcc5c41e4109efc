"""The pitch of Appendix A as data: hexes, geometry, zones, goal, template."""

from collections import Counter

import pytest

from rules.helvetia_cup.paths import measure_distances
from rules.helvetia_cup.pitch import CELLS, DIRECTIONS, PITCH, ZONES
from rules.helvetia_cup.state import OTHER, SEATS
from tests.rules.helvetia_cup.page import PAGE

DRAWN = PAGE.read_text("utf-8").split("### A.1 Hexes")[1].split("```")[1].strip("\n").split("\n")[1:]


def drawn(name: str) -> str:
    """What the page's drawing shows of a hex: its characters there."""
    row, column = PITCH.place(name)
    line = DRAWN[row]
    at = 8 + 4 * (column - 1) + 2 * (row % 2)
    return line[at : at + 2].strip()


@pytest.mark.clause("HC-1-e")
def test_the_hexes_are_those_of_the_page():
    assert len(PITCH.hexes) == len(set(PITCH.hexes)) == 113
    assert Counter(name[0] for name in PITCH.hexes) == {row: 13 if row in "acegi" else 12 for row in "abcdefghi"}
    assert len(PITCH.border) == 40
    for name in PITCH.hexes:
        sign = drawn(name)
        assert (name == PITCH.centre) == (sign == "O"), name
        assert (name in PITCH.circle) == (sign in {"o", "O"}), name
        assert (name in PITCH.keeper_zones) == (sign == "G"), name
        assert (name in {PITCH.penalty_spot(seat) for seat in SEATS}) == sign.endswith("p"), name
        digits = [spot.distance for seat in SEATS if (spot := PITCH.spot(seat, name)) is not None]
        assert digits == [int(sign[0])] if sign[:1].isdigit() else not digits, name
        assert (name in PITCH.straddling) == (sign in {"|", "O"}), name


def test_adjacency_is_symmetric_and_distances_are_the_shortest_ways():
    for name in PITCH.hexes:
        for neighbour in PITCH.neighbours(name):
            assert name in PITCH.neighbours(neighbour)
            assert PITCH.distance(name, neighbour) == 1
        assert all(
            PITCH.distance(name, other) == steps for other, steps in measure_distances(name, frozenset()).items()
        )


@pytest.mark.parametrize("seat", SEATS)
def test_forward_is_towards_the_goal_that_a_seat_attacks(seat):
    for name in PITCH.hexes:
        for direction in DIRECTIONS:
            following = PITCH.step(seat, name, direction)
            if following is not None:
                gained = PITCH.fwd(seat, following) - PITCH.fwd(seat, name)
                assert gained == {"F": 2, "FL": 1, "FR": 1, "BL": -1, "BR": -1, "B": -2}[direction]
    assert PITCH.fwd(seat, PITCH.keeper_zone(OTHER[seat])) > PITCH.fwd(seat, PITCH.keeper_zone(seat))
    assert PITCH.around(seat, "e7")[0] == {"home": "e8", "away": "e6"}[seat]
    left = {"home": "d7", "away": "f6"}[seat]  # the coach's left, looking forward
    assert PITCH.step(seat, "e7", "FL") == left


def test_everything_turns_into_itself():
    for name in PITCH.hexes:
        turned = PITCH.rotated(name)
        assert PITCH.rotated(turned) == name
        assert PITCH.x(name) + PITCH.x(turned) == 28
        assert (turned in PITCH.circle) == (name in PITCH.circle)
        assert (turned in PITCH.box("away")) == (name in PITCH.box("home"))
        assert PITCH.spot("away", turned) == PITCH.spot("home", name)
        for direction in DIRECTIONS:
            following = PITCH.step("home", name, direction)
            assert PITCH.step("away", turned, direction) == (following and PITCH.rotated(following))
    assert PITCH.rotated(PITCH.keeper_zone("home")) == PITCH.keeper_zone("away")


def test_boxes_and_zones():
    for seat in SEATS:
        zone = PITCH.keeper_zone(seat)
        assert PITCH.box(seat) == {name for name in PITCH.hexes if PITCH.distance(name, zone) <= 2}
        spots = {name: PITCH.spot(seat, name) for name in PITCH.hexes}
        assert {spot.zone for spot in spots.values() if spot} == set(ZONES)
        assert all(spots[name] for name in PITCH.box(seat) - {zone})  # HC-2.5-head-a
        assert PITCH.spot(seat, PITCH.penalty_spot(seat)).distance == 2
    assert {PITCH.spot("away", name).zone for name in ("b11", "c13")} == {"left"}  # the north, as they look east
    assert {name for name in PITCH.hexes if PITCH.is_wing(name)} == {name for name in PITCH.hexes if name[0] in "ai"}


def test_halves():
    for name in PITCH.hexes:
        assert PITCH.half_of(name) == (None if PITCH.x(name) == 14 else "home" if PITCH.x(name) < 14 else "away")
        assert (PITCH.in_half("home", name) and PITCH.in_half("away", name)) == (name in PITCH.straddling)
        assert PITCH.in_half("home", name) or PITCH.in_half("away", name)


@pytest.mark.clause("HC-2.5-shot-c")
def test_the_legal_sets_of_a_keeper_are_those_of_the_page():
    listed = PAGE.read_text("utf-8").split("### A.5")[1].split("### A.6")[0]
    for size, count in ((1, 6), (2, 7), (3, 10)):
        sets = ["".join(cells) for cells in PITCH.keeper_sets[size]]
        assert len(sets) == count
        assert f"{size}: {', '.join(sets)}." in listed
    for cell, neighbours in PITCH.data.cells.items():
        assert all(cell in PITCH.data.cells[other] for other in neighbours)


@pytest.mark.clause("HC-2.5-shot-a", "HC-2.5-shot-b")
def test_the_zones_mirror_each_other():
    mirrored = dict(zip("ABCDEF", "CBAFED", strict=True))
    for cell in CELLS:
        assert PITCH.malus("left", cell) == PITCH.malus("right", mirrored[cell])
        assert PITCH.malus("centre", cell) == PITCH.malus("centre", mirrored[cell])
    assert [PITCH.malus("left", cell) for cell in CELLS] == [4, 4, 8, 1, 1, 4]
    assert [PITCH.malus("centre", cell) for cell in CELLS] == [6, 3, 6, 2, 0, 2]


@pytest.mark.clause("HC-2.5-tpl-a", "HC-2.5-tpl-b")
def test_the_template_is_that_of_the_page():
    table = PAGE.read_text("utf-8").split("| Direction (seen by the coach)")[1].split("- **c**")[0]
    rows = [[cell.strip() for cell in line.split("|")[1:4]] for line in table.split("\n") if line.startswith("| ")]
    listed = {
        int(roll): (row[0].split()[0], hexes)
        for row in rows
        for hexes, rolls in ((1, row[1]), (2, row[2]))
        for roll in rolls.split(",")
        if roll.strip().isdigit()
    }
    assert {int(roll): tuple(value) for roll, value in PITCH.data.template.items()} == listed
    assert set(listed) == set(range(1, 21))
    assert {roll for roll, (_, hexes) in listed.items() if hexes == 1} == set(range(14, 20))


@pytest.mark.clause("HC-2.5-tpl-c", "HC-2.5-tpl-d")
def test_a_deflected_ball_goes_straight_and_never_leaves_the_pitch():
    for name in PITCH.hexes:
        for roll in range(1, 21):
            direction, path = PITCH.deflected("home", name, roll)
            turned_direction, turned = PITCH.deflected("away", PITCH.rotated(name), roll)
            assert turned_direction == direction
            assert tuple(map(PITCH.rotated, turned)) == path
            wanted = PITCH.data.template[str(roll)][1]
            end = path[-1] if path else name
            assert len(path) == wanted or PITCH.step("home", end, direction) is None
            assert PITCH.distance(name, end) == len(path)


def test_the_twelve_turns_of_the_template_are_six_ways_of_each_seat():
    """Every direction of a seat is one of the six ways of the pitch, and the opposite of the other seat's."""
    around = set(PITCH.neighbours("e7"))
    for seat in SEATS:
        assert {PITCH.step(seat, "e7", direction) for direction in DIRECTIONS} == around
        for forward, backward in (("F", "B"), ("FL", "BR"), ("FR", "BL")):
            there = PITCH.step(seat, "e7", forward)
            assert PITCH.step(seat, there, backward) == "e7"
            assert PITCH.step(OTHER[seat], "e7", backward) in (there, PITCH.step(seat, "e7", forward))
