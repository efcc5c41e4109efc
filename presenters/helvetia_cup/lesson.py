"""The game explained in three pictures, for the short rules and the guide: the pitch, a turn, a shot."""

from typing import get_args

from boards.helvetia_cup import Lesson, LessonSign, pitch_lesson, shot_lesson, turn_lesson
from presenters.post import Picture
from presenters.texts import Voice

NOTES = 3


def pitch_picture(voice: Voice) -> Picture:
    """Return the half of the pitch that one attacks, and what everything on it means."""
    t = voice.t
    signs: tuple[LessonSign, ...] = get_args(LessonSign)
    lesson = Lesson(
        title=t("hc-lesson-pitch"),
        subtitle=t("hc-lesson-pitch-sub"),
        signs={sign: t(f"hc-lesson-sign-{sign}") for sign in signs},
    )
    return Picture(pitch_lesson(lesson), "lecon-terrain.png", t("hc-lesson-pitch-alt"))


def turn_picture(voice: Voice) -> Picture:
    """Return a game turn from the moves to a goal."""
    return Picture(turn_lesson(_noted(voice, "turn")), "lecon-tour.png", voice.t("hc-lesson-turn-alt"))


def shot_picture(voice: Voice) -> Picture:
    """Return a shot with both secret choices."""
    return Picture(shot_lesson(_noted(voice, "shot")), "lecon-tir.png", voice.t("hc-lesson-shot-alt"))


def _noted(voice: Voice, name: str) -> Lesson:
    t = voice.t
    return Lesson(
        title=t(f"hc-lesson-{name}"),
        subtitle=t(f"hc-lesson-{name}-sub"),
        notes=[t(f"hc-lesson-{name}-{number}") for number in range(1, NOTES + 1)],
    )
