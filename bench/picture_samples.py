"""A few moments of matches, for the picture bench, the docs' pictures and the picture tests."""

from collections.abc import Callable, Mapping

import msgspec
from msgspec.structs import replace

from boards.kollaball import Frame, Labels, board_scene, orders_scene, turn_scene
from boards.scene import Scene
from rules.contract import SeatId
from rules.kollaball.events import (
    Expelled,
    LobLaunched,
    Moved,
    Passed,
    PickedUp,
    PlayerHampered,
    PlayerRemoved,
    Received,
    Scored,
    SpecialUsed,
    TacticPlayed,
)
from rules.kollaball.orders import Line, Move, Pass, Pickup, Special, Tactic, TurnOrder
from rules.kollaball.state import State

_CLASSES = ("warrior", "ranger", "archer", "merchant", "thief", "alchemist")
_NAMES = {
    "r": ("Aldric", "Brume", "Cœur-de-Houx", "Dorine", "Élan", "Fenouil"),
    "b": ("Cyr", "Dune", "Églantine", "Gaspard", "Hâve", "Isaure"),
}


def players(changes: Mapping[str, Mapping[str, object]]) -> dict[str, object]:
    """Return twelve players; the ids in `changes` are on the pitch with these fields, the others on the bench."""
    found: dict[str, object] = {}
    for team, names in _NAMES.items():
        for k in range(6):
            own = changes.get(f"{team}{k + 1}")
            base = {"name": names[k], "class": _CLASSES[k], "deniers": 500}
            found[f"{team}{k + 1}"] = {**base, "status": "bench" if own is None else "pitch", **(own or {})}
    return found


def state(changes: Mapping[str, Mapping[str, object]], balls: Mapping[str, object], **fields: object) -> State:
    """Return a state with these players and balls."""
    teams = {"rouge": {"goal": "A4", "captain": "r1"}, "bleue": {"goal": "G4", "captain": "b1"}}
    return msgspec.convert({"teams": teams, "players": players(changes), "balls": balls, **fields}, State)


_ON_THE_GOALS: dict[str, dict[str, object]] = {
    f"{team}{k}": {"cell": goal} for team, goal in (("r", "A4"), ("b", "G4")) for k in range(1, 5)
}
KICK_OFF = state(
    _ON_THE_GOALS,
    {"rouge": {"at": "held", "by": "r1", "team": "rouge"}, "bleue": {"at": "held", "by": "b2", "team": "bleue"}},
)
"""Four players on each goal."""

_MIDDLE: dict[str, dict[str, object]] = {
    "r1": {"cell": "C4", "special_used": True},
    "r2": {"cell": "D3"},
    "r3": {"cell": "E5", "special_used": True, "extra": 1},
    "r4": {"cell": "E4"},
    "b1": {"cell": "E4", "special_used": True},
    "b2": {"cell": "D6", "skip": 1},
    "b3": {"cell": "F4"},
    "b4": {"cell": "E5", "status": "sideline", "returns": 8},
}
MIDDLE = state(
    _MIDDLE,
    {
        "rouge": {"at": "held", "by": "r1", "team": "rouge"},
        "bleue": {"at": "ground", "cell": "E5", "since": 4, "team": "bleue"},
    },
    turn=6,
)
"""The middle of a match: someone sits out, someone is on the sideline, a ball lies at a player's feet."""

AFTERWARDS = state(
    _MIDDLE
    | {
        "r2": {"cell": "D4"},
        "r4": {"cell": "E4", "special_used": True},
        "b1": {"cell": "D4", "special_used": True},
        "b2": {"cell": "D6"},
        "b3": {"cell": "E4"},
    },
    {
        "rouge": {"at": "held", "by": "r2", "team": "rouge"},
        "bleue": {"at": "held", "by": "r3", "team": "bleue"},
    },
    turn=7,
)
"""`MIDDLE` one turn later; `EVENTS` led there."""


EVENTS = (
    SpecialUsed(player="r4", special="bribe", via="class"),
    Moved(player="r2", origin="D3", to="D4", path=("D3", "D4"), role="receiver", round=1),
    Moved(player="r4", origin="E4", to="F4", path=("E4", "F4"), role="hitter", round=1),
    Moved(player="b1", origin="E4", to="D4", path=("E4", "D4"), role="receiver", round=1),
    Moved(player="b3", origin="F4", to="E4", path=("F4", "E4"), role="hitter", round=1),
    Passed(player="r1", ball="rouge", origin="C4", to="D4", deep=False, round=1),
    Expelled(player="r4", origin="F4", to="E4", cause="charge", pinned=False, round=1),
    PickedUp(player="r3", ball="bleue", cell="E5", round=1),
    Received(player="r2", ball="rouge", cell="D4", round=1, fair_call=False),
)

ORDER = TurnOrder(
    lines=(
        Line(player="r1", actions=(Pass(origin="C4", to="D4"),)),
        Line(
            player="r2",
            actions=(Move(role="receiver", origin="D3", path=("D4", "E4"), special=Special(kind="sprint")),),
        ),
        Line(player="r3", actions=(Pickup(origin="E5"),), reserve=Pass(origin="E5", to="F5")),
        Line(
            player="r4",
            actions=(
                Move(
                    role="hitter",
                    origin="E4",
                    path=("F4",),
                    special=Special(kind="bribe", side="favour", amount=200),
                ),
            ),
        ),
    )
)
"""Red's orders in `MIDDLE`."""

_SPECIALS = {
    "sprint": "sprint",
    "deep_pass": "passe longue",
    "block": "blocage",
    "decoy": "leurre",
    "bribe": "pot-de-vin",
}
LABELS = Labels(
    goal="BUT",
    bench="banc",
    out="sorti",
    missing="absent",
    returns=lambda turn: f"retour au tour {turn}",
    lands=lambda turn: f"retombe au tour {turn}",
    classes={
        "warrior": "guerrier",
        "alchemist": "alchimiste",
        "ranger": "rôdeur",
        "archer": "archer",
        "thief": "voleur",
        "merchant": "marchand",
    },
    special=lambda kind, via: {"copy": "copie : ", "legend": "légende : "}.get(via, "") + _SPECIALS[kind],
    arrows={
        "move": "déplacement",
        "strike": "charge",
        "throw": "balle",
        "knock": "recul",
        "lob": "chandelle",
        "reserve": "réserve",
    },
    signs={
        "start": "départ",
        "order": "ensuite",
        "idle": "ne joue pas",
        "stopped": "arrêté",
        "unspent": "spéciale à jouer",
    },
)
TITLE, SUBTITLE = "Étoile de l’Œuvre – Garçons d’Août", "Tour 6"
FRAME = Frame(
    title=TITLE,
    subtitle=SUBTITLE,
    teams={"rouge": "Étoile de l’Œuvre", "bleue": "Garçons d’Août"},
    labels=LABELS,
)

KICK_OFF_ORDER = TurnOrder(
    lines=(
        Line(player="r1", actions=(Pass(origin="A4", to="B5"),)),
        Line(player="r2", actions=(Move(role="receiver", origin="A4", path=("B5",)),)),
        Line(player="r3", actions=(Move(role="hitter", origin="A4", path=("B5",)),)),
        Line(player="r4", actions=(Move(role="receiver", origin="A4", path=("A3",)),)),
    )
)
"""Red's orders at `KICK_OFF`."""

CROWDED = state(
    {
        **{f"r{k}": {"cell": "G4", "special_used": k % 2 == 0} for k in range(1, 5)},
        **{f"b{k}": {"cell": "G4", "skip": k % 2} for k in range(1, 5)},
        "r5": {"cell": "D4"},
        "r6": {"cell": "D4"},
        "b5": {"cell": "D4", "special_used": True},
        "b6": {"cell": "C5", "status": "missing"},
    },
    {
        "rouge": {"at": "air", "target": "E2", "lands": 9, "team_thrown": "rouge", "team": "rouge"},
        "balle-1": {"at": "held", "by": "b1", "kind": None},
        "balle-2": {"at": "ground", "cell": "D4", "kind": None},
        "leurre-r5-6": {"at": "held", "by": "r5", "kind": "decoy", "team": "rouge", "vanishes": 8},
    },
    turn=7,
)
"""Eight players on a goal, a lob in the air, decoys known and unknown."""

TACTIC_ORDER = TurnOrder(
    tactic=Tactic(name="lob", carrier="b3", origin="F4", cell="D4"),
    lines=(
        Line(player="b1", actions=(Move(role="hitter", origin="E4", path=("D4",)),)),
        Line(player="b4", entry="E3", actions=(Move(role="receiver", origin="E3", path=("D2",)),)),
    ),
)
"""Blue's orders in a moment like `MIDDLE`: a lob, and one who comes back from the sideline."""

GOAL = state(
    {"r1": {"cell": "F4"}, "r2": {"cell": "F3"}, "r3": {"cell": "B4"}, "b1": {"cell": "E4"}, "b2": {"cell": "C5"},
     "b3": {"cell": "B5"}},
    {"rouge": {"at": "held", "by": "r1", "team": "rouge"}, "bleue": {"at": "held", "by": "b3", "team": "bleue"}},
    turn=12,
)  # fmt: skip
SCORED = state(
    {"r1": {"cell": "F4"}, "r2": {"cell": "G4"}, "b1": {"cell": "D4"}, "b2": {"cell": "C5"}, "b3": {"cell": "B5"},
     "r3": {"cell": "B4", "status": "sideline", "returns": 14}},
    {"rouge": {"at": "held", "by": "r2", "team": "rouge"},
     "bleue": {"at": "air", "target": None, "lands": 14, "team_thrown": "bleue", "team": "bleue"}},
    turn=13,
)  # fmt: skip
GOAL_EVENTS = (
    PlayerHampered(player="b2", cause="hindrance"),
    PlayerRemoved(player="r3", cause="referee_error", returns=14, cell="B4"),
    Moved(player="r2", origin="F3", to="G4", path=("F3", "G4"), role="receiver", round=1),
    Moved(player="b1", origin="E4", to="D4", path=("E4", "D4"), role="hitter", round=1),
    Passed(player="r1", ball="rouge", origin="F4", to="G4", deep=False, round=1),
    LobLaunched(player="b3", ball="bleue", lands=14),
    Received(player="r2", ball="rouge", cell="G4", round=1, fair_call=False),
    Scored(team="rouge", player="r2", ball="rouge", round=1),
)
"""From `GOAL` to `SCORED`: a goal, a lob whose target is secret, one hindered and one sent to the sideline."""


CROSSED = state(
    {"r1": {"cell": "C4"}, "r2": {"cell": "C5"}, "r3": {"cell": "D5"}, "b1": {"cell": "E4"}, "b2": {"cell": "E5"},
     "b3": {"cell": "D3"}},
    {"rouge": {"at": "held", "by": "r1", "team": "rouge"}, "bleue": {"at": "held", "by": "b1", "team": "bleue"}},
    turn=4,
)  # fmt: skip
CROSSING = state(
    {"r1": {"cell": "C4"}, "r2": {"cell": "D4"}, "r3": {"cell": "E4"}, "b1": {"cell": "E4"}, "b2": {"cell": "D4"},
     "b3": {"cell": "C4"}},
    {"rouge": {"at": "held", "by": "r2", "team": "rouge"}, "bleue": {"at": "ground", "cell": "D4", "team": "bleue"}},
    turn=5,
)  # fmt: skip
CROSSING_EVENTS = (
    Moved(player="r2", origin="C5", to="D4", path=("C5", "D4"), role="receiver", round=1),
    Moved(player="r3", origin="D5", to="E4", path=("D5", "E4"), role="receiver", round=1),
    Moved(player="b2", origin="E5", to="D4", path=("E5", "D4"), role="receiver", round=1),
    Moved(player="b3", origin="D3", to="C4", path=("D3", "C4"), role="hitter", round=1),
    Passed(player="r1", ball="rouge", origin="C4", to="D4", deep=False, round=1),
    Passed(player="b1", ball="bleue", origin="E4", to="D4", deep=False, round=1),
    Received(player="r2", ball="rouge", cell="D4", round=1, fair_call=False),
)
"""From `CROSSED` to `CROSSING`: everybody goes past everybody else, two passes to one cell, one of them missed."""

MELEE = state(
    {"r1": {"cell": "D4", "special_used": True}, "r2": {"cell": "C4"}, "r3": {"cell": "D4"}, "r4": {"cell": "B4"},
     "b1": {"cell": "E4"}, "b2": {"cell": "E4"}, "b3": {"cell": "E4"}, "b4": {"cell": "E4"}},
    {"balle-1": {"at": "held", "by": "r4", "kind": None}, "balle-2": {"at": "held", "by": "r3", "kind": None},
     "bleue": {"at": "ground", "cell": "D4", "team": "bleue"}},
    turn=9,
)  # fmt: skip
BEFORE_MELEE = state(
    {"r1": {"cell": "D4"}, "r2": {"cell": "D4"}, "r3": {"cell": "C4"}, "r4": {"cell": "B4"}, "b1": {"cell": "E4"},
     "b2": {"cell": "E5"}, "b3": {"cell": "D3"}, "b4": {"cell": "F4"}},
    {"balle-1": {"at": "held", "by": "r4", "kind": None}, "balle-2": {"at": "held", "by": "r4", "kind": None},
     "bleue": {"at": "held", "by": "b4", "team": "bleue"}},
    turn=8,
)  # fmt: skip
MELEE_EVENTS = (
    SpecialUsed(player="r1", special="block", via="class"),
    Moved(player="r3", origin="C4", to="D4", path=("C4", "D4"), role="receiver", round=1),
    Moved(player="b1", origin="E4", to="D4", path=("E4", "D4"), role="hitter", round=1),
    Moved(player="b2", origin="E5", to="D4", path=("E5", "D4"), role="hitter", round=1),
    Moved(player="b3", origin="D3", to="D4", path=("D3", "D4"), role="hitter", round=1),
    Moved(player="b4", origin="F4", to="E4", path=("F4", "E4"), role="carrier", round=1),
    Passed(player="r4", ball="balle-2", origin="B4", to="D4", deep=True, round=1),
    Passed(player="b4", ball="bleue", origin="E4", to="D4", deep=False, round=1),
    Expelled(player="r2", origin="D4", to="C4", cause="charge", pinned=False, round=1),
    Expelled(player="b1", origin="D4", to="E4", cause="block", pinned=False, round=1),
    Expelled(player="b2", origin="D4", to="E4", cause="charge", pinned=False, round=1),
    Expelled(player="b3", origin="D4", to="E4", cause="charge", pinned=False, round=1),
    Received(player="r3", ball="balle-2", cell="D4", round=1, fair_call=False),
)
"""From `BEFORE_MELEE` to `MELEE`: a block and three charges on a cell, four end in another; a ball may be a decoy."""

GATHERED_EVENTS = (
    TacticPlayed(team="rouge", tactic="rally", copied=False),
    Moved(player="r1", origin="B4", to="D4", path=("B4", "C4", "D4"), role=None, round=1),
    Moved(player="r3", origin="C3", to="D4", path=("C3", "D4"), role=None, round=1),
    Moved(player="r4", origin="A1", to="C3", path=("A1", "B2", "C3"), role=None, round=1),
    Moved(player="b1", origin="E5", to="D4", path=("E5", "D4"), role="receiver", round=1),
)
SCATTERED, GATHERED = (
    state({player: {"cell": cell} for player, cell in cells.items()}, {"rouge": {"at": "held", "by": "r2"}}, turn=turn)
    for turn, cells in (
        (7, {"r1": "B4", "r2": "D4", "r3": "C3", "r4": "A1", "b1": "E5"}),
        (8, {"r1": "D4", "r2": "D4", "r3": "D4", "r4": "C3", "b1": "D4"}),
    )
)
"""A tactic: from `SCATTERED` to `GATHERED`."""


def _orders(moment: State, order: TurnOrder, seat: str) -> Scene:
    return orders_scene(moment, order, SeatId(seat), FRAME)


SCENES: Mapping[str, Callable[[], Scene]] = {
    "kollaball-plateau": lambda: board_scene(MIDDLE, FRAME),
    "kollaball-plateau-retourne": lambda: board_scene(MIDDLE, replace(FRAME, flipped=True)),
    "kollaball-plateau-vert": lambda: board_scene(MIDDLE, replace(FRAME, palette="default")),
    "kollaball-engagement": lambda: board_scene(KICK_OFF, FRAME),
    "kollaball-foule": lambda: board_scene(CROWDED, FRAME, throwers={"rouge": "r6"}),
    "kollaball-tour": lambda: turn_scene(MIDDLE, AFTERWARDS, EVENTS, FRAME),
    "kollaball-croisements": lambda: turn_scene(CROSSED, CROSSING, CROSSING_EVENTS, FRAME),
    "kollaball-melee": lambda: turn_scene(BEFORE_MELEE, MELEE, MELEE_EVENTS, FRAME),
    "kollaball-tactique": lambda: turn_scene(SCATTERED, GATHERED, GATHERED_EVENTS, FRAME),
    "kollaball-but": lambda: turn_scene(GOAL, SCORED, GOAL_EVENTS, FRAME),
    "kollaball-ordres": lambda: _orders(MIDDLE, ORDER, "rouge"),
    "kollaball-ordres-engagement": lambda: _orders(KICK_OFF, KICK_OFF_ORDER, "rouge"),
    "kollaball-ordres-tactique": lambda: _orders(MIDDLE, TACTIC_ORDER, "bleue"),
}
"""One picture of each sort, by name."""
