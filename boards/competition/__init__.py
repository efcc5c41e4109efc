"""A competition's pictures: how it stands is drawn like that of a game's own competition (`boards.standings`)."""

from boards.standings import MOST_ROWS, Frame, Labels, Shown, bracket_scene, table_scene

__all__ = ["MOST_ROWS", "Frame", "Labels", "Shown", "bracket_scene", "table_scene"]
