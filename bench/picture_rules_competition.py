"""The pictures of the competitions' rules as people read them (docs/reglement): seasons that the rules play."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from boards.scene import Scene
from presenters.competition.pictures import stage_picture
from presenters.competition.words import GameWords
from presenters.texts import BASE, Texts
from rules.competition.game import GAME
from rules.competition.state import RESULTS, State
from rules.contract import JsonObject, SeatId
from rules.dice import Dice

NAMES = ("Ana", "Bo", "Cy", "Dee", "Eli", "Flo", "Gus", "Hua")
SEAT = SeatId(RESULTS)


def played(entrants: int, stages: Sequence[JsonObject], *rounds: str) -> State:
    """Return a season after its first rounds, each the lines that report it."""
    setup: JsonObject = {
        "config": {"stages": [*stages]},
        "entrants": {name.lower(): {"name": name, "number": n} for n, name in enumerate(NAMES[:entrants], 1)},
    }
    state = GAME.resolve(GAME.new(setup, Dice(b"")), {}, Dice(b"")).state
    for turn, lines in enumerate(rounds):
        state = GAME.resolve(state, {SEAT: GAME.parse(state, SEAT, lines)}, Dice(b"%d" % turn)).state
    return state


LEAGUE = played(4, [{"format": "round_robin"}], "M1 3-0; M2 1-0", "M3 1-0; M4 0-2", "M5 1-1; M6 1-2")
CUP = played(6, [{"format": "knockout"}], "M1 1-2; M2 3-1", "M3 2-1; M4 0-1 ap")
GROUPS = played(
    8,
    [{"format": "groups", "groups": 2}, {"format": "knockout", "take": {"top": 2}, "seeding": "cross"}],
    "M1 2-0; M2 1-1; M3 1-0; M4 0-2",
    "M5 0-1; M6 2-2; M7 0-3; M8 1-1",
    "M9 1-0; M10 3-1; M11 2-0; M12 2-1",
)

_DRAWN: Mapping[str, tuple[State, int, Mapping[str, str]]] = {
    "competition-classement": (LEAGUE, 1, {"fr": "Ligue du Phare", "en": "Lighthouse League"}),
    "competition-tableau": (CUP, 1, {"fr": "Coupe d'hiver", "en": "Winter Cup"}),
    "competition-poules": (GROUPS, 1, {"fr": "Coupe de printemps", "en": "Spring Cup"}),
}


def draw(name: str, language: str) -> Scene:
    """Return how a stage stands, under its competition's title."""
    state, stage, titles = _DRAWN[name]
    return stage_picture(GameWords(Texts.load().voice(language), state), titles[language], stage).scene


SCENES: Mapping[str, Callable[[], Scene]] = {
    name if language == BASE else f"{name}-{language}": partial(draw, name, language)
    for name, (_, _, titles) in _DRAWN.items()
    for language in titles
}
"""Each in French, and in English under a name of its own."""
