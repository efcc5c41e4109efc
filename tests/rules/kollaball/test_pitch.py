"""The pitch against the complete table of the rulebook and against brute force (KB-3)."""

from collections import deque
from pathlib import Path

import pytest

from rules.kollaball import pitch

PAGE = Path(__file__).parents[3] / "docs" / "rulebook" / "kollaball.md"
COMPASS = [pitch.NE, pitch.E, pitch.SE, pitch.SW, pitch.W, pitch.NW]

DRAWING = """
A1 B1 C1 D1
A2 B2 C2 D2 E2
A3 B3 C3 D3 E3 F3
A4 B4 C4 D4 E4 F4 G4
B5 C5 D5 E5 F5 G5
C6 D6 E6 F6 G6
D7 E7 F7 G7
"""


def table() -> dict[str, list[str]]:
    """Return the rows of the page's table: cell -> its other columns."""
    rows = {}
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        columns = [column.strip() for column in line.strip("|").split("|")]
        if len(columns) == 10 and columns[0][:2] in pitch.CELLS:
            rows[columns[0][:2]] = columns[1:]
    return rows


@pytest.mark.clause("KB-3-a", "KB-3-b", "KB-3-c", "KB-3-f")
def test_cells_are_those_of_the_drawing_in_cell_order():
    assert list(pitch.CELLS) == DRAWING.split()


@pytest.mark.clause("KB-3-c", "KB-3-d", "KB-3-g")
def test_neighbours_are_those_of_the_table():
    rows = table()
    assert set(rows) == set(pitch.CELLS)
    for cell, columns in rows.items():
        assert columns[0] == "({},{})".format(*pitch.COORDINATES[cell])
        assert [pitch.shift(cell, way) or "–" for way in COMPASS] == columns[1:7]
        assert list(pitch.neighbours(cell)) == [name for name in columns[1:7] if name != "–"]


@pytest.mark.clause("KB-3-e")
def test_distance_is_the_number_of_steps():
    for start in pitch.CELLS:
        steps = {start: 0}
        queue = deque([start])
        while queue:
            cell = queue.popleft()
            for step in pitch.neighbours(cell):
                if step not in steps:
                    steps[step] = steps[cell] + 1
                    queue.append(step)
        assert steps == {cell: pitch.distance(start, cell) for cell in pitch.CELLS}
    assert pitch.distance("A4", "G4") == 6


@pytest.mark.clause("KB-14-a")
def test_front_back_and_straight_on_the_table():
    for cell, columns in table().items():
        ne, east, se, sw, west, nw = (name if name != "–" else None for name in columns[1:7])
        rightward = tuple(name for name in (ne, east, se) if name)
        leftward = tuple(name for name in (nw, west, sw) if name)
        assert (pitch.front("A4", cell), pitch.back("A4", cell)) == (rightward, leftward)
        assert (pitch.front("G4", cell), pitch.back("G4", cell)) == (leftward, rightward)
        assert (pitch.straight_ahead("A4", cell), pitch.straight_back("A4", cell)) == (east, west)
        assert (pitch.straight_ahead("G4", cell), pitch.straight_back("G4", cell)) == (west, east)


@pytest.mark.clause("KB-3-g")
def test_half_turn_exchanges_the_teams():
    turned = {cell: columns[8] for cell, columns in table().items()}
    for cell in pitch.CELLS:
        assert {turned[step] for step in pitch.front("A4", cell)} == set(pitch.front("G4", turned[cell]))


@pytest.mark.clause("KB-17-g", "KB-17-f")
def test_two_front_steps_reach_up_to_five_cells_at_distance_two():
    assert pitch.forward_two("A4", "D4") == ("D2", "E3", "F4", "F5", "F6")
    assert pitch.forward_two("G4", "D4") == ("B2", "B3", "B4", "C5", "D6")
    assert pitch.forward_two("A4", "G4") == ()


@pytest.mark.clause("KB-23-f")
def test_lob_targets_are_straight():
    assert pitch.lob_targets("A4", "C4") == ("C2", "E4", "E6")
    assert pitch.lob_targets("A4", "A4") == ("A2", "C4", "C6")
    assert pitch.lob_targets("G4", "E4") == ("C2", "C4", "E6")


@pytest.mark.clause("KB-19-r", "KB-19-s")
def test_who_is_expelled_goes_straight_back_unless_there_is_no_such_cell():
    goal = "A4"
    behind = {cell: pitch.expulsion_cells(goal, cell) for cell in pitch.CELLS}
    assert behind["D4"] == ("C4",)
    assert behind["B4"] == ("A3", "B5")
    assert [cell for cell in pitch.CELLS if not behind[cell]] == ["A3", "A4", "B5"]
    assert {cell: behind[cell] for cell in ("A1", "A2", "C6", "D7")} == {
        "A1": ("A2",),
        "A2": ("A3",),
        "C6": ("B5",),
        "D7": ("C6",),
    }
    assert pitch.expulsion_cells("G4", "F4") == ("F3", "G5")
    assert [cell for cell in pitch.CELLS if not pitch.expulsion_cells("G4", cell)] == ["F3", "G4", "G5"]


@pytest.mark.clause("KB-disp-a")
def test_after_a_step_back_forward_actions_stay_on_the_pitch():
    for goal in pitch.GOALS:
        for cell in pitch.CELLS:
            for back in pitch.expulsion_cells(goal, cell):
                by = pitch.vector_between(cell, back)
                ahead = (*pitch.front(goal, cell), *pitch.forward_two(goal, cell), *pitch.lob_targets(goal, cell))
                assert all(pitch.shift(target, by) for target in ahead)
