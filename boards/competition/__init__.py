"""A competition's pictures: how it stands is drawn like that of a game's own competition (`boards.standings`)."""

from boards.standings import MOST_ROWS, StandingsFrame, StandingsLabels, StandingsTable, bracket_scene, table_scene

__all__ = ["MOST_ROWS", "StandingsFrame", "StandingsLabels", "StandingsTable", "bracket_scene", "table_scene"]
