"""Changes of possession, off-side and the end of a game turn (rulebook 6.5 `won`, 6.9, 6.10)."""

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


def change(table: Table, holder: Figure | None, at: Hex, restart: Restart | None = None) -> None:
    """Let the other side have the ball, loose on a hex without `holder`; the clock moves (rulebook 6.9)."""
    table.attack = OTHER[table.attacking.seat]
    table.watch, table.offside_pending = (), None
    table.stall = table.held = 0
    table.ball, table.holder = at, None if holder is None else holder.n
    table.restart, table.changed = restart, True
    table.emit(Possession(seat=table.attack))
    pass_time(table)


def change_to_keeper(table: Table) -> None:
    """Let the other side's keeper have the ball in their zone (HC-2.5-shot-i, HC-PM-stall, HC-PM-hold)."""
    keeper = keeper_ball(table, table.defending)
    change(table, keeper, keeper.where, None if table.is_family else "keeper")


def keeper_ball(table: Table, side: Side) -> Figure:
    """Put a side's keeper in their zone, standing, where the ball is now; return them."""
    keeper = into_zone(table, side)
    table.emit(KeeperBall(seat=side.seat, player=keeper.n, at=keeper.where))
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


def call_offside(table: Table, n: int, at: Hex) -> None:
    """HC-2.6-off-d: give the other side the ball for an off-side of an attacker; the turn is over."""
    offender = table.attacking.figures[n]
    table.emit(Offside(seat=offender.seat, player=n, at=at))
    table.count(offender, "offsides")
    change(table, None, at, "offside")
    end_game_turn(table, "offside")


def win_ball(table: Table, defender: Figure, how: RecoveredHow, why: SidestepWhy | None = None) -> None:
    """Let a defender have the ball; `why`: they must move one hex. The turn is over."""
    table.emit(BallRecovered(seat=defender.seat, player=defender.n, at=defender.where, how=how))
    if why is not None:
        sidestep(table, defender, why)
    change(table, defender, defender.where)
    end_game_turn(table, how)


def sidestep(table: Table, figure: Figure, why: SidestepWhy) -> None:
    """HC-PM-sidestep: have a figure move one hex, if there is one."""
    start = figure.where
    to = _sidestep_hex(table, figure)
    if to is None:
        return
    table.put(figure, to)
    table.emit(Sidestepped(seat=figure.seat, player=figure.n, start=start, to=to, why=why))


def _sidestep_hex(table: Table, figure: Figure) -> Hex | None:
    side, other = table.sides[figure.seat], table.sides[OTHER[figure.seat]]
    free = free_around(side, figure, DIRECTIONS)
    asked = next((hex_ for hex_ in side.order.escapes if hex_ in free), None)
    if asked is not None:
        return asked
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


def end_game_turn(table: Table, reason: TurnEndReason) -> None:
    """End the game turn; passive play may be called (rulebook 6.10)."""
    table.is_over = True
    if table.next_phase == "finished":
        return
    table.emit(TurnEnd(reason=reason))
    if not table.changed:
        table.stall = 0 if table.has_gestured or table.was_foul else table.stall + 1
        table.held = 0 if table.was_foul else table.held + 1
        if (why := _passive_why(table)) is not None:
            table.emit(Passive(seat=table.attacking.seat, why=why))
            change_to_keeper(table)
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
