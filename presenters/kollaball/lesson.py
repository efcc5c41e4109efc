"""The pitch explained: one picture for the short rules and the captain's guide."""

from typing import get_args

from boards.kollaball import Lesson, LessonSign, lesson_scene
from presenters.post import Picture
from presenters.texts import Voice

SIGNS: tuple[LessonSign, ...] = get_args(LessonSign)


def pitch_picture(voice: Voice) -> Picture:
    """Return the pitch with what « in front » means on it, and every sign with its meaning."""
    t = voice.t
    signs = {sign: t(f"kb-lesson-{sign}") for sign in SIGNS}
    lesson = Lesson(
        title=t("kb-lesson-title"),
        subtitle=t("kb-lesson-subtitle"),
        front=t("kb-lesson-word-front"),
        back=t("kb-lesson-word-back"),
        goal=t("kb-lesson-word-goal"),
        signs=signs,
    )
    return Picture(lesson_scene(lesson), "lecon.png", t("kb-lesson-alt"))
