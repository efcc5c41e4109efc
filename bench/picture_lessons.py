"""The pictures that explain a game, for the docs and the picture tests: the same that the bot shows."""

from collections.abc import Callable, Mapping
from functools import partial

from boards.scene import Scene
from presenters.aspic import lesson as aspic
from presenters.helvetia_cup import lesson as helvetia
from presenters.kollaball import lesson as kollaball
from presenters.post import Picture
from presenters.texts import BASE, LOCALES, Texts, Voice


def _scene(draw: Callable[[Voice], Picture], language: str) -> Scene:
    return draw(Texts.load().voice(language)).scene


_DRAWN: Mapping[str, Callable[[Voice], Picture]] = {
    "kollaball-terrain": kollaball.pitch_picture,
    "aspic-tir": aspic.shot_picture,
    "aspic-marquer": aspic.goals_picture,
    "helvetia-lecon-terrain": helvetia.pitch_picture,
    "helvetia-lecon-tour": helvetia.turn_picture,
    "helvetia-lecon-tir": helvetia.shot_picture,
}
SCENES: Mapping[str, Callable[[], Scene]] = {
    name if language == BASE else f"{name}-{language}": partial(_scene, draw, language)
    for name, draw in _DRAWN.items()
    for language in LOCALES
}
"""Each in French, and in English under a name of its own."""
