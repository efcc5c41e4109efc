"""Passes and what becomes of the ball (rulebook 6.7.3 to 6.7.7)."""

from rules.helvetia_cup.events import Clearance, Deflected, Interception, LongPass, LooseBall, Reception, ShortPass
from rules.helvetia_cup.pitch import PITCH, Hex
from rules.helvetia_cup.state import OTHER, SEATS, BySeat
from rules.helvetia_cup.turn.cards import pressure, roll
from rules.helvetia_cup.turn.possession import call_offside, change, end_game_turn, keeper_ball, win_ball
from rules.helvetia_cup.turn.table import Figure, Table


def play_short_pass(table: Table, to: Hex) -> None:
    """Play a short pass (HC-2.5-short, HC-F-pass); the turn may be over then."""
    passer, side, other = table.carrier, table.attacking, table.defending
    watch_offside(table, passer, to)
    receiver, defender = side.standing_at(to), other.standing_at(to)
    table.emit(
        ShortPass(
            seat=passer.seat,
            player=passer.n,
            start=passer.where,
            to=to,
            receiver=None if receiver is None else receiver.n,
        )
    )
    table.count(passer, "short_passes")
    table.has_gestured = True
    if receiver is not None and defender is not None and _may_try(table, defender) and _intercepts(table, defender):
        win_ball(table, defender, "interception", "interception")
    elif receiver is not None:
        receive_pass(table, receiver)
    elif defender is not None:
        win_ball(table, defender, "short_pass")
    else:
        lie_loose(table, to)


def _may_try(table: Table, defender: Figure) -> bool:
    """Return whether a defender tries an interception or a clearance (HC-2.5-d)."""
    return defender.n not in table.acted and table.defending.order.intercepts_with(defender.n)


def _intercepts(table: Table, defender: Figure) -> bool:
    """HC-2.5-short-b, HC-F-int-a: label `intercept/{seat}:{n}`."""
    table.acted.add(defender.n)
    rolled = roll(table, defender, "clear", f"intercept/{defender.seat}:{defender.n}")
    table.emit(
        Interception(
            seat=defender.seat,
            player=defender.n,
            at=defender.where,
            roll=rolled.roll,
            needed=rolled.needed,
            success=rolled.success,
        )
    )
    table.count(defender, "interceptions")
    table.count(defender, "interceptions_won", int(rolled.success))
    return rolled.success


def play_long_pass(table: Table, aim: Hex) -> None:
    """Play a long pass (HC-2.5-long, label `long`); the turn may be over then."""
    passer = table.carrier
    watch_offside(table, passer, aim)
    presser, malus = pressure(table)
    rolled = roll(table, passer, "pass", "long", malus)
    table.emit(
        LongPass(
            seat=passer.seat,
            player=passer.n,
            start=passer.where,
            aim=aim,
            roll=rolled.roll,
            needed=rolled.needed,
            success=rolled.success,
            pressed_by=presser,
        )
    )
    table.count(passer, "long_passes")
    table.count(passer, "long_passes_completed", int(rolled.success))
    table.has_gestured = True
    land_ball(table, aim if rolled.success else _deflect(table, passer, aim, rolled.roll))


def land_ball(table: Table, hex_: Hex) -> None:
    """HC-2.5-long-d to -g: settle who has a ball that comes down on a hex; it may be cleared on."""
    while True:
        receiver, defender = table.attacking.standing_at(hex_), table.defending.standing_at(hex_)
        if receiver is None or defender is None or not _may_try(table, defender):
            break
        roll_made = _clears(table, defender)
        if roll_made is None:
            break
        table.watch = ()
        hex_ = _deflect(table, defender, hex_, roll_made)
    if receiver is not None:
        receive_pass(table, receiver)
    elif defender is not None:
        win_ball(table, defender, "long_pass")
    else:
        lie_loose(table, hex_)


def _clears(table: Table, defender: Figure) -> int | None:
    """HC-2.5-long-f: return the die that a defender clears with, None if they fail (label `clear/{seat}:{n}`)."""
    table.acted.add(defender.n)
    rolled = roll(table, defender, "clear", f"clear/{defender.seat}:{defender.n}")
    table.emit(
        Clearance(
            seat=defender.seat,
            player=defender.n,
            at=defender.where,
            roll=rolled.roll,
            needed=rolled.needed,
            success=rolled.success,
        )
    )
    table.count(defender, "clearances")
    table.count(defender, "clearances_won", int(rolled.success))
    return rolled.roll if rolled.success else None


def _deflect(table: Table, kicker: Figure, start: Hex, die: int) -> Hex:
    """HC-2.5-tpl: return where the template sends a ball that a figure kicked or cleared."""
    direction, path = PITCH.deflected(kicker.seat, start, die)
    to = path[-1] if path else start
    table.emit(Deflected(roll=die, direction=direction, hexes=len(path), start=start, to=to))
    return to


def watch_offside(table: Table, passer: Figure, to: Hex) -> None:
    """HC-2.6-off-b, -e: note who is in off-side position at a forward pass."""
    seat = passer.seat
    table.watch = ()
    if table.is_family or PITCH.fwd(seat, to) <= PITCH.fwd(seat, passer.where):
        return
    line = offside_line(table)
    table.watch = tuple(
        one.n for one in table.attacking.on_pitch() if one is not passer and PITCH.fwd(seat, one.where) > line
    )


def offside_line(table: Table) -> int:
    """Return how far forward an attacker can be without being off-side: their half, or the last defender but one."""
    seat = table.attacking.seat
    defenders = sorted((PITCH.fwd(seat, one.where) for one in table.defending.on_pitch()), reverse=True)
    return max(PITCH.half_way, *defenders[1:2])


def receive_pass(table: Table, receiver: Figure) -> None:
    """Give an attacker a pass; an off-side may be called."""
    table.give(receiver)
    table.emit(Reception(seat=receiver.seat, player=receiver.n, at=receiver.where))
    if receiver.n in table.watch and table.defending.offside_call:
        call_offside(table, receiver.n, receiver.where)
        return
    table.watch = ()


def lie_loose(table: Table, hex_: Hex) -> None:
    """HC-2.5-closest, -b: leave the ball on a hex where nobody stands; the turn is over."""
    table.ball, table.holder = hex_, None
    attack = table.attacking.seat
    keeping = next((side for side in table.sides.values() if side.keeper_zone == hex_), None)
    if keeping is not None:
        table.emit(LooseBall(at=hex_, to=keeping.seat, distances=None))
        keeper = keeper_ball(table, keeping)
        if keeping.seat == attack:
            table.give(keeper)
            table.watch = ()
        else:
            change(table, keeper, hex_, None if table.is_family else "keeper")
    else:
        near = {seat: table.sides[seat].nearest(hex_) for seat in SEATS}
        is_lost = near[OTHER[attack]] < near[attack]
        distances = BySeat(home=near["home"], away=near["away"])
        table.emit(LooseBall(at=hex_, to=OTHER[attack] if is_lost else attack, distances=distances))
        if is_lost:
            change(table, None, hex_)
    end_game_turn(table, "loose")
