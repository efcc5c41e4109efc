"""What a restart asks for after the moves of each seat (rulebook 6.4.3, 6.5.2; HC-2.5-fk, HC-2.5-pen)."""

from rules.helvetia_cup.events import Pushed, TakerBrought
from rules.helvetia_cup.pitch import BACKWARDS, PITCH, Hex
from rules.helvetia_cup.turn.moves import BALL_LIES_STILL
from rules.helvetia_cup.turn.possession import free_around, into_zone, nearest_free, push
from rules.helvetia_cup.turn.table import Figure, Side, Table, because, named
from rules.reasons import Reason

DEAD_BALL = BALL_LIES_STILL  # by the name of what has to be done about it


def bring_taker(table: Table) -> None:
    """HC-2.5-fk-a: have an attacker on the ball's hex, who becomes the carrier; at a penalty clear the box."""
    if table.restart not in DEAD_BALL:
        return
    side, ball = table.attacking, table.ball_at
    taker = side.standing_at(ball)
    if taker is None:
        taker, why = _nearest(side, ball)
        start = taker.where
        table.put(taker, ball)
        brought = TakerBrought(seat=side.seat, player=taker.n, start=start, at=ball)
        table.emit(brought, *table.part_of(side.seat, "T"), reasons=why)
    table.give(taker)
    if table.restart == "penalty":
        _clear_box(table, side, taker)


def _nearest(side: Side, ball: Hex) -> tuple[Figure, tuple[Reason, ...]]:
    """Return the nearest attacker: between equals the coach's `T`, else outfield first, then the lowest number.

    And why it is they; that the coach asked for them is for the coach alone.
    """
    hexes = side.nearest(ball)
    equals = side.standing_within(ball, hexes)
    taker = min(equals, key=lambda one: (one.n != side.order.taker, one.n == side.keeper, one.n))
    why = Reason("taker", {"hexes": hexes, "among": named(*equals)})
    if len(equals) == 1:
        return taker, (why,)
    chosen = "taker-asked" if taker.n == side.order.taker else "taker-default"
    return taker, (why, because(chosen, side.seat))


def make_room(table: Table) -> None:
    """Have no defender where a restart does not want them (HC-2.5-fk-b, HC-2.5-pen-c, -d)."""
    side = table.defending
    if table.restart in ("free_kick", "offside"):
        intruder = side.standing_at(table.ball_at)
        free = [] if intruder is None else free_around(side, intruder, BACKWARDS)
        if intruder is not None and free:
            push(table, intruder, free[0], "ball_hex")
    elif table.restart == "penalty":
        start = side.the_keeper.where
        keeper = into_zone(table, side)
        if start != keeper.where:
            table.emit(Pushed(seat=side.seat, player=keeper.n, start=start, to=keeper.where, why="keeper"))
        _clear_box(table, side, keeper)


def _clear_box(table: Table, side: Side, stays: Figure) -> None:
    """HC-2.5-pen-c: put everyone of a side but one on the nearest hex outside the box, by number."""
    box = PITCH.box(table.defending.seat)
    for one in side.on_pitch():
        if one is not stays and one.at in box:
            push(table, one, nearest_free(side, one, box | PITCH.keeper_zones), "box")
