"""The examples of Helvetia Cup's rules as people read them (docs/reglement): turns that the rules resolve."""

from collections.abc import Callable, Mapping
from functools import partial

from bench.picture_helvetia import match
from boards.scene import Scene
from presenters.helvetia_cup import lesson
from presenters.helvetia_cup.pictures import Pictures
from presenters.helvetia_cup.words import GameWords
from presenters.texts import BASE, LOCALES, Texts
from rules.contract import Outcome, SeatId
from rules.dice import Dice
from rules.helvetia_cup.chances import find_reach
from rules.helvetia_cup.events import MatchEvent
from rules.helvetia_cup.notation.reading import parse
from rules.helvetia_cup.orders import EMPTY
from rules.helvetia_cup.pitch import SeatName
from rules.helvetia_cup.state import Match
from rules.helvetia_cup.turn import resolve

NAMES: Mapping[SeatName, str] = {"home": "Fous de Zyon", "away": "Dragons de Basela"}
TEAMS: Mapping[SeatName, str] = {"home": "zyon", "away": "basela"}

# What stands above each picture: its title, and the line below it.
_WORDS: Mapping[str, Mapping[str, tuple[str, str]]] = {
    "reach": {
        "fr": ("Où peut aller le 8, Brute Un ?", "0 : gratuit ; 1, 2, 3 : autant de BOOST"),
        "en": ("Where may no. 8, Brute Un, go?", "0: free; 1, 2, 3: so much BOOST"),
    },
    "template": {
        "fr": ("Une passe longue ratée vers e10", "chaque valeur du dé, là où elle envoie le ballon"),
        "en": ("A long pass to e10 that goes astray", "each value of the die, where it sends the ball"),
    },
    "offside": {
        "fr": ("Deux passes longues des Dragons", "le 8 est hors-jeu en e3 ; le 10, en f4, ne l'est pas"),
        "en": ("Two long passes of the Dragons", "no. 8 is off-side on e3; no. 10, on f4, is not"),
    },
}

ATTACK = match(
    "1:e1:2 3:d5:4 6:g7:5 10:d9:4 8:f9:3 4::4 5::4",
    "1:e13:2 3:c9:3 6:f12:4 8:g9:5 10:c11:4 2::4 5::4",
    variant="family", attack="home", phase="attack", ball={"at": "d9", "holder": 10},
)  # fmt: skip
"""FAMILY, home attacks: Ré has the ball, Brute Un waits on his right."""
PASSING = match(
    "1:e1:2 3:c4:4 5:e7:3 10:e11:5 8:b8:3 7::4 11::3",
    "1:e13:2 2:f11:4 3:d9:3 8:d12:5 10:f10:4 5::4 6::4",
    attack="home", phase="attack", ball={"at": "e7", "holder": 5},
)  # fmt: skip
"""GEEK, home attacks: Stok Alp has the ball, his team-mates and opponents are around e10."""
BEHIND = match(
    "1:e1:2 3:d4:4 5:d8:4 6:g6:5 8:e6:3 10::4 7::4",
    "1:e13:2 2:g10:4 3:d8:3 8:e3:5 10:f4:4 5::4 6::4",
    phase="attack", ball={"at": "d8", "holder": 3},
)  # fmt: skip
"""GEEK, away attacks: home's last two are on e1 and d4; of two attackers one is beyond the second of them."""


ORDERS: tuple[Mapping[SeatName, str], ...] = (
    {"home": "D 8-f11; G p8 > sA; E d10"},
    {"away": "D 3-@10 6-@8; P pique; K B BE ABE"},
)
"""The attack's order, then the defence's answer."""
DRAWS = {"steal/away:3": 14, "intercept/away:6": 12, "shot": 7}
"""Neither the steal nor the interception succeeds, the shot does."""


def family_turn() -> Outcome[Match, MatchEvent]:
    """Return what `ORDERS` come to: the state after both, and all that happened."""
    state, told = ATTACK, tuple[MatchEvent, ...]()
    for sent in ORDERS:
        orders = {SeatId(seat): parse(state, seat, text) for seat, text in sent.items()}
        outcome = resolve(state, orders, Dice(b"", forced=DRAWS))
        state, told = outcome.state, (*told, *outcome.events)
    return Outcome(state, told)


def _pictures(name: str, language: str, seat: SeatName | None = None) -> Pictures:
    title, subtitle = _WORDS.get(name, {}).get(language, ("", ""))
    return Pictures(GameWords(Texts.load().voice(language), NAMES, TEAMS), title, subtitle, seat=seat)


def _pitch(language: str) -> Scene:
    return lesson.pitch_picture(Texts.load().voice(language)).scene


def _turn(language: str) -> Scene:
    played = family_turn()
    return _pictures("turn", language).turn(ATTACK, played.state, played.events).scene


def _goal(language: str) -> Scene:
    played = family_turn()
    [picture] = _pictures("goal", language).shots(played.state, played.events)
    return picture.scene


def _reach(language: str) -> Scene:
    found = find_reach(ATTACK, "home", 8)
    return _pictures("reach", language).reach(ATTACK, "home", EMPTY, found).scene


def _template(language: str) -> Scene:
    return _pictures("template", language).rosette(PASSING, "home", "e10").scene


def _offside(language: str) -> Scene:
    order = parse(BEHIND, "away", "G l8/l10")
    return _pictures("offside", language, "away").draft(BEHIND, "away", order).scene


_DRAWN: Mapping[str, Callable[[str], Scene]] = {
    "helvetia-cup-tour": _turn,
    "helvetia-cup-terrain": _pitch,
    "helvetia-cup-portee": _reach,
    "helvetia-cup-cage": _goal,
    "helvetia-cup-rebonds": _template,
    "helvetia-cup-hors-jeu": _offside,
}
SCENES: Mapping[str, Callable[[], Scene]] = {
    name if language == BASE else f"{name}-{language}": partial(draw, language)
    for name, draw in _DRAWN.items()
    for language in LOCALES
}
"""Each in French, and in English under a name of its own."""
