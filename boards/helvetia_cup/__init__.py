"""Helvetia Cup's pictures: the pitch now with overlays, a turn, films, the goal, a team's cards, POWER cards, lessons.

The pitch stands upright, so that a phone shows it large: home attacks upwards, and `Frame.flipped` turns it for the
away coach, so that each coach's own side attacks upwards (rulebook 10.1 says "to the right").

No picture shows anything of plans, hands or keeper cells, but for what its caller hands in for the coach whose it is:
a draft, cards, a keeper's set. Pictures hold no words of their own; titles, names and labels are handed in.
"""

from boards.helvetia_cup._beats import Beat
from boards.helvetia_cup._cards import CardFace, cards_scene, squad_scene
from boards.helvetia_cup._frame import Frame
from boards.helvetia_cup._goal import GoalMouth, goal_scene, keeper_scene, mouth_of, shootout_scene
from boards.helvetia_cup._icons import ball_icon, side_icon
from boards.helvetia_cup._lesson import Lesson, LessonSign, pitch_lesson, shot_lesson, turn_lesson
from boards.helvetia_cup._overlay import DraftOverlay, PitchOverlay, ReachOverlay, Rosette
from boards.helvetia_cup._pitch import pitch_scene
from boards.helvetia_cup._turn import goal_film, turn_film, turn_scene
from boards.helvetia_cup._words import (
    ArrowKind,
    Labels,
    OutcomeKind,
    PolicyKind,
    RestartKind,
    SignKind,
    SkillKind,
)

__all__ = [
    "ArrowKind",
    "Beat",
    "CardFace",
    "DraftOverlay",
    "Frame",
    "GoalMouth",
    "Labels",
    "Lesson",
    "LessonSign",
    "OutcomeKind",
    "PitchOverlay",
    "PolicyKind",
    "ReachOverlay",
    "RestartKind",
    "Rosette",
    "SignKind",
    "SkillKind",
    "ball_icon",
    "cards_scene",
    "goal_film",
    "goal_scene",
    "keeper_scene",
    "mouth_of",
    "pitch_lesson",
    "pitch_scene",
    "shootout_scene",
    "shot_lesson",
    "side_icon",
    "squad_scene",
    "turn_film",
    "turn_lesson",
    "turn_scene",
]
