"""How a shot works and when it is a goal: two pictures for the short rules and the guide."""

from boards.aspic import Lesson, lesson_scene
from presenters.post import Picture
from presenters.texts import Voice

SHOT = (("C5", "F5"),)
GOALS = (("F3", "I4"), ("G7", "I8"), ("C4", "D2"))  # in; off the goal line; off the top
NOTES = 3


def shot_picture(voice: Voice) -> Picture:
    """Return a straight shot with its shooter, the ball and where the ball goes."""
    t = voice.t
    lesson = Lesson(
        title=t("as-lesson-shot"),
        notes=[t(f"as-lesson-shot-{number}") for number in range(1, NOTES + 1)],
        shooter=t("as-lesson-word-shooter"),
        ball=t("as-lesson-word-ball"),
        end=t("as-lesson-word-end"),
        half=t("as-lesson-word-half"),
    )
    return Picture(lesson_scene(lesson, SHOT), "lecon-tir.png", t("as-lesson-shot-alt"))


def goals_picture(voice: Voice) -> Picture:
    """Return a goal, and shots that are none."""
    t = voice.t
    notes = [t(f"as-lesson-goal-{number}") for number in range(1, NOTES + 1)]
    lesson = Lesson(title=t("as-lesson-goal"), notes=notes, goal=t("as-brief-goal"))
    return Picture(lesson_scene(lesson, GOALS), "lecon-but.png", t("as-lesson-goal-alt"))
