"""Aspic's pictures: the board now or after a turn, what a captain may do, a test of a shot, a match as a whole.

Every state and event given is what its reader may see (`view`): nothing is masked here, but a waiting queue is drawn
only by `placement_scene`, for its owner. Pictures hold no words of their own; titles, labels and notes are handed in.
"""

from boards.aspic._board import board_after_scene, board_scene
from boards.aspic._choices import moves_scene, placement_scene, shots_scene, threats_scene
from boards.aspic._frame import Frame
from boards.aspic._icons import ball_icon, piece_icon
from boards.aspic._lesson import Lesson, lesson_scene
from boards.aspic._orders import order_scene, trial_scene
from boards.aspic._slide import turn_glide
from boards.aspic._summary import summary_scene
from boards.aspic._words import Icon, Labels, Note, clock_text
from rules.aspic.figures import Stat

__all__ = [
    "Frame",
    "Icon",
    "Labels",
    "Lesson",
    "Note",
    "Stat",
    "ball_icon",
    "board_after_scene",
    "board_scene",
    "clock_text",
    "lesson_scene",
    "moves_scene",
    "order_scene",
    "piece_icon",
    "placement_scene",
    "shots_scene",
    "summary_scene",
    "threats_scene",
    "trial_scene",
    "turn_glide",
]
