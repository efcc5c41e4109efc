"""The pictures of Aspic's rules as people read them (docs/reglement), beside those that the bot shows as lessons."""

from collections.abc import Callable, Mapping
from functools import partial

from msgspec.structs import replace

from bench.picture_aspic import MIDDLE, SHOOTING
from boards.aspic import Lesson, lesson_scene
from boards.scene import Scene
from presenters.aspic.pictures import Pictures
from presenters.aspic.words import GameWords
from presenters.texts import BASE, Texts
from rules.aspic.board import Cell, Side
from rules.aspic.listing import try_shot
from rules.aspic.state import LeftTeam, RightTeam, State, Teams

NAMES: Mapping[Side, str] = {"left": "Bo", "right": "Dee"}
TEAMS = Teams(LeftTeam(name=NAMES["left"], color="purple"), RightTeam(name=NAMES["right"], color="orange"))
REBOUNDS: tuple[tuple[Cell, Cell], ...] = (("E5", "F8"), ("I7", "J7"), ("H5", "J2"))
"""Shooters and balls: an edge, a swap, a double rebound."""

# What stands around each picture: its title, and what is said below it.
_WORDS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "board": {
        "fr": (
            "Le terrain",
            "Défense A, zone libre B à E, zone neutre F,",
            "zone libre G à J, défense K. Hachuré : les filets.",
        ),
        "en": (
            "The board",
            "Defence A, free zone B to E, neutral zone F,",
            "free zone G to J, defence K. Hatched: the nets.",
        ),
    },
    "rebounds": {
        "fr": (
            "Rebonds et échange",
            "1. De E5, ballon en F8 : rebond sur la ligne 9, arrivée en G7.",
            "2. De I7, ballon en J7 : le ballon et le tireur échangent.",
            "3. De H5, ballon en J2 : double rebond, arrivée en H3.",
        ),
        "en": (
            "Rebounds and a swap",
            "1. From E5, ball on F8: a rebound on line 9, to G7.",
            "2. From I7, ball on J7: ball and shooter swap places.",
            "3. From H5, ball on J2: a double rebound, to H3.",
        ),
    },
    "move": {
        "fr": ("Se déplacer", "Trois cases au plus, sans sauter"),
        "en": ("Moving", "Three cells at most, without jumping"),
    },
    "path": {
        "fr": ("Trajet occupé", "Un tir droit ou diagonal demande un chemin libre"),
        "en": ("Path occupied", "A straight or diagonal shot needs a free way"),
    },
}


def _lesson(name: str, examples: tuple[tuple[Cell, Cell], ...], language: str) -> Scene:
    title, *notes = _WORDS[name][language]
    return lesson_scene(Lesson(title=title, notes=notes), examples)


def _pictures(name: str, state: State, language: str) -> Pictures:
    title, subtitle = _WORDS[name][language]
    shown = replace(state, teams=TEAMS)
    return Pictures(GameWords(Texts.load().voice(language), NAMES, shown), title, subtitle)


def _moves(language: str) -> Scene:
    return _pictures("move", MIDDLE, language).moves("D5").scene


def _path(language: str) -> Scene:
    return _pictures("path", SHOOTING, language).trial(try_shot(SHOOTING, "left", "F5", None), None).scene


_DRAWN: Mapping[str, Callable[[str], Scene]] = {
    "aspic-terrain": partial(_lesson, "board", ()),
    "aspic-rebonds": partial(_lesson, "rebounds", REBOUNDS),
    "aspic-deplacement": _moves,
    "aspic-trajet": _path,
}
SCENES: Mapping[str, Callable[[], Scene]] = {
    name if language == BASE else f"{name}-{language}": partial(draw, language)
    for name, draw in _DRAWN.items()
    for language in _WORDS["board"]
}
"""Each in French, and in English under a name of its own."""
