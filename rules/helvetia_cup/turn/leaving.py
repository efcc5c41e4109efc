"""Who leaves the pitch, who comes on for them, who keeps goal then (rulebook 6.8, HC-2.6-sub, HC-2.6-keeper-e)."""

from collections.abc import Mapping
from typing import NamedTuple

from rules.helvetia_cup.events import BoostLost, Exhausted, Injured, KeeperNamed, Substituted, SubstitutionKind
from rules.helvetia_cup.state import Status
from rules.helvetia_cup.turn.table import Figure, Side, Table, because
from rules.reasons import Reason


class Cause(NamedTuple):
    """What stands behind something that befalls a figure: draws, reasons; nothing where a referee has it so."""

    rolls: tuple[str, ...] = ()
    reasons: tuple[Reason, ...] = ()


def lose_boost(table: Table, figure: Figure, amount: int, cause: Cause) -> None:
    """HC-2.5-tackle-i: take BOOST from a figure; more than they have injures them."""
    if amount == 0:
        return
    had = figure.boost
    figure.boost = max(0, had - amount)
    lost = BoostLost(seat=figure.seat, player=figure.n, amount=amount, left=figure.boost)
    table.emit(lost, rolls=cause.rolls, reasons=cause.reasons)
    if amount > had:
        _injure(table, figure, cause.rolls, Reason("more-than-had", {"amount": amount, "had": had}))
    elif figure.boost == 0:
        to_nothing = Reason("lost-all", {"amount": amount})
        table.emit(Exhausted(seat=figure.seat, player=figure.n), rolls=cause.rolls, reasons=(to_nothing,))


def _injure(table: Table, figure: Figure, rolls: tuple[str, ...], why: Reason) -> None:
    """HC-2.6-sub-d: have a figure leave; a substitute takes their place, and the ball with it."""
    side = table.sides[figure.seat]
    substitute = _preferred(side)
    reasons = (why,) if substitute is not None else (why, _why_nobody_comes(side))
    table.emit(Injured(seat=figure.seat, player=figure.n), rolls=rolls, reasons=reasons)
    table.count(figure, "injuries")
    if substitute is None:
        leave(table, figure, "injured")
    else:
        is_asked = side.order.substitutes is not None
        came = because("substitute-asked" if is_asked else "substitute-first", side.seat)
        change_players(table, figure, substitute, "injury", (came,))


def _why_nobody_comes(side: Side) -> Reason:
    """Return why nobody comes on for somebody injured; that their coach wants it so is theirs to know."""
    if not side.subs_left:
        return because("no-changes-left")
    return because("substitute-unwanted", side.seat) if side.bench else because("bench-empty")


def _preferred(side: Side) -> int | None:
    """Return who comes on for an injured figure, by the seat's `R` or else its bench."""
    wanted = side.bench if side.order.substitutes is None else side.order.substitutes
    return next((n for n in wanted if n in side.bench), None) if side.subs_left > 0 else None


def leave(table: Table, figure: Figure, status: Status) -> None:
    """Take a figure off without replacement; their ball lies loose, another one keeps goal for them."""
    side = table.sides[figure.seat]
    if table.is_carrier(figure):
        table.holder = None
    figure.leave(status)
    if side.keeper == figure.n and side.on_pitch():
        side.keeper = side.on_pitch()[0].n
        table.emit(KeeperNamed(seat=side.seat, player=side.keeper), reasons=(because("keeper-lowest"),))


def follow_keeper_order(table: Table, side: Side) -> bool:
    """Follow `N`, unless it has gone stale (HC-PM-illegal); return whether a keeper was named."""
    wanted = side.order.keeper
    figure = None if wanted is None else side.figures.get(wanted)
    if figure is None or not figure.on_pitch or side.has_goalkeeper:
        return False
    side.keeper = figure.n
    ordered = table.part_of(side.seat, "N")
    table.emit(KeeperNamed(seat=side.seat, player=figure.n), *ordered, reasons=(because("keeper-ordered"),))
    return True


CHANGED_BY: Mapping[SubstitutionKind, str] = {"goal": "X", "injury": "R"}  # the section of the order that says so


def change_players(
    table: Table, out: Figure, substitute: int, kind: SubstitutionKind, reasons: tuple[Reason, ...] = ()
) -> None:
    """Have a substitute come on where another one leaves."""
    side = table.sides[out.seat]
    at = out.at
    came = side.figures[substitute]
    came.status, came.at = "pitch", at
    side.bench.remove(substitute)
    side.subs_left -= 1
    if side.keeper == out.n:
        side.keeper = substitute
    if table.is_carrier(out):
        table.holder = substitute
    out.leave("injured" if kind == "injury" else "off")
    part = str(out.n) if kind == "play" else CHANGED_BY[kind]
    told = Substituted(seat=side.seat, out=out.n, substitute=substitute, at=at, kind=kind)
    table.emit(told, *table.part_of(side.seat, part), reasons=reasons)
