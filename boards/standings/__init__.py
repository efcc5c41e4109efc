"""How a competition stands, of any kind: tables and brackets. They hold no words of their own: these are handed in."""

from boards.standings._bracket import Pairing, bracket_scene
from boards.standings._frame import StandingsFrame, StandingsLabels
from boards.standings._table import MOST_ROWS, StandingsLine, StandingsTable, table_scene

__all__ = [
    "MOST_ROWS",
    "Pairing",
    "StandingsFrame",
    "StandingsLabels",
    "StandingsLine",
    "StandingsTable",
    "bracket_scene",
    "table_scene",
]
