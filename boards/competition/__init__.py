"""A competition's pictures: tables and brackets. They hold no words of their own: names and words are handed in."""

from boards.competition._bracket import bracket_scene
from boards.competition._frame import Frame, Labels
from boards.competition._table import MOST_ROWS, Shown, table_scene

__all__ = ["MOST_ROWS", "Frame", "Labels", "Shown", "bracket_scene", "table_scene"]
