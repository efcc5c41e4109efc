"""What a coach should know of an order that is taken: BOOST and cards spent for nothing.

The moves are walked through on a table that is thrown away, as reading the order does.
"""

from collections.abc import Iterator

from rules.contract import Notice
from rules.dice import Dice
from rules.errors import OrderError
from rules.helvetia_cup.cards import BoostEffect, StepEffect, cards_of
from rules.helvetia_cup.orders import Move, Order
from rules.helvetia_cup.paths import closed_zones_of, shortest
from rules.helvetia_cup.pitch import SeatName
from rules.helvetia_cup.state import SEATS, Match, State
from rules.helvetia_cup.turn.moves import Moves, PossibleMove
from rules.helvetia_cup.turn.table import Side, Table

CLAUSES = {"W_BOOST_DETOUR": "HC-2.4-c", "W_BOOST_FULL": "HC-2.7-e", "W_STEPS_UNUSED": "HC-2.7-e"}
PLAYING = ("attack", "defence", "play")
ANY_WAY = 99  # more hexes than there are in a row


def warnings(state: State, seat: str, order: Order) -> tuple[Notice, ...]:
    """Return what an order spends for nothing.

    Details: `player`; of `W_BOOST_DETOUR` also `spent`, what a move costs, and `enough`, what the straight way would;
    of the others `card`.
    """
    if not isinstance(state, Match) or state.phase not in PLAYING:
        return ()
    side = next(name for name in SEATS if name == seat)
    return tuple(_warnings(state, side, order))


def _warnings(state: Match, seat: SeatName, order: Order) -> Iterator[Notice]:
    table = Table(state, Dice(b""), {seat: order})
    side = table.sides[seat]
    yield from _full(side, order)
    moves = Moves(table, side)
    moves.prepare()
    hexes: dict[int, int] = {}  # how far each one goes
    for move in order.moves:
        if state.is_simultaneous and move.mark is not None:  # where the opponents will be is not known
            hexes[move.player] = ANY_WAY
            continue
        try:
            way = moves.way(move)
        except OrderError:  # stands in the way of one that is not known
            return
        hexes[move.player] = len(way.path) - move.overlap + (move.substitute is not None)
        yield from _detours(moves, move, way)
        moves.play(move)
    yield from _idle_steps(table, side, moves, hexes)


def _full(side: Side, order: Order) -> Iterator[Notice]:
    """HC-2.7-e: BOOST for somebody whose reserve is whole."""
    known = cards_of(side.state.team)
    for play in order.cards:
        card = known.get(play.card)
        figure = None if play.target is None else side.figures.get(play.target)
        if card is None or figure is None or not isinstance(card.effect, BoostEffect):
            continue
        if figure.boost >= figure.card.boost - (figure.n in side.state.tired):
            yield Notice(code="W_BOOST_FULL", details={"player": figure.n, "card": card.no})


def _detours(moves: Moves, move: Move, way: PossibleMove) -> Iterator[Notice]:
    """HC-2.4-c: more BOOST than the straight way to where a move ends costs, and no ball taken along on the detour."""
    figure, side = way.figure, moves.side
    path = way.path[:-1] if move.overlap else way.path
    end = path[-1] if path else figure.where
    closed = closed_zones_of(side.seat, keeper=figure.n == side.keeper)
    straight = () if end == figure.where else shortest(side.seat, figure.where, end, closed) or path
    takes_ball = moves.loose_ball in path and moves.loose_ball not in straight
    enough = max(0, len(straight) + (move.substitute is not None) - moves.free_steps(figure))
    if way.cost > enough and not takes_ball:
        details = {"player": figure.n, "spent": way.cost, "enough": enough}
        yield Notice(code="W_BOOST_DETOUR", details=details)


def _idle_steps(table: Table, side: Side, moves: Moves, hexes: dict[int, int]) -> Iterator[Notice]:
    """HC-2.7-e: free hexes by a card for somebody who would not have needed them."""
    known = cards_of(side.state.team)
    for play in side.order.cards:
        card = known.get(play.card)
        figure = None if play.target is None else side.figures.get(play.target)
        if card is None or figure is None or not isinstance(card.effect, StepEffect):
            continue
        without = moves.free_steps(figure) - table.extra_steps.get(figure, 0)
        if hexes.get(figure.n, 0) <= without:
            yield Notice(code="W_STEPS_UNUSED", details={"player": figure.n, "card": card.no})
