"""Kollaball's pictures: the board now, a turn before and after, a captain's own orders as arrows.

Every state, event and order given is what its reader may see (`view`): nothing is masked here. Pictures hold no words
of their own; titles, labels and notes are handed in.
"""

from boards.kollaball._board import board_scene
from boards.kollaball._frame import Frame
from boards.kollaball._orders import orders_scene
from boards.kollaball._turn import played_scene, turn_scene
from boards.kollaball._words import Labels, Note

__all__ = ["Frame", "Labels", "Note", "board_scene", "orders_scene", "played_scene", "turn_scene"]
