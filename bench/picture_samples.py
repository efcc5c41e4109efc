"""A few moments of matches, for the picture bench, the docs' pictures and the picture tests."""

from collections.abc import Callable, Mapping

import msgspec
from msgspec.structs import replace

from boards.kollaball import Frame, Labels, Note, board_scene, orders_scene, played_scene, turn_scene
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
        "b1": {"cell": "F5", "special_used": True},
        "b2": {"cell": "D6"},
        "b3": {"cell": "F4"},
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

LABELS = Labels(
    before="Avant",
    after="Après",
    bench="remplaçant",
    out="sorti",
    missing="absent",
    returns=lambda turn: f"revient au tour {turn}",
    lands=lambda turn: f"retombe au tour {turn}",
    arrows={
        "move": "déplacement",
        "strike": "charge",
        "throw": "passe",
        "knock": "recul subi",
        "lob": "chandelle",
        "reserve": "en réserve",
    },
)
LEGEND = (
    Note(text="Étoile de l’Œuvre : nº 2 « Brume » porte la balle rouge", team="rouge"),
    Note(text="Garçons d’Août : nº 4 « Gaspard » sur la touche", team="bleue"),
)
TITLE, SUBTITLE = "Étoile de l’Œuvre – Garçons d’Août", "Coupe d’Été · tour 6 · échéance dim. 29 mars, 21 h 00"
FRAME = Frame(title=TITLE, subtitle=SUBTITLE, labels=LABELS)

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


def _orders(moment: State, order: TurnOrder, seat: str) -> Scene:
    return orders_scene(moment, order, SeatId(seat), FRAME)


SCENES: Mapping[str, Callable[[], Scene]] = {
    "kollaball-plateau": lambda: board_scene(MIDDLE, replace(FRAME, legend=LEGEND)),
    "kollaball-plateau-retourne": lambda: board_scene(MIDDLE, replace(FRAME, flipped=True)),
    "kollaball-plateau-rouge-vert": lambda: board_scene(MIDDLE, replace(FRAME, palette="safe")),
    "kollaball-engagement": lambda: board_scene(KICK_OFF, FRAME),
    "kollaball-foule": lambda: board_scene(CROWDED, FRAME, throwers={"rouge": "r6"}),
    "kollaball-tour": lambda: turn_scene(MIDDLE, AFTERWARDS, EVENTS, replace(FRAME, legend=LEGEND)),
    "kollaball-film": lambda: played_scene(MIDDLE, EVENTS, replace(FRAME, legend=LEGEND)),
    "kollaball-but": lambda: turn_scene(GOAL, SCORED, GOAL_EVENTS, FRAME),
    "kollaball-ordres": lambda: _orders(MIDDLE, ORDER, "rouge"),
    "kollaball-ordres-engagement": lambda: _orders(KICK_OFF, KICK_OFF_ORDER, "rouge"),
    "kollaball-ordres-tactique": lambda: _orders(MIDDLE, TACTIC_ORDER, "bleue"),
}
"""One picture of each sort, by name."""
