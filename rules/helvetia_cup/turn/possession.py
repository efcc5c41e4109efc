"""Changes of possession, off-side and the end of a game turn (rulebook 6.5 `won`, 6.9, 6.10)."""

from functools import cache
from typing import Literal

from rules.helvetia_cup.events import (
    BallRecovered,
    KeeperBall,
    Offside,
    Passive,
    PassiveWhy,
    Possession,
    Pushed,
    PushedWhy,
    RecoveredHow,
    Sidestepped,
    SidestepWhy,
    TurnEnd,
    TurnEndReason,
)
from rules.helvetia_cup.paths import closed_zones_of
from rules.helvetia_cup.pitch import DIRECTIONS, PITCH, Direction, Hex
from rules.helvetia_cup.state import OTHER, Pending, Restart
from rules.helvetia_cup.turn.halves import pass_time
from rules.helvetia_cup.turn.table import Figure, Side, Table
from rules.reasons import Named, Reason

LostHow = TurnEndReason | PassiveWhy | Literal["picked"]


def change(table: Table, holder: Figure | None, at: Hex, how: LostHow, restart: Restart | None = None) -> None:
    """Let the other side have the ball, loose on a hex without `holder`; the clock moves (rulebook 6.9)."""
    table.attack = OTHER[table.attacking.seat]
    table.watch, table.offside_pending = (), None
    table.stall = table.held = 0
    table.ball, table.holder = at, None if holder is None else holder.n
    table.restart, table.changed = restart, True
    table.emit(Possession(seat=table.attack), reasons=(_why_lost(how),))
    pass_time(table)


@cache
def _why_lost(how: LostHow) -> Reason:
    return Reason("lost", {"how": how})


def change_to_keeper(table: Table, how: LostHow) -> None:
    """Let the other side's keeper have the ball in their zone (HC-2.5-shot-i, HC-PM-stall, HC-PM-hold)."""
    keeper = keeper_ball(table, table.defending, how)
    change(table, keeper, keeper.where, how, None if table.is_family else "keeper")


def keeper_ball(table: Table, side: Side, how: LostHow | Literal["zone"]) -> Figure:
    """Put a side's keeper in their zone, standing, where the ball is now (`zone`: it rolled there); return them."""
    start = side.the_keeper.at
    keeper = into_zone(table, side)
    why = Reason("to-keeper", {"how": how, "start": "none" if start in (None, keeper.at) else start})
    table.emit(KeeperBall(seat=side.seat, player=keeper.n, at=keeper.where), reasons=(why,))
    return keeper


def into_zone(table: Table, side: Side) -> Figure:
    """Put a side's keeper in their zone, standing; return them. A team-mate who is there has to leave it."""
    clear_zone(table, side)
    keeper = side.the_keeper
    keeper.at, keeper.down = side.keeper_zone, False
    return keeper


def clear_zone(table: Table, side: Side) -> None:
    """HC-2.6-keeper-f: push out who is in a side's keeper zone and is not its keeper (any more)."""
    former = next((one for one in side.on_pitch() if one.at == side.keeper_zone and one.n != side.keeper), None)
    if former is not None:
        push(table, former, nearest_free(side, former, PITCH.keeper_zones), "keeper")


def push(table: Table, figure: Figure, to: Hex, why: PushedWhy) -> None:
    """Put a figure on another hex, as they are; their ball goes with them."""
    start = figure.where
    table.put(figure, to)
    table.emit(Pushed(seat=figure.seat, player=figure.n, start=start, to=to, why=why))


def call_offside(table: Table, n: int, at: Hex, why: Reason) -> None:
    """HC-2.6-off-d: give the other side the ball for an off-side of an attacker; the turn is over."""
    offender = table.attacking.figures[n]
    called = table.part_of(table.defending.seat, "H")
    table.emit(Offside(seat=offender.seat, player=n, at=at), *called, reasons=(why,))
    table.count(offender, "offsides")
    change(table, None, at, "offside", "offside")
    end_game_turn(table, "offside")


def win_ball(
    table: Table, defender: Figure, how: RecoveredHow, why: SidestepWhy | None = None, rolls: tuple[str, ...] = ()
) -> None:
    """Let a defender have the ball by `rolls`; `why`: they must move one hex. The turn is over."""
    table.emit(BallRecovered(seat=defender.seat, player=defender.n, at=defender.where, how=how), rolls=rolls)
    if why is not None:
        sidestep(table, defender, why, rolls)
    change(table, defender, defender.where, how)
    end_game_turn(table, how)


def sidestep(table: Table, figure: Figure, why: SidestepWhy, rolls: tuple[str, ...] = ()) -> None:
    """HC-PM-sidestep: have a figure move one hex, if there is one."""
    side, start = table.sides[figure.seat], figure.where
    free = free_around(side, figure, DIRECTIONS)
    asked = next((hex_ for hex_ in side.order.escapes if hex_ in free), None)
    to = _default_sidestep(table, figure, free) if asked is None else asked
    if to is None:
        return
    table.put(figure, to)
    table.emit(
        Sidestepped(seat=figure.seat, player=figure.n, start=start, to=to, why=why),
        *table.part_of(figure.seat, "E"),
        rolls=rolls,
        reasons=(_why_there(side, is_asked=asked is not None),),
    )


def _why_there(side: Side, *, is_asked: bool) -> Reason:
    """Return what has a figure move to a hex and to no other, for their coach alone."""
    how = "asked" if is_asked else "closed" if side.order.escapes else "unsaid"
    return Reason("sidestep", {"how": how, "asked": Named("hex", side.order.escapes)}, seat=side.seat)


def _default_sidestep(table: Table, figure: Figure, free: list[Hex]) -> Hex | None:
    other = table.sides[OTHER[figure.seat]]
    unwatched = (hex_ for hex_ in free if other.standing_at(hex_) is None)
    return next(unwatched, free[0] if free else None)


def free_around(side: Side, figure: Figure, order: tuple[Direction, ...]) -> list[Hex]:
    """Return the neighbours that a figure can be on, in an order of directions: no team-mate, no closed zone."""
    closed = closed_zones_of(side.seat, keeper=figure.n == side.keeper)
    around = PITCH.around(side.seat, figure.where, order)
    return [hex_ for hex_ in around if hex_ not in closed and not side.has_on(hex_)]


def nearest_free(side: Side, figure: Figure, barred: frozenset[Hex]) -> Hex:
    """Return the nearest hex to be put on: by distance, then row, then column; HC-2.5-pen-c."""
    free = (hex_ for hex_ in PITCH.hexes if hex_ not in barred and not side.has_on(hex_))
    return min(free, key=lambda hex_: (PITCH.distance(figure.where, hex_), PITCH.place(hex_)))


def end_game_turn(table: Table, reason: TurnEndReason, why: tuple[Reason, ...] = ()) -> None:
    """End the game turn; passive play may be called (rulebook 6.10). `why`: of the plan, where it ends the turn."""
    table.is_over = True
    if table.next_phase == "finished":
        return
    table.emit(TurnEnd(reason=reason), reasons=why)
    if not table.changed:
        table.stall = 0 if table.has_gestured or table.was_foul else table.stall + 1
        table.held = 0 if table.was_foul else table.held + 1
        if (limit := _passive_why(table)) is not None:
            turns = Reason("turns", {"count": table.stall if limit == "stall" else table.held})
            table.emit(Passive(seat=table.attacking.seat, why=limit), reasons=(turns,))
            change_to_keeper(table, limit)
    for side in table.sides.values():
        side.disarm()
    table.pending = Pending()
    table.round += 1
    table.next_phase = table.next_phase or ("play" if table.state.is_simultaneous else "attack")


def _passive_why(table: Table) -> PassiveWhy | None:
    """Return by which limit passive play is called (HC-PM-stall, HC-PM-hold); 0 is none."""
    if 0 < table.config.stall_limit <= table.stall:
        return "stall"
    return "possession" if 0 < table.config.possession_limit <= table.held else None
