"""Matrix Hockey's pictures: matrix, division table, KDH bracket, Gretzky pools, what the others have left.

Everything shown is public: stored orders are never read. Pictures hold no words of their own: titles
and labels are handed in. Each is one PNG of 900 pixels; where a list is too long for one, a function tells its pages.
"""

from boards.matrix_hockey._counts import Taken, column_counts
from boards.matrix_hockey._kdh import kdh_pages, kdh_scene
from boards.matrix_hockey._left import left_order, left_pages, left_scene
from boards.matrix_hockey._matrix import matrix_scene
from boards.matrix_hockey._pools import pools_scene
from boards.matrix_hockey._table import table_scene
from boards.matrix_hockey._words import Decider, Labels, Stat

__all__ = [
    "Decider",
    "Labels",
    "Stat",
    "Taken",
    "column_counts",
    "kdh_pages",
    "kdh_scene",
    "left_order",
    "left_pages",
    "left_scene",
    "matrix_scene",
    "pools_scene",
    "table_scene",
]
