"""What an order could do, for forms, pictures and texts: reach of a figure, needed numbers, chances in percent.

Everything is asked of a state as it stands. Cards that are not spent yet are left out.
"""

from collections.abc import Mapping
from typing import Literal

import msgspec

from rules.dice import Dice
from rules.helvetia_cup.events import ShotKind
from rules.helvetia_cup.orders import EMPTY, Order
from rules.helvetia_cup.paths import closed_zones_of, measure_distances, shortest
from rules.helvetia_cup.pitch import CELLS, PITCH, Cells, Direction, Hex, SeatName, Zone
from rules.helvetia_cup.state import OTHER, Match
from rules.helvetia_cup.teams import Skill
from rules.helvetia_cup.turn.chain import pass_reach
from rules.helvetia_cup.turn.defending import HOPELESS_OVER
from rules.helvetia_cup.turn.moves import Moves
from rules.helvetia_cup.turn.passing import offside_line
from rules.helvetia_cup.turn.shooting import VOLLEY_MALUS, cell_malus, cells_due
from rules.helvetia_cup.turn.table import Figure, Side, Table

FACES = 20
PERCENT = 100 // FACES  # of a face

Lands = Literal["attack", "defence", "contested", "loose_attack", "loose_defence", "keeper"]


class RollChance(msgspec.Struct, frozen=True):
    """A D20 against a number: the number, and the chance to roll it or less, in percent."""

    needed: int
    percent: int


class MoveReach(msgspec.Struct, frozen=True, kw_only=True):
    """Where a figure can end a move: hex -> BOOST; with `+`: wing hex -> the hex beyond it (HC-2.4-f).

    `leaving`: border hexes from which they can go off for a substitute, with the BOOST it takes (HC-2.6-sub-c).
    """

    boosts: Mapping[Hex, int]
    overlaps: Mapping[Hex, Hex]
    leaving: Mapping[Hex, int]


class PassChance(msgspec.Struct, frozen=True, kw_only=True):
    """A pass to a team-mate: who could intercept or clear it, with their chance; `chance` of a long one itself."""

    player: int
    at: Hex
    distance: int
    is_short: bool
    chance: RollChance | None
    opponent: int | None
    opponent_chance: RollChance | None
    is_offside: bool


class ShotChances(msgspec.Struct, frozen=True, kw_only=True):
    """A shot from a hex: the keeper's cells due, and the chance of each cell that they do not cover."""

    kind: ShotKind
    zone: Zone
    distance: int
    keeper_cells: int
    pressed_by: int | None
    cells: Mapping[str, RollChance]


class DuelChances(msgspec.Struct, frozen=True, kw_only=True):
    """A defender on the carrier's hex; percents of a tackle: won, foul; of a steal: the ball is theirs."""

    defender: int
    carrier: int
    steal: RollChance
    dribble: RollChance | None
    steal_wins: int
    tackle: RollChance | None
    foul_percent: int
    press: int


class Landing(msgspec.Struct, frozen=True, kw_only=True):
    """What the template gives for a die value: where the ball stops, and whose it is then."""

    roll: int
    direction: Direction
    path: tuple[Hex, ...]
    to: Hex
    lands: Lands


def chance(needed: int) -> RollChance:
    """Return the chance to roll `needed` or less with a D20."""
    return RollChance(needed, PERCENT * max(0, min(FACES, needed)))


def _table(state: Match, seat: SeatName | None = None, order: Order = EMPTY) -> Table:
    return Table(state, Dice(b""), {} if seat is None else {seat: order})


def _walked(state: Match, seat: SeatName, order: Order) -> tuple[Table, Moves]:
    """Return the table after the moves of an order that is legal, and what holds for further ones."""
    table = _table(state, seat, order)
    moves = Moves(table, table.sides[seat])
    moves.prepare()
    for move in order.moves:
        moves.play(move)
    return table, moves


def find_reach(state: Match, seat: SeatName, n: int, order: Order = EMPTY) -> MoveReach:
    """Return where a figure can go after the cards and moves that `order` has already (HC-2.4).

    Empty if they may not move. Raises `OrderError` if those moves are illegal.
    """
    table, moves = _walked(state, seat, order)
    side = table.sides[seat]
    figure = side.figures.get(n)
    if figure is None or not figure.is_standing or n in moves.moved or moves.is_fixed(n):
        return MoveReach(boosts={}, overlaps={}, leaving={})
    free, most = moves.free_steps(figure), figure.boost
    closed = closed_zones_of(seat, keeper=n == side.keeper)
    taken = {one.at for one in side.figures.values() if one is not figure and one.at is not None}
    steps = {hex_: far for hex_, far in measure_distances(figure.where, closed).items() if far <= free + most}
    ends = {hex_: far for hex_, far in steps.items() if hex_ not in taken and hex_ not in closed}
    boosts = {hex_: max(0, far - free) for hex_, far in ends.items() if far}
    return MoveReach(
        boosts=boosts, overlaps=_overlaps(table, side, boosts, taken), leaving=_leaving(moves, figure, ends)
    )


def _overlaps(table: Table, side: Side, ends: Mapping[Hex, int], taken: set[Hex]) -> dict[Hex, Hex]:
    if table.is_family or side.seat != table.attack:
        return {}
    ahead = {hex_: PITCH.step(side.seat, hex_, "F") for hex_ in ends if PITCH.is_wing(hex_)}
    return {hex_: beyond for hex_, beyond in ahead.items() if beyond is not None and beyond not in taken}


def _leaving(moves: Moves, figure: Figure, ends: Mapping[Hex, int]) -> dict[Hex, int]:
    side, loose, free = moves.side, moves.loose_ball, moves.free_steps(figure)
    if moves.table.is_family or not side.subs_left or not side.bench or moves.table.is_carrier(figure):
        return {}
    closed = closed_zones_of(side.seat, keeper=figure.n == side.keeper)

    def picks_up(end: Hex) -> bool:
        """Who has just picked the ball up may not leave."""
        return loose is not None and loose in (end, *(shortest(side.seat, figure.where, end, closed) or ()))

    costs = {hex_: max(0, far + 1 - free) for hex_, far in ends.items() if hex_ in PITCH.border}
    return {hex_: cost for hex_, cost in costs.items() if cost <= figure.boost and not picks_up(hex_)}


# ---- gestures


def _pressure(table: Table, seat: SeatName, at: Hex) -> tuple[int | None, int]:
    """Return who stands on a hex to press, and how much (HC-2.5-press)."""
    one = None if table.is_family else table.sides[OTHER[seat]].standing_at(at)
    return (None, 0) if one is None else (one.n, table.skill(one, "press"))


def _figure(table: Table, seat: SeatName, n: int, at: Hex | None) -> tuple[Figure, Hex]:
    figure = table.sides[seat].figures[n]
    return figure, at or figure.where


def pass_chances(state: Match, seat: SeatName, n: int, at: Hex | None = None) -> tuple[PassChance, ...]:
    """Return a figure's passes to their standing team-mates, nearest first: short where they reach, long in GEEK."""
    table = _table(state)
    figure, here = _figure(table, seat, n, at)
    _, malus = _pressure(table, seat, here)
    long = None if table.is_family else chance(table.skill(figure, "pass") - malus)
    line = offside_line(table) if seat == table.attack and not table.is_family else None
    found: list[PassChance] = []
    for mate in table.sides[seat].standing():
        if mate is figure or mate.where == here:
            continue
        opponent = table.sides[OTHER[seat]].standing_at(mate.where)
        forward = PITCH.fwd(seat, mate.where)
        one = PassChance(
            player=mate.n,
            at=mate.where,
            distance=PITCH.distance(here, mate.where),
            is_short=True,
            chance=None,
            opponent=None if opponent is None else opponent.n,
            opponent_chance=None if opponent is None else chance(table.skill(opponent, "clear")),
            is_offside=line is not None and forward > line and forward > PITCH.fwd(seat, here),
        )
        if one.distance <= pass_reach(family=table.is_family):
            found.append(one)
        if long is not None:
            found.append(msgspec.structs.replace(one, is_short=False, chance=long))
    return tuple(sorted(found, key=lambda one: (one.distance, one.player, not one.is_short)))


def shot_chances(
    state: Match, seat: SeatName, n: int, kind: ShotKind = "shot", at: Hex | None = None
) -> ShotChances | None:
    """Return the chances of a shot by a figure from their hex, or from `at`; None where no such shot is possible."""
    table = _table(state)
    figure, here = _figure(table, seat, n, at)
    defence = table.sides[OTHER[seat]]
    spot = PITCH.spot(defence.seat, here)
    if spot is None or (kind == "header" and here not in PITCH.box(defence.seat)):
        return None
    pressed_by, malus = (None, 0) if kind == "penalty" else _pressure(table, seat, here)
    skill: Skill = "head" if kind == "header" else "shot"
    base = table.skill(figure, skill) - malus - VOLLEY_MALUS * (kind == "volley")
    return ShotChances(
        kind=kind,
        zone=spot.zone,
        distance=spot.distance,
        keeper_cells=_cells_due(table, defence, spot.distance, kind),
        pressed_by=pressed_by,
        cells={cell: chance(base - cell_malus(spot, cell, family=table.is_family)) for cell in CELLS},
    )


def _cells_due(table: Table, side: Side, distance: int, kind: ShotKind) -> int:
    """Return how many cells a side's keeper covers; at a penalty they are put in their zone."""
    if kind != "penalty" and side.keeper_to_save is None:
        return 0
    return cells_due(table, side, distance - (kind == "volley"))


def keeper_sets(state: Match, seat: SeatName, distance: int, kind: ShotKind = "shot") -> tuple[Cells, ...]:
    """Return the sets that a seat's keeper can cover against a shot from so far, in listing order (A.5)."""
    table = _table(state)
    return PITCH.keeper_sets.get(_cells_due(table, table.sides[seat], distance, kind), ())


def duel_chances(state: Match, defender: int) -> DuelChances | None:
    """Return the chances of a defender on the carrier's hex against them; None without a carrier."""
    table = _table(state)
    if table.holder is None or table.attack is None:
        return None
    one, carrier = table.defending.figures[defender], table.carrier
    steal = chance(table.skill(one, "steal"))
    family = table.is_family
    dribble = None if family else chance(table.skill(carrier, "dribble"))
    tackle = None if family else chance(table.skill(one, "tackle"))
    fails = 0 if tackle is None else max(0, min(FACES, tackle.needed))
    return DuelChances(
        defender=defender,
        carrier=carrier.n,
        steal=steal,
        dribble=dribble,
        steal_wins=steal.percent if dribble is None else steal.percent * (100 - dribble.percent) // 100,
        tackle=tackle,
        foul_percent=0 if tackle is None else PERCENT * max(0, HOPELESS_OVER - fails),
        press=0 if family else table.skill(one, "press"),
    )


def template(state: Match, seat: SeatName, at: Hex) -> tuple[Landing, ...]:
    """Return what every value of the D20 makes of a ball that a figure of `seat` sends off from a hex (HC-2.5-tpl)."""
    table = _table(state)
    found = []
    for roll in range(1, FACES + 1):
        direction, path = PITCH.deflected(seat, at, roll)
        to = path[-1] if path else at
        found.append(Landing(roll=roll, direction=direction, path=path, to=to, lands=_lands(table, to)))
    return tuple(found)


def _lands(table: Table, hex_: Hex) -> Lands:
    """Return whose a long pass is that comes down on a hex, nobody having cleared it yet."""
    attack, defence = table.attacking, table.defending
    is_attack, is_defence = (side.standing_at(hex_) is not None for side in (attack, defence))
    if is_attack or is_defence:
        return "contested" if is_attack and is_defence else "attack" if is_attack else "defence"
    if hex_ in PITCH.keeper_zones:
        return "keeper"
    return "loose_defence" if defence.nearest(hex_) < attack.nearest(hex_) else "loose_attack"
