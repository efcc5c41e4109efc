"""Who leaves the pitch, who comes on for them, who keeps goal then (rulebook 6.8, HC-2.6-sub, HC-2.6-keeper-e)."""

from rules.helvetia_cup.events import BoostLost, Exhausted, Injured, KeeperNamed, Substituted, SubstitutionKind
from rules.helvetia_cup.state import Status
from rules.helvetia_cup.turn.table import Figure, Side, Table


def lose_boost(table: Table, figure: Figure, amount: int) -> None:
    """HC-2.5-tackle-i: take BOOST from a figure; more than they have injures them."""
    if amount == 0:
        return
    is_injured = amount > figure.boost
    figure.boost = max(0, figure.boost - amount)
    table.emit(BoostLost(seat=figure.seat, player=figure.n, amount=amount, left=figure.boost))
    if is_injured:
        _injure(table, figure)
    elif figure.boost == 0:
        table.emit(Exhausted(seat=figure.seat, player=figure.n))


def _injure(table: Table, figure: Figure) -> None:
    """HC-2.6-sub-d: have a figure leave; a substitute takes their place, and the ball with it."""
    side = table.sides[figure.seat]
    table.emit(Injured(seat=figure.seat, player=figure.n))
    table.count(figure, "injuries")
    substitute = _preferred(side)
    if substitute is None:
        leave(table, figure, "injured")
    else:
        change_players(table, figure, substitute, "injury")


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
        name_keeper(table, side, side.on_pitch()[0].n)


def name_keeper(table: Table, side: Side, n: int) -> None:
    """Have a figure act as keeper."""
    side.keeper = n
    table.emit(KeeperNamed(seat=side.seat, player=n))


def follow_keeper_order(table: Table, side: Side) -> bool:
    """Follow `N`, unless it has gone stale (HC-PM-illegal); return whether a keeper was named."""
    wanted = side.order.keeper
    figure = None if wanted is None else side.figures.get(wanted)
    if figure is None or not figure.on_pitch or side.has_goalkeeper:
        return False
    name_keeper(table, side, figure.n)
    return True


def change_players(table: Table, out: Figure, substitute: int, kind: SubstitutionKind) -> None:
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
    table.emit(Substituted(seat=side.seat, out=out.n, substitute=substitute, at=at, kind=kind))
