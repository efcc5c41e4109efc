"""The examples of Kollaball's rules as people read them (docs/reglement): turns that the rules themselves resolve."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

import msgspec

from boards.kollaball import Frame, orders_scene, turn_scene
from boards.scene import Scene
from presenters.kollaball.pictures import board_words
from presenters.texts import BASE, Texts
from rules.contract import SeatId
from rules.dice import Dice
from rules.kollaball.game import GAME
from rules.kollaball.state import State

Players = Mapping[str, tuple[str, str, str]]
"""Who stands where: player → name, class, cell."""


@dataclass(frozen=True)
class Example:
    """A turn of the rules: what it shows in each language, who stands where, the balls and both teams' orders.

    `draws`: values of dice. `fresh`: those whose special is still to play.
    """

    titles: Mapping[str, tuple[str, str]]
    players: Players
    balls: Mapping[str, Mapping[str, object]]
    orders: Mapping[str, str]
    draws: Mapping[str, int] = field(default_factory=dict)
    fresh: frozenset[str] = frozenset()

    @property
    def before(self) -> State:
        """The position before the turn."""
        players = {
            who: {"name": name, "class": kind, "cell": cell, "special_used": who not in self.fresh}
            for who, (name, kind, cell) in self.players.items()
        }
        teams = {"rouge": {"goal": "A4", "captain": "r1"}, "bleue": {"goal": "G4", "captain": "b1"}}
        balls = {name: {"team": name, **ball} for name, ball in self.balls.items()}
        return GAME.decode(msgspec.json.encode({"teams": teams, "players": players, "balls": balls, "turn": 5}))

    def frame(self, language: str) -> Frame:
        """Return its title and words in a language."""
        title, subtitle = self.titles[language]
        return Frame(title=title, subtitle=subtitle, labels=board_words(Texts.load().voice(language)))

    def turn(self, language: str) -> Scene:
        """Return the turn on one board."""
        orders = {SeatId(seat): GAME.parse(self.before, SeatId(seat), text) for seat, text in self.orders.items()}
        outcome = GAME.resolve(self.before, orders, Dice(b"", forced=self.draws))
        return turn_scene(self.before, outcome.state, outcome.events, self.frame(language))

    def plan(self, language: str) -> Scene:
        """Return red's own orders as arrows."""
        seat = SeatId("rouge")
        return orders_scene(self.before, GAME.parse(self.before, seat, self.orders[seat]), seat, self.frame(language))


FAR = {"at": "ground", "cell": "A1", "since": 0}
NEAR = {"at": "ground", "cell": "G7", "since": 0}
PASS = Example(
    titles={
        "fr": ("Bo passe à Cy", "Dee arrive trop tard : la balle est déjà partie"),
        "en": ("Bo passes to Cy", "Dee comes too late: the ball has already gone"),
    },
    players={
        "r1": ("Bo", "archer", "C4"),
        "r2": ("Cy", "ranger", "C5"),
        "b1": ("Dee", "warrior", "D4"),
        "b2": ("Flo", "thief", "F5"),
    },
    balls={"rouge": {"at": "held", "by": "r1"}, "bleue": {"at": "held", "by": "b2"}},
    orders={"rouge": "1 P >D5; 2 R D5", "bleue": "1 F C4; 2 P <G5"},
)
CAUGHT = Example(
    titles={
        "fr": ("Dee charge la case de Cy", "Cy recule, personne ne reçoit : la balle tombe en D5"),
        "en": ("Dee charges Cy's cell", "Cy steps back, nobody catches: the ball falls on D5"),
    },
    players={**PASS.players, "b1": ("Dee", "warrior", "E5")},
    balls=PASS.balls,
    orders={"rouge": "1 P >D5; 2 R D5", "bleue": "1 F D5; 2 P <G5"},
)
DUELS = Example(
    titles={
        "fr": ("Frappeurs contre frappeurs", "D2 : un contre un · D5 : deux contre un"),
        "en": ("Hitters against hitters", "D2: one against one · D5: two against one"),
    },
    players={
        "r1": ("Bo", "archer", "C2"),
        "r2": ("Cy", "ranger", "C4"),
        "r3": ("Lou", "merchant", "C5"),
        "b1": ("Dee", "warrior", "E2"),
        "b2": ("Flo", "thief", "E5"),
    },
    balls={"rouge": FAR, "bleue": NEAR},
    orders={"rouge": "1 F D2; 2 F D5; 3 F D5", "bleue": "1 F D2; 2 F D5"},
)
BLOCK = Example(
    titles={
        "fr": ("Bo bloque en E5", "Trois frappeurs : Ida, puis Dee, puis Flo"),
        "en": ("Bo blocks on E5", "Three hitters: Ida, then Dee, then Flo"),
    },
    players={
        "r1": ("Bo", "warrior", "D5"),
        "r2": ("Cy", "ranger", "D4"),
        "b1": ("Dee", "warrior", "F5"),
        "b2": ("Flo", "thief", "F6"),
        "b3": ("Ida", "alchemist", "E4"),
    },
    balls={"rouge": FAR, "bleue": NEAR},
    orders={"rouge": "1 R E5 B; 2 R E5", "bleue": "1 F E5; 2 F E5; 3 F E5"},
    draws={"round/1/block/E5/bleue/1": 3, "round/1/block/E5/bleue/2": 1},
    fresh=frozenset({"r1"}),
)
SPECIALS = Example(
    titles={
        "fr": ("Trois actions spéciales", "Passe en profondeur, sprint, leurre"),
        "en": ("Three special actions", "Deep pass, sprint, decoy"),
    },
    players={
        "r1": ("Bo", "archer", "C4"),
        "r2": ("Cy", "ranger", "C5"),
        "r3": ("Lou", "thief", "C3"),
        "b1": ("Dee", "warrior", "F3"),
    },
    balls={"rouge": {"at": "held", "by": "r1"}, "bleue": NEAR},
    orders={"rouge": "1 P >E5 D; 2 R D5>E5 S; 3 R D3 L3", "bleue": "1 F E3"},
    fresh=frozenset({"r1", "r2", "r3"}),
)

_DRAWN: Mapping[str, Callable[[str], Scene]] = {
    "kollaball-passe": PASS.turn,
    "kollaball-passe-manquee": CAUGHT.turn,
    "kollaball-duels": DUELS.turn,
    "kollaball-blocage": BLOCK.turn,
    "kollaball-speciales": SPECIALS.plan,
}
SCENES: Mapping[str, Callable[[], Scene]] = {
    name if language == BASE else f"{name}-{language}": partial(draw, language)
    for name, draw in _DRAWN.items()
    for language in PASS.titles
}
"""Each in French, and in English under a name of its own."""
