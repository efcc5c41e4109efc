"""Matrix Hockey's pictures: matrix, division table, KDH bracket, Gretzky pools, what the others have left.

Everything shown is public: stored orders are never read. Pictures hold no words of their own: titles
and labels are handed in. Each is one PNG of 900 pixels; where a list is too long for one, a function tells its pages.
"""

from boards.matrix_hockey._counts import Taken, column_counts, crowding_zone_of, next_rounds
from boards.matrix_hockey._frame import Frame
from boards.matrix_hockey._kdh import kdh_pages, kdh_scene
from boards.matrix_hockey._left import left_order, left_pages, left_part, left_scene
from boards.matrix_hockey._matrix import matrix_scene
from boards.matrix_hockey._pools import pool_tables, pools_scene
from boards.matrix_hockey._ranks import RankedRow, division_places
from boards.matrix_hockey._table import division_scene
from boards.matrix_hockey._ties import exempt, find_byes, knock_out
from boards.matrix_hockey._words import Decider, Labels, Stat

__all__ = [
    "Decider",
    "Frame",
    "Labels",
    "RankedRow",
    "Stat",
    "Taken",
    "column_counts",
    "crowding_zone_of",
    "division_places",
    "division_scene",
    "exempt",
    "find_byes",
    "kdh_pages",
    "kdh_scene",
    "knock_out",
    "left_order",
    "left_pages",
    "left_part",
    "left_scene",
    "matrix_scene",
    "next_rounds",
    "pool_tables",
    "pools_scene",
]
