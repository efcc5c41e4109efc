"""All shots of both sides on the board, with nobody on it but the shooter, exhaustively.

For a side the ball can be on 81 cells and the shooter on 86 others: 99 without the six cells of the nets, without the
opponent's six of the defence zone, and without the ball's.
"""

from collections import Counter
from fractions import Fraction

import pytest

from rules.aspic.board import BIT, CELLS, LAST_COLUMN, POINT, Side
from rules.aspic.flights import FLIGHTS, Flight, flight
from rules.aspic.refusals import PiecesAround, refusal_of_shot
from tests.rules.aspic import page
from tests.rules.aspic.positions import BALL_CELLS

SIDES: tuple[Side, Side] = ("left", "right")
PAIRS = [
    (side, shooter, ball)
    for side in SIDES
    for ball in BALL_CELLS
    for shooter in CELLS
    if shooter != ball and page.may_stand(side, page.point(shooter))
]
POSTS = (Fraction(7, 2), Fraction(13, 2))

# AS-dest-l, as the page prints it: |dx| -> column counted back from the goal line -> c - by for |dy| = 1, 2, 3.
OFFSETS = {
    1: {0: ("1/2", "1", "3/2")},
    2: {0: ("1/4", "1/2", "3/4"), 1: ("3/4", "3/2", "9/4")},
    3: {0: ("1/6", "1/3", "1/2"), 1: ("1/2", "1", "3/2"), 2: ("5/6", "5/3", "5/2")},
}


def flights(side: Side) -> list[Flight]:
    return [shot for by_shooter in FLIGHTS[side].values() for shot in by_shooter.values()]


def kind(shot: Flight) -> str:
    return shot.fault or ("goal" if shot.is_goal else "swap" if shot.is_swap else "plain")


@pytest.mark.clause("AS-shot-b", "AS-shot-c", "AS-shot-d", "AS-path-c", "AS-path-g")
@pytest.mark.parametrize("side", SIDES)
def test_outcomes_of_all_shots(side: Side) -> None:
    """6966 pairs of shooter and ball.

    Two lines at most three apart: 51 pairs. Beyond the ball by one to three columns: 21 pairs of columns, so 21 x 51
    backward. Level with or behind it: 30 pairs of columns, less the ball's own 81 cells, and from the six cells of the
    defence zone to three columns 30 each: 1539 in range. Of these 26 pass the ball's own cell (n = 3) and 26 end on it
    (n = 2), both straight up or down (9 columns x 2 edges), straight at the goal line (6 lines; on 4 to 6 it is a
    goal) and diagonally into a corner from the cell next to it (2).
    """
    found = Counter(
        refusal_of_shot(side, shooter, ball, PiecesAround(BIT[shooter], BIT[shooter]))
        for which, shooter, ball in PAIRS
        if which == side
    )
    assert found == {
        None: 1487,
        "AS_SHOT_PATH_BLOCKED": 26,
        "AS_SHOT_SAME_CELL": 26,
        "AS_SHOT_BACKWARD": 21 * 51,
        "AS_SHOT_OUT_OF_RANGE": 4356,
    }
    assert sum(found.values()) == 81 * 86
    assert 30 * 51 - 81 + 3 * 30 == 1539 == 1487 + 26 + 26
    assert 9 * 2 + 6 + 2 == 26


@pytest.mark.clause("AS-dest-f", "AS-dest-g", "AS-dest-i", "AS-dest-j", "AS-swap-a")
@pytest.mark.parametrize("side", SIDES)
def test_goals_swaps_and_rebounds_of_all_shots(side: Side) -> None:
    """94 goals (51 from column J or B, 30 from the next, 13 from the third) and 90 swaps.

    Swaps: 54 on an edge in the shooter's column (9 columns x 2 edges x 3 distances), 18 against the goal line on the
    shooter's line (6 lines x 3), 18 in a corner from anywhere else (2 corners x 3 x 3).
    Rebounds: 22 posts and 118 off the goal line alone, 150 off each long edge alone, 72 doubles, as many for line 1 as
    for line 9: 22 that meet the goal line first or both at once, 14 that meet the edge first.
    """
    shots = flights(side)
    assert Counter(map(kind, shots)) == {"plain": 1303, "goal": 94, "swap": 90, "path": 26, "same_cell": 26}
    assert 9 * 2 * 3 + 6 * 3 + 2 * 3 * 3 == 90
    assert Counter(shot.rebounds for shot in shots) == {
        (): 1027,
        ("lateral_1",): 150,
        ("lateral_9",): 150,
        ("goal_line",): 118,
        ("post",): 22,
        ("goal_line", "lateral_1"): 22,
        ("goal_line", "lateral_9"): 22,
        ("lateral_1", "goal_line"): 14,
        ("lateral_9", "goal_line"): 14,
    }
    columns = Counter(abs(POINT[shot.ball][0] - LAST_COLUMN[side]) for shot in shots if shot.is_goal)
    assert columns == {0: 51, 1: 30, 2: 13}


@pytest.mark.clause("AS-dest-e", "AS-dest-f", "AS-dest-g", "AS-dest-l")
@pytest.mark.parametrize("side", SIDES)
def test_crossings_are_those_of_the_pages_table(side: Side) -> None:
    """Every crossing is the ball's line plus or minus an offset of AS-dest-l; straight shots have none."""
    crossings = 0
    for shot in flights(side):
        (dx, dy), (x, y) = shot.vector, POINT[shot.ball]
        back = abs(x - LAST_COLUMN[side])
        reaches = abs(dx) > back
        assert (shot.crossing is not None) == reaches
        if not reaches:
            continue
        crossings += 1
        offset = Fraction(OFFSETS[abs(dx)][back][abs(dy) - 1]) if dy else Fraction(0)
        line = y + (offset if dy > 0 else -offset)
        assert shot.crossing == str(line)
        assert shot.is_goal == (POSTS[0] < line < POSTS[1])
        assert ("post" in shot.rebounds) == (line in POSTS)
    assert crossings == 94 + 22 + 118 + 72


@pytest.mark.clause("AS-dest-b", "AS-dest-h", "AS-path-a", "AS-path-b", "AS-path-f", "AS-exec-b")
@pytest.mark.parametrize("side", SIDES)
def test_every_shot_is_that_of_the_page(side: Side) -> None:
    """And a single piece anywhere stops it exactly when the page says so."""
    said = {"path": "AS_SHOT_PATH_BLOCKED", "same": "AS_SHOT_SAME_CELL", "target": "AS_SHOT_TARGET_OCCUPIED"}
    for shot in flights(side):
        start, ball = page.point(shot.shooter), page.point(shot.ball)
        near = {cell for cell in CELLS if abs(POINT[cell][0] - ball[0]) < 4 and abs(POINT[cell][1] - ball[1]) < 4}
        for other in near - {shot.ball}:
            expected = page.shot(side, start, ball, {start, page.point(other)})
            pieces = BIT[shot.shooter] | BIT[other]
            code = refusal_of_shot(side, shot.shooter, shot.ball, PiecesAround(pieces, pieces))
            if isinstance(expected, str):
                assert code == said[expected]
            else:
                assert code is None
                assert shot.ball_to == (None if expected is None else page.name(expected))


@pytest.mark.clause("AS-dest-c", "AS-board-g", "AS-board-f")
def test_a_wall_is_crossed_only_between_ball_and_unfolded_end() -> None:
    for side in SIDES:
        for shot in flights(side):
            x, y = (a + b for a, b in zip(POINT[shot.ball], shot.vector, strict=True))
            beyond = x >= 11 if side == "left" else x <= 1
            edges = ("lateral_1",) * (y <= 0) + ("lateral_9",) * (y >= 10)
            assert tuple(name for name in shot.rebounds if name.startswith("lateral")) == (
                () if shot.is_goal else edges
            )
            assert beyond == (shot.crossing is not None)


@pytest.mark.clause("AS-dest-d")
def test_no_shot_takes_the_ball_out_of_columns_b_to_j_or_behind_the_shooters_neighbourhood() -> None:
    for side, furthest in (("left", 7), ("right", 5)):
        for shot in flights(side):
            if shot.ball_to is None:
                continue
            x = POINT[shot.ball_to][0]
            assert 2 <= x <= 10
            if shot.crossing is not None:
                assert x >= furthest if side == "left" else x <= furthest


@pytest.mark.clause("AS-dest-j", "AS-dest-k")
def test_no_goal_and_no_post_after_an_edge_and_never_more_than_two_rebounds() -> None:
    for side in SIDES:
        for shot in flights(side):
            assert len(shot.rebounds) <= 2
            assert len(set(shot.rebounds)) == len(shot.rebounds)
            assert not shot.is_goal or shot.rebounds == ()
            assert "post" not in shot.rebounds or shot.rebounds == ("post",)
            if abs(POINT[shot.ball][1] + shot.vector[1] - 5) > 4 and shot.crossing is not None:
                assert not POSTS[0] <= Fraction(shot.crossing) <= POSTS[1]


@pytest.mark.clause("AS-path-c", "AS-path-g", "AS-test-d")
def test_refusals_on_the_empty_board_are_all_cardinal() -> None:
    for side in SIDES:
        for shot in flights(side):
            steps = max(map(abs, shot.vector))
            if shot.fault is not None:
                assert shot.cardinal
                assert steps == {"path": 3, "same_cell": 2}[shot.fault]


@pytest.mark.clause("AS-swap-a", "AS-swap-b")
@pytest.mark.parametrize("side", SIDES)
def test_a_swap_is_one_of_the_seeds_three_conditions(side: Side) -> None:
    for shot in flights(side):
        (x, y), (start_x, start_y) = POINT[shot.ball], POINT[shot.shooter]
        on_edge, at_goal_line = y in (1, 9), x == LAST_COLUMN[side]
        expected = (
            (on_edge and start_x == x)
            or (at_goal_line and start_y == y and y not in (4, 5, 6))
            or (on_edge and at_goal_line)
        )
        assert shot.is_swap == expected


@pytest.mark.clause("AS-path-e")
def test_nothing_on_the_way_stops_a_shot_that_is_not_cardinal() -> None:
    for side in SIDES:
        for shot in flights(side):
            if not shot.cardinal:
                assert shot.path == 0
                assert shot.target.bit_count() == (0 if shot.is_goal or shot.is_swap else 1)


@pytest.mark.clause("AS-path-d")
def test_a_goal_in_a_line_looks_at_nothing_beyond_the_goal_line() -> None:
    """The author's program also looks at a cell the ball never takes; the page does not follow it."""
    shot = flight("left", "G2", "J5")
    assert shot.path == BIT["H3"] | BIT["I4"]
    assert shot.target == 0
