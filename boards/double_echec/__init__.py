"""Double-Échec's pictures: the rink now, a shift with its last rush, the shift film, a penalty shot, icons; standings.

No picture shows anything of a sheet. Pictures hold no words of their own but the slots as orders spell them; titles,
names and labels are handed in.
"""

from boards.double_echec._beats import Beat
from boards.double_echec._board import RinkOverlay, rink_scene
from boards.double_echec._frame import Frame
from boards.double_echec._icons import card_icon, puck_icon, side_icon
from boards.double_echec._league import league_scene
from boards.double_echec._penalty_shot import penalty_shot_scene
from boards.double_echec._turn import goal_film, shift_film, shift_scene
from boards.double_echec._words import ArrowKind, Labels, SignKind

__all__ = [
    "ArrowKind",
    "Beat",
    "Frame",
    "Labels",
    "RinkOverlay",
    "SignKind",
    "card_icon",
    "goal_film",
    "league_scene",
    "penalty_shot_scene",
    "puck_icon",
    "rink_scene",
    "shift_film",
    "shift_scene",
    "side_icon",
]
