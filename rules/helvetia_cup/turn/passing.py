"""Passes and what becomes of the ball (rulebook 6.7.3 to 6.7.7)."""

from rules.helvetia_cup.events import Clearance, Deflected, Interception, LongPass, LooseBall, Reception, ShortPass
from rules.helvetia_cup.pitch import PITCH, Hex
from rules.helvetia_cup.state import OTHER, SEATS, BySeat
from rules.helvetia_cup.turn.cards import Rolled, pressure, roll
from rules.helvetia_cup.turn.possession import call_offside, change, end_game_turn, keeper_ball, win_ball
from rules.helvetia_cup.turn.table import Figure, Table, because, named
from rules.reasons import Fact, Named, Reason

Reasons = tuple[Reason, ...]


def play_short_pass(table: Table, to: Hex, why: Reasons) -> None:
    """Play a short pass (HC-2.5-short, HC-F-pass), `why`: by the plan; the turn may be over then."""
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
        ),
        *table.part_of(passer.seat, "G"),
        reasons=why,
    )
    table.count(passer, "short_passes")
    table.has_gestured = True
    if receiver is None:
        if defender is None:
            lie_loose(table, to)
        else:
            win_ball(table, defender, "short_pass")
        return
    tried = _tries(table, defender)
    if defender is None or tried is not None:
        receive_pass(table, receiver, (), tried)
        return
    caught = _intercepts(table, defender)
    if caught.success:
        win_ball(table, defender, "interception", "interception", caught.labels)
    else:
        receive_pass(table, receiver, caught.labels, Reason("has-missed", {"who": named(defender)}))


def _tries(table: Table, defender: Figure | None) -> Reason | None:
    """Return why a defender where a pass comes down tries nothing against it, None if they do (HC-2.5-d)."""
    if defender is None:
        return because("unmarked")
    if defender.n in table.acted:
        return Reason("has-acted", {"who": named(defender)})
    if table.defending.order.intercepts_with(defender.n):
        return None
    return Reason("held-back", {"who": named(defender)}, seat=defender.seat)


def _why_tries(table: Table, defender: Figure) -> Reason:
    """Return what has a defender try, for their coach alone."""
    given = table.defending.order.intercepts
    how = "unsaid" if given is None else "all" if given == "all" else "named"
    return Reason("tries", {"how": how}, seat=defender.seat)


def _intercepts(table: Table, defender: Figure) -> Rolled:
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
        ),
        *table.part_of(defender.seat, "I"),
        rolls=rolled.labels,
        reasons=(*rolled.reasons, _why_tries(table, defender)),
    )
    table.count(defender, "interceptions")
    table.count(defender, "interceptions_won", int(rolled.success))
    return rolled


def play_long_pass(table: Table, aim: Hex, why: Reasons) -> None:
    """Play a long pass (HC-2.5-long, label `long`), `why`: by the plan; the turn may be over then."""
    passer = table.carrier
    watch_offside(table, passer, aim)
    malus = pressure(table)
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
            pressed_by=None if malus.presser is None else malus.presser.n,
        ),
        *table.part_of(passer.seat, "G"),
        rolls=rolled.labels,
        reasons=(*rolled.reasons, *why),
    )
    table.count(passer, "long_passes")
    table.count(passer, "long_passes_completed", int(rolled.success))
    table.has_gestured = True
    land_ball(table, aim if rolled.success else _deflect(table, passer, aim, rolled), rolled.labels)


def land_ball(table: Table, hex_: Hex, rolls: tuple[str, ...] = ()) -> None:
    """HC-2.5-long-d to -g: settle who has a ball that comes down on a hex; it may be cleared on.

    `rolls`: the draws that brought it there.
    """
    while True:
        receiver, defender = table.attacking.standing_at(hex_), table.defending.standing_at(hex_)
        tried = None if receiver is None else _tries(table, defender)
        if receiver is None or defender is None or tried is not None:
            break
        cleared = _clears(table, defender)
        rolls = cleared.labels
        if not cleared.success:
            tried = Reason("has-missed", {"who": named(defender)})
            break
        table.watch = ()
        hex_ = _deflect(table, defender, hex_, cleared)
    if receiver is not None:
        receive_pass(table, receiver, rolls, tried)
    elif defender is not None:
        win_ball(table, defender, "long_pass", rolls=rolls)
    else:
        lie_loose(table, hex_, rolls)


def _clears(table: Table, defender: Figure) -> Rolled:
    """HC-2.5-long-f: return what a defender clears with (label `clear/{seat}:{n}`)."""
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
        ),
        *table.part_of(defender.seat, "I"),
        rolls=rolled.labels,
        reasons=(*rolled.reasons, _why_tries(table, defender)),
    )
    table.count(defender, "clearances")
    table.count(defender, "clearances_won", int(rolled.success))
    return rolled


def _deflect(table: Table, kicker: Figure, start: Hex, rolled: Rolled) -> Hex:
    """HC-2.5-tpl: return where the template sends a ball that a figure kicked or cleared."""
    direction, path = PITCH.deflected(kicker.seat, start, rolled.roll)
    to = path[-1] if path else start
    due = PITCH.data.template[str(rolled.roll)][1]
    facts: dict[str, Fact] = {
        "die": rolled.roll,
        "due": due,
        "stopped": int(len(path) < due),
        "way": Named("direction", (direction,)),
    }
    table.emit(
        Deflected(roll=rolled.roll, direction=direction, hexes=len(path), start=start, to=to),
        rolls=rolled.labels,
        reasons=(Reason("template", {**facts, "team": Named("seat", (kicker.seat,))}),),
    )
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
    last = last_but_one(table)
    return PITCH.half_way if last is None else max(PITCH.half_way, PITCH.fwd(table.attacking.seat, last.where))


def last_but_one(table: Table) -> Figure | None:
    """Return the last defender but one, fallen or not; None where there are not two."""
    seat = table.attacking.seat
    defenders = sorted(table.defending.on_pitch(), key=lambda one: PITCH.fwd(seat, one.where), reverse=True)
    return defenders[1] if len(defenders) > 1 else None


def receive_pass(table: Table, receiver: Figure, rolls: tuple[str, ...], free: Reason | None) -> None:
    """Give an attacker a pass, `free`: why no defender has it; an off-side may be called."""
    table.give(receiver)
    reasons = () if free is None else (free,)
    table.emit(Reception(seat=receiver.seat, player=receiver.n, at=receiver.where), rolls=rolls, reasons=reasons)
    if receiver.n in table.watch and table.defending.offside_call:
        call_offside(table, receiver.n, receiver.where, _why_offside(table))
        return
    table.watch = ()


def _why_offside(table: Table) -> Reason:
    """Return what an attacker was beyond when the ball was passed; nobody has moved since."""
    last = last_but_one(table)
    if last is None or PITCH.fwd(table.attacking.seat, last.where) <= PITCH.half_way:
        return because("beyond-half-way")
    return Reason("beyond", {"who": named(last), "at": last.where})


def lie_loose(table: Table, hex_: Hex, rolls: tuple[str, ...] = ()) -> None:
    """HC-2.5-closest, -b: leave the ball on a hex where nobody stands; the turn is over."""
    table.ball, table.holder = hex_, None
    attack = table.attacking.seat
    keeping = next((side for side in table.sides.values() if side.keeper_zone == hex_), None)
    if keeping is not None:
        table.emit(LooseBall(at=hex_, to=keeping.seat, distances=None), rolls=rolls)
        keeper = keeper_ball(table, keeping, "zone")
        if keeping.seat == attack:
            table.give(keeper)
            table.watch = ()
        else:
            change(table, keeper, hex_, "loose", None if table.is_family else "keeper")
    else:
        near = {seat: table.sides[seat].nearest(hex_) for seat in SEATS}
        is_lost = near[OTHER[attack]] < near[attack]
        to = OTHER[attack] if is_lost else attack
        distances = BySeat(home=near["home"], away=near["away"])
        first = table.sides[to].standing_within(hex_, near[to])
        why = Reason(
            "nearest",
            {"who": named(*first), "own": near[to], "other": near[OTHER[to]], "even": int(near[to] == near[OTHER[to]])},
        )
        table.emit(LooseBall(at=hex_, to=to, distances=distances), rolls=rolls, reasons=(why,))
        if is_lost:
            change(table, None, hex_, "loose")
    end_game_turn(table, "loose")
