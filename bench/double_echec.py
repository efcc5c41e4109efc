"""Double-Échec: a shift of ten units with two full sheets, and a match of the doctrine against itself."""

import random

from bench.harness import Row, cpu_ms
from bench.sizes import size
from rules.contract import JsonObject, SeatId
from rules.dice import Dice
from rules.double_echec import GAME
from rules.double_echec.orders import Order
from rules.double_echec.state import State

SHIFTS = size(20, 1)

STATIONS = (("C", ("G11", "G17", "G21")), ("AG", ("D13", "D17", "E22")), ("AD", ("J13", "J17", "I22")))
MARKS = (("C", "P"), ("DG", "L"), ("DD", "L"), ("AG", "AD"), ("AD", "AG"))

# A sheet that asks something of every moment, near the 1,800 characters that one may have.
FULL_SHEET = "; ".join(
    (
        *(f"O tir si pct>={pct} & u>={units}" for pct, units in ((70, 5), (60, 10), (55, 15), (50, 30))),
        *(f"O passe AG,AD,C libre >={odds} puis tir/passe/avance ~G22 si zone=3" for odds in (70, 60)),
        *(f"O passe * libre >={odds} puis passe/avance si ecart<=1" for odds in (80, 65, 55)),
        *(f"O avance ~{cell} si zone={zone} & k>=1" for zone, cell in ((1, "G12"), (2, "G18"), (3, "G23"))),
        *(f"M {post} va ~{cell} si zone={zone}" for post, cells in STATIONS for zone, cell in enumerate(cells, 1)),
        *(f"D {post} marque {whom} si zone={zone} & num>=0" for post, whom in MARKS for zone in (1, 2, 3)),
        *("D G couvre", "L DG,DD si zone=1", "L AG,AD,C puis tir/passe C,AG/avance si zone=3", "V *", "J rend DD,DG"),
        *("J rapide tir si d<=6", "G degage AVD si mk=1 & pct<50", "X A2 si u>=20", "X P2 si u>=25", "R C,AG,AD"),
        *("Z but,penalite si per>=3", "R cote bas", "S avance ~F22 vise 5", "K H sort"),
    )
)


def measure() -> list[Row]:
    """Return the two rows of this measure."""
    shifts = full_shifts()
    count = len(shifts)
    match_ms = cpu_ms(lambda: [play({}, seed) for seed in range(3)], times=1) / 3
    shift_ms = cpu_ms(lambda: [GAME.resolve(state, orders, Dice(seed)) for state, orders, seed in shifts], times=1)
    return [
        Row(name="Double-Échec: a shift of ten units, two full sheets", value=shift_ms / count, unit="ms CPU", bar=6),
        Row(name="Double-Échec: a match, doctrine against doctrine", value=match_ms, unit="ms CPU", bar=80),
    ]


def setup() -> JsonObject:
    """Return a match between two teams of three lines."""
    return {team: {"name": team, "roster": _roster(first)} for team, first in (("home", 1), ("away", 41))}


def _roster(first: int) -> list[JsonObject]:
    positions = ["C"] * 3 + ["W"] * 6 + ["D"] * 6
    skaters = [{"n": first + i, "pos": pos, "T": 2, "P": 2, "V": 2, "B": 1 + i % 3} for i, pos in enumerate(positions)]
    return [*skaters, {"n": first + len(skaters), "pos": "G", "V": 1, "A": 4}]


def play(sheets: JsonObject, seed: int) -> list[tuple[State, dict[SeatId, Order | None], bytes]]:
    """Play a match; return the turns in which both sides sent their sheet: state, orders, seed."""
    chance = random.Random(seed)  # noqa: S311 - a fixed seed is the point
    state = GAME.new(setup(), Dice(b""))
    turns: list[tuple[State, dict[SeatId, Order | None], bytes]] = []
    while not GAME.is_over(state):
        orders: dict[SeatId, Order | None] = {
            seat: GAME.parse(state, seat, str(sheets[seat])) if seat in sheets else None
            for seat in GAME.awaiting(state)
        }
        dice = chance.randbytes(8)
        turns.append((state, orders, dice))
        state = GAME.resolve(state, orders, Dice(dice)).state
    return turns


def full_shifts() -> list[tuple[State, dict[SeatId, Order | None], bytes]]:
    """Return shifts in which both sides have a full sheet."""
    turns = [turn for seed in range(2) for turn in play({"home": FULL_SHEET, "away": FULL_SHEET}, seed)]
    return [turn for turn in turns if GAME.stage(turn[0]) == "play"][:SHIFTS]
