"""The attack's gestures: its plan, step by step (rulebook 6.7; HC-PM-plan, HC-PM-must)."""

from collections.abc import Mapping
from typing import Literal

from rules.helvetia_cup.events import PlanStopped, ShotKind
from rules.helvetia_cup.orders import Alternative, Do, Step
from rules.helvetia_cup.pitch import CELLS, PITCH, Hex
from rules.helvetia_cup.turn.passing import play_long_pass, play_short_pass
from rules.helvetia_cup.turn.possession import end_game_turn
from rules.helvetia_cup.turn.shooting import shoot
from rules.helvetia_cup.turn.table import Table

Chain = Literal["own", "short", "long"]  # the first gesture; a short, a long pass was just received

LEGAL: Mapping[Do, tuple[Chain, ...]] = {
    "p": ("own", "short"), "l": ("own", "short"), "s": ("own",), "v": ("short",), "t": ("long",),
}  # fmt: skip
LEGAL_FAMILY: Mapping[Do, tuple[Chain, ...]] = {"p": ("own", "short"), "s": ("own", "short")}
SHOTS: Mapping[Do, ShotKind] = {"s": "shot", "v": "volley", "t": "header"}
COMPULSORY = ("kickoff", "free_kick", "offside", "keeper")
SHORT_REACH, FAMILY_REACH = 2, 3


def pass_reach(*, family: bool) -> int:
    """Return how far a short pass goes, in hexes (HC-2.5-short-a, HC-F-pass-a)."""
    return FAMILY_REACH if family else SHORT_REACH


def play_gestures(table: Table) -> None:
    """Play the plan to the end of the game turn."""
    plan, restart = table.attacking.order.plan, table.restart
    if table.holder is None:
        end_game_turn(table, "loose")
        return
    table.restart = None
    if restart == "penalty":
        shoot(table, "penalty", _penalty_cell(table, plan))
        return
    must = restart in COMPULSORY
    _follow(table, plan, must=must)
    if must and not table.has_gestured:
        _play_default(table)
    if not table.is_over:
        end_game_turn(table, "stopped")


def _penalty_cell(table: Table, plan: tuple[Step, ...]) -> str:
    """Return the plan's cell, or one drawn (label `pick/cell`)."""
    planned = next((one.cell for step in plan[:1] for one in step if one.do == "s"), None)
    return planned or table.dice.pick("pick/cell", CELLS)


def _follow(table: Table, plan: tuple[Step, ...], *, must: bool) -> None:
    chain: Chain = "own"
    for number, step in enumerate(plan, 1):
        chosen = next((one for one in step if _is_playable(table, one, chain, must=must)), None)
        if chosen is None:
            table.emit(PlanStopped(step=number))
            return
        if chosen.do == "-":
            return
        _play(table, chosen)
        if table.is_over:
            return
        chain = "long" if chosen.do == "l" else "short"


def _is_playable(table: Table, one: Alternative, chain: Chain, *, must: bool) -> bool:
    """Return whether an alternative is legal now and its condition holds; `must`: the first gesture is compulsory."""
    if one.do == "-":
        return not (must and chain == "own")
    legal = LEGAL_FAMILY if table.is_family else LEGAL
    if chain not in legal.get(one.do, ()):
        return False
    here = table.carrier.where
    if one.do in SHOTS:
        defender = table.defending.seat
        is_there = here in PITCH.box(defender) if one.do == "t" else PITCH.spot(defender, here) is not None
        return is_there and not (one.safe and table.presser() is not None)
    to = _target(table, one)
    if to is None or to == here:
        return False
    if one.do == "p" and PITCH.distance(here, to) > pass_reach(family=table.is_family):
        return False
    return not (one.safe and table.defending.standing_at(to) is not None)


def _target(table: Table, one: Alternative) -> Hex | None:
    if one.player is None:
        return one.at
    mate = table.attacking.figures.get(one.player)
    return mate.at if mate is not None and mate.is_standing and mate is not table.carrier else None


def _play(table: Table, one: Alternative) -> None:
    if one.do in SHOTS:
        shoot(table, SHOTS[one.do], one.cell or CELLS[0])
        return
    to = _target(table, one)
    if to is None:
        raise RuntimeError("a pass to nobody")
    if one.do == "p":
        play_short_pass(table, to)
    else:
        play_long_pass(table, to)


def _play_default(table: Table) -> None:
    """HC-PM-must: play the default gesture, if there is one."""
    carrier, other = table.carrier, table.defending
    mates = [one for one in table.attacking.standing() if one is not carrier]

    def away(hex_: Hex) -> int:
        return PITCH.distance(carrier.where, hex_)

    reach = pass_reach(family=table.is_family)
    near = [one for one in mates if away(one.where) <= reach]
    if near:
        first = min(near, key=lambda one: (other.standing_at(one.where) is not None, away(one.where), one.n))
        play_short_pass(table, first.where)
    elif mates and not table.is_family:
        play_long_pass(table, min(mates, key=lambda one: (away(one.where), one.n)).where)
