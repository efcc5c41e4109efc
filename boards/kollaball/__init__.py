"""Kollaball's pictures: the board now, a turn on one board, a captain's own orders as arrows.

Every state, event and order given is what its reader may see (`view`): nothing is masked here. Pictures hold no words
of their own; titles, names and labels are handed in.
"""

from boards.kollaball._board import board_scene
from boards.kollaball._frame import Frame
from boards.kollaball._icons import class_icon, team_icon
from boards.kollaball._lesson import Lesson, LessonSign, lesson_scene
from boards.kollaball._orders import orders_scene
from boards.kollaball._slide import turn_glide
from boards.kollaball._turn import turn_scene
from boards.kollaball._words import ArrowKind, Labels, SignKind

__all__ = [
    "ArrowKind",
    "Frame",
    "Labels",
    "Lesson",
    "LessonSign",
    "SignKind",
    "board_scene",
    "class_icon",
    "lesson_scene",
    "orders_scene",
    "team_icon",
    "turn_glide",
    "turn_scene",
]
