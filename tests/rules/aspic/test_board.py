"""The board's zones, and where pieces may stand and move."""

import pytest

from rules.aspic import board
from rules.aspic.board import destinations
from tests.rules.aspic import page

SIDES = ("left", "right")


@pytest.mark.clause("AS-board-a")
def test_the_board_has_99_cells_from_a1_to_k9_column_by_column() -> None:
    assert len(board.CELLS) == 99
    assert board.POINT["A1"] == (1, 1)
    assert board.POINT["K9"] == (11, 9)
    assert list(board.CELLS) == sorted(board.CELLS)
    assert board.names_of(board.set_of(["K9", "B1", "A9"])) == ("A9", "B1", "K9")


@pytest.mark.clause("AS-board-b", "AS-board-c", "AS-board-d", "AS-board-e")
def test_zones_cover_the_board() -> None:
    neutral = board.set_of(f"F{line}" for line in range(1, 10))
    assert [board.FREE_ZONE[side].bit_count() for side in SIDES] == [36, 36]
    assert board.names_of(board.NETS) == ("A4", "A5", "A6", "K4", "K5", "K6")
    own = {side: ~board.FORBIDDEN[side] & (1 << 99) - 1 for side in SIDES}
    defence = own["left"] & ~own["right"], own["right"] & ~own["left"]
    assert [board.names_of(cells) for cells in defence] == [
        ("A1", "A2", "A3", "A7", "A8", "A9"),
        ("K1", "K2", "K3", "K7", "K8", "K9"),
    ]
    both = own["left"] & own["right"]
    assert both == board.FREE_ZONE["left"] | neutral | board.FREE_ZONE["right"] == board.BALL_ZONE
    assert board.KICKOFF_CELL == "F5"


@pytest.mark.clause("AS-path-i", "AS-dest-d")
def test_a_shooter_may_stand_wherever_the_ball_can_be() -> None:
    assert not any(board.BALL_ZONE & board.FORBIDDEN[side] for side in SIDES)


@pytest.mark.clause("AS-move-a", "AS-move-c", "AS-move-d")
@pytest.mark.parametrize("side", SIDES)
def test_all_moves_on_the_empty_board(side: board.Side) -> None:
    """On 10 columns by 9 lines: 432 along a line, 420 along a column, 680 on diagonals, each pair of cells both ways.

    Less the 2 x 42 pairs with a net cell: each of the three reaches 15 cells, three pairs are within the net.
    """
    found = {
        (cell, to)
        for cell in board.CELLS
        if page.may_stand(side, page.point(cell))
        for to in board.names_of(destinations(side, board.BIT[cell], 0))
    }
    slow = {
        (page.name(origin), page.name(to))
        for at in page.ALL
        if page.may_stand(side, at)
        for origin, to in page.moves(side, {at}, set(), (0, 0))
    }
    assert found == slow
    assert len(found) == 2 * (9 + 8 + 7) * 9 + 2 * (8 + 7 + 6) * 10 + 4 * (72 + 56 + 42) - 2 * (3 * 15 - 3) == 1448
