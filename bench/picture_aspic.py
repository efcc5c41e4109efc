"""A played Aspic match and some moments, for the picture bench, the docs' pictures and the picture tests."""

import random
from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import chain, pairwise
from resource import RUSAGE_SELF, getrusage
from time import process_time

import msgspec

from bench.harness import Row
from bench.painting import picture_rows
from boards.animation import Still, animation
from boards.aspic import (
    Frame,
    Labels,
    Note,
    board_after_scene,
    board_scene,
    clock_text,
    moves_scene,
    order_scene,
    placement_scene,
    shots_scene,
    summary_scene,
    threats_scene,
    trial_scene,
    turn_glide,
)
from boards.scene import Scene
from rules.aspic import GAME, listing
from rules.aspic.events import Event
from rules.aspic.orders import Move, Placement, Turn
from rules.aspic.state import State
from rules.contract import SeatId
from rules.dice import Dice

MOST_MS, MOST_KIB = 30, 60
MOST_REPLAY_S, MOST_REPLAY_MIB = 20, 100
SEED = 22  # of a match with goals of both sides
_DAY, _HOUR = 86_400, 3600


def _time(seconds: int) -> str:
    return clock_text(seconds) if seconds < _DAY else f"{seconds // _DAY} j {seconds % _DAY // _HOUR} h"


LABELS = Labels(
    time=_time,
    phases={"placement": "pose", "move": "déplacement", "shot": "tir", "test": "test"},
    occupation="occupation",
    distances="distances (cases)",
    goal="But !",
    refusals={
        "AS_SHOT_NOT_YOURS": "Choix incorrect",
        "AS_SHOT_MOVED_PIECE": "Pion déplacé non tireur",
        "AS_SHOT_OUT_OF_RANGE": "Pion hors de portée",
        "AS_SHOT_BACKWARD": "Tir en arrière interdit",
        "AS_SHOT_PATH_BLOCKED": "Trajet occupé",
        "AS_SHOT_SAME_CELL": "Même case tireur + ballon",
        "AS_SHOT_TARGET_OCCUPIED": "Case finale occupée",
    },
    stats={"shots": "tirs", "goals": "buts", "posts": "poteaux", "rebounds": "rebonds", "swaps": "permutations"},
)
TITLE = "Ligue des Glaces · Violets – Orange"
FRAME = Frame(title=TITLE, subtitle="mi-temps 1 · tour 7 sur 10", labels=LABELS)
SAFE = Frame(title=TITLE, subtitle="mi-temps 1 · tour 7 sur 10", labels=LABELS, palette="safe")


def state(left: str, right: str, ball: str, **fields: object) -> State:
    """Return a position in play of two sides whose cells are given as words."""
    pieces = {"left": left.split(), "right": right.split()}
    raw = {
        "config": {"pieces": len(pieces["left"]), "rounds_per_half": 10},
        "teams": {
            "left": {"name": "Étoile de l’Œuvre", "color": "purple"},
            "right": {"name": "Garçons d’Août", "color": "orange"},
        },
        "phase": "play",
        "round": 7,
        "ball": ball,
        "pieces": pieces,
        "score": {"left": 2, "right": 1},
        "clock": {"left": 9 * _DAY + 4 * _HOUR, "right": 20 * _HOUR + 754},
        "stats": {
            "occupation": {"sum": 730, "samples": 13},
            "distance": {
                "left": {"pieces": {"1": 3, "4": 2, "10": 2}, "ball": {"4": 1, "10": 2}},
                "right": {"pieces": {"2": 2, "9": 3, "13": 1}, "ball": {"13": 1}},
            },
        },
        **fields,
    }
    return GAME.decode(msgspec.json.encode(raw))


MIDDLE = state("A2 C3 D5 E6 F7 G2", "E5 G8 H5 I3 I8 K7", "G6")
"""The middle of a match: left has shots of several kinds."""

POST = state("B5 C3 D6 F5 F8 H2", "G8 H5 I3 J8 J3 K7", "I6")
CORNER = state("B5 C3 D6 E7 H5 H2", "G2 H6 I3 I9 K1 K7", "J8")
SHOOTING = state("B5 C3 D6 F5 G4 H2", "G8 H5 I3 I8 J8 K7", "I5")
SWAPPING = state("B5 C3 D6 F4 F6 H2", "G8 H5 I3 J8 J3 K7", "F9")
HAIRPIN = state("B5 C3 D6 F4 G3 H2", "G8 H5 I3 J8 J3 K7", "F7")
RIGHT_SHOOTS = state("B8 C3 D6 A7 A3 H2", "F5 H6 I3 J8 J3 K7", "C4", half=2)
PLACING = GAME.decode(
    msgspec.json.encode(
        {
            "config": {"pieces": 6, "rounds_per_half": 10},
            "teams": {"left": {"name": "Violets", "color": "green"}, "right": {"name": "Rouges", "color": "red"}},
            "to_act": "left",
            "pieces": {"left": ["C3", "D5"], "right": ["H3", "H5", "I8"]},
            "queue": {"left": [], "right": ["G2", "J4"]},
            "clock": {"left": 540, "right": 471},
        }
    )
)


def played(before: State, text: str) -> tuple[State, tuple[Event, ...]]:
    """Return what an order of the side to act leads to."""
    seat = GAME.awaiting(before)[0]
    outcome = GAME.resolve(before, {seat: GAME.parse(before, seat, text)}, Dice(b""))
    return outcome.state, outcome.events


def turn(before: State, text: str, frame: Frame = FRAME) -> Scene:
    """Return the picture of a turn."""
    after, events = played(before, text)
    return board_after_scene(before, after, events, frame)


@lru_cache(maxsize=4)
def match(rounds_per_half: int = 10) -> tuple[tuple[State, tuple[Event, ...]], ...]:
    """Return a match of random players who like to shoot, turn by turn: each state with the events that led to it."""
    chance = random.Random(SEED)  # noqa: S311 - a fixed seed is the point
    moves = GAME.moves
    assert moves is not None
    setup = {
        "config": {"rounds_per_half": rounds_per_half, "clock_mode": "live"},
        "teams": {"home": {"name": "Lynx", "color": "sky"}, "away": {"name": "Marmottes", "color": "red"}},
    }
    now = GAME.new(setup, Dice(b""))
    found: list[tuple[State, tuple[Event, ...]]] = [(now, ())]
    while awaited := GAME.awaiting(now):
        texts = sorted(moves.legal(now, awaited[0]))
        shots = [text for text in texts if "x" in text]
        text = chance.choice(shots if shots and chance.random() < 4 / 5 else texts)
        orders = {awaited[0]: GAME.parse(now, awaited[0], text), SeatId("clock"): GAME.parse(now, SeatId("clock"), "3")}
        outcome = GAME.resolve(now, orders, Dice(b""))
        now = outcome.state
        found.append((now, outcome.events))
    return tuple(found)


def _summary(frame: Frame) -> Scene:
    turns = match()
    return summary_scene(turns[-1][0], chain.from_iterable(events for _, events in turns), frame)


def _trial(position: State, shooter: str, move: Move | None = None) -> Scene:
    assert position.to_act is not None
    return trial_scene(position, listing.try_shot(position, position.to_act, shooter, move), FRAME, move=move)


_LEGEND = (
    Note(text="D5-E4, puis tir de E6 vers I6", side="left"),
    Note(text="À Garçons d’Août de jouer", side="right"),
)

SCENES: Mapping[str, Callable[[], Scene]] = {
    "aspic-plateau": lambda: board_scene(MIDDLE, FRAME),
    "aspic-plateau-contraste": lambda: board_scene(MIDDLE, SAFE),
    "aspic-tour": lambda: turn(
        MIDDLE, "D5-E4 xE6", Frame(title=TITLE, subtitle=FRAME.subtitle, labels=LABELS, legend=_LEGEND)
    ),
    "aspic-tour-droite": lambda: turn(RIGHT_SHOOTS, "J8-G8 xF5"),
    "aspic-poteau": lambda: turn(POST, "B5-E2 xF5"),
    "aspic-double-rebond": lambda: turn(CORNER, "C3-F6 xH5"),
    "aspic-permutation": lambda: turn(SWAPPING, "xF6"),
    "aspic-aller-retour": lambda: turn(HAIRPIN, "xF4"),
    "aspic-but": lambda: turn(SHOOTING, "H2-G1 xG4"),
    "aspic-pose": lambda: turn(PLACING, "P E7 B5 C8"),
    "aspic-pose-choix": lambda: placement_scene(PLACING, "left", FRAME, chosen=("B5", "E7")),
    "aspic-pose-file": lambda: placement_scene(PLACING, "right", FRAME),
    "aspic-tirs": lambda: shots_scene(MIDDLE, FRAME),
    "aspic-tirs-apres": lambda: shots_scene(MIDDLE, FRAME, move=Move("D5", "E4")),
    "aspic-deplacements": lambda: moves_scene(MIDDLE, "D5", FRAME),
    "aspic-ordre": lambda: order_scene(SHOOTING, Turn(Move("H2", "G1"), "G4"), "left", FRAME),
    "aspic-ordre-pose": lambda: order_scene(PLACING, Placement(("B5", "E7")), "left", FRAME),
    "aspic-test": lambda: _trial(SHOOTING, "G4"),
    "aspic-test-refuse": lambda: _trial(MIDDLE, "D5"),
    "aspic-test-trajet": lambda: _trial(SHOOTING, "F5"),
    "aspic-menaces": lambda: threats_scene(SHOOTING, "right", FRAME),
    "aspic-bilan": lambda: _summary(FRAME),
}
"""One picture of each sort, by name."""


def stills(rounds_per_half: int = 50) -> list[Still]:
    """Return a match as the frames of its replay."""
    return [
        Still(
            scene=board_after_scene(before, after, events, FRAME),
            caption=f"tour {before.round} · {after.score.left} – {after.score.right}",
            is_key=before.score != after.score,
            glide=turn_glide(before, events, FRAME),
        )
        for (before, _), (after, events) in pairwise(match(rounds_per_half))
    ]


def measure() -> list[Row]:
    """Return the rows for `python -m bench`: each picture from state to bytes and its size; the longest replay."""
    rows = picture_rows(SCENES, MOST_MS, MOST_KIB)
    frames = stills()
    before, start = _peak_mib(), process_time()
    data = animation(frames)
    took, grown = process_time() - start, _peak_mib() - before
    name = f"replay of 2x50 rounds, {len(frames)} turns"
    rows.append(Row(name=name, value=took, unit="s CPU", bar=MOST_REPLAY_S))
    rows.append(Row(name=f"{name}: size", value=len(data) / 1024 / 1024, unit="MiB", bar=8))
    rows.append(Row(name=f"{name}: memory", value=grown, unit="MiB", bar=MOST_REPLAY_MIB))
    return rows


def _peak_mib() -> float:
    return getrusage(RUSAGE_SELF).ru_maxrss / 1024
