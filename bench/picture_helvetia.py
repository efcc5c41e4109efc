"""Some moments of a Helvetia Cup match, for the picture bench and the picture tests."""

from collections.abc import Callable, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from bench.harness import Row
from bench.painting import picture_rows
from boards.helvetia_cup import (
    CardFace,
    DraftOverlay,
    Frame,
    GoalMouth,
    Labels,
    PitchOverlay,
    ReachOverlay,
    Rosette,
    cards_scene,
    goal_film,
    goal_scene,
    keeper_scene,
    mouth_of,
    pitch_scene,
    shootout_scene,
    squad_scene,
    turn_scene,
)
from boards.helvetia_cup._following import afterwards
from boards.helvetia_cup._shown import show_state
from boards.scene import Scene
from rules.helvetia_cup.events import Event, MatchEvent, ShootoutKick, Shot
from rules.helvetia_cup.orders import Alternative, Move, Order, Policy
from rules.helvetia_cup.pitch import PITCH
from rules.helvetia_cup.state import SEATS, Match

MOST_MS, MOST_KIB = 30, 60

LABELS = Labels(
    half=lambda half: {1: "1re mi-temps", 2: "2e mi-temps", 5: "tirs au but"}.get(half, f"prolongation {half - 2}"),
    restarts={
        "kickoff": "engagement",
        "keeper": "relance du gardien",
        "free_kick": "coup franc",
        "offside": "hors-jeu",
        "penalty": "penalty",
    },
    arrows={
        "move": "déplacement",
        "carry": "avec le ballon",
        "short_pass": "passe courte",
        "long_pass": "passe longue",
        "deflection": "rebond",
        "shot": "tir",
        "sidestep": "pas obligé",
    },
    signs={
        "start": "départ",
        "carrier": "porteur",
        "keeper": "gardien",
        "captain": "capitaine",
        "boost": "BOOST",
        "tired": "épuisé",
        "fallen": "à terre",
        "yellow": "averti",
    },
    reach=lambda boost: "libre" if boost == 0 else f"{boost} BOOST",
    overlap="débordement",
    policies={"steal": "piquer", "tackle": "tacler", "press": "presser"},
    goal="But !",
    outcomes={"goal": "But !", "saved": "arrêté", "missed": "manqué"},
    zones={"left": "zone gauche", "centre": "zone centrale", "right": "zone droite"},
    skills={
        "steal": "piq",
        "tackle": "tac",
        "clear": "dég",
        "press": "pre",
        "dribble": "dri",
        "pass": "pas",
        "shot": "tir",
        "head": "têt",
        "defence": "défense",
        "offence": "attaque",
    },
    bench="Remplaçants",
    gone="Sortis",
)
FRAME = Frame(
    title="Les Fous de Zyon – Les Dragons de Basela",
    subtitle="tour 15 · avant dim. 29 mars, 21 h 00",
    teams={"home": "Fous de Zyon", "away": "Dragons de Basela"},
    labels=LABELS,
    cards={"home": 2, "away": 3},
)


def _players(rows: str) -> dict[str, dict[str, object]]:
    """`number:hex:boost` or `number::boost` of the bench; `/` after the number: fallen, `!`: cautioned."""
    found: dict[str, dict[str, object]] = {}
    for row in rows.split():
        number, hex_, boost = row.split(":")
        found[number.rstrip("/!")] = {
            "status": "pitch" if hex_ else "bench",
            "at": hex_ or None,
            "down": "/" in number,
            "boost": int(boost),
            "yellow": int("!" in number),
        }
    return found


def match(home: str, away: str, **fields: object) -> Match:
    """Return a position; the sides' figures as `_players` reads them."""
    teams = {
        "home": {"team": "zyon", "attacks": "east", "keeper": 1, "subs_left": 2, "offside_call": False},
        "away": {"team": "basela", "attacks": "west", "keeper": 1, "subs_left": 1, "offside_call": False},
    }
    for seat, rows in (("home", home), ("away", away)):
        players = _players(rows)
        teams[seat] |= {"players": players, "bench": [int(n) for n, one in players.items() if one["at"] is None]}
    raw = {"game": "helvetia-cup", "kind": "match", "phase": "defence", "half": 1, "clock": 18, "turn": 14, "round": 6,
           "attack": "away", **fields, "teams": teams}  # fmt: skip
    return msgspec.convert(raw, Match, str_keys=True, strict=False)


MIDDLE = match(
    "1:e1:2 3!:c4:4 5:d7:4 10:g5:5 8:e3:3 7::4 11::3",
    "1:e13:2 2:g10:4 3:d7:3 5::4 6::4 8/:c9:5 10:f9:0",
    ball={"at": "d7", "holder": 3},
)
"""A defender on the carrier's hex, one who is cautioned, one who has fallen, one who is exhausted."""


def events(*facts: Mapping[str, object]) -> tuple[Event, ...]:
    """Return events from the page's JSON."""
    return tuple(msgspec.convert(fact, MatchEvent, str_keys=True, strict=False) for fact in facts)


def after(before: Match, told: Sequence[Event], **fields: object) -> Match:
    """Return a state in which everybody stands where the events have left them, and the score and clock they say."""
    now = afterwards(show_state(before), told)
    teams = {}
    for seat in SEATS:
        own = before.teams.of(seat)
        players = {
            n: replace(
                one, at=now.figures[seat, n].at, boost=now.figures[seat, n].boost, down=now.figures[seat, n].down
            )
            for n, one in own.players.items()
        }
        teams[seat] = replace(own, players=players)
    held = now.holder
    return replace(
        before,
        teams=replace(before.teams, **teams),
        score=replace(before.score, home=now.score[0], away=now.score[1]),
        clock=now.clock,
        attack=now.attack,
        ball=replace(before.ball, at=now.ball, holder=held[1] if held and held[0] == now.attack else None),
        **fields,
    )


_SIDE = MIDDLE.teams.away
_SENT = replace(_SIDE.players[2], status="sent_off", at=None, yellow=2, red=True)
HURT = replace(MIDDLE, teams=replace(MIDDLE.teams, away=replace(_SIDE, players={**_SIDE.players, 2: _SENT})))
"""One is sent off."""

BREAK = events(
    {"type": "moved", "seat": "home", "player": 8, "path": ["e4", "e5"], "boosts": 1, "overlap": False,
     "with_ball": False},
    {"type": "moved", "seat": "home", "player": 10, "path": ["g6", "g7", "g8"], "boosts": 2, "overlap": False,
     "with_ball": False},
    {"type": "steal", "seat": "home", "player": 5, "target": 3, "roll": 8, "needed": 12, "success": True},
    {"type": "dribble", "seat": "away", "player": 3, "against": 5, "roll": 15, "needed": 14, "success": False},
    {"type": "ball_recovered", "seat": "home", "player": 5, "at": "d7", "how": "steal"},
    {"type": "sidestep", "seat": "home", "player": 5, "from": "d7", "to": "e8", "why": "steal"},
    {"type": "possession", "seat": "home"},
    {"type": "time", "seat": "home", "roll": 2, "minutes": 6, "clock": 24},
    {"type": "turn_end", "reason": "steal"},
)  # fmt: skip
"""The ball is stolen and carried one hex."""

NEAR = match(
    "1:e1:2 3:c4:4 5:d9:2 10:f11:5 11:c11:1 7::4 8::3",
    "1:e13:2 2:f11:4 3:d9:3 8:d12:5 10:f9:0 5::4 6::4",
    attack="home", ball={"at": "d9", "holder": 5}, clock=33, score={"home": 1, "away": 2}, half=2,
)  # fmt: skip
"""Before a goal; two hexes are shared."""

GOAL = events(
    {"type": "moved", "seat": "away", "player": 8, "path": ["d11"], "boosts": 0, "overlap": False, "with_ball": False},
    {"type": "steal", "seat": "away", "player": 3, "target": 5, "roll": 17, "needed": 9, "success": False},
    {"type": "sidestep", "seat": "home", "player": 5, "from": "d9", "to": "d10", "why": "dodge"},
    {"type": "long_pass", "seat": "home", "player": 5, "from": "d10", "aim": "f11", "roll": 18, "needed": 12,
     "success": False, "pressed_by": None},
    {"type": "deflection", "roll": 18, "direction": "F", "hexes": 1, "from": "f11", "to": "f12"},
    {"type": "loose_ball", "at": "f12", "to": "home", "distances": {"home": 1, "away": 1}},
)  # fmt: skip
SCORED = events(
    {"type": "moved", "seat": "away", "player": 8, "path": ["d11", "d10"], "boosts": 1, "overlap": False,
     "with_ball": False},
    {"type": "steal", "seat": "away", "player": 3, "target": 5, "roll": 17, "needed": 9, "success": False},
    {"type": "sidestep", "seat": "home", "player": 5, "from": "d9", "to": "c10", "why": "dodge"},
    {"type": "short_pass", "seat": "home", "player": 5, "from": "c10", "to": "c11", "receiver": 11},
    {"type": "reception", "seat": "home", "player": 11, "at": "c11"},
    {"type": "long_pass", "seat": "home", "player": 11, "from": "c11", "aim": "f11", "roll": 8, "needed": 12,
     "success": True, "pressed_by": None},
    {"type": "reception", "seat": "home", "player": 10, "at": "f11"},
    {"type": "shot", "seat": "home", "player": 10, "kind": "header", "from": "f11", "zone": "centre", "distance": 2,
     "cell": "A", "keeper": 1, "keeper_cells": ["B", "C"], "saved": False, "roll": 7, "needed": 9, "goal": True,
     "pressed_by": 2},
    {"type": "goal", "seat": "home", "player": 10, "score": {"home": 2, "away": 2}, "minute": 78},
    {"type": "possession", "seat": "away"},
    {"type": "time", "seat": "away", "roll": 3, "minutes": 9, "clock": 42},
    {"type": "turn_end", "reason": "goal"},
)  # fmt: skip
"""A dodge, two passes and a header."""

DEFENCE = Order(
    moves=(Move(player=5, mark=8), Move(player=8, points=("d4",)), Move(player=10, points=("g6",))),
    policies=(Policy(player=5, do="tackle"), Policy(do="steal")),
    escapes=("e8", "e7"),
)
FORWARD = match(
    "1:e1:2 3:c4:4 5:e7:3 10:f8:5 8:b8:3 7::4 11::3",
    "1:e13:2 2:f11:4 3:d9:3 8:d12:5 10:f9:0 5::4 6::4",
    attack="home", phase="attack", ball={"at": "e7", "holder": 5},
)  # fmt: skip
_ORDERED = Order(
    moves=(
        Move(player=5, points=("e8",)),
        Move(player=10, points=("e10",)),
        Move(player=8, points=("a9",), overlap=True),
    ),
    plan=(
        (Alternative(do="p", player=10, safe=True), Alternative(do="l", player=8)),
        (Alternative(do="v", cell="B"), Alternative(do="t", cell="A")),
    ),
)
_AWAY_FROM = {hex_: PITCH.distance("b8", hex_) - 1 for hex_ in PITCH.hexes}
_REACHED = ReachOverlay(
    cost={hex_: cost for hex_, cost in _AWAY_FROM.items() if 0 <= cost <= FORWARD.teams.home.players[8].boost},
    overlap=("a10",),
)
_AWAY = replace(FRAME, flipped=True)


def _shot(event: Event) -> GoalMouth:
    assert isinstance(event, Shot)
    return mouth_of(event)


_KICK = {"type": "shootout_kick", "seat": "home", "kick": 1, "player": 11, "cell": "A", "keeper": 1,
         "keeper_cells": ["B", "C"], "saved": False, "roll": 7, "needed": 12, "goal": True}  # fmt: skip
KICKS = [
    kick
    for kick in events(
        _KICK,
        {**_KICK, "seat": "away", "player": 10, "cell": "E", "keeper_cells": ["B", "E"], "saved": True, "goal": False,
         "roll": None, "needed": None},
        {**_KICK, "player": 8, "cell": "D", "roll": 17, "goal": False},
        {**_KICK, "seat": "away", "player": 3, "cell": "F", "keeper_cells": ["A", "B"]},
        {**_KICK, "player": 10, "cell": "F"},
        {**_KICK, "seat": "away", "player": 8, "cell": "C", "roll": 20, "goal": False},
    )
    if isinstance(kick, ShootoutKick)
]  # fmt: skip
CARDS = (
    CardFace(no=1, name="Pied de nez", kind="power", level=1, effect="dribble : +4 au prochain jet",
             challenge="défi : réussir 2 dribbles", state="armed"),
    CardFace(no=7, name="Portier inspiré", kind="power", level=3,
             effect="une case de plus pour le gardien au prochain tir adverse", challenge="défi : 3 arrêts"),
    CardFace(no=9, name="Œil de dragon", kind="legend", effect="relancer une passe longue manquée", state="used"),
)  # fmt: skip
_TITLED = replace(FRAME, title="Tir de Ré (10), reprise de la tête", subtitle="78e minute, à deux cases")


def turn(before: Match, told: Sequence[Event], frame: Frame = FRAME) -> Scene:
    """Return the picture of a turn."""
    return turn_scene(before, after(before, told), told, frame)


def _film(beat: int) -> Scene:
    return goal_film(NEAR, after(NEAR, SCORED), SCORED, FRAME, lambda _: "")[beat].scene


SCENES: Mapping[str, Callable[[], Scene]] = {
    "helvetia-terrain": lambda: pitch_scene(MIDDLE, FRAME),
    "helvetia-terrain-retourne": lambda: pitch_scene(replace(NEAR, restart="free_kick"), _AWAY),
    "helvetia-terrain-vif": lambda: pitch_scene(MIDDLE, replace(FRAME, palette="default")),
    "helvetia-portee": lambda: pitch_scene(FORWARD, FRAME, PitchOverlay(reach=_REACHED)),
    "helvetia-portee-ordre": lambda: pitch_scene(
        FORWARD, FRAME, PitchOverlay(reach=_REACHED, draft=DraftOverlay(seat="home", order=_ORDERED))
    ),
    "helvetia-gabarit": lambda: pitch_scene(FORWARD, FRAME, PitchOverlay(rosette=Rosette(seat="home", at="e10"))),
    "helvetia-ordre-attaque": lambda: pitch_scene(
        FORWARD, FRAME, PitchOverlay(draft=DraftOverlay(seat="home", order=_ORDERED))
    ),
    "helvetia-ordre-defense": lambda: pitch_scene(
        MIDDLE, FRAME, PitchOverlay(draft=DraftOverlay(seat="home", order=DEFENCE))
    ),
    "helvetia-vol": lambda: turn(MIDDLE, BREAK),
    "helvetia-rebond": lambda: turn(NEAR, GOAL),
    "helvetia-but": lambda: turn(NEAR, SCORED),
    "helvetia-film-but": lambda: _film(-1),
    "helvetia-cage": lambda: goal_scene(
        GoalMouth(
            seat="home",
            zone="left",
            malus=PITCH.data.malus["left"],
            needed={cell: 18 - malus for cell, malus in PITCH.data.malus["left"].items()},
        ),
        replace(FRAME, title="Moné (11), case c12", subtitle="tir 18"),
    ),
    "helvetia-cage-but": lambda: goal_scene(_shot(SCORED[7]), _TITLED),
    "helvetia-cage-arret": lambda: goal_scene(
        replace(_shot(SCORED[7]), cell="C", outcome="saved", roll=None, target=None), _TITLED
    ),
    "helvetia-gardien": lambda: keeper_scene("away", 3, replace(FRAME, title="Trois cases qui se touchent"), "BEF"),
    "helvetia-tirs-au-but": lambda: shootout_scene(KICKS, replace(FRAME, title="Tirs au but", subtitle="")),
    "helvetia-equipe": lambda: squad_scene(
        HURT, "away", replace(FRAME, title="Les Dragons de Basela"), ("changements restants : 1", "cartes en main : 3")
    ),
    "helvetia-equipe-family": lambda: squad_scene(
        replace(MIDDLE, variant="family"), "home", replace(FRAME, title="Les Fous de Zyon", subtitle="FAMILY")
    ),
    "helvetia-cartes": lambda: cards_scene(CARDS, replace(FRAME, title="Votre main", subtitle="")),
}
"""One picture of each sort, by name."""


def measure() -> list[Row]:
    """Return the rows for `python -m bench`: each picture from state to bytes, and how big it is."""
    return picture_rows(SCENES, MOST_MS, MOST_KIB)
