"""The attack's gestures: its plan, step by step (rulebook 6.7; HC-PM-plan, HC-PM-must)."""

from collections.abc import Mapping
from typing import Literal

from rules.helvetia_cup.events import PlanStopped, ShotKind
from rules.helvetia_cup.notation.writing import alternative_text
from rules.helvetia_cup.orders import Alternative, Do, Step
from rules.helvetia_cup.pitch import CELLS, PITCH, Hex
from rules.helvetia_cup.turn.passing import play_long_pass, play_short_pass
from rules.helvetia_cup.turn.possession import end_game_turn
from rules.helvetia_cup.turn.shooting import shoot
from rules.helvetia_cup.turn.table import Table, because
from rules.reasons import Fact, Named, Reason

Chain = Literal["own", "short", "long"]  # the first gesture; a short, a long pass was just received

LEGAL: Mapping[Do, tuple[Chain, ...]] = {
    "p": ("own", "short"), "l": ("own", "short"), "s": ("own",), "v": ("short",), "t": ("long",),
}  # fmt: skip
LEGAL_FAMILY: Mapping[Do, tuple[Chain, ...]] = {"p": ("own", "short"), "s": ("own", "short")}
SHOTS: Mapping[Do, ShotKind] = {"s": "shot", "v": "volley", "t": "header"}
COMPULSORY = ("kickoff", "free_kick", "offside", "keeper")
SHORT_REACH, FAMILY_REACH = 2, 3
PENALTY_CELL = "pick/cell"


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
        _take_penalty(table, plan)
        return
    must = restart in COMPULSORY
    ended = _follow(table, plan, must=must)
    if must and not table.has_gestured:
        _play_default(table, ended)
        ended = (*ended, because("default-is-last", table.attacking.seat))
    if not table.is_over:
        end_game_turn(table, "stopped", ended)


def _take_penalty(table: Table, plan: tuple[Step, ...]) -> None:
    """Shoot at the plan's cell, or at one drawn (label `pick/cell`)."""
    planned = next((one for step in plan[:1] for one in step if one.do == "s" and one.cell), None)
    if planned is not None and planned.cell is not None:
        shoot(table, "penalty", planned.cell, (_why_played(table, 1, planned),))
        return
    cell = table.dice.pick(PENALTY_CELL, CELLS)
    shoot(table, "penalty", cell, (because("cell-drawn"),), (PENALTY_CELL,))


def _follow(table: Table, plan: tuple[Step, ...], *, must: bool) -> tuple[Reason, ...]:
    """Play the plan as far as it goes; return why it goes no further.

    What is said of a plan is for the coach of the attack alone: it stays secret (HC-PM-secret).
    """
    chain: Chain = "own"
    for number, step in enumerate(plan, 1):
        passed_over: list[Reason] = []
        for chosen in step:
            hindrance = _hindrance(table, chosen, chain, must=must)
            if hindrance is None:
                break
            passed_over.append(_why_passed_over(table, number, chosen, hindrance))
        else:
            table.emit(PlanStopped(step=number), *table.part_of(table.attacking.seat, "G"), reasons=tuple(passed_over))
            return tuple(passed_over)
        why = (*passed_over, _why_played(table, number, chosen))
        if chosen.do == "-":
            return why
        _play(table, chosen, why)
        if table.is_over:
            return ()
        chain = "long" if chosen.do == "l" else "short"
    return (because("plan-over" if plan else "no-plan", table.attacking.seat),)


def _gesture(table: Table, number: int, one: Alternative) -> dict[str, Fact]:
    said = f"{table.attacking.seat}/{alternative_text(one)}"
    return {"step": number, "gesture": Named("gesture", (said,))}


def _why_played(table: Table, number: int, one: Alternative) -> Reason:
    """Return which step of the plan something is."""
    return Reason("planned", _gesture(table, number, one), table.attacking.seat)


def _why_passed_over(table: Table, number: int, one: Alternative, hindrance: str) -> Reason:
    """Return why an alternative of the plan is not what is played."""
    facts = _gesture(table, number, one)
    to = _target(table, one)
    if hindrance == "too-far" and to is not None:
        facts |= {"hexes": PITCH.distance(table.carrier.where, to), "reach": pass_reach(family=table.is_family)}
    return Reason(f"skipped-{hindrance}", facts, table.attacking.seat)


def _hindrance(  # noqa: PLR0911 - one per rule
    table: Table, one: Alternative, chain: Chain, *, must: bool
) -> str | None:
    """Return why an alternative cannot be played: it is not legal now, or its condition does not hold.

    None: it can be. `must`: the first gesture is compulsory.
    """
    if one.do == "-":
        return "must-play" if must and chain == "own" else None
    legal = LEGAL_FAMILY if table.is_family else LEGAL
    if chain not in legal.get(one.do, ()):
        return f"after-{chain}"
    here = table.carrier.where
    if one.do in SHOTS:
        defender = table.defending.seat
        if one.do == "t" and here not in PITCH.box(defender):
            return "outside-box"
        if PITCH.spot(defender, here) is None:
            return "outside-zone"
        return "pressed" if one.safe and table.presser() is not None else None
    to = _target(table, one)
    if to == here or one.player == table.holder:
        return "own"
    if to is None:
        return "gone"
    if one.do == "p" and PITCH.distance(here, to) > pass_reach(family=table.is_family):
        return "too-far"
    return "marked" if one.safe and table.defending.standing_at(to) is not None else None


def _target(table: Table, one: Alternative) -> Hex | None:
    if one.player is None:
        return one.at
    mate = table.attacking.figures.get(one.player)
    return mate.at if mate is not None and mate.is_standing and mate is not table.carrier else None


def _play(table: Table, one: Alternative, why: tuple[Reason, ...]) -> None:
    if one.do in SHOTS:
        shoot(table, SHOTS[one.do], one.cell or CELLS[0], why)
        return
    to = _target(table, one)
    if to is None:
        raise RuntimeError("a pass to nobody")
    if one.do == "p":
        play_short_pass(table, to, why)
    else:
        play_long_pass(table, to, why)


def _play_default(table: Table, why: tuple[Reason, ...]) -> None:
    """HC-PM-must: play the default gesture, if there is one; `why`: nothing of the plan was."""
    carrier, other = table.carrier, table.defending
    mates = [one for one in table.attacking.standing() if one is not carrier]

    def away(hex_: Hex) -> int:
        return PITCH.distance(carrier.where, hex_)

    reach = pass_reach(family=table.is_family)
    near = [one for one in mates if away(one.where) <= reach]
    if near:
        first = min(near, key=lambda one: (other.standing_at(one.where) is not None, away(one.where), one.n))
        play_short_pass(table, first.where, (*why, because("default-short", carrier.seat)))
    elif mates and not table.is_family:
        nearest = min(mates, key=lambda one: (away(one.where), one.n))
        play_long_pass(table, nearest.where, (*why, because("default-long", carrier.seat)))
