"""The examples of Double-Échec's rules as people read them (docs/reglement): beats that the rules resolve."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

import msgspec

from boards.scene import Scene
from presenters.double_echec.pictures import Pictures
from presenters.double_echec.words import GameWords
from presenters.texts import BASE, Texts
from rules.contract import SeatId
from rules.dice import Dice
from rules.double_echec.data import Team
from rules.double_echec.game import GAME
from rules.double_echec.state import SLOTS, Match

SIDES: Mapping[str, Mapping[Team, str]] = {
    "fr": {"home": "Comètes", "away": "Boréales"},
    "en": {"home": "Comets", "away": "Boreals"},
}
SKATERS = {9: "C", 11: "W", 17: "W", 21: "W", 4: "D", 5: "D"}
NUMBERS = {"C": 9, "LW": 11, "RW": 17, "LD": 4, "RD": 5, "G": 31}
AWAY = 60  # what is added to a number of the away side
ALONE, REACH, CLEAR = "none", "reach", "clear"


def _team(added: int, cells: str) -> Mapping[str, object]:
    """Return a side whose centre, wings, defenders and goalkeeper stand on these cells."""
    roster: list[Mapping[str, object]] = [
        {"n": number + added, "pos": position, "T": 2, "P": 3 if position == "C" else 2, "V": 2, "B": 1}
        for number, position in SKATERS.items()
    ]
    roster.append({"n": NUMBERS["G"] + added, "pos": "G", "A": 4})
    places = {NUMBERS[slot] + added: cell for slot, cell in zip(NUMBERS, cells.split(), strict=True)}
    return {
        "roster": roster,
        "ice": {slot: NUMBERS[slot] + added for slot in SLOTS},
        "at": {str(number): cell for number, cell in places.items()},
    }


@dataclass(frozen=True)
class Example:
    """A moment of a match, and the beat that follows: what it shows in each language, who stands where, what is due.

    `draws`: values of dice. `overlay`: what is laid over the position, which is then shown without a beat.
    """

    titles: Mapping[str, tuple[str, str]]
    home: str
    away: str
    puck: Mapping[str, object]
    due: Mapping[str, object] = field(default_factory=lambda: {"do": "card"})
    orders: Mapping[str, str] = field(default_factory=dict)
    draws: Mapping[str, int] = field(default_factory=dict)
    overlay: str = ""

    @property
    def before(self) -> Match:
        """The position before the beat."""
        raw = {
            "kind": "match",
            "config": {"units_per_turn": 0},
            "clock": {"period": 1, "units": 12},
            "attack": "home",
            "teams": {"home": _team(0, self.home), "away": _team(AWAY, self.away)},
            "puck": self.puck,
            "next": self.due,
        }
        state = GAME.decode(msgspec.json.encode(raw))
        assert isinstance(state, Match)
        return state

    def scene(self, language: str) -> Scene:
        """Return the position, or the beat with its dice."""
        before, (title, subtitle) = self.before, self.titles[language]
        words = GameWords(Texts.load().voice(language), SIDES[language])
        pictures = Pictures(words, title, subtitle)
        if self.overlay:
            return pictures.rink(before, self.overlay).scene
        orders = {SeatId(seat): GAME.parse(before, SeatId(seat), text) for seat, text in self.orders.items()}
        outcome = GAME.resolve(before, orders, Dice(b"", forced=self.draws))
        after = outcome.state
        assert isinstance(after, Match)
        return pictures.film(before, after, outcome.events)[0].scene


def _dice(label: str, *values: int) -> Mapping[str, int]:
    return {f"b1/{label}/{number}": value for number, value in enumerate(values, 1)}


HELD = {"at": "G17", "held": ["home", 9]}
ATTACK, DEFENCE = "G17 D19 J20 E14 I14 G3", "G21 E22 I20 F22 H22 G25"
CARDS = {"pass": 11, "clear": 25, "steal": 27}  # the first of each in a full deck of the forwards

RINK = Example(
    titles={
        "fr": ("La patinoire", "Les Comètes attaquent vers le haut, les Boréales vers le bas"),
        "en": ("The rink", "The Comets attack upwards, the Boreals downwards"),
    },
    home="G13 D13 J13 E12 I12 G3",
    away="G15 J15 D15 I16 E16 G25",
    puck={"at": "E12", "held": ["home", 4]},
    overlay=ALONE,
)
GOAL = Example(
    titles={
        "fr": ("Passe, puis tir d'instinct", "10 pour 3 : il reste 7 pas, il en faut 6"),
        "en": ("A pass, then a one-timer", "10 for 3: 7 steps are left, 6 are needed"),
    },
    home=ATTACK,
    away=DEFENCE,
    puck=HELD,
    orders={"home": "O passe AG"},
    draws={"b1/card": CARDS["pass"], **_dice("pass", 4, 4, 2), **_dice("save", 3, 4, 6, 5)},
)
ZONES = Example(
    titles={
        "fr": ("Les zones de portée", "Ombré : la case d'un patineur et les huit autour"),
        "en": ("Zones of reach", "Shaded: a skater's cell and the eight around it"),
    },
    home=ATTACK,
    away=DEFENCE,
    puck=HELD,
    overlay=REACH,
)
STEAL = Example(
    titles={
        "fr": ("Vol !", "Le n° 71 est à 4 pas : il lui en faut 6"),
        "en": ("Steal!", "Number 71 is 4 steps away and needs 6"),
    },
    home="G17 C18 J20 E14 I14 G3",
    away="G21 C21 I20 F22 H22 G25",
    puck=HELD,
    orders={"away": "V AG"},
    draws={"b1/card": CARDS["steal"], **_dice("steal", 3, 3)},
)
CLEARING = Example(
    titles={
        "fr": ("Dégager de sa zone", "Tout droit, ou dans les quatre diagonales"),
        "en": ("Clearing from one's own zone", "Straight ahead, or the four diagonals"),
    },
    home="G13 C13 K13 D9 I9 G3",
    away="G15 F10 J11 E16 I16 G25",
    puck={"at": "D9", "held": ["home", 4]},
    overlay=CLEAR,
)
PENALTY_SHOT = Example(
    titles={
        "fr": ("Tir de pénalité", "Le n° 9 des Comètes va tirer : un tir visé nomme un des six numéros"),
        "en": ("A penalty shot", "Number 9 of the Comets is to shoot: an aimed shot names one of six numbers"),
    },
    home="G20 D13 J13 E14 I14 G3",
    away="G17 E16 I16 F16 H16 G25",
    puck={"at": "G14", "held": None},
    due={"do": "penalty_shot", "team": "home", "player": 9, "row": "G"},
    overlay=ALONE,
)

_DRAWN: Mapping[str, Example] = {
    "double-echec-patinoire": RINK,
    "double-echec-but": GOAL,
    "double-echec-portee": ZONES,
    "double-echec-vol": STEAL,
    "double-echec-degagement": CLEARING,
    "double-echec-penalite": PENALTY_SHOT,
}
SCENES: Mapping[str, Callable[[], Scene]] = {
    name if language == BASE else f"{name}-{language}": partial(example.scene, language)
    for name, example in _DRAWN.items()
    for language in example.titles
}
"""Each in French, and in English under a name of its own."""
