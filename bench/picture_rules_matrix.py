"""The examples of Matrix Hockey's rules as people read them (docs/reglement): weeks that the rules resolve."""

from collections.abc import Callable, Mapping
from functools import lru_cache, partial

import msgspec

from bench.picture_matrix import after, events_until, small_cup
from boards.matrix_hockey import column_counts
from boards.scene import Scene
from presenters.matrix_hockey.pictures import Pictures
from presenters.matrix_hockey.words import GameWords
from presenters.texts import BASE, LOCALES, Texts
from rules.contract import Outcome, SeatId
from rules.dice import Dice
from rules.matrix_hockey import GAME
from rules.matrix_hockey.events import Event
from rules.matrix_hockey.state import State

SEASONS: Mapping[str, str] = {"fr": "Ligue des Neiges", "en": "League of the Snows"}
TEAMS: Mapping[str, str] = {
    "huskies": "Huskies", "flocons": "Flocons", "cyberiens": "Cybériens", "grizzlies": "Grizzlies",
    "bonzommes": "Bonzommes de Neige", "nounours": "Nounours", "culs-geles": "Culs Gelés",
    "vins-chauds": "Vins Chauds", "igloos": "Igloos", "icebergs": "Icebergs", "k-ribou": "K-Ribou",
    "free-riders": "Free Riders",
}  # fmt: skip
ROWS = (
    (3, 3, 1, 4, 3, 5, 1, 1, 4, 3, 2), (2, 6, 4, 1, 5, 3, 2, 6, 1, 4, 2), (5, 1, 3, 6, 2, 4, 3, 1, 5, 2, 6),
    (1, 4, 6, 2, 3, 1, 5, 2, 6, 3, 4), (6, 6, 6, 5, 2, 5, 6, 4, 5, 6, 6), (4, 2, 1, 3, 6, 2, 4, 5, 1, 6, 3),
    (2, 5, 3, 1, 4, 6, 1, 3, 2, 5, 4), (6, 1, 5, 4, 1, 3, 2, 6, 4, 2, 5), (1, 3, 2, 4, 1, 2, 5, 1, 3, 2, 2),
    (3, 6, 4, 2, 5, 1, 6, 4, 3, 1, 2), (5, 2, 1, 6, 3, 4, 2, 5, 6, 4, 1),
)  # fmt: skip
PAIRS = (
    ("huskies", "flocons"), ("cyberiens", "grizzlies"), ("bonzommes", "nounours"), ("culs-geles", "vins-chauds"),
    ("igloos", "icebergs"), ("k-ribou", "free-riders"),
)  # fmt: skip
ORDERS = {
    "huskies": "F+(2)", "flocons": "F(0)", "grizzlies": "F(2)", "bonzommes": "I(3)", "nounours": "D(1)",
    "culs-geles": "D++(1)", "vins-chauds": "B(X)", "igloos": "F#(3)", "icebergs": "I(3)", "k-ribou": "J(1)",
    "free-riders": "K(3)",
}  # fmt: skip
"""The round that the rules work through (MH-3.1.4-a): the Cybériens have sent nothing."""
DRAWS = {"ch/1/bonus/E": 7, "ch/1/column/cyberiens": 6, "ch/1/ot/cyberiens": 5}


@lru_cache(maxsize=1)
def first_week() -> Outcome[State, Event]:
    """Return the division after the round that the rules work through."""
    stocks = {"huskies": (1, 0), "cyberiens": (2, 2), "culs-geles": (2, 0), "igloos": (0, 1)}
    teams = {
        team: {"name": name, "extra_goals": stocks.get(team, (0, 0))[0], "super_saves": stocks.get(team, (0, 0))[1]}
        for team, name in TEAMS.items()
    }
    case = {
        "calendar": [*({"CH": [number]} for number in range(1, 10)), {"CH": [10, 11]}],
        "teams": teams,
        "matrices": {"CH": {str(number): row for number, row in enumerate(ROWS, 1)}},
        "fixtures": {"CH": {"E": {"1": PAIRS}}},
    }
    before = GAME.decode(msgspec.json.encode(case))
    orders = {SeatId(team): GAME.parse(before, SeatId(team), text) for team, text in ORDERS.items()}
    return GAME.resolve(before, orders, Dice(b"", forced=DRAWS))


def _pictures(state: State, language: str, team: str | None = None) -> Pictures:
    return Pictures(GameWords(Texts.load().voice(language), state), SEASONS[language], team=team)


def _matrix(language: str) -> Scene:
    played = first_week()
    taken = column_counts(played.events, "CH")
    return _pictures(played.state, language, "huskies").matrix("CH", "E", taken).scene


def _left(language: str) -> Scene:
    return _pictures(after(5), language, "E-01").left("CH", "E").scene


def _table(language: str) -> Scene:
    return _pictures(after(8), language, "D2A-06").table("D2A").scene


def _bracket(language: str) -> Scene:
    return _pictures(small_cup(), language).bracket().scene


def _pools(language: str) -> Scene:
    return _pictures(after(9), language, "E-03").pools(events_until(9)).scene


_DRAWN: Mapping[str, Callable[[str], Scene]] = {
    "matrix-hockey-matrice": _matrix,
    "matrix-hockey-restes": _left,
    "matrix-hockey-classement": _table,
    "matrix-hockey-coupe": _bracket,
    "matrix-hockey-poules": _pools,
}
SCENES: Mapping[str, Callable[[], Scene]] = {
    name if language == BASE else f"{name}-{language}": partial(draw, language)
    for name, draw in _DRAWN.items()
    for language in LOCALES
}
"""Each in French, and in English under a name of its own."""
